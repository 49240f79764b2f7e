using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.CSharpAnalyzerVerifier<Allocations.Analyzers.Rules.Time.WallClock.WallClockAnalyzer>;

namespace Allocations.Tests.Time.WallClock;

/// <summary>What ALLOC701 reports and what it leaves alone.</summary>
public sealed class WallClockTests
{
    [Fact]
    public Task DeadlineComparedInLoop_IsReportedWithCost() => new Verify.Test
    {
        TestCode = """
            using System;
            class C
            {
                private DateTime _end = DateTime.Now.AddSeconds(1);
                void M()
                {
                    while ({|#0:DateTime.Now|} < _end)
                    {
                    }
                }
            }
            """,
        ExpectedDiagnostics =
        {
            Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info)
                .WithMessage(
                    "'DateTime.Now' asks the system for the time and looks up the time zone on each call, but only the distance to another reading is needed "
                        + "(in a loop (line 7))"),
        },
    }.RunAsync();

    [Fact]
    public Task ItemsComparedInLoop_IsReportedWithTheHoist() => new Verify.Test
    {
        TestCode = """
            using System;
            using System.Collections.Generic;
            public class Item { public DateTime Due { get; set; } }
            class C
            {
                int M(List<Item> items)
                {
                    var count = 0;
                    foreach (var item in items)
                    {
                        if (item.Due < {|#0:DateTime.UtcNow|})
                            count++;
                    }
                    return count;
                }
            }
            """,
        ExpectedDiagnostics =
        {
            Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info)
                .WithMessage(
                    "'DateTime.UtcNow' asks the system for the time on each call, but only one reading before the loop is needed (in a loop (line 9))"),
        },
    }.RunAsync();

    [Theory]
    [InlineData("if (item.Due < [|DateTime.Now|]) Use();")]
    [InlineData("if (item.Due < [|DateTime.Today|]) Use();")]
    [InlineData("if (item.DueOffset < [|DateTimeOffset.Now|]) Use();")]
    [InlineData("if (item.DueOffset < [|DateTimeOffset.UtcNow|]) Use();")]
    [InlineData("if (items[0].Due < item.Due || item.Due.AddSeconds(1) < [|DateTime.Now|]) Use();")]
    [InlineData("if (([|DateTime.Now|] - item.Due).TotalSeconds > 5) Use();")]
    [InlineData("if (item.Due < [|DateTime.Now|]) return;")]
    [InlineData("item.Due = [|DateTime.Now|];")]
    [InlineData("item.Due = [|DateTime.Now|].AddSeconds(5);")]
    [InlineData("items.Add(new Item { Due = [|DateTime.Now|] });")]
    [InlineData("var now = [|DateTime.Now|]; if (item.Due < now) Use();")]
    [InlineData("var now = [|DateTime.Now|]; if (item.Due < now) item.Due = now.AddSeconds(1);")]
    public Task TimeOfTheItemsOfALoop_IsReported(string body) => VerifyAsync($$"""
        void M(List<Item> items) { foreach (var item in items) { {{body}} } }
        """);

    [Theory]
    [InlineData("for (var i = 0; i < items.Count; i++) { if (items[i].Due < [|DateTime.Now|]) Use(); }")]
    [InlineData("foreach (var item in items) if (item.Due < [|DateTime.Now|]) Use();")]
    [InlineData("foreach (var (item, other) in new (Item, int)[3]) { if (item.Due < [|DateTime.Now|]) Use(); }")]
    [InlineData("while (true) { foreach (var item in items) { if (item.Due < [|DateTime.Now|]) Use(); } }")]
    public Task LoopOverData_IsReported(string loop) => VerifyAsync($$"""
        void M(List<Item> items) { {{loop}} }
        """);

    [Theory]
    [InlineData("await Task.Delay(1);")]
    [InlineData("Thread.Sleep(1);")]
    [InlineData("new System.Net.Sockets.UdpClient().Send(null, 0);")]
    [InlineData("new ManualResetEventSlim().Wait();")]
    [InlineData("new Thread(Use).Join();")]
    public Task LoopThatWaits_IsSilent(string wait) => VerifyAsync($$"""
        async Task M(List<Item> items) { foreach (var item in items) { {{wait}} if (item.Due < DateTime.Now) Use(); } await Task.Yield(); }
        """);

    [Theory]
    [InlineData("if (deadline < DateTime.Now) break;")]
    [InlineData("if (items[0].Due < DateTime.Now) break;")]
    [InlineData("Console.WriteLine(DateTime.Now);")]
    [InlineData("Console.WriteLine($\"{DateTime.Now} {item}\");")]
    [InlineData("LastSeen = DateTime.Now;")]
    [InlineData("times[0] = DateTime.Now;")]
    [InlineData("map[item] = DateTime.Now;")]
    [InlineData("Send(DateTime.Now);")]
    [InlineData("var year = DateTime.Now.Year;")]
    [InlineData("var text = DateTime.Now.ToString();")]
    [InlineData("var now = DateTime.Now; Send(now);")]
    [InlineData("var now = DateTime.Now; if (item.Due < now) now = item.Due;")]
    [InlineData("item.Due = DateTime.Now; Use(); if ((DateTime.Now - item.Due).TotalSeconds > 1) Use();")]
    [InlineData("Action a = () => { if (item.Due < DateTime.Now) Use(); };")]
    public Task TimeThatMustBeFreshOrIsWanted_IsSilent(string body) => VerifyAsync($$"""
        public DateTime LastSeen { get; set; }
        void Send(DateTime time) { }
        void M(List<Item> items, DateTime deadline, DateTime[] times, Dictionary<Item, DateTime> map) { foreach (var item in items) { {{body}} } }
        """);

    [Theory]
    [InlineData("void M(Queue<Item> items) { while (items.TryPeek(out var item) && item.Due < DateTime.Now) items.Dequeue(); }")]
    [InlineData("void M(List<Item> items) { for (var i = 0; items[i].Due < DateTime.Now; i++) Use(); }")]
    public Task ConditionOfLoop_IsSilent(string member) => VerifyAsync(member);

    [Fact]
    public Task ElapsedPairInLoop_IsReported() => VerifyAsync("""
        void M(List<Item> items)
        {
            foreach (var item in items)
            {
                var start = [|DateTime.Now|];
                Use();
                Console.WriteLine((([|DateTime.Now|]) - start).TotalMilliseconds);
            }
        }
        """);

    [Fact]
    public Task DeadlineLoopOfLocals_IsReported() => VerifyAsync("""
        void M(int timeout)
        {
            var end = DateTime.Now.AddMilliseconds(timeout);
            do { Use(); } while ([|DateTime.Now|] < end);
        }
        """);

    [Theory]
    [InlineData("[HotPath] bool M() => [|DateTime.Now|] < _d;")]
    [InlineData("[HotPath] void M() => _d = [|DateTime.Now|].AddSeconds(3);")]
    [InlineData("[HotPath] TimeSpan M() => [|DateTime.Now|] - _d;")]
    [InlineData("bool this[int i] => [|DateTime.Now|] < _d;")]
    [InlineData("[HotPath] bool M() => DateTime.Now < Parse();")]
    [InlineData("[HotPath] public bool M(DateTime end) => DateTime.Now < end;")]
    [InlineData("[HotPath] bool M(DateTime end) => DateTime.Now < end; bool N(DateTime at) => M(at);")]
    [InlineData("[HotPath] bool M(DateTime end) => [|DateTime.Now|] < end; bool N() => M(_d);")]
    [InlineData("[HotPath] bool M(ref long end) => [|DateTime.Now|].Ticks - end > 5; bool N() { var at = DateTime.Now.Ticks; return M(ref at); }")]
    [InlineData("[HotPath] long M() => DateTime.Now.Ticks;")]
    [InlineData("[HotPath] bool M() => DateTime.Now.Ticks > Environment.TickCount64;")]
    [InlineData("[HotPath] bool M() => [|DateTime.Now|] < Kept; internal DateTime Kept { get; set; } = DateTime.Now;")]
    [InlineData("[HotPath] DateTime M() => DateTime.Now;")]
    [InlineData("[HotPath] DateTime M() => DateTime.Now.AddSeconds(1);")]
    [InlineData("[HotPath] void M() => Shown = DateTime.Now;")]
    [InlineData("[HotPath] bool M() => DateTime.Now < Shown;")]
    [InlineData("bool M() => DateTime.Now < _d;")]
    [InlineData("[HotPath] void M() { throw new Exception(DateTime.Now > _d ? \"late\" : \"\"); }")]
    [InlineData("[HotPath] bool M(IQueryable<Item> q) => q.Any(item => item.Due < DateTime.Now);")]
    [InlineData("[HotPath] bool M(TimeProvider time) => time.GetUtcNow() < DateTimeOffset.MaxValue;")]
    public Task HotMember_IsReportedWhereTheTimeIsOnlyMeasured(string member) => VerifyAsync($$"""
        private DateTime _d;
        public DateTime Shown { get; set; }
        static DateTime Parse() => default;
        void Set() => _d = DateTime.Now;
        bool Over => _d < DateTime.Now;
        {{member}}
        """);

    [Fact]
    public Task EveryHeatRaised_ReportsOnlyMeasuredTimes() => VerifyAsync(
        """
        private class Entry { public DateTime Expires { get; set; } }
        private readonly ConcurrentDictionary<string, Entry> _entries = new();
        public DateTime LastLogin { get; set; }
        void Set(string key, int expire) =>
            _entries.AddOrUpdate(key, k => new Entry(), (k, entry) => { entry.Expires = [|DateTime.Now|].AddSeconds(expire); return entry; });
        TimeSpan Left(string key) => _entries[key].Expires - [|DateTime.Now|];
        bool Over(Entry entry) => entry.Expires <= Clock.Now;
        void Login() => LastLogin = DateTime.Now;
        DateTime Issued(DateTime? at) { var now = DateTime.Now; return at ?? now; }
        """,
        "unknown");

    [Fact]
    public Task MemberWithEscapeElsewhere_IsSilentAtAnyHeat() => VerifyAsync(
        """
        private class Entry { public DateTime Expires { get; set; } }
        bool Over(Entry entry) => entry.Expires <= DateTime.Now;
        void Set(Entry entry) => entry.Expires = DateTime.Now;
        public DateTime Show(object entry) => ((Entry)entry).Expires;
        """,
        "unknown");

    [Theory]
    [InlineData("public TimeSpan this[int i] { get { var start = DateTime.Now; Use(); return DateTime.Now - start; } }")]
    [InlineData("public double this[int i] { get { var start = DateTime.UtcNow; Use(); var end = DateTime.UtcNow; return (end - start).TotalSeconds; } }")]
    [InlineData("DateTime _start; public TimeSpan this[int i] { get { _start = [|DateTime.Now|]; Use(); return [|DateTime.Now|] - _start; } }")]
    [InlineData("public void M(int[] all) { foreach (var x in all) foreach (var y in all) { var start = [|DateTime.Now|]; Use(); "
        + "Put([|DateTime.Now|] - start); } } void Put(TimeSpan time) { }")]
    public Task StopwatchOutsideOfLoops_MeasuresWhatTakesLonger(string member) => VerifyAsync(member);

    [Fact]
    public Task TopLevelLoop_IsReported() => new Verify.Test
    {
        TestCode = """
            using System;
            var end = DateTime.UtcNow.AddSeconds(1);
            while ([|DateTime.UtcNow|] < end)
            {
            }
            """,
        TestState = { OutputKind = OutputKind.ConsoleApplication },
    }.RunAsync();

    [Fact]
    public Task IncompleteCode_DoesNotThrow() => new Verify.Test
    {
        TestCode = """
            using System;
            class C
            {
                void M()
                {
                    foreach (var x in )
                    {
                        if (x.Due < DateTime.Now
                        var now = DateTime.;
                        y. = DateTime.Now.
                    }
                }
            """,
        CompilerDiagnostics = CompilerDiagnostics.None,
    }.RunAsync();

    private static Task VerifyAsync(string members, string? minimumHeat = null)
    {
        var test = new Verify.Test
        {
            TestCode = $$"""
                using System; using System.Collections.Concurrent; using System.Collections.Generic; using System.Linq;
                using System.Threading; using System.Threading.Tasks;
                using Allocations;
                public class Item { public DateTime Due { get; set; } public DateTimeOffset DueOffset { get; set; } }
                static class Clock { public static DateTime Now => default; }
                public class C
                {
                    static void Use() { }
                    {{members}}
                }
                namespace Allocations { class HotPathAttribute : Attribute { } }
                """,
        };
        if (minimumHeat is not null)
            test.TestState.AnalyzerConfigFiles.Add(("/.editorconfig", $"root = true\n[*.cs]\ndotnet_code_quality.ALLOC701.minimum_heat = {minimumHeat}\n"));
        return test.RunAsync();
    }
}
