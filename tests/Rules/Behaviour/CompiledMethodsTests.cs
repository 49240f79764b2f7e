using Microsoft.CodeAnalysis.CSharp;

namespace Allocations.Tests.Behaviour;

public sealed class CompiledMethodsTests
{
    [Fact]
    public void Value_IsReturned()
    {
        using var code = CompiledMethods.Compile("static class C { static int M(string s, out int n) { n = 2; return s.Length; } }");

        var outcome = code.Call("M", "abc", 0);

        Assert.Equal(3, outcome.Value);
        Assert.Equal(2, outcome.Arguments[1]);
    }

    [Fact]
    public void Exception_IsCompared()
    {
        using var code = CompiledMethods.Compile("static class C { static int A(string s) => int.Parse(s); static int B(string s) => s.Length; }");

        Assert.False(code.Call("A", [null]).Matches(code.Call("B", [null])));
        Assert.True(code.Call("A", [null]).Matches(code.Call("A", [null])));
    }

    [Fact]
    public void NegativeZero_DiffersFromZero() =>
        Assert.False(new Outcome(-0.0, null, []).Matches(new Outcome(0.0, null, [])));

    [Fact]
    public void DifferentBehaviour_FailsTheTest() =>
        Assert.ThrowsAny<Xunit.Sdk.XunitException>(() => SameBehaviour.VerifyOnTexts(
            "static class C { static int M(string s) => s.Length; }",
            "static class C { static int M(string s) => s is null ? 0 : s.Length; }",
            LanguageVersion.Latest,
            "M"));
}
