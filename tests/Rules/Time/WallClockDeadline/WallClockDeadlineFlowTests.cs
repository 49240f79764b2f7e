using Verify = Allocations.Testing.AnyHeat.Analyzer<Allocations.Analyzers.Rules.Time.WallClockDeadline.WallClockDeadlineAnalyzer>;

namespace Allocations.Tests.Time.WallClockDeadline;

/// <summary>How far ALLOC702 follows an instant: into other types, through parameters, and as ticks.</summary>
public sealed class WallClockDeadlineFlowTests
{
    [Theory]
    [InlineData("class Entry { public DateTime [|End|] { get; set; } }", "new Entry { End = DateTime.UtcNow }", "entry.End < DateTime.UtcNow")]
    [InlineData("class Entry { public DateTime [|End|]; }", "new Entry { End = DateTime.UtcNow }", "(DateTime.UtcNow - entry.End).TotalSeconds >= 5")]
    [InlineData("class Entry { internal DateTime [|End|] { get; private set; } = DateTime.UtcNow; }", "new Entry()", "DateTime.UtcNow > entry.End")]
    [InlineData("public class Entry { internal DateTime [|End|] = DateTime.UtcNow; }", "new Entry()", "DateTime.UtcNow > entry.End")]
    [InlineData("struct Entry { public DateTime? [|End|]; }", "new Entry { End = DateTime.UtcNow }", "entry.End.HasValue && entry.End.Value < DateTime.UtcNow")]
    public Task MemberThatAnotherTypeSetsAndCompares_IsReported(string entry, string creation, string test) => VerifyAsync($$"""
        {{entry}}
        static class Factory { public static Entry Make() => {{creation}}; }
        static class Reader { public static bool IsOver(Entry entry) => {{test}}; }
        """);

    [Fact]
    public Task MemberThatAnotherFileCompares_IsReported() => new Verify.Test
    {
        TestState =
        {
            Sources =
            {
                "using System; class Session { public DateTime [|CreatedUtc|] { get; } = DateTime.UtcNow; }",
                "using System; class Pool { bool IsOld(Session s, int limit) => (DateTime.UtcNow - s.CreatedUtc).TotalSeconds >= limit; }",
            },
        },
    }.RunAsync();

    [Theory]
    [InlineData("new Entry(DateTime.UtcNow.AddSeconds(3))")]
    [InlineData("new(DateTime.UtcNow)")]
    [InlineData("new Entry(end: DateTime.UtcNow)")]
    [InlineData("new Entry()")]
    public Task DeadlineOfAConstructor_IsReported(string creation) => VerifyAsync($$"""
        class Entry
        {
            private readonly DateTime [|_end|];
            public Entry(DateTime end) => _end = end;
            public Entry() : this(DateTime.UtcNow) { }
            public bool IsOver => _end < DateTime.UtcNow;
        }
        static class Factory { public static Entry Make() => {{creation}}; }
        """);

    [Theory]
    [InlineData("new Entry(given)")]
    [InlineData("new(given)")]
    [InlineData("new /* of a file */ (given)")]
    [InlineData("new // of a file\n(given)")]
    [InlineData("new\n#line 9\n(given)")]
    public Task TimeThatIsGivenToAConstructor_IsSilent(string creation) => VerifyAsync($$"""
        class Entry
        {
            private readonly DateTime _end;
            public Entry(DateTime end) => _end = end;
            public bool IsOver => _end < DateTime.UtcNow;
        }
        static class Factory { public static Entry Make(DateTime given) => given > DateTime.MinValue ? {{creation}} : new Entry(DateTime.UtcNow); }
        """);

    [Theory]
    [InlineData("bool Test() => IsOver(_end); static bool IsOver(DateTime end) => end < DateTime.UtcNow;")]
    [InlineData("bool Test() => IsOver(in _end); static bool IsOver(in DateTime end) => end < DateTime.UtcNow;")]
    [InlineData(
        "bool Test() => Renew(ref _end); static bool Renew(ref DateTime end) { var now = DateTime.UtcNow; if (now < end) return false; end = now; "
            + "return true; }")]
    [InlineData("bool Test() { return IsOver(_end); static bool IsOver(DateTime end) => end < DateTime.UtcNow; }")]
    [InlineData("bool Test() => _end.IsOver();")]
    public Task DeadlineThatIsPassed_IsReported(string test) => VerifyAsync($$"""
        class Entry
        {
            private DateTime [|_end|] = DateTime.UtcNow;
            {{test}}
        }
        static class Tests { internal static bool IsOver(this DateTime end) => end < DateTime.UtcNow; }
        """);

    [Theory]
    [InlineData("DateTime", "now.Ticks - _last.Ticks > TimeSpan.TicksPerSecond", "now")]
    [InlineData("long", "now.Ticks - _last > limit.Ticks", "now.Ticks")]
    [InlineData("long", "(now.Ticks - _last) / TimeSpan.TicksPerMillisecond > 5", "now.Ticks")]
    [InlineData("long", "Math.Abs(now.Ticks - _last) > TimeSpan.TicksPerSecond", "now.Ticks")]
    [InlineData("long", "_last == 0 || now.Ticks > _last", "now.Ticks + limit.Ticks")]
    [InlineData("long", "now.Ticks - limit.Ticks > _last", "now.Ticks")]
    public Task Ticks_AreReported(string type, string test, string value) => VerifyAsync($$"""
        class Throttle
        {
            private {{type}} [|_last|];
            bool IsDue(TimeSpan limit)
            {
                var now = DateTime.UtcNow;
                if (!({{test}}))
                    return false;
                _last = {{value}};
                return true;
            }
        }
        """);

    [Fact]
    public Task DifferenceThatALocalHolds_IsReported() => VerifyAsync("""
        abstract class Appender
        {
            protected static bool IsDue(ref DateTime last)
            {
                long delta = DateTime.UtcNow.Ticks - last.Ticks;
                if (delta > TimeSpan.TicksPerSecond || delta < -TimeSpan.TicksPerSecond)
                {
                    last = DateTime.UtcNow;
                    return true;
                }

                return false;
            }
        }
        class FileAppender : Appender
        {
            private DateTime [|_last|];
            bool Write() => IsDue(ref _last);
        }
        """);

    [Theory]
    [InlineData(
        "class Entry { public DateTime [|End|]; } class Maker { Entry Make() => new Entry { End = DateTime.UtcNow }; "
            + "bool Over(Entry e) => e.End < DateTime.UtcNow; }")]
    [InlineData(
        "class Entry { private DateTime [|_d|]; public Entry(DateTime d) { _d = d; } "
            + "bool Over => _d < DateTime.UtcNow; static Entry Make() => new Entry(DateTime.UtcNow); }")]
    [InlineData("class Entry { private long [|_d|] = DateTime.UtcNow.Ticks; bool Over => _d < DateTime.UtcNow.Ticks; }")]
    [InlineData("class Entry { private DateTime [|_d|] = DateTime.UtcNow; bool Over => _d.Ticks < DateTime.UtcNow.Ticks; }")]
    public Task WhatTheFixDoesNotFollow_IsReportedOnly(string code) =>
        DeadlineFix.VerifyTextAsync("using System;\n" + code, "using System;\n" + code);

    private static Task VerifyAsync(string code) => new Verify.Test { TestCode = "using System;\n" + code }.RunAsync();
}
