using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Testing;
using AnyHeat = Allocations.Testing.AnyHeat.Analyzer<Allocations.Analyzers.Rules.Time.WallClockDeadline.WallClockDeadlineAnalyzer>;
using Verify = Allocations.Testing.CSharpAnalyzerVerifier<Allocations.Analyzers.Rules.Time.WallClockDeadline.WallClockDeadlineAnalyzer>;

namespace Allocations.Tests.Time.WallClockDeadline;

/// <summary>What ALLOC702 reports.</summary>
public sealed class WallClockDeadlineTests
{
    [Fact]
    public Task DeadlineSetWithIntervalAndComparedWithNow_IsReportedWithCost() => new Verify.Test
    {
        TestCode = """
            using System;
            class Cache
            {
                private DateTime {|#0:_expires|};
                void Set() => _expires = DateTime.Now.AddSeconds(5);
                bool Expired(int[] keys)
                {
                    foreach (var key in keys)
                    {
                        if (_expires < DateTime.Now)
                            return true;
                    }
                    return false;
                }
            }
            """,
        ExpectedDiagnostics =
        {
            Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info)
                .WithMessage(
                    "'_expires' is only compared with readings of 'DateTime.Now', which asks the system for the time and looks up the time zone on each "
                        + "call (in a loop (line 8))"),
        },
    }.RunAsync();

    [Fact]
    public Task ComparisonNotKnownToBeHot_IsSilent() => Verify.VerifyAnalyzerAsync(
        "using System; class Cache { private DateTime _expires = DateTime.UtcNow; bool Expired => _expires < DateTime.UtcNow; }");

    [Fact]
    public Task ComparisonNotKnownToBeHot_IsASuggestionIfAskedFor() => new AnyHeat.Test
    {
        TestCode = """
            using System;
            class Cache
            {
                private DateTime {|#0:_expires|} = DateTime.UtcNow;
                bool Expired => _expires < DateTime.UtcNow;
            }
            """,
        ExpectedDiagnostics =
        {
            Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info)
                .WithMessage("'_expires' is only compared with readings of 'DateTime.UtcNow', which asks the system for the time on each call "
                    + "(not known to be hot)"),
        },
    }.RunAsync();

    [Theory]
    [InlineData("_d < DateTime.Now")]
    [InlineData("DateTime.Now >= _d")]
    [InlineData("_d <= DateTime.Now")]
    [InlineData("_d.CompareTo(DateTime.Now) > 0")]
    [InlineData("DateTime.Now.CompareTo(_d) > 0")]
    [InlineData("DateTime.Compare(_d, DateTime.Now) > 0")]
    [InlineData("_d - DateTime.Now > TimeSpan.Zero")]
    [InlineData("(DateTime.Now - _d).TotalSeconds > 5")]
    [InlineData("DateTime.Now - _d > TimeSpan.FromSeconds(5)")]
    [InlineData("DateTime.Now.Subtract(_d) > TimeSpan.FromSeconds(5)")]
    [InlineData("_d.AddMinutes(1) < DateTime.Now")]
    [InlineData("DateTime.Now > _d + TimeSpan.FromSeconds(1)")]
    public Task AnyOrderComparison_IsReported(string comparison) => VerifyAsync($$"""
        private DateTime [|_d|];
        void Set(int n) => _d = DateTime.Now.AddSeconds(n);
        bool Over => {{comparison}};
        """);

    [Theory]
    [InlineData("_last >= _made")]
    [InlineData("_made.AddSeconds(1) < _last")]
    [InlineData("_last - _made > TimeSpan.FromSeconds(5)")]
    public Task TimeThatIsComparedWithAKeptTimeAlone_ReadsNoClockThereAndIsNotReported(string comparison) => VerifyAsync($$"""
        private DateTime _made = DateTime.Now;
        private DateTime [|_last|];
        void Use() => _last = DateTime.Now;
        bool Over => DateTime.Now - _last > TimeSpan.FromSeconds(5) && {{comparison}};
        """);

    [Theory]
    [InlineData("DateTime.Now")]
    [InlineData("DateTime.Now.AddMilliseconds(n)")]
    [InlineData("DateTime.Now.AddDays(0.5)")]
    [InlineData("DateTime.Now + span")]
    [InlineData("DateTime.Now - span")]
    [InlineData("DateTime.Now.Add(span)")]
    [InlineData("n > 0 ? DateTime.Now.AddSeconds(n) : DateTime.MaxValue")]
    public Task AnyIntervalFromNow_IsReported(string value) => VerifyAsync($$"""
        private DateTime [|_d|];
        void Set(int n, TimeSpan span) => _d = {{value}};
        void Never() => _d = DateTime.MaxValue;
        void Always() => _d = DateTime.MinValue;
        void Clear() => _d = default;
        bool Over => _d < DateTime.Now;
        """);

    [Theory]
    [InlineData("DateTime", "DateTime.Now")]
    [InlineData("DateTime", "DateTime.UtcNow")]
    [InlineData("DateTime?", "DateTime.UtcNow")]
    [InlineData("DateTimeOffset", "DateTimeOffset.Now")]
    [InlineData("DateTimeOffset", "DateTimeOffset.UtcNow")]
    public Task AnyClockType_IsReported(string type, string clock) => VerifyAsync($$"""
        {{type}} [|_d|];
        void Set(int n) => _d = {{clock}}.AddSeconds(n);
        bool Over => _d < {{clock}};
        """);

    [Fact]
    public Task LocalThatCarriesNowIntoBoth_IsReported() => VerifyAsync("""
        private DateTime [|_d|];
        private DateTime [|_e|];
        void Set(int n) { var now = DateTime.Now; if (_d < now) _d = now.AddSeconds(n); else _e = now; }
        bool Over { get { var e = _e; return e < DateTime.Now; } }
        """);

    [Fact]
    public Task NestedPrivateTypesPublicMembers_AreReported() => VerifyAsync("""
        private class Item { public DateTime [|Expires|] { get; set; } public DateTime [|Visited|]; }
        private static Item Make(int n) => new Item { Expires = DateTime.Now.AddSeconds(n), Visited = DateTime.Now };
        private static bool Over(Item item) => item.Expires < DateTime.Now && item.Visited.AddSeconds(1) < DateTime.Now;
        """);

    [Fact]
    public Task ComparedInLinqLambda_IsReported() => VerifyAsync("""
        private class Item { public DateTime [|Expires|]; }
        private readonly List<Item> _items = new();
        void Add() => _items.Add(new Item { Expires = DateTime.Now.AddSeconds(5) });
        int Count => _items.Where(item => item.Expires < DateTime.Now).Count();
        """);

    [Fact]
    public Task NullableWithNullTests_IsReported() => VerifyAsync("""
        private DateTime? [|_d|];
        void Set(int n) => _d = n > 0 ? DateTime.Now.AddSeconds(n) : null;
        bool Over => _d is not null && _d != null && _d.HasValue && _d.Value < DateTime.Now;
        """);

    [Theory]
    [InlineData("[NonSerialized] private DateTime [|D|];")]
    [InlineData("[System.Text.Json.Serialization.JsonIgnore] private DateTime [|D|] { get; set; }")]
    public Task AttributeThatKeepsTheMemberOut_IsReported(string declaration) => VerifyAsync($$"""
        {{declaration}}
        void Set(int n) => D = DateTime.Now.AddSeconds(n);
        bool Over => D < DateTime.Now;
        """);

    [Fact]
    public Task ChainOfAssignments_IsReported() => VerifyAsync("""
        private DateTime [|_d|], [|_e|];
        void Set(int n) { var now = _e = DateTime.Now; if (n > 0) _d = now.AddSeconds(n); }
        bool Over => _d < DateTime.Now || _e.AddDays(1) < DateTime.Now;
        """);

    [Fact]
    public Task YearThatTellsAnUnsetTime_IsReported() => VerifyAsync("""
        private DateTime [|_d|];
        void Set(int n) { if (_d.Year < 2000) _d = DateTime.Now.AddSeconds(n); }
        bool Over => _d.Year > 1 && _d < DateTime.Now;
        """);

    [Fact]
    public Task PartialClassInTwoFiles_IsReported() => new AnyHeat.Test
    {
        TestState =
        {
            Sources =
            {
                "using System; partial class C { private DateTime [|_d|]; bool Over => _d < DateTime.Now; }",
                "using System; partial class C { void Set() => _d = DateTime.Now.AddSeconds(1); }",
            },
        },
    }.RunAsync();

    [Fact]
    public Task IncompleteCode_DoesNotThrow() => new Verify.Test
    {
        TestCode = """
            using System;
            class C
            {
                private DateTime _d;
                void Set() => _d = DateTime.Now.AddSeconds(;
                bool Over => _d <
                bool Late => _d.CompareTo() > DateTime.
            }
            """,
        CompilerDiagnostics = CompilerDiagnostics.None,
    }.RunAsync();

    private static Task VerifyAsync(string members) => new AnyHeat.Test
    {
        TestCode = $$"""
            using System;
            using System.Collections.Generic;
            using System.Linq;
            using System.Linq.Expressions;
            class C
            {
                {{members}}
            }
            static class Other { public static DateTime Now => DateTime.Now; }
            """,
    }.RunAsync();
}
