using System.Text.RegularExpressions;
using Allocations.Analyzers.Rules.Collections.LinqInHotCode;
using Allocations.Testing;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.CSharpAnalyzerVerifier<Allocations.Analyzers.Rules.Collections.LinqInHotCode.LinqInHotCodeAnalyzer>;

namespace Allocations.Tests.Collections.LinqInHotCode;

/// <summary>What ALLOC602 reports, what it says that a chain makes, and where it is silent.</summary>
public sealed class LinqInHotCodeTests
{
    [Theory]
    [InlineData("n += {|#0:numbers.Count(x => x == k)|};", "Count", "88 B", "a delegate and a closure")]
    [InlineData("if ({|#0:list.Where(x => x > k).Any()|}) n++;", "Where.Any", "160 B", "an iterator, a delegate and a closure, of which 'Exists' needs less")]
    [InlineData("foreach (var x in {|#0:list.Where(x => x > 2).Select(x => x + 1)|}) n += x;", "Where.Select", "152 B", "2 iterators")]
    [InlineData("foreach (var x in {|#0:list.Select(x => x + 1).Where(x => x > 2)|}) n += x;", "Select.Where", "128 B", "2 iterators")]
    [InlineData("n += {|#0:numbers.Sum(x => x + 1)|};", "Sum", "32 B", "an enumerator")]
    [InlineData("n += {|#0:text.Count(c => c == 'x')|};", "Count", "32 B", "an enumerator")]
    [InlineData("n += {|#0:set.Where(x => x > 2).Count()|};", "Where.Count", "96 B", "an iterator and an enumerator, of which 'Count' needs less")]
    [InlineData("var m = text; n += {|#0:numbers.Count(x => x == k && m != \"\")|};", "Count", "96 B", "a delegate and a closure")]
    [InlineData("n += {|#0:list.Where(x => x > 2).ToArray()|}.Length;", "Where.ToArray", "memory",
        "an iterator and a collection, of which 'Count' needs less")]
    [InlineData("n += {|#0:numbers.Count(IsMine)|};", "Count", "64 B", "a delegate")]
    [InlineData("n += {|#0:numbers.Count(x => x > _field)|};", "Count", "64 B", "a delegate")]
    [InlineData("if ({|#0:immutable.Any(x => x == k)|}) n++;", "Any", "88 B", "a delegate and a closure")]
    [InlineData("foreach (var x in {|#0:immutable.Where(x => x > 2).Select(x => x + 1)|}) n += x;", "Where.Select", "104 B", "2 iterators")]
    [InlineData("n += {|#0:immutable.Count(x => x > 2)|};", "Count", "memory", "a box and an enumerator")]
    [InlineData("n += {|#0:things.OfType<string>().Count(x => x.Length == k)|};", "OfType.Count", "memory", "an iterator, a delegate and a closure")]
    [InlineData("n += {|#0:(from x in list where x > k select x).Count()|};", "Where.Count", "160 B", "an iterator, a delegate and a closure")]
    [InlineData("if ({|#0:numbers.SequenceEqual(list.Where(x => x > k).Take(3))|}) n++;", "SequenceEqual", "memory",
        "2 iterators, a delegate and a closure")]
    [InlineData("n += {|#0:numbers.Concat(list.Select(x => x + 1)).Concat(list.OrderBy(x => x)).Count()|};", "Concat.Concat.Count", "memory",
        "4 iterators and a buffer")]
    [InlineData("n += {|#0:list.OrderBy(x => x * k).ThenBy(x => x).First()|};", "OrderBy.ThenBy.First", "memory", "2 iterators, a delegate and a closure")]
    public Task Message_SaysWhatAChainMakes(string body, string operators, string bytes, string objects) => new Verify.Test
    {
        TestCode = InLoop(body),
        ExpectedDiagnostics =
        {
            Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info)
                .WithMessage("'" + operators + "' allocates " + bytes + " for " + objects + " (in a loop (line 15, depth 2))"),
        },
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData("list.OrderBy(x => x).First()", "OrderBy.First", "an iterator")]
    [InlineData("list.OrderBy(x => x).Count()", "OrderBy.Count", "an iterator")]
    [InlineData("list.OrderBy(x => x).First(x => x > 2)", "OrderBy.First", "an iterator and a buffer")]
    [InlineData("list.OrderBy(x => x).Skip(1).First()", "OrderBy.Skip.First", "2 iterators and a buffer")]
    public Task Message_CountsNoBufferForTheFirstInAnOrder(string chain, string operators, string objects) => new AnyHeat.Analyzer<LinqInHotCodeAnalyzer>.Test
    {
        TestCode = InLoop("n += {|#0:" + chain + "|};"),
        ExpectedDiagnostics =
        {
            Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info)
                .WithMessage("'" + operators + "' allocates memory for " + objects + " (in a loop (line 15, depth 2))"),
        },
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData("n += {|#0:Made(k).Count(x => x > k)|};", "memory for an iterator, a delegate and a closure")]
    [InlineData("n += {|#0:Query(k).Count(x => x > k)|};", "memory for an iterator, a delegate and a closure")]
    [InlineData("n += {|#0:Kept().Count(x => x > k)|};", "88 B for a delegate and a closure")]
    [InlineData("n += {|#0:Virtual().Count(x => x > k)|};", "88 B for a delegate and a closure")]
    public async Task SequenceThatAMethodMakesForTheChain_Counts(string body, string objects)
    {
        var source = InLoop(body);
        source = source.Insert(source.LastIndexOf('}'), """
            private readonly int[] _kept = { 1 };
            private static IEnumerable<int> Made(int n) { for (var i = 0; i < n; i++) yield return i; }
            private IEnumerable<int> Query(int n) => _kept.Where(x => x > 2);
            private IEnumerable<int> Kept() => _kept;
            protected virtual IEnumerable<int> Virtual() { yield return 1; }
            private class Derived : C { protected override IEnumerable<int> Virtual() => null; }
            """);
        await new Verify.Test
        {
            TestCode = source,
            ExpectedDiagnostics =
            {
                Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info)
                    .WithMessage("'Count' allocates " + objects + " (in a loop (line 15, depth 2))"),
            },
        }.RunAsync(TestContext.Current.CancellationToken);
    }

    [Theory]
    [InlineData("int M(int[] all) { var n = 0; foreach (var i in all) foreach (var j in all) n += Chain(j); return n; }")]
    [InlineData("int this[int[] all] { get { var n = 0; foreach (var i in all) n += Chain(i); return n; } }")]
    public Task TwoLoopsAndAnIndexer_AreTooLittle(string member) => Verify.VerifyAnalyzerAsync(InLinq(member));

    [Theory]
    [InlineData("int M(string s, int[] all) { var n = 0; foreach (var c in s) n += {|#0:Chain(c)|}; return n; }", "line 2")]
    [InlineData("int M(int[] all) { var n = 0; foreach (var i in all) foreach (var j in all) n += {|#0:Chain(j)|}; return n; } "
        + "int N(string s) { var n = 0; foreach (var c in s) n += M(new int[c]); return n; }", "line 2, depth 2")]
    public Task LoopThroughData_IsEnough(string member, string loop) => Verify.VerifyAnalyzerAsync(
        InLinq(member),
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info)
            .WithMessage("'Where.Select.Count' allocates 320 B for 2 iterators, 3 delegates and a closure (in a loop (" + loop + "))"));

    [Fact]
    public Task LoopThroughData_IsAWarningWhereTheLastOperatorDoesTheSameAlone() => Verify.VerifyAnalyzerAsync(
        "using System.Linq;\nclass C { int M(string s, int[] all) { var n = 0; "
            + "foreach (var c in s) if ({|#0:all.Select(x => x + c).Where(x => x != c).Any()|}) n++; return n; } }",
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Warning).WithMessage(
            "'Select.Where.Any' allocates 256 B for 2 iterators, 2 delegates and a closure, of which 'Any' needs less (in a loop (line 2))"));

    private static string InLinq(string member) =>
        "using System.Linq;\nclass C { " + Regex.Replace(member, @"Chain\((.)\)", "all.Where(x => x > $1).Select(x => x + $1).Count(x => x != $1)") + " }";

    [Theory]
    [InlineData("null")]
    [InlineData("throw null")]
    [InlineData("")]
    [InlineData("x => x")]
    [InlineData("missing")]
    public Task SourceWithoutATypeOfItsOwn_IsQuiet(string source) => new AnyHeat.Analyzer<LinqInHotCodeAnalyzer>.Test
    {
        TestCode = "using System.Linq; class C { bool M(int n) => Enumerable.Any<int>(" + source + ", x => x > n); }",
        CompilerDiagnostics = CompilerDiagnostics.None,
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task ChainThatAnotherRunsForEachElement_IsASuggestion() => Verify.VerifyAnalyzerAsync(
        "using System.Linq; using System.Collections.Generic; class C { void M(int[] a, string s) { "
            + "foreach (var c in s) foreach (var x in {|#0:a.Where(x => {|#1:a.Select(y => y + x).Where(y => y != x).Any()|})|}) { } } "
            + "void N(int[] a, string s) { foreach (var c in s) foreach (var x in a) "
            + "if ({|#2:a.Select(y => y + x).Where(y => y != x).Any()|}) { } } }",
        new DiagnosticResult("ALLOC602", DiagnosticSeverity.Info).WithLocation(0),
        new DiagnosticResult("ALLOC602", DiagnosticSeverity.Info).WithLocation(1),
        new DiagnosticResult("ALLOC602", DiagnosticSeverity.Warning).WithLocation(2));

    [Theory]
    [InlineData("n += numbers.Count(x => x == 2);")]
    [InlineData("n += list.Any(x => x == 2) ? 1 : 0;")]
    [InlineData("n += list.FirstOrDefault(x => x == 2);")]
    [InlineData("n += list.Last(x => x == 2);")]
    [InlineData("n += numbers.Sum() + list.Max() + numbers.First() + list.Last() + list.Count() + list.ElementAt(1);")]
    [InlineData("n += set.Count() + (set.Any() ? 1 : 0);")]
    [InlineData("if (list.Contains(k)) n++;")]
    [InlineData("if (sequence.Any() && sequence.Contains(k) && sequence.Any(x => x == 2)) n++;")]
    [InlineData("n += numbers.Count(IsEven);")]
    [InlineData("n += numbers.Count(condition);")]
    [InlineData("n += list.ToArray().Length + list.ToList().Count;")]
    [InlineData("foreach (var x in Enumerable.Empty<int>()) n += x;")]
    [InlineData("foreach (var x in list.AsEnumerable()) n += x;")]
    [InlineData("n += query.Count(x => x == k);")]
    [InlineData("n += query.AsEnumerable().Where(x => x == k).Count();")]
    [InlineData("n += list.AsParallel().Count(x => x == k);")]
    [InlineData("if (immutable.Any(x => x == 2) && immutable.Any()) n += immutable.First() + immutable.ElementAt(1);")]
    [InlineData("if (numbers.SequenceEqual(list.AsEnumerable())) n++;")]
    [InlineData("if (immutable.SequenceEqual(immutable)) n += immutable.Last(x => x > 2);")]
    [InlineData("Expression<Func<int>> f = () => list.Count(x => x == k); Keep(f);")]
    [InlineData("if (k < 0) throw new InvalidOperationException(list.First(x => x == k).ToString());")]
    [InlineData("n += list.Exists(x => x == k) ? 1 : 0;")]
    [InlineData("foreach (var x in own.OfType<int>()) n += x;")]
    [InlineData("n += undefined.Count(x => x == k) + list.NoSuch(x => x == k) + list.Count(x => x == );")]
    public Task ChainThatMakesNothing_IsSilent(string body) => new Verify.Test
    {
        TestCode = InLoop(body),
        CompilerDiagnostics = Microsoft.CodeAnalysis.Testing.CompilerDiagnostics.None,
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task CapturesFromOutsideTheLoop_AreKeptByTheCompiler() => Verify.VerifyAnalyzerAsync(
        "using System.Linq;\nclass C { int M(int[] a, int[] b, int k) { var n = 0; foreach (var i in a) n += b.Count(x => x == k); return n; } }");

    [Fact]
    public Task VariableOfAForLoop_IsInOneClosureForAllIterations() => Verify.VerifyAnalyzerAsync(
        "using System.Linq;\nclass C { int M(int[] a, int k) { var n = 0; for (; ; k++) for (var i = 0; i < k; i++) n += [|a.Count(x => x == i)|]; } }");

    [Fact]
    public Task HeaderOfTheLoopThatConsumesIt_IsNotInTheLoop() => Verify.VerifyAnalyzerAsync(
        "using System.Linq;\nclass C { int M(int[] a, int k) { var n = 0; foreach (var i in a.Where(x => x > k)) n += i; return n; } }");

    [Fact]
    public Task ChainInALambdaOfAnother_IsReportedWhereThatRunsOften() => Verify.VerifyAnalyzerAsync(
        "using System.Linq;\nclass C { int M(string s, int[] a, int[] b) => a.Count(x => b.Any(y => y == x)) + s.Count(c => [|b.Any(y => y == c)|]); }");

    [Theory]
    [InlineData("numbers.OrderBy(x => x).First()")]
    [InlineData("numbers.Distinct().Count()")]
    [InlineData("numbers.Except(list).Sum()")]
    public async Task ChainThatSortsOrComparesWithASet_IsReportedOnlyWhereAskedFor(string chain)
    {
        await Verify.VerifyAnalyzerAsync(InLoop("n += " + chain + ";"));
        await AnyHeat.Analyzer<LinqInHotCodeAnalyzer>.VerifyAnalyzerAsync(InLoop("n += [|" + chain + "|];"));
    }

    [Fact]
    public Task FewObjectsInOneLoop_AreSilent() => Verify.VerifyAnalyzerAsync(
        "using System.Linq;\nclass C { int M(int[] a, int[] b, string s) { var n = 0; foreach (var i in a) n += b.Where(x => x > 2).Sum(); "
            + "foreach (var i in a) n += b.Where(x => x > i).Sum(); foreach (var c in s) n += [|b.Where(x => x > 2).Sum()|]; return n; } }");

    [Fact]
    public Task CalledInALoopThatRunsOften_IsReportedWhereALoopCanTakeItsPlace() => Verify.VerifyAnalyzerAsync(
        """
        using System.Collections.Generic;
        using System.Linq;
        class C
        {
            int M(int[] a) { var n = 0; foreach (var x in a) { if (Has(a, x)) n++; if (IsOdd(a)) n++; n += Least(a, x); } return n; }
            bool Has(int[] a, int k) => a.Any(x => x == k);
            int Each(HashSet<int> a) { var n = 0; foreach (var x in a) if (Holds(a, x)) n++; return n; }
            bool Holds(HashSet<int> a, int k) => a.Any(x => x == k);
            int Of(string s, int[] a) { var n = 0; foreach (var c in s) if (IsIn(a, c)) n++; return n; }
            bool IsIn(int[] a, int k) => [|a.Any(x => x == k)|];
            bool IsOdd(int[] a) => a.Select(x => x + 1).Any(x => x % 2 == 1);
            int Least(int[] a, int k) => a.Where(x => x == k).Last();
            int Each(string s, int[] a) { var n = 0; foreach (var c in s) n += First(a); return n; }
            int First(int[] a) => [|a.Select(x => x + 1).First(x => x > 3)|];
        }
        """);

    [Theory]
    [InlineData("n += set.ElementAt(2) + k;")]
    [InlineData("n += list.OfType<int>().FirstOrDefault();")]
    [InlineData("n += list.Select((x, i) => x * i).Max();")]
    public Task FewObjectsWithoutALoop_NeedDeclaredHeat(string body) => Verify.VerifyAnalyzerAsync(InLoop(body));

    [Theory]
    [InlineData("n += text.Split(',').Sum(x => x.Length);")]
    [InlineData("n += Twice(k).Sum(x => x + 1);")]
    [InlineData("n += Kept().Sum(x => x + 1);")]
    [InlineData("n += Kept().Sum(x => x + k);")]
    [InlineData("n += text.Split(',').Count(x => x.Length == k);")]
    [InlineData("foreach (var c in text) n += [|Kept().Sum(x => x + c)|];")]
    [InlineData("foreach (var c in text) n += [|text.Split(',').Count(x => x.Length == c)|];")]
    [InlineData("n += [|text.Split(',').Where(x => x.Length > 2).Count()|];")]
    public Task SmallObjectBesideTheArrayThatItReads_IsSilent(string statement) => Verify.VerifyAnalyzerAsync(
        "using System.Linq;\nclass C { static int[] s_kept = { 1 }; int[] Kept() => s_kept; int[] Twice(int k) => new[] { k, k }; "
            + "int M(string text, int[] ks) { var n = 0; foreach (var k in ks) { " + statement + " } return n; } }");

    [Fact]
    public Task FewObjectsWithoutALoop_AreToldWhereTheCodeIsHot() => Verify.VerifyAnalyzerAsync(
        """
        using System;
        using System.Collections.Generic;
        using System.Linq;
        namespace Allocations { class HotPathAttribute : Attribute { } }
        class C { [Allocations.HotPath] int M(HashSet<int> set) => [|set.ElementAt(2)|]; }
        """);

    [Theory]
    [InlineData("{|#0:set.ElementAt(i)|}", true)]
    [InlineData("{|#0:set.ElementAtOrDefault(i + 1)|}", true)]
    [InlineData("set.ElementAt(n)", false)]
    [InlineData("some.ElementAt(i)", false)]
    [InlineData("new HashSet<int> { i }.ElementAt(i)", false)]
    public Task ElementsThatALoopAsksForOneByOne_AreEachCountedFromTheFirst(string element, bool isReported) => Verify.VerifyAnalyzerAsync(
        "using System.Collections.Generic; using System.Linq; class C { int M(HashSet<int> set, IEnumerable<int> some, int n) { var sum = 0; "
            + "for (var i = 0; i < set.Count; i++) sum += " + element + "; return sum; } }",
        isReported
            ? [Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info).WithMessage(
                "'" + (element.Contains("Default", StringComparison.Ordinal) ? "ElementAtOrDefault" : "ElementAt")
                    + "' allocates 40 B for an enumerator, and goes through the elements from the first one each time (in a loop (line 1))")]
            : []);

    [Theory]
    [InlineData("[|own.ElementAt(i)|]")]
    [InlineData("listed.ElementAt(i)")]
    [InlineData("any.ElementAt(i)")]
    public Task ElementOfATypeWithoutIndexes_MakesAnEnumerator(string element) => AnyHeat.Analyzer<LinqInHotCodeAnalyzer>.VerifyAnalyzerAsync(
        $$"""
        using System.Collections;
        using System.Collections.Generic;
        using System.Collections.ObjectModel;
        using System.Linq;
        class Own : IEnumerable<int>
        {
            private readonly SortedSet<int> _all = new();
            public IEnumerator<int> GetEnumerator() => ((IEnumerable<int>)_all).GetEnumerator();
            IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
        }
        class Listed : Collection<int> { }
        class C { int M(Own own, Listed listed, IEnumerable<int> any, int i) => {{element}}; }
        """);

    [Theory]
    [InlineData("var q = list.Where(x => x > k); Keep(q);")]
    [InlineData("Keep(list.Select(x => x + k).ToArray());")]
    [InlineData("var copy = list.Where(x => x > k).ToArray(); n += copy[0];")]
    public Task ResultThatIsWanted_NeedsMoreThanOneLoop(string body)
    {
        var one = "using System;\nusing System.Collections.Generic;\nusing System.Linq;\nclass C { void Keep(object o) { } "
            + "int M(List<int> list, List<int> ks) { var n = 0; foreach (var k in ks) { " + body + " } return n; } }";
        return Verify.VerifyAnalyzerAsync(one);
    }

    [Theory]
    [InlineData("OfArray([|list.Select(x => x + k).ToArray()|]);")]
    [InlineData("new Kept([|list.Where(x => x > k).ToArray()|]);")]
    [InlineData("OfList([|list.Select(x => x + k).ToList()|]);")]
    [InlineData("OfArray(list.Take(k).ToArray());")]
    [InlineData("OfArray(list.ToArray());")]
    [InlineData("OfSequence(list.Select(x => x + k).ToArray());")]
    [InlineData("OfAny(list.Select(x => x + k).ToArray());")]
    [InlineData("string.Join(\",\", list.Select(x => \"\" + x + k).ToArray());")]
    public Task CopyThatIsAnArgument_IsLeftToAnotherRuleOnlyWhereACalleeMightReadTheSequence(string body) =>
        AnyHeat.Analyzer<LinqInHotCodeAnalyzer>.VerifyAnalyzerAsync(
            $$"""
            using System.Collections.Generic;
            using System.Linq;
            class Kept { public Kept(int[] items) { } }
            class C
            {
                static void OfArray(int[] items) { }
                static void OfList(List<int> items) { }
                static void OfSequence(IEnumerable<int> items) { }
                static void OfAny(int[] items) { }
                static void OfAny(IReadOnlyCollection<int> items) { }
                void M(List<int> list, int k) { {{body}} }
            }
            """);

    [Theory]
    [InlineData("_all = all.OrderBy(x => x).ToList();")]
    [InlineData("_all = all.Where(x => x > k);")]
    public Task CollectionOfAConstructor_IsSetUpOnce(string body) => AnyHeat.Analyzer<LinqInHotCodeAnalyzer>.VerifyAnalyzerAsync(
        "using System.Collections.Generic;\nusing System.Linq;\nclass C { readonly IEnumerable<int> _all; C(List<int> all, int k) { " + body + " } }");

    [Fact]
    public Task StaticMethodBeforeCSharp11_TakesADelegate() => new Verify.Test
    {
        TestCode = "using System.Linq;\nclass C { static bool Is(int x) => x > 1; int M(string a, int[] b) { var n = 0; foreach (var i in a) "
            + "n += [|b.Count(Is)|]; return n; } }",
        LanguageVersion = LanguageVersion.CSharp10,
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task ColdCode_IsSilent() => Verify.VerifyAnalyzerAsync(
        "using System.Linq;\nclass C { static readonly int[] A = { 1 }; static readonly int N; "
            + "static C() { foreach (var k in A) N += A.Count(x => x == k); } }");

    private static string InLoop(string body) =>
        $$"""
        using System;
        using System.Collections.Generic;
        using System.Collections.Immutable;
        using System.Linq;
        using System.Linq.Expressions;
        class Own { public IEnumerable<T> OfType<T>() => null; }
        class C
        {
            int _field;
            static void Keep(object value) { }
            static bool IsEven(int n) => n % 2 == 0;
            bool IsMine(int n) => n == _field;
            int M(int[] numbers, List<int> list, HashSet<int> set, string text, IEnumerable<int> sequence, IQueryable<int> query, ImmutableArray<int> immutable,
                Func<int, bool> condition, int[][] rows, ImmutableArray<object> things, Own own) {
                var sum = 0; foreach (var c in text) { foreach (var k in rows[c]) { var n = k; {{body}} sum += n; } } return sum; }
        }
        """;
}
