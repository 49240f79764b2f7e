using Allocations.Analyzers.Rules.Buffers.NumberThroughBytes;
using Allocations.CodeFixes.Rules.Buffers.NumberThroughBytes;
using Allocations.Tests.Behaviour;
using Microsoft.CodeAnalysis.CSharp;

namespace Allocations.Tests.Buffers.NumberThroughBytes;

/// <summary>ALLOC506, compared by running both versions.</summary>
public sealed class NumberBytesBehaviourTests
{
    private const string Numbers =
        """
        using System;
        using System.IO;
        public static class C
        {
            public static string Written(int n)
            {
                var stream = new MemoryStream();
                for (var i = 0; i < 3; i++)
                {
                    stream.Write(BitConverter.GetBytes(n + i), 0, 4);
                    var b = BitConverter.GetBytes((long)n << i);
                    if (BitConverter.IsLittleEndian)
                        Array.Reverse(b);
                    stream.Write(b, 0, b.Length);
                }

                var g = new Guid(n, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11);
                stream.Write(g.ToByteArray());
                return Convert.ToHexString(stream.ToArray());
            }

            public static double Read(int n)
            {
                var low = BitConverter.ToInt32(new byte[] { (byte)n, (byte)(n >> 8), 7, 9 }, 0);
                var single = BitConverter.ToSingle(BitConverter.GetBytes(n), 0);
                return BitConverter.ToDouble(BitConverter.GetBytes((long)n * 1234567890123), 0) + low
                    + (float.IsNaN(single) ? BitConverter.ToInt32(BitConverter.GetBytes(single), 0) : single);
            }

            public static string Copied(int n)
            {
                var header = new byte[12];
                BitConverter.GetBytes(n).CopyTo(header, 0);
                Array.Copy(BitConverter.GetBytes((double)n), 0, header, 4, 8);
                return Convert.ToHexString(header);
            }

            public static int Scale(int n)
            {
                var bits = decimal.GetBits(n / 1000m);
                return bits[3] ^ bits[0];
            }
        }
        """;

    [Fact]
    public async Task Numbers_OnTheStack_KeepTheirBytes()
    {
        var changed = await AppliedFix.SafeAsync<NumberThroughBytesAnalyzer, NumberThroughBytesCodeFix>(Numbers);

        Assert.DoesNotContain("BitConverter.GetBytes", changed, StringComparison.Ordinal);
        Assert.DoesNotContain("ToByteArray", changed, StringComparison.Ordinal);
        Assert.DoesNotContain("new byte[] {", changed, StringComparison.Ordinal);
        int[] inputs = [0, 1, -1, 255, 256, 70000, int.MaxValue, int.MinValue, 0x7FC00001, unchecked((int)0xFF800001), 0x7F800000, 1078530011];
        SameBehaviour.Verify(Numbers, changed, inputs.Select(static n => new object?[] { n }), LanguageVersion.Latest, "Written", "Read", "Copied", "Scale");
    }

    [Theory]
    [InlineData("public static int M(int n) { for (var i = 0; i < 10; i++) Stream.Write(BitConverter.GetBytes(i + n)); Stream.Position = 0; return n; }", 320)]
    [InlineData(
        "public static int M(int n) { for (var i = 0; i < 10; i++) { var g = new Guid(i, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11); Stream.Write(g.ToByteArray()); } "
            + "Stream.Position = 0; return n; }",
        400)]
    public async Task Bytes_OnTheStack_AreNotAllocated(string members, long before)
    {
        var source = "using System; public static class C { static readonly System.IO.MemoryStream Stream = new(new byte[4000]); "
            + members.Replace(
                " Stream.Write(BitConverter.GetBytes(i + n));", " { Stream.Write(BitConverter.GetBytes(i + n)); }", StringComparison.Ordinal) + " }";
        using var original = CompiledMethods.Compile(source);
        using var changed = CompiledMethods.Compile(await AppliedFix.SafeAsync<NumberThroughBytesAnalyzer, NumberThroughBytesCodeFix>(source));
        var old = original.Delegate<Func<int, int>>("M");
        var now = changed.Delegate<Func<int, int>>("M");

        Assert.Equal(before, AllocatedBytes.PerCall(() => old(3)));
        Assert.Equal(0, AllocatedBytes.PerCall(() => now(3)));
    }

    [Fact]
    public async Task TargetThatIsTooShort_ThrowsAnotherException()
    {
        const string Source = "using System; public static class C { public static string M(byte[] a, int i) { BitConverter.GetBytes(7).CopyTo(a, i); "
            + "return Convert.ToHexString(a); } }";
        using var original = CompiledMethods.Compile(Source);
        using var changed = CompiledMethods.Compile(await AppliedFix.ApplyAsync<NumberThroughBytesAnalyzer, NumberThroughBytesCodeFix>(
            Source, LanguageVersion.Latest, static _ => true));

        Assert.True(original.Call("M", new byte[9], 2).Matches(changed.Call("M", new byte[9], 2)));
        Assert.Equal(typeof(ArgumentException), original.Call("M", new byte[9], 7).Exception);
        Assert.Equal(typeof(ArgumentOutOfRangeException), changed.Call("M", new byte[9], 7).Exception);
    }
}
