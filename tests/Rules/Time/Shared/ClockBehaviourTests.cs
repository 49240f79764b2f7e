using Allocations.Analyzers.Rules.Time.WallClock;
using Allocations.Analyzers.Rules.Time.WallClockDeadline;
using Allocations.CodeFixes.Rules.Time.WallClock;
using Allocations.CodeFixes.Rules.Time.WallClockDeadline;
using Allocations.Tests.Behaviour;
using Microsoft.CodeAnalysis.CSharp;

namespace Allocations.Tests.Time.Shared;

/// <summary>
/// Original and fixed code give the same answers where a second more or less does not matter: intervals of minutes and years, past and
/// future, unset members and the constants.
/// </summary>
public sealed class ClockBehaviourTests
{
    private const string Deadlines = """
        using System;
        using System.Collections.Generic;
        using System.Linq;
        static class Deadlines
        {
            private sealed class Item
            {
                public DateTime Expires;
                public DateTime? Renewed { get; set; }
                public void Set(int seconds) => Expires = seconds != 0 ? DateTime.Now.AddSeconds(seconds) : DateTime.MaxValue;
                public bool Over => Expires <= DateTime.Now;
            }

            private struct Slot { public DateTimeOffset Until; }

            private sealed class Throttle
            {
                private DateTime _last;
                private DateTime _first { get; set; }
                public bool May(int minutes) => DateTime.UtcNow - _last > TimeSpan.FromMinutes(minutes) && (DateTime.UtcNow - _first).TotalMinutes > minutes;
                public void Mark(int minutes) { _last = DateTime.UtcNow.AddMinutes(-minutes); _first = _last.AddSeconds(-1); }
                public void Clear() { _last = DateTime.MinValue; _first = default; }
                public bool IsClear => _last == DateTime.MinValue;
            }

            public static bool Seconds(int n) { var item = new Item(); item.Set(n); return item.Over; }
            public static bool Unset(int n) => new Item().Over;
            public static int Linq(int n)
            {
                var items = new List<Item> { new Item { Expires = DateTime.Now.AddMinutes(n) }, new Item { Expires = DateTime.MinValue },
                    new Item { Expires = DateTime.MaxValue } };
                return items.Count(item => item.Expires < DateTime.Now) + 10 * items.Count(item => DateTime.Now.CompareTo(item.Expires) < 0);
            }

            public static string Nullable(int n)
            {
                var item = new Item { Renewed = n % 2 == 0 ? DateTime.Now.AddHours(n) : (DateTime?)null };
                return item.Renewed.HasValue + " " + (item.Renewed < DateTime.Now) + " " + (item.Renewed > DateTime.Now) + " " + (item.Renewed is null);
            }

            public static bool Struct(int n)
            {
                var slot = new Slot { Until = DateTimeOffset.Now.AddDays(n / 100000) };
                return slot.Until > DateTimeOffset.UtcNow || default(Slot).Until > DateTimeOffset.UtcNow;
            }

            public static string Elapsed(int n)
            {
                var minutes = n / 100;
                var throttle = new Throttle();
                var text = throttle.May(60) + " " + throttle.IsClear;
                throttle.Mark(minutes);
                text += " " + throttle.May(60) + " " + throttle.IsClear;
                throttle.Clear();
                return text + " " + throttle.May(60) + " " + throttle.IsClear;
            }
        }
        """;

    private const string Conversions = """
        using System;
        static class Conversions
        {
            private static DateTime _d;
            public static bool Span(TimeSpan span) { _d = DateTime.UtcNow + span; return _d > DateTime.UtcNow; }
            public static bool Back(TimeSpan span) { _d = DateTime.UtcNow.Subtract(span); return _d > DateTime.UtcNow; }
            public static bool Double(double n) { _d = DateTime.UtcNow.AddSeconds(n); return _d > DateTime.UtcNow; }
            public static bool Long(long n) { _d = DateTime.UtcNow.AddMilliseconds(n); return _d > DateTime.UtcNow; }
            public static bool Ticks(long n) { _d = DateTime.UtcNow.AddTicks(n); return _d > DateTime.UtcNow; }
        }
        """;

    private const string Loops = """
        using System;
        static class Loops
        {
            public static int Read(int n)
            {
                var times = new[] { DateTime.Now.AddSeconds(n), DateTime.Now.AddHours(1), DateTime.MinValue };
                var count = 0;
                for (var i = 0; i < times.Length; i++)
                {
                    if (times[i] < DateTime.Now)
                        count++;
                }

                return count;
            }

            public static string Measure(int n)
            {
                var text = "";
                for (var i = 0; i < 2; i++)
                {
                    var start = DateTime.Now;
                    var elapsed = DateTime.Now - start;
                    text += (elapsed >= TimeSpan.Zero) + " " + (elapsed.TotalMinutes < 10) + " ";
                }

                return text;
            }

            public static int Wait(int n)
            {
                var count = 0;
                var end = DateTime.Now.AddSeconds(-60);
                while (DateTime.Now < end)
                    count++;
                return count;
            }
        }
        """;

    private static readonly int[] Integers = [60, -60, 7200, -7200, 8640000, -8640000];

    [Fact]
    public async Task Deadlines_AnswerTheSame()
    {
        var changed = await AppliedFix.ApplyAsync<WallClockDeadlineAnalyzer, WallClockDeadlineCodeFix>(Deadlines, LanguageVersion.Latest, static _ => true);

        Assert.DoesNotContain("DateTime.Now", changed, StringComparison.Ordinal);
        Assert.DoesNotContain("UtcNow", changed, StringComparison.Ordinal);
        SameBehaviour.Verify(Deadlines, changed, Calls([0, .. Integers, int.MaxValue, int.MinValue]), LanguageVersion.Latest, "Seconds", "Unset");
        SameBehaviour.Verify(Deadlines, changed, Calls([0, .. Integers]), LanguageVersion.Latest, "Struct", "Elapsed");
        SameBehaviour.Verify(Deadlines, changed, Calls(Integers), LanguageVersion.Latest, "Linq", "Nullable");
    }

    [Fact]
    public async Task ConvertedIntervals_AnswerTheSame()
    {
        var changed = await AppliedFix.ApplyAsync<WallClockDeadlineAnalyzer, WallClockDeadlineCodeFix>(Conversions, LanguageVersion.Latest, static _ => true);

        TimeSpan[] spans = [TimeSpan.FromMinutes(1), TimeSpan.FromMinutes(-1), TimeSpan.FromDays(10000), TimeSpan.FromDays(-10000)];
        SameBehaviour.Verify(Conversions, changed, Calls(spans), LanguageVersion.Latest, "Span", "Back");
        double[] doubles = [60, -60, 59.9999, 1e9, -1e9];
        SameBehaviour.Verify(Conversions, changed, Calls(doubles), LanguageVersion.Latest, "Double");
        long[] longs = [600000, -600000, int.MaxValue * 10L, int.MinValue * 10L];
        SameBehaviour.Verify(Conversions, changed, Calls(longs), LanguageVersion.Latest, "Long");
        long[] ticks = [6000000000, -6000000000];
        SameBehaviour.Verify(Conversions, changed, Calls(ticks), LanguageVersion.Latest, "Ticks");
    }

    [Fact]
    public async Task IntervalBeyondTheCalendar_NeverWraps()
    {
        var changed = await AppliedFix.ApplyAsync<WallClockDeadlineAnalyzer, WallClockDeadlineCodeFix>(Conversions, LanguageVersion.Latest, static _ => true);
        using var before = CompiledMethods.Compile(Conversions);
        using var after = CompiledMethods.Compile(changed);

        Assert.Equal(typeof(ArgumentOutOfRangeException), before.Call("Span", TimeSpan.MaxValue).Exception);
        Assert.Equal(true, after.Call("Span", TimeSpan.MaxValue).Value);
        Assert.NotNull(before.Call("Double", 1e300).Exception);
        Assert.NotNull(after.Call("Double", 1e300).Exception);
        Assert.Equal(typeof(ArgumentException), after.Call("Double", double.NaN).Exception);
        Assert.NotNull(before.Call("Long", long.MaxValue).Exception);
        Assert.NotNull(after.Call("Long", long.MaxValue).Exception);
        Assert.Equal(true, after.Call("Ticks", long.MaxValue).Value);
    }

    [Fact]
    public async Task LoopsAndElapsedTime_AnswerTheSame()
    {
        var changed = await AppliedFix.ApplyAsync<WallClockAnalyzer, WallClockCodeFix>(Loops, LanguageVersion.Latest, static _ => true);

        Assert.Contains("var now = DateTime.Now;", changed, StringComparison.Ordinal);
        Assert.Contains("Stopwatch.GetElapsedTime(start)", changed, StringComparison.Ordinal);
        Assert.Contains("DateTime.UtcNow < end", changed, StringComparison.Ordinal);
        SameBehaviour.Verify(Loops, changed, Calls(Integers), LanguageVersion.Latest, "Read", "Measure", "Wait");
    }

    private static IEnumerable<object?[]> Calls<T>(IEnumerable<T> arguments) => arguments.Select(static argument => new object?[] { argument });
}
