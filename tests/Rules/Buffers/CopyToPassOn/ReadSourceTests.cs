using Allocations.Testing;
using Verify = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Buffers.CopyToPassOn.CopyToPassOnAnalyzer,
    Allocations.CodeFixes.Rules.Buffers.CopyToPassOn.CopyToPassOnCodeFix>;

namespace Allocations.Tests.Buffers.CopyToPassOn;

/// <summary>Copies of which the length or one element is read where they are made.</summary>
public sealed class ReadSourceTests
{
    [Theory]
    [InlineData("[|list.ToArray()|].Length", "list.Count")]
    [InlineData("[|list.ToList()|].Count", "list.Count")]
    [InlineData("[|array.ToArray()|].Length", "array.Length")]
    [InlineData("[|array.ToList()|].Count", "array.Length")]
    [InlineData("[|map.Keys.ToList()|].Count", "map.Keys.Count")]
    [InlineData("([|queue.ToArray()|]).Length + 1", "queue.Count + 1")]
    [InlineData("[|new List<int>(array)|].Count", "array.Length")]
    [InlineData("[|new Stack<int>(list)|].Count", "list.Count")]
    [InlineData("[|list.GetRange(1, 2).ToArray()|].Length", "list.GetRange(1, 2).Count")]
    [InlineData("[|new List<int>(list ?? other)|].Count", "(list ?? other).Count")]
    [InlineData("[|span.ToArray()|].Length", "span.Length")]
    [InlineData("[|memory.ToArray()|].Length", "memory.Length")]
    [InlineData("[|memory.Slice(4, 1).ToArray()|].Length", "memory.Slice(4, 1).Length")]
    [InlineData("[|memory.Slice(4, 1).ToArray()|][0]", "memory.Slice(4, 1).Span[0]")]
    [InlineData("[|span.ToArray()|][n + 1]", "span[n + 1]")]
    [InlineData("[|span.ToArray()|][^1]", "span[^1]")]
    [InlineData("[|span.ToArray()|][0].ToString()", "span[0].ToString()")]
    [InlineData("[|points.Span.ToArray()|][0].X", "points.Span[0].X")]
    [InlineData("[|named.Span.ToArray()|].Length", "named.Span.Length")]
    [InlineData("[|memory.ToArray()|][n] + n++", "memory.Span[n] + n++")]
    public Task LengthOrElementOfACopy_IsReadInTheSource(string use, string changed) =>
        Verify.VerifyCodeFixAsync(In("Use(" + use + ");"), In("Use(" + changed + ");"));

    [Theory]
    [InlineData("[|some.ToArray()|].Length", "some.Count()",
        "a 'Ring' may give other elements when it is asked in another way; elements that are only counted may not be computed")]
    [InlineData("[|items.ToList()|].Count", "items.Count", "a 'Ring' may give other elements when it is asked in another way")]
    [InlineData("[|unknown.ToList()|].Count", "unknown.Count", "null is another exception")]
    [InlineData("[|noArray.ToArray()|].Length", "noArray.Length", "null is another exception")]
    [InlineData("[|hiding.ToArray()|].Length", "hiding.Count", "'Count' of 'Hiding' may be another number")]
    [InlineData("[|span.ToArray()|][Next()]", "span[Next()]", "the index is evaluated before the element is read")]
    [InlineData("[|span.ToArray()|][0].CompareTo(span[0]++)", "span[0].CompareTo(span[0]++)", "the element must not change during the call")]
    [InlineData("Sum([|span.ToArray()|][0], span[0]++)", "Sum(span[0], span[0]++)", "the element must not change during the call")]
    [InlineData("[|points.Span.ToArray()|][0].Moved", "points.Span[0].Moved", "the element must not change during the call")]
    [InlineData("Sum([|points.Span.ToArray()|][0].X, 1)", "Sum(points.Span[0].X, 1)", "the element must not change during the call")]
    public async Task LengthThatMayDiffer_IsOfferedWithItsReason(string use, string changed, string reason)
    {
        var title = await new Verify.Test
        {
            TestCode = In("Use(" + use + ");"),
            FixedCode = In("Use(" + changed + ");"),
        }.RunForTitleAsync(TestContext.Current.CancellationToken);

        Assert.EndsWith(" (" + reason + ")", title, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("Use([|list.ToArray()|].LongLength);")]
    [InlineData("Use([|list.ToArray()|] /* why */.Length);")]
    [InlineData("Use(list?[|.ToArray()|].Length);")]
    [InlineData("var copy = [|list.ToArray()|]; Use(copy.Length);")]
    [InlineData("Use([|array.Skip(2).ToArray()|][n]);")]
    public Task CopyThatIsHeldOrWidened_IsReportedWithoutAFix(string statement) => Verify.VerifyCodeFixAsync(In(statement), In(statement));

    private static string In(string statement) =>
        """
        #nullable enable
        using System;
        using System.Collections;
        using System.Collections.Generic;
        using System.Linq;
        class Hiding : List<int> { public new int Count => 1; }
        class Ring : IReadOnlyCollection<int>
        {
            public int Count => 1;
            public IEnumerator<int> GetEnumerator() => throw new Exception();
            IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
        }
        readonly struct Named { public override string ToString() => ""; }
        readonly struct Point { public readonly byte X; public int Moved => X + 1; }
        class C
        {
            static int Sum(in byte first, int second) => first + second;
            static int Next() => Environment.TickCount;
            static void Use(object? o) { }
            static void M(int n, List<int> list, int[] array, Queue<int> queue, IEnumerable<int> some, IReadOnlyCollection<int> items,
                Dictionary<string, int> map, List<int>? unknown, int[]? noArray, List<int> other, Hiding hiding, Span<byte> span, Memory<byte> memory,
                Memory<Point> points, Memory<Named> named)
            {
                STATEMENT
            }
        }
        """.Replace("STATEMENT", statement, StringComparison.Ordinal);
}
