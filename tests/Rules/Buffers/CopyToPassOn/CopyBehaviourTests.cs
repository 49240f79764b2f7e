using Allocations.Analyzers.Rules.Buffers.CopyToPassOn;
using Allocations.CodeFixes.Rules.Buffers.CopyToPassOn;
using Allocations.Tests.Behaviour;
using Microsoft.CodeAnalysis.CSharp;

namespace Allocations.Tests.Buffers.CopyToPassOn;

/// <summary>ALLOC505, compared by running both versions.</summary>
public sealed class CopyBehaviourTests
{
    private const string Copies =
        """
        using System;
        using System.Collections.Generic;
        using System.Linq;
        using System.Text;
        public static class C
        {
            static byte[] Data(int n)
            {
                var data = new byte[Math.Clamp(n, 0, 300)];
                for (var i = 0; i < data.Length; i++)
                    data[i] = (byte)(i * 7 + 65);
                return data;
            }

            public static string Decoded(int n)
            {
                ReadOnlySpan<byte> span = Data(300);
                return Encoding.Latin1.GetString(span.Slice(n, 20).ToArray()) + new Guid(span.Slice(n & 15, 16).ToArray());
            }

            public static string Taken(int n)
            {
                var data = Enumerable.Range(1, 40).Select(i => (byte)i).ToArray();
                if (data == null)
                    return "";
                return Convert.ToHexString(data.Take(n).ToArray()) + "|" + Convert.ToHexString(data.Skip(n).ToArray()) + "|"
                    + Convert.ToHexString(data.Take(50).ToArray());
            }

            public static string Listed(int n)
            {
                var list = new List<byte>();
                for (var i = 0; i < n && i < 100; i++)
                    list.Add((byte)i);
                return Convert.ToBase64String(list.ToArray()) + Convert.ToBase64String(list.Take(n).ToArray());
            }

            public static int Number(int n)
            {
                Memory<byte> memory = Data(300);
                return BitConverter.ToInt32(memory.Span.Slice(n, 4).ToArray(), 0) ^ BitConverter.ToInt16(memory.Slice(n, 4).ToArray(), 1);
            }

            public static string Text(int n)
            {
                ReadOnlySpan<char> chars = "some text that is long enough";
                var text = "another text";
                return new string(chars.Slice(n).ToArray()) + new StringBuilder().Append(chars.Slice(0, n & 7).ToArray()).Append(text.ToCharArray(n, 3));
            }
        }
        """;

    private static readonly int[] Inputs = [0, 1, 2, 3, 7, 15, 29, 30, 39, 40, 41, 100, 280, 281, 296, 297, 299, 300, 301, -1, -40, int.MaxValue, int.MinValue];

    [Fact]
    public async Task CopiesThatAreOnlyRead_AsViews_BehaveTheSame()
    {
        var changed = await AppliedFix.SafeAsync<CopyToPassOnAnalyzer, CopyToPassOnCodeFix>(Copies);

        Assert.DoesNotContain(").ToArray(),", changed, StringComparison.Ordinal);
        Assert.DoesNotContain("ToCharArray", changed, StringComparison.Ordinal);
        Assert.DoesNotContain("data.Take", changed, StringComparison.Ordinal);
        SameBehaviour.Verify(
            Copies, changed, Inputs.Select(static n => new object?[] { n }), LanguageVersion.Latest, "Decoded", "Taken", "Listed", "Number", "Text");
    }

    [Theory]
    [InlineData("public static string M() => new string(\"0123456789\".AsSpan(2, 5).ToArray());", 72, 32)]
    [InlineData(
        "static readonly byte[] Data = new byte[100]; "
            + "public static int M() => System.Text.Encoding.ASCII.GetByteCount(\"ab\") + BitConverter.ToInt32(Data.AsSpan(4, 4).ToArray(), 0);",
        32,
        0)]
    [InlineData("static readonly byte[] Data = new byte[100]; public static Guid M() => new Guid(new ReadOnlySpan<byte>(Data, 3, 16).ToArray());", 40, 0)]
    public async Task Copy_AsAView_IsNotAllocated(string members, long before, long after)
    {
        var source = "using System; public static class C { " + members + " }";
        using var original = CompiledMethods.Compile(source);
        using var changed = CompiledMethods.Compile(await AppliedFix.SafeAsync<CopyToPassOnAnalyzer, CopyToPassOnCodeFix>(source));

        Assert.Equal(before, BytesOf(original));
        Assert.Equal(after, BytesOf(changed));
    }

    [Fact]
    public async Task PartThatEndsPastTheEnd_AsASlice_Throws()
    {
        const string Source = "using System; using System.Linq; "
            + "public static class C { public static string M(byte[] a, int i, int n) => Convert.ToHexString(a.Skip(i).Take(n).ToArray()); }";
        using var original = CompiledMethods.Compile(Source);
        using var changed = CompiledMethods.Compile(await UnsafeAsync(Source));

        Assert.True(original.Call("M", new byte[9], 2, 5).Matches(changed.Call("M", new byte[9], 2, 5)));
        Assert.Equal("0000", original.Call("M", new byte[9], 7, 5).Value);
        Assert.Equal(typeof(ArgumentOutOfRangeException), changed.Call("M", new byte[9], 7, 5).Exception);
    }

    [Fact]
    public async Task CalleeThatWritesTheSource_SeesItWithoutACopy()
    {
        const string Source = "using System; public static class C { static byte[] _data; static int F(ReadOnlySpan<byte> s) { _data[0] = 7; return s[0]; } "
            + "public static int M() { _data = new byte[3]; return F(_data.AsSpan().ToArray()); } }";
        using var original = CompiledMethods.Compile(Source);
        using var changed = CompiledMethods.Compile(await UnsafeAsync(Source));

        Assert.Equal(0, original.Call("M").Value);
        Assert.Equal(7, changed.Call("M").Value);
    }

    private static Task<string> UnsafeAsync(string source) =>
        AppliedFix.ApplyAsync<CopyToPassOnAnalyzer, CopyToPassOnCodeFix>(source, LanguageVersion.Latest, static _ => true);

    private static long BytesOf(CompiledMethods methods)
    {
        if (methods.Method("M").ReturnType == typeof(string))
        {
            var text = methods.Delegate<Func<string>>("M");
            return AllocatedBytes.PerCall(() => text());
        }

        if (methods.Method("M").ReturnType == typeof(Guid))
        {
            var guid = methods.Delegate<Func<Guid>>("M");
            return AllocatedBytes.PerCall(() => guid());
        }

        var number = methods.Delegate<Func<int>>("M");
        return AllocatedBytes.PerCall(() => number());
    }
}
