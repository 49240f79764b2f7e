using Microsoft.CodeAnalysis.Testing;
using static Allocations.Tests.Time.WallClockDeadline.DeadlineFix;
using Verify = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Time.WallClockDeadline.WallClockDeadlineAnalyzer,
    Allocations.CodeFixes.Rules.Time.WallClockDeadline.WallClockDeadlineCodeFix>;

namespace Allocations.Tests.Time.WallClockDeadline;

/// <summary>What the fix of ALLOC702 writes, and where it is not offered.</summary>
public sealed class WallClockDeadlineFixTests
{
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
    [InlineData(
        "private struct Item { public DateTime [|D|]; } bool Over(Item item) => DateTime.Now - item.D > TimeSpan.FromHours(1); "
            + "void Set(ref Item item) => item.D = DateTime.Now;")]
    [InlineData(
        "private DateTime [|_d|] = DateTime.Now; bool Over { get { var now = DateTime.Now; DateTime other = now, late = DateTime.Today; "
            + "return _d < other && late > DateTime.Today; } }")]
    [InlineData("private DateTime [|_d|] = DateTime.Now; bool Over => _d.Year > 1 && _d < DateTime.Now;")]
    [InlineData("private DateTime [|_d|] = DateTime.Now, _e = DateTime.Today; bool Over => _d < DateTime.Now;")]
    [InlineData(
        "private DateTime [|_d|] = DateTime.Now; "
            + "bool Over(decimal m) => (DateTime.Now - _d).TotalSeconds > (double)m == true && _d.AddSeconds((double)m) < DateTime.Now;")]
    public Task PartThatCannotBeRewritten_IsReportedOnly(string members) => VerifyAsync(members, members.Contains("(double)m", StringComparison.Ordinal)
        ? "private long _d = Environment.TickCount64; "
            + "bool Over(decimal m) => Environment.TickCount64 - _d > ((double)m) * 1000.0 == true && _d + "
            + "(long)TimeSpan.FromSeconds((double)m).TotalMilliseconds < Environment.TickCount64;"
        : members);

    [Fact]
    public Task WithoutTickCount64_IsReportedOnly() => new Verify.Test
    {
        TestCode = "using System; class C { private DateTime [|_d|] = DateTime.Now; bool Over { get { return _d < DateTime.Now; } } }",
        FixedCode = "using System; class C { private DateTime [|_d|] = DateTime.Now; bool Over { get { return _d < DateTime.Now; } } }",
        ReferenceAssemblies = ReferenceAssemblies.NetStandard.NetStandard20,
    }.RunAsync();
}
