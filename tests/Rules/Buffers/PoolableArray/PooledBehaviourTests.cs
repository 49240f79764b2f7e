using Allocations.Analyzers.Rules.Buffers.PoolableArray;
using Allocations.CodeFixes.Rules.Buffers.PoolableArray;
using Allocations.Tests.Behaviour;
using Microsoft.CodeAnalysis.CSharp;

namespace Allocations.Tests.Buffers.PoolableArray;

/// <summary>
/// ALLOC502, compared by running both versions over a pool whose arrays are longer than asked for and full of what others left: the mistakes
/// that people make when they convert by hand must not be made.
/// </summary>
public sealed class PooledBehaviourTests
{
    private const string Source =
        """
        using System;
        using System.Buffers;
        using System.IO;
        using System.Text;
        public static class C
        {
            public static int Returned;

            static void Dirty()
            {
                for (var size = 16; size <= 4096; size *= 2)
                {
                    var a = ArrayPool<byte>.Shared.Rent(size);
                    Array.Fill(a, (byte)0xAA);
                    ArrayPool<byte>.Shared.Return(a);
                }
            }

            public static int LogicalLength(int n)
            {
                Dirty();
                var total = 0;
                for (var round = 0; round < 2; round++)
                {
                    if (round > 5)
                        continue;
                    var a = new byte[n];
                    total += a.Length;
                }

                return total;
            }

            public static string Segments(int n)
            {
                Dirty();
                using var hash = System.Security.Cryptography.SHA256.Create();
                var text = "";
                for (var round = 0; round < 2; round++)
                {
                    if (round > 5)
                        continue;
                    var a = new byte[n];
                    if (a.Length > 2)
                        a[2] = (byte)round;
                    text += BitConverter.ToString(a, 0, a.Length) + Convert.ToHexString(hash.ComputeHash(a, n / 2, n - n / 2));
                }

                return text;
            }

            public static string UnwrittenTail(int n)
            {
                Dirty();
                var stream = new MemoryStream();
                for (var round = 0; round < 2; round++)
                {
                    if (round > 5)
                        continue;
                    var a = new byte[n];
                    if (a.Length > 1)
                        a[1] = 5;
                    stream.Write(a, 0, a.Length);
                }

                return Convert.ToHexString(stream.ToArray());
            }

            public static int LoopBound(int n)
            {
                Dirty();
                var sum = 0;
                for (var round = 0; round < 2; round++)
                {
                    if (round > 5)
                        continue;
                    var a = new byte[n];
                    for (var i = 0; i < a.Length; i++)
                        a[i] = (byte)(i + 1);
                    for (var i = 0; i < a.Length; i++)
                        sum += a[i] * i;
                }

                return sum;
            }

            public static string WholeArray(int n)
            {
                Dirty();
                var stream = new MemoryStream();
                for (var round = 0; round < 2; round++)
                {
                    if (round > 5)
                        continue;
                    var a = new byte[n];
                    stream.Write(a);
                }

                return Convert.ToBase64String(stream.ToArray());
            }

            public static int EarlyReturn(int n)
            {
                Dirty();
                for (var round = 0; round < 3; round++)
                {
                    if (round > 5)
                        continue;
                    var a = new byte[n];
                    if (n > 40)
                        return a[n - 1] + round;
                    a[0]++;
                    if (a[0] != 1)
                        return -1;
                }

                return n;
            }

            public static int Throwing(int n)
            {
                Dirty();
                for (var round = 0; round < 3; round++)
                {
                    if (round > 5)
                        continue;
                    var a = new byte[n];
                    a[n / 2] = 1;
                    if (n > 60)
                        throw new InvalidOperationException(a.Length.ToString());
                }

                return n;
            }

            public static int FromEnd(int n)
            {
                Dirty();
                var sum = 0;
                for (var round = 0; round < 3; round++)
                {
                    if (round > 5)
                        continue;
                    var a = new byte[n];
                    a[^1] += 3;
                    sum += a[^1] + a[n - 1];
                }

                return sum;
            }

            public static int Enumerated(int n)
            {
                Dirty();
                var sum = 0;
                for (var round = 0; round < 3; round++)
                {
                    if (round > 5)
                        continue;
                    var a = new byte[n];
                    foreach (var b in a)
                        sum = sum * 3 + b + 1;
                }

                return sum;
            }

            public static string Counted(int n)
            {
                Dirty();
                var source = new MemoryStream(Encoding.ASCII.GetBytes(new string('x', 50)));
                var target = new MemoryStream();
                for (var round = 0; round < 2; round++)
                {
                    if (round > 5)
                        continue;
                    var a = new byte[n];
                    var sum = 0;
                    int read;
                    while ((read = source.Read(a, 0, n)) > 0)
                    {
                        target.Write(a, 0, read);
                        for (var i = 0; i < read; i++)
                            sum += a[i];
                    }

                    target.WriteByte((byte)sum);
                    source.Position = 0;
                }

                return Convert.ToHexString(target.ToArray());
            }

            public static string Filled(int n)
            {
                Dirty();
                var source = new MemoryStream(Encoding.ASCII.GetBytes(new string('x', 50)));
                var text = "";
                for (var round = 0; round < 2; round++)
                {
                    if (round > 5)
                        continue;
                    var a = new byte[n];
                    source.Position = 0;
                    source.ReadExactly(a, 0, n);
                    text += Convert.ToHexString(a);
                }

                return text;
            }

            public static string PartlyFilled(int n)
            {
                Dirty();
                var source = new MemoryStream(Encoding.ASCII.GetBytes(new string('x', 50)));
                var text = "";
                for (var round = 0; round < 2; round++)
                {
                    if (round > 5)
                        continue;
                    var a = new byte[n];
                    source.Position = round;
                    var read = source.Read(a, 0, n);
                    text += read + Convert.ToHexString(a);
                }

                return text;
            }

            public static string Encoded(int n)
            {
                Dirty();
                var text = "";
                for (var round = 0; round < 2; round++)
                {
                    if (round > 5)
                        continue;
                    var a = new byte[n];
                    text += Encoding.Latin1.GetString(a) + Convert.ToHexString(a);
                }

                return text;
            }
        }
        """;

    [Fact]
    public async Task RentedArrays_BehaveAsNewOnes()
    {
        var changed = await RentAsync(Source);

        Assert.DoesNotContain("new byte[", changed, StringComparison.Ordinal);
        Assert.Equal(10, changed.Split("a.Clear();").Length - 1);
        int[] lengths = [0, 1, 2, 15, 16, 17, 31, 33, 41, 60, 61, 100, 1000];
        SameBehaviour.Verify(
            Source, changed, lengths.Select(static n => new object?[] { n }), LanguageVersion.Latest,
            "LogicalLength",
            "UnwrittenTail",
            "LoopBound",
            "WholeArray",
            "EarlyReturn",
            "Throwing",
            "FromEnd",
            "Enumerated",
            "Encoded",
            "Segments",
            "Counted",
            "Filled",
            "PartlyFilled");
    }

    [Theory]
    [InlineData("EarlyReturn", 50)]
    [InlineData("Throwing", 70)]
    [InlineData("Enumerated", 50)]
    public async Task EveryWayOut_ReturnsEachArrayOnce(string method, int n)
    {
        var changed = (await RentAsync(Source)).Replace("ArrayPool<byte>.Shared.Return(aRented)", "Returned++", StringComparison.Ordinal)
            .Replace("ArrayPool<byte>.Shared.Rent(n)", "Count(n)", StringComparison.Ordinal)
            .Replace(
                "public static int Returned;",
                "public static int Returned; static byte[] Count(int n) { Returned--; return ArrayPool<byte>.Shared.Rent(n); } "
                    + "public static int Balance() => Returned;",
                StringComparison.Ordinal);
        using var methods = CompiledMethods.Compile(changed);

        methods.Call(method, n);

        Assert.Equal(0, methods.Call("Balance").Value);
    }

    [Fact]
    public async Task NegativeLength_ThrowsAnotherException()
    {
        using var original = CompiledMethods.Compile(Source);
        using var changed = CompiledMethods.Compile(await RentAsync(Source));

        Assert.Equal(typeof(OverflowException), original.Call("LogicalLength", -1).Exception);
        Assert.Equal(typeof(ArgumentOutOfRangeException), changed.Call("LogicalLength", -1).Exception);
    }

    [Fact]
    public async Task RentedArray_IsNotAllocated()
    {
        const string Loop = "using System; using System.Buffers; public static class C { public static int M(int n) { var sum = 0; for (var i = 0; i < 10; "
            + "i++) { if (i > 20) continue; var a = new byte[n]; a[i] = 1; sum += BitConverter.ToInt32(a, 0); } return sum; } }";
        using var original = CompiledMethods.Compile(Loop);
        using var changed = CompiledMethods.Compile(await RentAsync(Loop));
        var old = original.Delegate<Func<int, int>>("M");
        var now = changed.Delegate<Func<int, int>>("M");

        Assert.Equal(10240, AllocatedBytes.PerCall(() => old(1000)));
        Assert.Equal(0, AllocatedBytes.PerCall(() => now(1000)));
    }

    private static Task<string> RentAsync(string source) =>
        AppliedFix.ApplyAsync<PoolableArrayAnalyzer, PoolableArrayCodeFix>(source, LanguageVersion.Latest, static _ => true);
}
