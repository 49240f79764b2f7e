using Allocations.Analyzers.Rules.Buffers.TemporaryArray;
using Allocations.Analyzers.Rules.Buffers.UnboundedStackalloc;
using Allocations.CodeFixes.Rules.Buffers.TemporaryArray;
using Allocations.CodeFixes.Rules.Buffers.UnboundedStackalloc;
using Allocations.Tests.Behaviour;
using Microsoft.CodeAnalysis.CSharp;

namespace Allocations.Tests.Buffers.Shared;

/// <summary>The safe fixes of ALLOC501 and ALLOC504, compared by running both versions.</summary>
public sealed class BufferBehaviourTests
{
    private const string Scratch =
        """
        using System;
        using System.IO;
        using System.Runtime.CompilerServices;
        using System.Text;
        public static class C
        {
            public static uint Address(int n)
            {
                var buf = new byte[4];
                for (var i = 0; i < 4; i++)
                    buf[3 - i] = (byte)(n >> i);
                return BitConverter.ToUInt32(buf, 0);
            }

            public static string Encoded(int value)
            {
                var stream = new MemoryStream();
                for (var i = 0; i < 3; i++)
                {
                    var arr = new byte[8];
                    var k = 0;
                    var rest = (uint)value;
                    while (rest >= 0x80)
                    {
                        arr[k++] = (byte)(rest | 0x80);
                        rest >>= 7;
                    }

                    arr[k++] = (byte)rest;
                    stream.Write(arr, 0, 8);
                    stream.Write(arr, 1, 3);
                }

                return Convert.ToBase64String(stream.ToArray());
            }

            public static int Indexed(int index)
            {
                var a = new int[5];
                a[index] = 7;
                var u = (uint)index;
                return a[index] + a[4] + a[u >> 28] + a[u];
            }

            public static int Weighted(int index)
            {
                var weights = new[] { 7, 9, 10, 5 };
                var sum = 0;
                foreach (var weight in weights)
                    sum = sum * 31 + weight;
                return sum + weights[index];
            }

            [SkipLocalsInit]
            public static int Zeroed(int index)
            {
                var a = new long[8];
                return (int)a[index & 7];
            }

            public static string Filled(int n)
            {
                var text = new StringBuilder();
                while (n-- > -3 && text.Length < 200)
                {
                    var a = new byte[6];
                    text.Append(a[n & 3]);
                    a[n & 3] = (byte)n;
                    Array.Reverse(a);
                    Array.Clear(a, 1, 2);
                    a.AsSpan(2, 2).Fill(9);
                    text.Append(Encoding.Latin1.GetString(a, 0, 6).Length).Append(a[^1]);
                }

                return text.ToString();
            }
        }
        """;

    private static readonly int[] Inputs = [0, 1, 3, 4, 5, -1, 127, 128, 300, 511, 512, 513, 70000, int.MaxValue, int.MinValue];

    [Fact]
    public async Task TemporaryArrays_OnTheStack_BehaveTheSame()
    {
        var changed = await AppliedFix.SafeAsync<TemporaryArrayAnalyzer, TemporaryArrayCodeFix>(Scratch);

        Assert.DoesNotContain("new byte[", changed, StringComparison.Ordinal);
        Assert.DoesNotContain("= new long[", changed, StringComparison.Ordinal);
        SameBehaviour.Verify(
            Scratch, changed, Inputs.Select(static n => new object?[] { n }), LanguageVersion.Latest,
            "Address", "Encoded", "Indexed", "Weighted", "Zeroed", "Filled");
    }

    [Fact]
    public async Task TemporaryArrayInALoop_OnTheStack_AllocatesNothing()
    {
        const string Source = "using System; public static class C { public static int M(int n) { var sum = 0; for (var i = 0; i < n; "
            + "i++) { var a = new byte[16]; a[i & 15] = 1; sum += BitConverter.ToInt32(a, 0); } return sum; } }";
        using var before = CompiledMethods.Compile(Source);
        using var after = CompiledMethods.Compile(await AppliedFix.SafeAsync<TemporaryArrayAnalyzer, TemporaryArrayCodeFix>(Source));
        var original = before.Delegate<Func<int, int>>("M");
        var changed = after.Delegate<Func<int, int>>("M");

        Assert.Equal(400, AllocatedBytes.PerCall(() => original(10)));
        Assert.Equal(0, AllocatedBytes.PerCall(() => changed(10)));
    }

    [Fact]
    public async Task StackAllocation_WithAHeapFallback_BehavesTheSame()
    {
        const string Source =
            """
            using System;
            public static class C
            {
                public static string Upper(int n)
                {
                    Span<char> s = stackalloc char[n];
                    s.Fill('x');
                    return s.ToString();
                }

                public static int Computed(int n)
                {
                    Span<int> s = stackalloc int[Next(n)];
                    return s.Length + (s.Length > 0 ? s[0] : 5);
                }

                static int Next(int n) => n is > 0 and < 10000 ? n * 3 : n;
            }
            """;
        var changed = await AppliedFix.SafeAsync<UnboundedStackallocAnalyzer, UnboundedStackallocCodeFix>(Source);

        Assert.DoesNotContain("= stackalloc", changed, StringComparison.Ordinal);
        SameBehaviour.Verify(
            Source,
            changed,
            new[] { 0, 1, 255, 256, 257, 511, 512, 513, 3000 }.Select(static n => new object?[] { n }),
            LanguageVersion.Latest,
            "Upper",
            "Computed");
    }

    [Fact]
    public async Task StackAllocation_OfAnImpossibleLength_ThrowsInsteadOfEndingTheProcess()
    {
        const string Source = "using System; public static class C { public static int M(int n) { Span<byte> s = stackalloc byte[n]; return s.Length; } }";
        using var after = CompiledMethods.Compile(await AppliedFix.SafeAsync<UnboundedStackallocAnalyzer, UnboundedStackallocCodeFix>(Source));

        Assert.Equal(typeof(OverflowException), after.Call("M", -1).Exception);
        Assert.Equal(100_000_000, after.Call("M", 100_000_000).Value);
    }
}
