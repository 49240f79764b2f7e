using Allocations.Oracle.Format;
using Allocations.Oracle.Measuring;

namespace Allocations.Oracle.Tests;

public sealed class ByteClaimTests
{
    private static readonly Target Net80 = Target.All[0];

    [Fact]
    public void OneNumber_HoldsForAllRuntimesAndBothForms()
    {
        var claim = ByteClaim.Parse("24", Net80, null);

        Assert.All(Target.AllRuntimes, runtime => Assert.Equal(new ByteCount(24, 24), claim.Of(runtime)));
    }

    [Fact]
    public void RuntimeEntry_WinsOverCommonOne()
    {
        var claim = ByteClaim.Parse("net9+ 0/40, 40", Net80, null);

        Assert.Equal(new ByteCount(40, 40), claim.Of("net8"));
        Assert.Equal(new ByteCount(0, 40), claim.Of("net9"));
        Assert.Equal(new ByteCount(0, 40), claim.Of("net10"));
    }

    [Fact]
    public void RuntimeWithoutEntry_IsInherited()
    {
        var claim = ByteClaim.Parse("net10 0/40", Net80, ByteClaim.Parse("40", Net80, null));

        Assert.Equal("net8 40, net9 40, net10 0/40", claim.ToString());
    }

    [Fact]
    public void Alternatives_AreAllowed()
    {
        var claim = ByteClaim.Parse("0 | 40", Net80, null);

        Assert.True(claim.Allows("net8", new ByteCount(0, 0)));
        Assert.True(claim.Allows("net8", new ByteCount(40, 40)));
        Assert.False(claim.Allows("net8", new ByteCount(0, 40)));
    }

    [Theory]
    [InlineData("24 B")]
    [InlineData("net7 24")]
    [InlineData("net8 24")]
    [InlineData("net9")]
    [InlineData("1/2/3")]
    [InlineData("-24")]
    public void UnreadableClaim_IsRefused(string text) => Assert.Throws<FormatException>(() => ByteClaim.Parse(text, Net80, null));
}
