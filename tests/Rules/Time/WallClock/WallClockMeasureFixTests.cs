using Microsoft.CodeAnalysis.Testing;
using static Allocations.Tests.Time.WallClock.ClockFix;
using Verify = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Time.WallClock.WallClockAnalyzer,
    Allocations.CodeFixes.Rules.Time.WallClock.WallClockCodeFix>;

namespace Allocations.Tests.Time.WallClock;

/// <summary>What the fixes of ALLOC701 that read another clock write, and where they are not offered.</summary>
public sealed class WallClockMeasureFixTests
{
    private const string Elapsed = "ALLOC701.ElapsedTime!";
    private const string UtcNow = "ALLOC701.UtcNow!";

    [Theory]
    [InlineData("Console.WriteLine((DateTime.Now - start).TotalMilliseconds);", "Console.WriteLine(Stopwatch.GetElapsedTime(start).TotalMilliseconds);")]
    [InlineData("Console.WriteLine([|DateTime.Now|] - start);", "Console.WriteLine(Stopwatch.GetElapsedTime(start));")]
    [InlineData("Console.WriteLine(DateTime.Now.Subtract(start).TotalSeconds);", "Console.WriteLine(Stopwatch.GetElapsedTime(start).TotalSeconds);")]
    [InlineData(
        "var end = DateTime.Now; Console.WriteLine(end - start);",
        "var end = Stopwatch.GetTimestamp(); Console.WriteLine(Stopwatch.GetElapsedTime(start, end));")]
    [InlineData("if (DateTime.Now - start > TimeSpan.FromSeconds(5)) Use();", "if (Stopwatch.GetElapsedTime(start) > TimeSpan.FromSeconds(5)) Use();")]
    [InlineData(
        "Action a = () => Console.WriteLine(DateTime.Now - start); start = DateTime.Now;",
        "Action a = () => Console.WriteLine(Stopwatch.GetElapsedTime(start)); start = Stopwatch.GetTimestamp();")]
    public Task ElapsedPair_IsMeasuredByStopwatch(string before, string after) => VerifyAsync(
        Elapsed,
        $"[HotPath] void M() {{ var start = [|DateTime.Now|]; Use(); {Marked(before)} }}",
        $"[HotPath] void M() {{ var start = Stopwatch.GetTimestamp(); Use(); {after} }}",
        iterations: 1);

    [Fact]
    public Task ExplicitTypes_BecomeLong() => VerifyAsync(
        Elapsed,
        "[HotPath] TimeSpan M() { System.DateTime start = [|DateTime.UtcNow|], end; Use(); end = [|DateTime.UtcNow|]; return end - start; }",
        "[HotPath] TimeSpan M() { long start = Stopwatch.GetTimestamp(), end; Use(); end = Stopwatch.GetTimestamp(); "
            + "return Stopwatch.GetElapsedTime(start, end); }",
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
    public Task Ticks_AreNotMeasuredByStopwatch() => VerifyAsync(
        Elapsed,
        "[HotPath] long M() { var start = [|DateTime.Now|].Ticks; return [|DateTime.Now|].Ticks - start; }",
        "[HotPath] long M() { var start = [|DateTime.Now|].Ticks; return [|DateTime.Now|].Ticks - start; }");

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

    private static string Marked(string body) =>
        body.Contains("[|", StringComparison.Ordinal) ? body : body.Replace("DateTime.Now", "[|DateTime.Now|]", StringComparison.Ordinal);
}
