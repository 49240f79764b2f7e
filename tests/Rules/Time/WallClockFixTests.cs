using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.CSharpCodeFixVerifier<
    Allocations.Analyzers.Rules.Time.WallClockAnalyzer,
    Allocations.CodeFixes.Rules.Time.WallClockCodeFix>;

namespace Allocations.Tests.Time;

/// <summary>What the fixes of ALLOC701 write, and where they are not offered.</summary>
public sealed class WallClockFixTests
{
    private const string ReadOnce = "ALLOC701.ReadOnce!";
    private const string Elapsed = "ALLOC701.ElapsedTime!";
    private const string UtcNow = "ALLOC701.UtcNow!";

    [Fact]
    public Task ReadingInLoop_MovesInFrontOfIt() => VerifyAsync(
        ReadOnce,
        """
        void M(List<Item> items)
            {
                Use();

                // each item
                foreach (var item in items)
                {
                    if (item.Due < [|DateTime.Now|]) // late
                        Use();
                }
            }
        """,
        """
        void M(List<Item> items)
            {
                Use();

                var now = DateTime.Now;
                // each item
                foreach (var item in items)
                {
                    if (item.Due < now) // late
                        Use();
                }
            }
        """);

    [Fact]
    public Task SeveralReadingsOfOneLoop_BecomeOneLocal() => VerifyAsync(
        ReadOnce,
        """
        void M(List<Item> items)
            {
                foreach (var item in items)
                {
                    if (item.Due < [|DateTime.Now|] || (DateTime.Today.Year > 1 && item.Due.AddSeconds(1) > [|System.DateTime.Now|]))
                        Use();
                }
            }
        """,
        """
        void M(List<Item> items)
            {
                var now = DateTime.Now;
                foreach (var item in items)
                {
                    if (item.Due < now || (DateTime.Today.Year > 1 && item.Due.AddSeconds(1) > now))
                        Use();
                }
            }
        """,
        iterations: 1);

    [Fact]
    public Task LocalThatHoldsTheReading_MovesAsItIs() => VerifyAsync(
        ReadOnce,
        """
        void M(List<Item> items)
            {
                foreach (var item in items)
                {
                    // the time
                    DateTime time = [|DateTime.UtcNow|];
                    if (item.Due < time)
                        item.Due = time;
                }
            }
        """,
        """
        void M(List<Item> items)
            {
                DateTime time = DateTime.UtcNow;
                foreach (var item in items)
                {
                    // the time
                    if (item.Due < time)
                        item.Due = time;
                }
            }
        """);

    [Fact]
    public Task NestedLoops_MoveOutwardsStepByStep() => VerifyAsync(
        ReadOnce,
        """
        void M(List<List<Item>> lists)
            {
                foreach (var list in lists)
                {
                    foreach (var item in list)
                        item.Due = [|DateTime.Now|];
                }
            }
        """,
        """
        void M(List<List<Item>> lists)
            {
                var now = DateTime.Now;
                foreach (var list in lists)
                {
                    foreach (var item in list)
                        item.Due = now;
                }
            }
        """,
        iterations: 2);

    [Fact]
    public Task TakenName_IsNotTakenAgain() => VerifyAsync(
        ReadOnce,
        """
        void M(List<Item> items, int today) { foreach (var item in items) { if (item.Due < [|DateTime.Today|]) Use(); } }
        """,
        """
        void M(List<Item> items, int today) { var today2 = DateTime.Today; foreach (var item in items) { if (item.Due < today2) Use(); } }
        """);

    [Fact]
    public Task LoopWithoutABlockAround_IsReportedOnly() => VerifyAsync(
        ReadOnce,
        "void M(List<Item> items) { if (items.Count > 0) foreach (var item in items) { if (item.Due < [|DateTime.Now|]) Use(); } }",
        "void M(List<Item> items) { if (items.Count > 0) foreach (var item in items) { if (item.Due < [|DateTime.Now|]) Use(); } }");

    [Fact]
    public Task CrLf_IsKept()
    {
        const string Before = """
            using System;
            class C
            {
                void M(DateTime[] times)
                {
                    for (var i = 0; i < times.Length; i++)
                    {
                        if (times[i] < [|DateTime.Now|])
                            M(times);
                    }
                }
            }
            """;
        const string After = """
            using System;
            class C
            {
                void M(DateTime[] times)
                {
                    var now = DateTime.Now;
                    for (var i = 0; i < times.Length; i++)
                    {
                        if (times[i] < now)
                            M(times);
                    }
                }
            }
            """;
        return VerifyTextAsync(ReadOnce, Before.ReplaceLineEndings("\r\n"), After.ReplaceLineEndings("\r\n"));
    }

    [Theory]
    [InlineData("Console.WriteLine((DateTime.Now - start).TotalMilliseconds);", "Console.WriteLine(Stopwatch.GetElapsedTime(start).TotalMilliseconds);")]
    [InlineData("Console.WriteLine([|DateTime.Now|] - start);", "Console.WriteLine(Stopwatch.GetElapsedTime(start));")]
    [InlineData("Console.WriteLine(DateTime.Now.Subtract(start).TotalSeconds);", "Console.WriteLine(Stopwatch.GetElapsedTime(start).TotalSeconds);")]
    [InlineData("var end = DateTime.Now; Console.WriteLine(end - start);", "var end = Stopwatch.GetTimestamp(); Console.WriteLine(Stopwatch.GetElapsedTime(start, end));")]
    [InlineData("if (DateTime.Now - start > TimeSpan.FromSeconds(5)) Use();", "if (Stopwatch.GetElapsedTime(start) > TimeSpan.FromSeconds(5)) Use();")]
    [InlineData("Action a = () => Console.WriteLine(DateTime.Now - start); start = DateTime.Now;", "Action a = () => Console.WriteLine(Stopwatch.GetElapsedTime(start)); start = Stopwatch.GetTimestamp();")]
    public Task ElapsedPair_IsMeasuredByStopwatch(string before, string after) => VerifyAsync(
        Elapsed,
        $"[HotPath] void M() {{ var start = [|DateTime.Now|]; Use(); {Marked(before)} }}",
        $"[HotPath] void M() {{ var start = Stopwatch.GetTimestamp(); Use(); {after} }}",
        iterations: 1);

    [Fact]
    public Task ExplicitTypes_BecomeLong() => VerifyAsync(
        Elapsed,
        "[HotPath] TimeSpan M() { System.DateTime start = [|DateTime.UtcNow|], end; Use(); end = [|DateTime.UtcNow|]; return end - start; }",
        "[HotPath] TimeSpan M() { long start = Stopwatch.GetTimestamp(), end; Use(); end = Stopwatch.GetTimestamp(); return Stopwatch.GetElapsedTime(start, end); }",
        iterations: 1);

    [Theory]
    [InlineData("var start = [|DateTime.Now|].AddSeconds(1); return [|DateTime.Now|] - start;")]
    [InlineData("var start = [|DateTime.Now|]; return start - [|DateTime.Now|];")]
    [InlineData("var start = [|DateTime.Now|]; if (start > [|DateTime.Now|]) Use(); return [|DateTime.Now|] - start;")]
    [InlineData("var start = DateTime.MinValue; return [|DateTime.Now|] - start;")]
    [InlineData("var start = [|DateTime.Now|]; return /* since */ [|DateTime.Now|] - /* then */ start;")]
    public Task PairThatIsMoreThanElapsed_IsNotMeasuredByStopwatch(string body) =>
        VerifyAsync(Elapsed, $"[HotPath] TimeSpan M() {{ {body} }}", $"[HotPath] TimeSpan M() {{ {body} }}");

    [Fact]
    public Task WithoutGetElapsedTime_IsNotMeasuredByStopwatch() => new Verify.Test
    {
        TestCode = "using System; class C { TimeSpan this[int i] { get { var start = [|DateTime.Now|]; return [|DateTime.Now|] - start; } } }",
        FixedCode = "using System; class C { TimeSpan this[int i] { get { var start = [|DateTime.Now|]; return [|DateTime.Now|] - start; } } }",
        ReferenceAssemblies = ReferenceAssemblies.NetStandard.NetStandard20,
        CodeActionEquivalenceKey = Elapsed,
    }.RunAsync();

    [Theory]
    [InlineData("var end = {0}.AddSeconds(1); while ([|{0}|] < end) Use();")]
    [InlineData("var end = {0}.AddSeconds(1); do Use(); while (end.CompareTo([|{0}|]) > 0);")]
    [InlineData("var end = DateTime.MaxValue; if ({0} < end) end = {0}; while ([|{0}|] < end) Use();")]
    public Task DeadlineOfLocals_IsReadInUtc(string body) => VerifyAsync(
        UtcNow,
        $"void M() {{ {body.Replace("{0}", "DateTime.Now", StringComparison.Ordinal)} }}",
        $"void M() {{ {body.Replace("{0}", "DateTime.UtcNow", StringComparison.Ordinal)} }}",
        iterations: 1);

    [Theory]
    [InlineData("private DateTime _end = DateTime.Now; void M() { while ([|DateTime.Now|] < _end) Use(); }")]
    [InlineData("void M() { while ([|DateTime.Now|] < DateTime.MaxValue) Use(); }")]
    [InlineData("void M() { var end = DateTime.UtcNow; while ([|DateTime.Now|] < end) Use(); }")]
    public Task OtherClockOrMember_IsNotReadInUtc(string members) => VerifyAsync(UtcNow, members, members);

    private static string Marked(string body) => body.Contains("[|", StringComparison.Ordinal) ? body : body.Replace("DateTime.Now", "[|DateTime.Now|]", StringComparison.Ordinal);

    private static Task VerifyAsync(string key, string before, string after, int? iterations = null)
    {
        return VerifyTextAsync(key, Source(before), Source(after), iterations);

        static string Source(string members) => $$"""
            using System;
            using System.Collections.Generic;
            using System.Diagnostics;
            using Allocations;
            public class Item { public DateTime Due { get; set; } }
            class C
            {
                static void Use() { }
                {{members}}
            }
            namespace Allocations { class HotPathAttribute : Attribute { } }
            """;
    }

    private static Task VerifyTextAsync(string key, string before, string after, int? iterations = null)
    {
        var test = new Verify.Test
        {
            TestCode = before,
            FixedCode = after,
            CodeActionEquivalenceKey = key,
            TestState = { AnalyzerConfigFiles = { ("/.editorconfig", "root = true\n[*.cs]\ndotnet_code_quality.ALLOC701.unsafe_fixes = true\n") } },
        };
        if (after.Contains("[|", StringComparison.Ordinal))
            test.FixedState.MarkupHandling = MarkupMode.Allow;
        if (iterations is { } count)
        {
            test.NumberOfIncrementalIterations = count;
            test.NumberOfFixAllIterations = count;
        }

        return test.RunAsync();
    }
}
