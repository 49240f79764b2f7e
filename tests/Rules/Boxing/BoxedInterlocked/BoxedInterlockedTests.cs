using Allocations.Tests.Behaviour;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Testing;
using Analyzer = Allocations.Analyzers.Rules.Boxing.BoxedInterlocked.BoxedInterlockedAnalyzer;
using CodeFix = Allocations.CodeFixes.Rules.Boxing.BoxedInterlocked.BoxedInterlockedCodeFix;
using Verify = Allocations.Testing.CSharpCodeFixVerifier<
    Allocations.Analyzers.Rules.Boxing.BoxedInterlocked.BoxedInterlockedAnalyzer,
    Allocations.CodeFixes.Rules.Boxing.BoxedInterlocked.BoxedInterlockedCodeFix>;

namespace Allocations.Tests.Boxing.BoxedInterlocked;

/// <summary>What ALLOC203 reports, what it leaves alone and what its fix does.</summary>
public sealed class BoxedInterlockedTests
{
    [Theory]
    [InlineData("while ([|Interlocked.CompareExchange(ref _x, n, old)|] != old) { }")]
    [InlineData("[|Interlocked.Exchange(ref _x, n)|];")]
    [InlineData("[|Interlocked.Exchange(ref _x, (object)(n + 1))|];")]
    [InlineData("[|Interlocked.Exchange<object>(ref _x, n)|];")]
    [InlineData("object [|o = n|]; Interlocked.CompareExchange(ref _x, o, old);")]
    [InlineData("object o; [|o = n + 1|]; Interlocked.Exchange(ref _x, o);")]
    [InlineData("object o; if (n > 0) [|o = n|]; else [|o = 1.5|]; Interlocked.Exchange(ref _x, o);")]
    [InlineData("[|_x = (int)_x + 1|];")]
    [InlineData("[|_x = -(int)_x|];")]
    [InlineData("[|_x = (long)((int)_x + n)|];")]
    [InlineData("[|_a[n] = (int)_a[n] + 1|];")]
    [InlineData("[|_d[\"a\"] = (int)_d[\"a\"] + n|];")]
    [InlineData("for (; n > 0; n--) [|old = (int)old + 1|];")]
    [InlineData("object o = n; while ((int)o < 9) [|o = (int)o + 1|]; old = o;")]
    [InlineData("object o = n; System.Action a = () => [|o = (int)o + 1|]; a(); a();")]
    public Task BoxedExchangeOrCounter_IsReported(string statements) => VerifyAsync(statements);

    [Theory]
    [InlineData("[|Interlocked.CompareExchange(ref _x, \"a\", 0)|];")]
    [InlineData("[|Interlocked.CompareExchange(ref _x, \"a\", (object)n)|];")]
    [InlineData("old = _x ?? 0; [|Interlocked.CompareExchange(ref _x, \"a\", old)|];")]
    [InlineData("try { } catch { [|Interlocked.CompareExchange(ref _x, null, 0)|]; }")]
    public Task FreshBoxAsComparand_IsReportedAtAnyHeat(string statements) => VerifyAsync(statements);

    [Theory]
    [InlineData("Interlocked.Exchange(ref _x, \"a\");")]
    [InlineData("Interlocked.CompareExchange(ref _x, new object(), null);")]
    [InlineData("Interlocked.CompareExchange(ref _x, n, null);")]
    [InlineData("object o = n; old = Interlocked.CompareExchange(ref _x, o, null) ?? o;")]
    [InlineData("Interlocked.CompareExchange(ref _n, 1, 0);")]
    [InlineData("Interlocked.Add(ref _n, n);")]
    [InlineData("Volatile.Write(ref _x, n);")]
    [InlineData("_x = (int)old + 1;")]
    [InlineData("old = (int)old + 1;")]
    [InlineData("while (n-- > 0) { object o = n; o = (int)o + 1; old = o; }")]
    [InlineData("_x = (int)_x;")]
    [InlineData("_x = (string)_x + 1;")]
    [InlineData("try { } catch { Interlocked.Exchange(ref _x, n); }")]
    [InlineData("try { } catch { _x = (int)_x + 1; }")]
    [InlineData("object o = null; Interlocked.CompareExchange(ref _x, o, _x);")]
    public Task ReferencesAndTypedExchanges_AreNotReported(string statements) => VerifyAsync(statements);

    [Theory]
    [InlineData("{|#0:_x = (int)_x + 1|};", true)]
    [InlineData("if (n is int) {|#0:_x = (int)_x + 1|};", true)]
    [InlineData("{|#0:_x = (short)_x * 2.5|};", false)]
    [InlineData("if (_x is int) {|#0:_x = -(int)_x|};", false)]
    [InlineData("if (_x is int i && i > 0) { n++; {|#0:_x = -(int)_x|}; }", false)]
    [InlineData("if (_x is string) n++; else {|#0:_x = -(int)_x|};", false)]
    public Task VariableThatHoldsSeveralTypes_IsASuggestion(string counter, bool warns) => Verify.VerifyAnalyzerAsync(
        "class C { object _x; void M(int n, string s) { foreach (var c in s) { " + counter + " } } }",
        new DiagnosticResult("ALLOC203", warns ? DiagnosticSeverity.Warning : DiagnosticSeverity.Info).WithLocation(0));

    [Fact]
    public Task TypeParameter_IsReportedOnlyWhereItIsAValueType() => Verify.VerifyAnalyzerAsync(
        """
        using System.Threading;
        class C
        {
            object _x;
            void M<T>(T t) => Interlocked.Exchange(ref _x, t);
            void N<T>(T t) where T : struct => [|Interlocked.Exchange(ref _x, t)|];
            void O<T>(T t) where T : class => Interlocked.Exchange(ref _x, t);
        }
        """);

    [Fact]
    public Task Message_SaysThatTheComparandNeverEquals() => Verify.VerifyAnalyzerAsync(
        """
        using System.Threading;
        class C
        {
            object _x;
            long M(long value)
            {
                object old;
                long sum;
                do
                {
                    old = _x ?? 0L;
                    sum = (long)old + value;
                } while ({|#0:Interlocked.CompareExchange(ref _x, sum, old)|} != old);
                return sum;
            }
        }
        """,
        Verify.Diagnostic().WithSeverity(DiagnosticSeverity.Warning).WithLocation(0).WithMessage(
            "The value of type 'long' is boxed for 'Interlocked.CompareExchange', and the comparand boxed by '??' never equals what is stored, "
                + "so the exchange cannot succeed on null: this allocates 24 B each time (in a loop (line 9))"));

    [Fact]
    public Task ExchangeLoop_ExchangesTheNumber() => Verify.VerifyCodeFixAsync(
        """
        using System.Threading;
        class C
        {
            private object _sum = 0L; // total
            public long Add(long value)
            {
                object old;
                long sum;
                do
                {
                    old = _sum;
                    sum = (long)old + value;
                }
                while ([|Interlocked.CompareExchange(ref _sum, sum, old)|] != old);
                return sum;
            }
        }
        """,
        """
        using System.Threading;
        class C
        {
            private long _sum = 0L; // total
            public long Add(long value)
            {
                long old;
                long sum;
                do
                {
                    old = _sum;
                    sum = old + value;
                }
                while (Interlocked.CompareExchange(ref _sum, sum, old) != old);
                return sum;
            }
        }
        """);

    [Fact]
    public Task DoubleExchange_IsComparedByBits() => Verify.VerifyCodeFixAsync(
        """
        using System;
        using System.Threading;
        class C
        {
            private object _sum = 0.0;
            public double Add(double value)
            {
                while (true)
                {
                    var old = _sum;
                    object [|sum = (double)old + value|];
                    if (Interlocked.CompareExchange(ref _sum, sum, old) == old) return (double)sum;
                }
            }
        }
        """,
        """
        using System;
        using System.Threading;
        class C
        {
            private double _sum = 0.0;
            public double Add(double value)
            {
                while (true)
                {
                    var old = _sum;
                    double sum = old + value;
                    if (BitConverter.DoubleToInt64Bits(Interlocked.CompareExchange(ref _sum, sum, old)) == BitConverter.DoubleToInt64Bits(old)) return sum;
                }
            }
        }
        """);

    [Fact]
    public Task BoxBesideAnotherExchange_IsThatOfItsOwn() => Verify.VerifyCodeFixAsync(
        """
        using System.Threading;
        class C
        {
            private object _sum = 0L;
            private object _last = "";
            public long Add(long value)
            {
                Interlocked.Exchange(ref _last, "adding");
                while (true)
                {
                    var old = _sum;
                    object [|sum = (long)old + value|];
                    if (Interlocked.CompareExchange(ref _sum, sum, old) == old) return (long)sum;
                }
            }
        }
        """,
        """
        using System.Threading;
        class C
        {
            private long _sum = 0L;
            private object _last = "";
            public long Add(long value)
            {
                Interlocked.Exchange(ref _last, "adding");
                while (true)
                {
                    var old = _sum;
                    long sum = old + value;
                    if (Interlocked.CompareExchange(ref _sum, sum, old) == old) return sum;
                }
            }
        }
        """);

    [Fact]
    public Task Counter_IsDeclaredAsNumber() => Verify.VerifyCodeFixAsync(
        "class C { private object _n = 0; void M() { [|_n = (int)_n + 1|]; /* again */ [|_n = (int)_n * 2|]; } }",
        "class C { private int _n = 0; void M() { _n = _n + 1; /* again */ _n = _n * 2; } }");

    [Theory]
    [InlineData("private object _n = 0; void M() { [|Interlocked.Exchange(ref _n, 5)|]; _n = \"a\"; }")]
    [InlineData("private object _n = 0; void M() { [|_n = (int)_n + 1|]; _n = 5L; }")]
    [InlineData("private object _n = 0; object M() { [|_n = (int)_n + 1|]; return _n; }")]
    [InlineData("internal object N = 0; void M() { [|N = (int)N + 1|]; }")]
    [InlineData("private object _n = 0; void M() { [|Interlocked.CompareExchange(ref _n, 5, \"a\")|]; }")]
    [InlineData("private object _n = 0; object M() => [|Interlocked.Exchange(ref _n, 5)|];")]
    public Task OtherWriter_HasNoFix(string members)
    {
        var source = "using System.Threading; public class C { " + members + " }";
        return Verify.VerifyCodeFixAsync(source, source);
    }

    [Fact]
    public async Task FixedLoops_AddUpTheSame()
    {
        const string Source =
            """
            using System;
            using System.Threading;
            public static class C
            {
                private sealed class Counter
                {
                    private object _sum = 0L;
                    private object _real = 0.0;

                    public long Add(long value)
                    {
                        object old;
                        long sum;
                        do { old = _sum; sum = (long)old + value; } while (Interlocked.CompareExchange(ref _sum, sum, old) != old);
                        return sum;
                    }

                    public double AddReal(double value)
                    {
                        object old;
                        double sum;
                        do { old = _real; sum = (double)old + value; } while (Interlocked.CompareExchange(ref _real, sum, old) != old);
                        return sum;
                    }
                }

                public static long Whole(long a, double b) { var c = new Counter(); c.Add(a); return c.Add(a); }
                public static double Real(long a, double b) { var c = new Counter(); c.AddReal(b); c.AddReal(-b); return c.AddReal(b); }
            }
            """;
        var changed = await AppliedFix.SafeAsync<Analyzer, CodeFix>(Source);

        Assert.DoesNotContain("object", changed, StringComparison.Ordinal);
        SameBehaviour.Verify(
            Source,
            changed,
            [[0L, 0.0], [5L, -0.0], [long.MaxValue, double.NaN], [-1L, double.PositiveInfinity], [7L, 1e300]],
            LanguageVersion.Latest,
            "Whole",
            "Real");
    }

    [Fact]
    public async Task FixedExchangesAndCounters_DoNotAllocate()
    {
        const string Source =
            """
            using System;
            using System.Threading;
            public static class C
            {
                private sealed class Counter
                {
                    private object _sum = 0L;
                    private object _count = 0;
                    private object _real = 0.0;

                    public void Add() { object old; do { old = _sum; } while (Interlocked.CompareExchange(ref _sum, (long)old + 1, old) != old); }
                    public void AddReal() { object old; do { old = _real; } while (Interlocked.CompareExchange(ref _real, (double)old + 1, old) != old); }
                    public void Count() { _count = (int)_count + 1; }
                }

                public static Action Add() => new Counter().Add;
                public static Action AddReal() => new Counter().AddReal;
                public static Action Count() => new Counter().Count;
            }
            """;
        using var before = CompiledMethods.Compile(Source);
        using var after = CompiledMethods.Compile(await AppliedFix.SafeAsync<Analyzer, CodeFix>(Source));

        foreach (var name in (string[])["Add", "AddReal", "Count"])
        {
            Assert.Equal(24, AllocatedBytes.PerCall((Action)before.Call(name).Value!));
            Assert.Equal(0, AllocatedBytes.PerCall((Action)after.Call(name).Value!));
        }
    }

    private static Task VerifyAsync(string statements) => Verify.VerifyAnalyzerAsync(
        "using System.Threading; using System.Collections.Generic; class C { object _x; int _n; object[] _a; Dictionary<string, object> _d; "
            + "void M(int n, object old) { " + statements + " } }");
}
