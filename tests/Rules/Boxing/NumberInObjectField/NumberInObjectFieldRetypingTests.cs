using Allocations.Tests.Behaviour;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Testing;
using Analyzer = Allocations.Analyzers.Rules.Boxing.NumberInObjectField.NumberInObjectFieldAnalyzer;
using CodeFix = Allocations.CodeFixes.Rules.Boxing.NumberInObjectField.NumberInObjectFieldCodeFix;
using Verify = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Boxing.NumberInObjectField.NumberInObjectFieldAnalyzer,
    Allocations.CodeFixes.Rules.Boxing.NumberInObjectField.NumberInObjectFieldCodeFix>;

namespace Allocations.Tests.Boxing.NumberInObjectField;

/// <summary>ALLOC202 where a member holds values of one type only: its declared type changes.</summary>
public sealed class NumberInObjectFieldRetypingTests
{
    private const string Usings = "using System; using System.Linq.Expressions; using System.Threading;\n";

    private const string Same =
        """
        using System;
        public static class C
        {
            private sealed class Plain
            {
                private object _x = 1;
                private object _y;
                private object _day = DayOfWeek.Friday;

                public Plain(int i) { _y = (long)i; }

                public void Set(int i) { _x = i; _y = (object)(i * 3L); _day = (DayOfWeek)(i & 7); }

                public string All() =>
                    (int)_x + 1 + "|" + (long)_y + "|" + $"{_x}{_y}{_day}" + _x + _day.ToString() + _x.GetHashCode() + _y.Equals(3L) + (DayOfWeek)_day;

                public void Count() { _x = (int)_x + 1; object copy = _x; _x = (int)copy * 2; }
            }

            private struct Step
            {
                private int _n;

                public int Next() => ++_n;
            }

            private sealed class Copied
            {
                private object _step = default(Step);
                private object _n = 1;

                public void Set(int i) { _n = i; _step = default(Step); }

                public string All() => ((Step)_step).Next() + "|" + ((Step)_step).Next() + "|" + Twice((int)_n, this);

                private static int Twice(in int i, Copied p) { var before = i; p.Set(9); return i * 1000 + before; }
            }

            private sealed class Optional
            {
                private object _x;

                public void Set(int i) { _x = i; }

                public void Clear() => _x = null;

                public string All() =>
                    (_x == null ? -1 : (int)_x) + "|" + (_x is int n ? n : 0) + "|" + (_x is not null && (int)_x > 3) + (int?)_x + (_x as int?) + (int)(_x ?? 7)
                        + _x?.ToString() + $"{_x}" + (_x is int);

                public int Checked() { if (_x is null) throw new ArgumentException("none"); return (int)_x; }
            }

            public static string Read(int i, bool clear) { var p = new Plain(i); var first = p.All(); p.Set(i); p.Count(); return first + p.All(); }

            public static string ReadCopied(int i, bool clear) { var p = new Copied(); p.Set(i); return p.All(); }

            public static string ReadOptional(int i, bool clear)
            {
                var p = new Optional();
                var first = p.All();
                p.Set(i);
                if (clear) p.Clear();
                return first + p.All();
            }

            public static int ReadChecked(int i, bool clear) { var p = new Optional(); p.Set(i); if (clear) p.Clear(); return p.Checked(); }
        }
        """;

    [Fact]
    public Task OneType_IsDeclared_AndTriviaStays() => Verify.VerifyCodeFixAsync(
        """
        class C
        {
            // How many.
            private object [|_x|] = 1; // so far

            void M(int i)
            {
                _x = i; // plain
                _x = /* boxed */ (object)i /* here */;
            }

            int Read() => /* before */ (int)_x /* after */ + 1;
        }
        """,
        """
        class C
        {
            // How many.
            private int _x = 1; // so far

            void M(int i)
            {
                _x = i; // plain
                _x = /* boxed */ i /* here */;
            }

            int Read() => /* before */ _x /* after */ + 1;
        }
        """);

    [Fact]
    public Task CrLf_Stays() => Verify.VerifyCodeFixAsync(
        "class C\r\n{\r\n    private object [|_x|] = 1;\r\n    void M(int i) { _x = i; }\r\n    int R() => (int)_x;\r\n}\r\n",
        "class C\r\n{\r\n    private int _x = 1;\r\n    void M(int i) { _x = i; }\r\n    int R() => _x;\r\n}\r\n");

    [Fact]
    public Task SeveralMembers_AreFixedTogether() => Verify.VerifyCodeFixAsync(
        """
        class C
        {
            private object [|_x|] = 1;
            private object [|Y|] { get; set; } = 2.5;
            void M(int i, double d) { _x = i; Y = d; }
            double R() => (int)_x + (double)Y;
        }
        """,
        """
        class C
        {
            private int _x = 1;
            private double Y { get; set; } = 2.5;
            void M(int i, double d) { _x = i; Y = d; }
            double R() => _x + Y;
        }
        """);

    [Fact]
    public Task OtherParts_AreFixedToo()
    {
        var test = new Verify.Test();
        test.TestState.Sources.Add("partial class C { private object [|_x|] = 1; }");
        test.TestState.Sources.Add("partial class C { void M(int i) { _x = (object)i; } int R() => (int)_x; }");
        test.TestState.Sources.Add("class D { }");
        test.FixedState.Sources.Add("partial class C { private int _x = 1; }");
        test.FixedState.Sources.Add("partial class C { void M(int i) { _x = i; } int R() => _x; }");
        test.FixedState.Sources.Add("class D { }");
        // Two parts: the initial value is not known to come first, so the fix is not safe and Fix All leaves it.
        test.CodeFixTestBehaviors = CodeFixTestBehaviors.SkipFixAllCheck;
        return test.RunAsync();
    }

    [Theory]
    [InlineData("object [|_x|]; C(int i) { _x = i; }", "int R() => (int)_x;", "int _x; C(int i) { _x = i; }", "int R() => _x;")]
    [InlineData(
        "object [|_x|]; void M(int i) { _x = i; _x = null; }", "int? R() => (int?)_x;", "int? _x; void M(int i) { _x = i; _x = null; }", "int? R() => _x;")]
    [InlineData("object [|_x|]; void M(int? i) { _x = i; }", "int? R() => _x as int?;", "int? _x; void M(int? i) { _x = i; }", "int? R() => _x;")]
    [InlineData(
        "object [|_x|]; void M(int i) { _x = i; }",
        "int R() => _x != null ? (int)_x : 0;",
        "int? _x; void M(int i) { _x = i; }",
        "int R() => _x != null ? _x.Value : 0;")]
    [InlineData(
        "object [|_x|]; void M(int i) { _x = i; }",
        "int R() { if (_x is null) return 0; return (int)_x; }",
        "int? _x; void M(int i) { _x = i; }",
        "int R() { if (_x is null) return 0; return _x.Value; }")]
    [InlineData(
        "object [|_x|]; void M(int i) { _x = i; }",
        "int R() { while (_x != null) return (int)_x; return 0; }",
        "int? _x; void M(int i) { _x = i; }",
        "int R() { while (_x != null) return _x.Value; return 0; }")]
    [InlineData(
        "object [|_x|]; void M(int i) { _x = i; }",
        "bool R() => _x != null && (int)_x > 3;",
        "int? _x; void M(int i) { _x = i; }",
        "bool R() => _x != null && _x.Value > 3;")]
    [InlineData(
        "object [|_x|]; void M(DayOfWeek i) { _x = i; }",
        "string R() => _x?.ToString();",
        "DayOfWeek? _x; void M(DayOfWeek i) { _x = i; }",
        "string R() => _x?.ToString();")]
    [InlineData(
        "object [|_x|] = 1; void M(int i) { _x = i; }",
        "int R() { object o = _x; return (int)o; }",
        "int _x = 1; void M(int i) { _x = i; }",
        "int R() { int o = _x; return o; }")]
    [InlineData(
        "object [|_x|] = 1; void M(int i) { _x = i; }",
        "void R() => F((int)_x); static void F(in int i) { }",
        "int _x = 1; void M(int i) { _x = i; }",
        "void R() => F((int)_x); static void F(in int i) { }")]
    [InlineData(
        "object [|_x|] = default(P); void M(P p) { _x = p; }",
        "int R() => ((P)_x).Next(); struct P { int _n; public int Next() => ++_n; }",
        "P _x = default(P); void M(P p) { _x = p; }",
        "int R() => ((P)_x).Next(); struct P { int _n; public int Next() => ++_n; }")]
    [InlineData(
        "object [|_x|] = 1; void M(int i) { _x = i; }",
        "Func<int> R() => () => (int)_x;",
        "int _x = 1; void M(int i) { _x = i; }",
        "Func<int> R() => () => _x;")]
    [InlineData(
        "object [|_x|]; int _y; int[] _z; C(int i) { _y = Math.Max(i, 1); _z = new int[_y]; _x = _y; }",
        "int R() => (int)_x;",
        "int _x; int _y; int[] _z; C(int i) { _y = Math.Max(i, 1); _z = new int[_y]; _x = _y; }",
        "int R() => _x;")]
    [InlineData(
        "static int S = 5; private static string T = \"a\" + 1; private static object [|_x|] = 1; void M(int i) { _x = i; }",
        "int R() => (int)_x;",
        "static int S = 5; private static string T = \"a\" + 1; private static int _x = 1; void M(int i) { _x = i; }",
        "int R() => _x;")]
    [InlineData(
        "object [|_x|] = default(P); void M(P p) { _x = p; }",
        "string R() => $\"{_x}\" + _x; readonly struct P { }",
        "P _x = default(P); void M(P p) { _x = p; }",
        "string R() => $\"{_x}\" + _x; readonly struct P { }")]
    public Task SafeCases_AreFixedByFixAll(string before, string read, string after, string readAfter) =>
        VerifyAsync("private " + before + " " + read, "private " + after + " " + readAfter);

    [Theory]
    [InlineData(
        "private object [|_x|]; void M(int i) { _x = i; } int R() => (int)_x;",
        "private int _x; void M(int i) { _x = i; } int R() => _x;",
        "reading before the first write gives the default value instead of an exception")]
    [InlineData(
        "private static int S = P; private static object [|_x|] = 1; static int P => (int)_x; void M(int i) { _x = i; }",
        "private static int S = P; private static int _x = 1; static int P => _x; void M(int i) { _x = i; }",
        "reading before the first write gives the default value instead of an exception")]
    [InlineData(
        "private static int S = D.F; class D { public static int F = new C().R(); } private static object [|_x|] = 1; void M(int i) { _x = i; } "
            + "int R() => (int)_x;",
        "private static int S = D.F; class D { public static int F = new C().R(); } private static int _x = 1; void M(int i) { _x = i; } int R() => _x;",
        "reading before the first write gives the default value instead of an exception")]
    [InlineData(
        "private object [|_x|]; int _s; C() { _s = P; _x = 1; } int P => (int)_x; void M(int i) { _x = i; }",
        "private int _x; int _s; C() { _s = P; _x = 1; } int P => _x; void M(int i) { _x = i; }",
        "reading before the first write gives the default value instead of an exception")]
    [InlineData(
        "private object [|_x|]; string _s; C() { _s = \"a\" + (object)this; _x = 1; } public override string ToString() => \"b\" + (int)_x; "
            + "void M(int i) { _x = i; }",
        "private int _x; string _s; C() { _s = \"a\" + (object)this; _x = 1; } public override string ToString() => \"b\" + _x; void M(int i) { _x = i; }",
        "reading before the first write gives the default value instead of an exception")]
    [InlineData(
        "private object [|_x|]; C(object _x) { _x = 1; } void M(int i) { _x = i; } int R() => (int)_x;",
        "private int _x; C(object _x) { _x = 1; } void M(int i) { _x = i; } int R() => _x;",
        "reading before the first write gives the default value instead of an exception")]
    [InlineData(
        "private object [|_x|]; void M(int i) { _x = i; _x = null; } int R() => (int)_x;",
        "private int? _x; void M(int i) { _x = i; _x = null; } int R() => _x.Value;",
        "an unset value throws InvalidOperationException instead of NullReferenceException")]
    [InlineData(
        "private object [|_x|]; void M(int i) { _x = i; } int R() { do { if ((int)_x > 3) return 1; } while (_x != null); return 0; }",
        "private int? _x; void M(int i) { _x = i; } int R() { do { if (_x.Value > 3) return 1; } while (_x != null); return 0; }",
        "an unset value throws InvalidOperationException instead of NullReferenceException")]
    [InlineData(
        "private object [|_x|] = 1m; void M(decimal i) { lock (this) _x = i; } decimal R() => (decimal)_x;",
        "private decimal _x = 1m; void M(decimal i) { lock (this) _x = i; } decimal R() => _x;",
        "another thread may read half of a write")]
    [InlineData(
        "private class D { public object [|X|] = 1; } void M(D d, int i) { d.X = i; } int R(D d) => (int)d.X;",
        "private class D { public int X = 1; } void M(D d, int i) { d.X = i; } int R(D d) => d.X;",
        "serializers and reflection see the new type")]
    [InlineData(
        "private object [|_x|] = 1; void M(int i) { Interlocked.CompareExchange(ref _x, i, i + 1); }",
        "private int _x = 1; void M(int i) { Interlocked.CompareExchange(ref _x, i, i + 1); }",
        "an exchange that never succeeded now can")]
    [InlineData(
        "private object [|_x|] = 1; void M(int i) { var old = _x; if (Interlocked.CompareExchange(ref _x, i, old) == old) { } }",
        "private int _x = 1; void M(int i) { var old = _x; if (Interlocked.CompareExchange(ref _x, i, old) == old) { } }",
        "the exchange compares values instead of boxes")]
    [InlineData(
        "private struct S { private object [|_x|]; public void M(int i) { _x = i; } public int R() => _x is int n ? n : 0; }",
        "private struct S { private int? _x; public void M(int i) { _x = i; } public int R() => _x is int n ? n : 0; }",
        "default equality and hash code of the struct change")]
    [InlineData(
        "private sealed record R(int N) { private object [|_x|]; public void M(int i) { _x = i; } }",
        "private sealed record R(int N) { private int _x; public void M(int i) { _x = i; } }",
        "an unset value is equal to the default value of another record")]
    public Task UnsafeCases_SayHowTheyDiffer(string before, string after, string difference)
    {
        var test = new Verify.Test
        {
            TestCode = Usings + "class C { " + before + " }",
            FixedCode = Usings + "class C { " + after + " }",
            CodeFixTestBehaviors = CodeFixTestBehaviors.SkipFixAllCheck,
        };
        test.CodeActionVerifier = (action, verifier) => verifier.True(action.Title.EndsWith("(" + difference + ")", StringComparison.Ordinal), action.Title);
        return test.RunAsync();
    }

    [Fact]
    public Task FixAll_TakesOnlySafeCases()
    {
        const string Unsafe = "class D { private object [|_x|]; void M(int i) { _x = i; } int R() => (int)_x; }";
        var test = new Verify.Test
        {
            TestCode = "class C { private object [|_x|] = 1; void M(int i) { _x = i; } int R() => (int)_x; } " + Unsafe,
            FixedState = { MarkupHandling = MarkupMode.Allow },
            FixedCode = "class C { private int _x = 1; void M(int i) { _x = i; } int R() => _x; } " + Unsafe,
            CodeFixTestBehaviors = CodeFixTestBehaviors.FixOne,
        };
        return test.RunAsync();
    }

    [Theory]
    [InlineData("private object [|_x|] = 1; void M(int i) { _x = i; } object R() => _x;")]
    [InlineData("private object [|_x|] = 1; void M(int i) { _x = i; } void R() => Console.WriteLine(_x);")]
    [InlineData("private object [|_x|] = 1; void M(int i) { _x = i; } void R() { lock (_x) { } }")]
    [InlineData("private object [|_x|] = 1; void M(int i) { _x = i; } bool R(object o) => ReferenceEquals(_x, o);")]
    [InlineData("private object [|_x|] = 1; void M(int i) { _x = i; } bool R(object o) => _x == o;")]
    [InlineData("private object [|_x|] = 1; void M(int i) { _x = i; F(ref _x); } static void F(ref object o) { }")]
    [InlineData("private object [|_x|] = 1; void M(int i) { _x = i; F(out _x); } static void F(out object o) => o = 1;")]
    [InlineData("private object [|_x|] = 1; void M(int i) { _x = i; } string R() => nameof(_x);")]
    [InlineData("private object [|_x|] = 1; void M(int i) { _x = i; } object R() => typeof(C).GetField(\"_x\");")]
    [InlineData("private object [|_x|] = 1; void M(int i) { _x = i; } Type R() => _x.GetType();")]
    [InlineData("private object [|_x|] = 1; void M(int i) { _x = i; } int R() => _x switch { int n => n, _ => 0 };")]
    [InlineData("private object [|_x|] = 1; void M(int i) { _x = i; } FormattableString R() => $\"{_x}\";")]
    [InlineData("private object [|_x|] = 1; void M(int i) { _x = i; } Expression<Func<int>> R() => () => (int)_x;")]
    [InlineData("private object [|_x|] = 1, _y; void M(int i) { _x = i; } int R() => (int)_x;")]
    [InlineData("[NonSerialized] private object [|_x|] = 1; void M(int i) { _x = i; } int R() => (int)_x;")]
    [InlineData("private object [|_x|] = 1; object M(int i) => _x = i; int R() => (int)_x;")]
    [InlineData("internal object [|X|]; void M(int i) { X = i; } int R() => (int)X;")]
    [InlineData("protected class D { public object [|X|] = 1; } void M(D d, int i) { d.X = i; } int R(D d) => (int)d.X;")]
    [InlineData(
        "private object [|_x|] = default(P); void M(P p) { _x = p; } string R() => $\"{_x}\"; struct P { int _n; "
            + "public override string ToString() => \"p\" + ++_n; }")]
    [InlineData(
        "private object [|_x|] = default(P); void M(P p) { _x = p; } string R() => \"\" + _x; struct P { int _n; "
            + "public override string ToString() => \"p\" + ++_n; }")]
    public Task UseAsObject_HasNoFix(string members) => VerifyAsync(members, members, "public ");

    [Theory]
    [InlineData("[System.Serializable] class C { private object [|_x|] = 1; void M(int i) { _x = i; } int R() => (int)_x; }")]
    [InlineData(
        "[System.Runtime.InteropServices.StructLayout(System.Runtime.InteropServices.LayoutKind.Sequential)] class C { private object [|_x|] = 1; "
            + "void M(int i) { _x = i; } int R() => (int)_x; }")]
    [InlineData("class C { private class B { public virtual object [|X|] { get; set; } } void M(B b, int i) { b.X = i; } int R(B b) => (int)b.X; }")]
    [InlineData(
        "interface I { object X { get; set; } } class C { private class D : I { public object [|X|] { get; set; } } void M(D b, int i) { b.X = i; } "
            + "int R(D b) => (int)b.X; }")]
    public Task DeclarationWithOtherReaders_HasNoFix(string source) => Verify.VerifyCodeFixAsync(source, source);

    [Fact]
    public async Task SafeFix_BehavesTheSame()
    {
        var changed = await AppliedFix.SafeAsync<Analyzer, CodeFix>(Same);

        Assert.DoesNotContain("object _", changed, StringComparison.Ordinal);
        SameBehaviour.Verify(
            Same,
            changed,
            [[0, false], [1, true], [-1, false], [5, true], [int.MaxValue, false], [int.MinValue, true]],
            LanguageVersion.Latest,
            "Read",
            "ReadCopied",
            "ReadOptional",
            "ReadChecked");
    }

    private static Task VerifyAsync(string before, string after, string modifier = "") =>
        Verify.VerifyCodeFixAsync(Usings + modifier + "class C { " + before + " }", Usings + modifier + "class C { " + after + " }");
}
