using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.CSharpCodeFixVerifier<
    Allocations.Analyzers.Rules.Time.WallClockDeadlineAnalyzer,
    Allocations.CodeFixes.Rules.Time.WallClockDeadlineCodeFix>;

namespace Allocations.Tests.Time;

/// <summary>What the fix of ALLOC702 writes, and where it is not offered.</summary>
public sealed class WallClockDeadlineFixTests
{
    private const string UnsafeFixes = "root = true\n[*.cs]\ndotnet_code_quality.ALLOC702.unsafe_fixes = true\n";

    [Fact]
    public Task CacheItem_ExpiresByTicks() => VerifyAsync(
        """
        private readonly Dictionary<string, CacheItem> _items = new();
        void RemoveExpired()
        {
            foreach (var pair in _items)
            {
                if (pair.Value.Expired <= DateTime.Now)
                    _items.Remove(pair.Key);
            }
        }
        private sealed class CacheItem
        {
            public DateTime [|Expired|]; // when it is over
            public bool IsExpired => Expired <= DateTime.Now;
            public void SetExpire(int expireSeconds)
            {
                if (expireSeconds > 0)
                {
                    Expired = DateTime.Now.AddSeconds(expireSeconds);
                }
                else
                {
                    Expired = DateTime.MaxValue;
                }
            }
        }
        """,
        """
        private readonly Dictionary<string, CacheItem> _items = new();
        void RemoveExpired()
        {
            foreach (var pair in _items)
            {
                if (pair.Value.Expired <= Environment.TickCount64)
                    _items.Remove(pair.Key);
            }
        }
        private sealed class CacheItem
        {
            public long Expired; // when it is over
            public bool IsExpired => Expired <= Environment.TickCount64;
            public void SetExpire(int expireSeconds)
            {
                if (expireSeconds > 0)
                {
                    Expired = Environment.TickCount64 + expireSeconds * 1000L;
                }
                else
                {
                    Expired = long.MaxValue;
                }
            }
        }
        """);

    [Theory]
    [InlineData("DateTime.Now", "Environment.TickCount64")]
    [InlineData("DateTime.Now.AddSeconds(n)", "Environment.TickCount64 + n * 1000L")]
    [InlineData("DateTime.Now.AddSeconds(n + 1)", "Environment.TickCount64 + (n + 1) * 1000L")]
    [InlineData("DateTime.Now.AddSeconds(-n)", "Environment.TickCount64 + (-n) * 1000L")]
    [InlineData("DateTime.Now.AddSeconds(-5)", "Environment.TickCount64 - 5 * 1000L")]
    [InlineData("DateTime.Now.AddSeconds(0.5)", "Environment.TickCount64 + 500")]
    [InlineData("DateTime.Now.AddSeconds(x)", "Environment.TickCount64 + (long)TimeSpan.FromSeconds(x).TotalMilliseconds")]
    [InlineData("DateTime.Now.AddSeconds(big)", "Environment.TickCount64 + (long)TimeSpan.FromSeconds(big).TotalMilliseconds")]
    [InlineData("DateTime.Now.AddMilliseconds(n)", "Environment.TickCount64 + n")]
    [InlineData("DateTime.Now.AddMilliseconds(n * 2)", "Environment.TickCount64 + (n * 2)")]
    [InlineData("DateTime.Now.AddMinutes(n)", "Environment.TickCount64 + n * 60_000L")]
    [InlineData("DateTime.Now.AddHours(2)", "Environment.TickCount64 + 2 * 3_600_000L")]
    [InlineData("DateTime.Now.AddDays(n)", "Environment.TickCount64 + n * 86_400_000L")]
    [InlineData("DateTime.Now.AddTicks(big)", "Environment.TickCount64 + big / TimeSpan.TicksPerMillisecond")]
    [InlineData("DateTime.Now.AddHours(1).AddMinutes(n)", "Environment.TickCount64 + 1 * 3_600_000L + n * 60_000L")]
    [InlineData("DateTime.Now + span", "Environment.TickCount64 + (long)span.TotalMilliseconds")]
    [InlineData("DateTime.Now - span", "Environment.TickCount64 - (long)span.TotalMilliseconds")]
    [InlineData("DateTime.Now.Add(span)", "Environment.TickCount64 + (long)span.TotalMilliseconds")]
    [InlineData("DateTime.Now.Subtract(-span)", "Environment.TickCount64 - (long)(-span).TotalMilliseconds")]
    [InlineData("DateTime.Now.Add(TimeSpan.FromSeconds(n))", "Environment.TickCount64 + n * 1000L")]
    [InlineData("DateTime.Now + TimeSpan.FromMinutes(2.5)", "Environment.TickCount64 + 150000")]
    [InlineData("DateTime.Now + TimeSpan.MaxValue", "Environment.TickCount64 + (long)TimeSpan.MaxValue.TotalMilliseconds")]
    [InlineData("DateTime.MaxValue", "long.MaxValue")]
    [InlineData("DateTime.MinValue", "0L")]
    [InlineData("default", "0L")]
    [InlineData("default(DateTime)", "0L")]
    [InlineData("new DateTime()", "0L")]
    [InlineData("n > 0 ? DateTime.Now.AddSeconds(n) : DateTime.MaxValue", "n > 0 ? Environment.TickCount64 + n * 1000L : long.MaxValue")]
    [InlineData("_d > DateTime.Now ? _d : DateTime.Now.AddSeconds(n)", "_d > Environment.TickCount64 ? _d : Environment.TickCount64 + n * 1000L")]
    public Task Value_IsRewritten(string before, string after) => VerifyAsync(
        $$"""
        private DateTime [|_d|];
        void Set(int n, long big, double x, TimeSpan span) => _d = {{before}};
        void Set() => _d = DateTime.Now;
        bool Over => _d <= DateTime.Now;
        """,
        $$"""
        private long _d;
        void Set(int n, long big, double x, TimeSpan span) => _d = {{after}};
        void Set() => _d = Environment.TickCount64;
        bool Over => _d <= Environment.TickCount64;
        """);

    [Theory]
    [InlineData("_d < DateTime.Now", "_d < Environment.TickCount64")]
    [InlineData("DateTime.Now >= this._d", "Environment.TickCount64 >= this._d")]
    [InlineData("!(_d > System.DateTime.Now)", "!(_d > Environment.TickCount64)")]
    [InlineData("_d.CompareTo(DateTime.Now) > 0", "_d.CompareTo(Environment.TickCount64) > 0")]
    [InlineData("DateTime.Now.CompareTo(_d) > 0", "Environment.TickCount64.CompareTo(_d) > 0")]
    [InlineData("DateTime.Compare(_d, DateTime.Now) > 0", "_d.CompareTo(Environment.TickCount64) > 0")]
    [InlineData("_d == DateTime.MaxValue || _d < DateTime.Now", "_d == long.MaxValue || _d < Environment.TickCount64")]
    [InlineData("_d != default && _d < DateTime.Now", "_d != 0L && _d < Environment.TickCount64")]
    public Task Comparison_IsRewritten(string before, string after) => VerifyAsync(
        $$"""
        private DateTime [|_d|] = DateTime.Now;
        bool Over => {{before}};
        """,
        $$"""
        private long _d = Environment.TickCount64;
        bool Over => {{after}};
        """);

    [Theory]
    [InlineData("(DateTime.Now - _d).TotalSeconds > 5", "Environment.TickCount64 - _d > 5 * 1000L")]
    [InlineData("(DateTime.Now - _d).TotalSeconds > 2.5", "Environment.TickCount64 - _d > 2500")]
    [InlineData("(DateTime.Now - _d).TotalMilliseconds > n", "Environment.TickCount64 - _d > n")]
    [InlineData("n <= (DateTime.Now - _d).TotalMinutes", "n * 60_000L <= Environment.TickCount64 - _d")]
    [InlineData("(DateTime.Now - _d).TotalHours > x", "Environment.TickCount64 - _d > x * 3600000.0")]
    [InlineData("DateTime.Now - _d > span", "Environment.TickCount64 - _d > (long)span.TotalMilliseconds")]
    [InlineData("TimeSpan.FromSeconds(5) < DateTime.Now - _d", "5 * 1000L < Environment.TickCount64 - _d")]
    [InlineData("_d - DateTime.Now < TimeSpan.Zero", "_d - Environment.TickCount64 < 0")]
    [InlineData("DateTime.Now.Subtract(_d) > span", "Environment.TickCount64 - _d > (long)span.TotalMilliseconds")]
    [InlineData("DateTime.Now.Subtract(_d).TotalSeconds > n", "Environment.TickCount64 - _d > n * 1000L")]
    [InlineData("_d.AddSeconds(n) < DateTime.Now", "_d + n * 1000L < Environment.TickCount64")]
    [InlineData("_d + span < DateTime.Now", "_d + (long)span.TotalMilliseconds < Environment.TickCount64")]
    [InlineData("_d < DateTime.Now.AddSeconds(-n)", "_d < Environment.TickCount64 + (-n) * 1000L")]
    [InlineData("_d.AddSeconds(n).CompareTo(DateTime.Now) < 0", "(_d + n * 1000L).CompareTo(Environment.TickCount64) < 0")]
    [InlineData("DateTime.Now - _d.AddSeconds(n) > span", "Environment.TickCount64 - (_d + n * 1000L) > (long)span.TotalMilliseconds")]
    public Task ElapsedTime_StartsFarInThePast(string before, string after) => VerifyAsync(
        $$"""
        private DateTime [|_d|];
        void Set() => _d = DateTime.Now;
        bool Over(int n, double x, TimeSpan span) => {{before}};
        """,
        $$"""
        private long _d = long.MinValue / 2;
        void Set() => _d = Environment.TickCount64;
        bool Over(int n, double x, TimeSpan span) => {{after}};
        """);

    [Fact]
    public Task ElapsedTimeSetByConstructorOrInitialiser_NeedsNoOther() => VerifyAsync(
        """
        class A { private DateTime [|_d|]; public A() { _d = DateTime.UtcNow; } bool Over => _d.AddSeconds(1) < DateTime.UtcNow; }
        class B { private DateTime [|_d|] = DateTime.UtcNow; bool Over => _d.AddSeconds(1) < DateTime.UtcNow; }
        class D { private DateTime [|Last|] { get; set; } bool Over => Last.AddSeconds(1) < DateTime.UtcNow; void Set() => Last = DateTime.UtcNow; }
        class E { private static DateTime [|_d|]; static bool Over => _d.AddSeconds(1) < DateTime.UtcNow; static void Set() => _d = DateTime.UtcNow; }
        """,
        """
        class A { private long _d; public A() { _d = Environment.TickCount64; } bool Over => _d + 1 * 1000L < Environment.TickCount64; }
        class B { private long _d = Environment.TickCount64; bool Over => _d + 1 * 1000L < Environment.TickCount64; }
        class D { private long Last { get; set; } = long.MinValue / 2; bool Over => Last + 1 * 1000L < Environment.TickCount64; void Set() => Last = Environment.TickCount64; }
        class E { private static long _d = long.MinValue / 2; static bool Over => _d + 1 * 1000L < Environment.TickCount64; static void Set() => _d = Environment.TickCount64; }
        """);

    [Fact]
    public Task ElapsedTimeWithConstants_StaysFarFromTheEnds() => VerifyAsync(
        """
        private DateTime [|_d|] = DateTime.MinValue;
        void Set() => _d = DateTime.UtcNow;
        void Never() => _d = DateTime.MaxValue;
        bool Over => _d != DateTime.MinValue && DateTime.UtcNow - _d > TimeSpan.FromDays(1);
        """,
        """
        private long _d = long.MinValue / 2;
        void Set() => _d = Environment.TickCount64;
        void Never() => _d = long.MaxValue / 2;
        bool Over => _d != long.MinValue / 2 && Environment.TickCount64 - _d > 1 * 86_400_000L;
        """);

    [Fact]
    public Task LocalsAndSeveralMembers_AreRewrittenTogether() => new Verify.Test
    {
        TestCode = """
            using System;
            class C
            {
                private DateTime [|_soft|], [|_hard|];
                void Set(int n)
                {
                    DateTime now = DateTime.Now;
                    _soft = now.AddSeconds(n);
                    _hard = now.AddSeconds(n * 2);
                }
                bool Over()
                {
                    var now = DateTime.Now;
                    var end = _hard;
                    return _soft < now || end < now;
                }
            }
            """,
        FixedCode = """
            using System;
            class C
            {
                private long _soft, _hard;
                void Set(int n)
                {
                    long now = Environment.TickCount64;
                    _soft = now + n * 1000L;
                    _hard = now + (n * 2) * 1000L;
                }
                bool Over()
                {
                    var now = Environment.TickCount64;
                    var end = _hard;
                    return _soft < now || end < now;
                }
            }
            """,
        NumberOfIncrementalIterations = 1,
        TestState = { AnalyzerConfigFiles = { ("/.editorconfig", UnsafeFixes) } },
    }.RunAsync();

    [Fact]
    public Task IndependentDeadlines_AreFixedByFixAllWithUnsafeFixes() => VerifyAsync(
        """
        private DateTime [|_a|] = DateTime.Now;
        private DateTime [|_b|] = DateTime.UtcNow;
        bool A => _a < DateTime.Now;
        bool B => _b < DateTime.UtcNow;
        """,
        """
        private long _a = Environment.TickCount64;
        private long _b = Environment.TickCount64;
        bool A => _a < Environment.TickCount64;
        bool B => _b < Environment.TickCount64;
        """);

    [Fact]
    public Task WithoutTheOption_FixAllDoesNothing() => new Verify.Test
    {
        TestCode = "using System; class C { private DateTime [|_d|] = DateTime.Now; bool Over => _d < DateTime.Now; }",
        FixedCode = "using System; class C { private long _d = Environment.TickCount64; bool Over => _d < Environment.TickCount64; }",
        BatchFixedState =
        {
            Sources = { "using System; class C { private DateTime [|_d|] = DateTime.Now; bool Over => _d < DateTime.Now; }" },
            MarkupHandling = MarkupMode.Allow,
        },
    }.RunAsync();

    [Fact]
    public Task Nullable_StaysNullable() => VerifyAsync(
        """
        private DateTime? [|_d|];
        void Set(int n) => _d = n > 0 ? DateTime.Now.AddSeconds(n) : null;
        void Cast(int n) => _d = n > 0 ? DateTime.Now : (DateTime?)null;
        void Clear() => _d = default;
        bool Over => _d < DateTime.Now && _d != null && _d is not null && _d.HasValue && _d.Value < DateTime.Now;
        """,
        """
        private long? _d;
        void Set(int n) => _d = n > 0 ? Environment.TickCount64 + n * 1000L : null;
        void Cast(int n) => _d = n > 0 ? Environment.TickCount64 : (long?)null;
        void Clear() => _d = default;
        bool Over => _d < Environment.TickCount64 && _d != null && _d is not null && _d.HasValue && _d.Value < Environment.TickCount64;
        """);

    [Fact]
    public Task ChainOfAssignments_IsRewritten() => VerifyAsync(
        """
        private DateTime [|_d|] = DateTime.MaxValue;
        private DateTime [|_e|] = DateTime.MinValue;
        void Set(int n) { DateTime now = _e = DateTime.Now; if (n > 0) _d = now.AddSeconds(n); }
        bool Over => _d < DateTime.Now || _e < DateTime.Now;
        """,
        """
        private long _d = long.MaxValue;
        private long _e = 0L;
        void Set(int n) { long now = _e = Environment.TickCount64; if (n > 0) _d = now + n * 1000L; }
        bool Over => _d < Environment.TickCount64 || _e < Environment.TickCount64;
        """,
        1);

    [Fact]
    public Task ObjectInitialiserWithAndLinq_AreRewritten() => VerifyAsync(
        """
        private struct Item { public DateTime [|Expires|]; public DateTime [|Seen|] { get; set; } }
        private readonly List<Item> _items = new();
        void Add() => _items.Add(new Item { Expires = DateTime.Now.AddSeconds(5), Seen = DateTime.Now });
        Item Renew(Item item) => item with { Expires = DateTime.Now.AddMinutes(1) };
        int Count() => _items.Where(x => x.Expires < DateTime.Now).Count(x => x.Seen < DateTime.Now);
        """,
        """
        private struct Item { public long Expires; public long Seen { get; set; } }
        private readonly List<Item> _items = new();
        void Add() => _items.Add(new Item { Expires = Environment.TickCount64 + 5 * 1000L, Seen = Environment.TickCount64 });
        Item Renew(Item item) => item with { Expires = Environment.TickCount64 + 1 * 60_000L };
        int Count() => _items.Where(x => x.Expires < Environment.TickCount64).Count(x => x.Seen < Environment.TickCount64);
        """);

    [Fact]
    public Task AsyncMethodLambdaAndMove_AreRewritten() => VerifyAsync(
        """
        private DateTimeOffset [|_d|] = DateTimeOffset.UtcNow;
        async Task<bool> Wait(TimeSpan step)
        {
            while (_d < DateTimeOffset.UtcNow)
            {
                await Task.Delay(1);
                Action move = () => { _d = DateTimeOffset.Now; };
                move();
                _d += step;
                _d -= TimeSpan.FromSeconds(1);
            }
            return true;
        }
        """,
        """
        private long _d = Environment.TickCount64;
        async Task<bool> Wait(TimeSpan step)
        {
            while (_d < Environment.TickCount64)
            {
                await Task.Delay(1);
                Action move = () => { _d = Environment.TickCount64; };
                move();
                _d += (long)step.TotalMilliseconds;
                _d -= 1 * 1000L;
            }
            return true;
        }
        """);

    [Fact]
    public Task PartialClass_IsRewrittenInBothFiles() => new Verify.Test
    {
        TestState =
        {
            Sources =
            {
                "using System; partial class C { private DateTime [|_d|]; bool Over => _d < DateTime.Now; }",
                "partial class C { void Set() => _d = System.DateTime.Now.AddSeconds(1); }",
            },
            AnalyzerConfigFiles = { ("/.editorconfig", UnsafeFixes) },
        },
        FixedState =
        {
            Sources =
            {
                "using System; partial class C { private long _d; bool Over => _d < Environment.TickCount64; }",
                "partial class C { void Set() => _d = System.Environment.TickCount64 + 1 * 1000L; }",
            },
        },
    }.RunAsync();

    [Fact]
    public Task CommentsAndCrLf_AreKept()
    {
        const string Before = """
            using System;
            class C
            {
                // deadline
                private DateTime [|_d|]; // field
                void Set(int n) =>
                    _d = DateTime.Now // now
                        .AddSeconds(n /* seconds */); // set
                bool Over => /* a */ _d /* b */ < /* c */ DateTime.Now /* d */;
            }
            """;
        const string After = """
            using System;
            class C
            {
                // deadline
                private long _d; // field
                void Set(int n) =>
                    _d = Environment.TickCount64 // now
                        + n /* seconds */ * 1000L; // set
                bool Over => /* a */ _d /* b */ < /* c */ Environment.TickCount64 /* d */;
            }
            """;
        return VerifyTextAsync(Before.ReplaceLineEndings("\r\n"), After.ReplaceLineEndings("\r\n"));
    }

    [Theory]
    [InlineData("private struct Item { public DateTime [|D|]; } bool Over(Item item) => DateTime.Now - item.D > TimeSpan.FromHours(1); void Set(ref Item item) => item.D = DateTime.Now;")]
    [InlineData("private DateTime [|_d|] = DateTime.Now; bool Over { get { var now = DateTime.Now; DateTime other = now, late = DateTime.Today; return _d < other && late > DateTime.Today; } }")]
    [InlineData("private DateTime [|_d|] = DateTime.Now; bool Over => _d.Year > 1 && _d < DateTime.Now;")]
    [InlineData("private DateTime [|_d|] = DateTime.Now, _e = DateTime.Today; bool Over => _d < DateTime.Now;")]
    [InlineData("private DateTime [|_d|] = DateTime.Now; bool Over(decimal m) => (DateTime.Now - _d).TotalSeconds > (double)m == true && _d.AddSeconds((double)m) < DateTime.Now;")]
    public Task PartThatCannotBeRewritten_IsReportedOnly(string members) => VerifyAsync(members, members.Contains("(double)m", StringComparison.Ordinal)
        ? "private long _d = Environment.TickCount64; bool Over(decimal m) => Environment.TickCount64 - _d > ((double)m) * 1000.0 == true && _d + (long)TimeSpan.FromSeconds((double)m).TotalMilliseconds < Environment.TickCount64;"
        : members);

    [Fact]
    public Task WithoutTickCount64_IsReportedOnly() => new Verify.Test
    {
        TestCode = "using System; class C { private DateTime [|_d|] = DateTime.Now; bool Over { get { return _d < DateTime.Now; } } }",
        FixedCode = "using System; class C { private DateTime [|_d|] = DateTime.Now; bool Over { get { return _d < DateTime.Now; } } }",
        ReferenceAssemblies = ReferenceAssemblies.NetStandard.NetStandard20,
    }.RunAsync();

    private static Task VerifyAsync(string before, string after, int? iterations = null)
    {
        return VerifyTextAsync(Source(before), Source(after), iterations);

        static string Source(string members) => $$"""
            using System;
            using System.Collections.Generic;
            using System.Linq;
            using System.Threading.Tasks;
            class C
            {
                {{members}}
            }
            """;
    }

    private static Task VerifyTextAsync(string before, string after, int? iterations = null)
    {
        var test = new Verify.Test
        {
            TestCode = before,
            FixedCode = after,
            TestState = { AnalyzerConfigFiles = { ("/.editorconfig", UnsafeFixes) } },
        };
        if (iterations is { } count)
            test.NumberOfIncrementalIterations = count;
        return test.RunAsync();
    }
}
