using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.CSharpAnalyzerVerifier<Allocations.Analyzers.Rules.Collections.AllocatedEnumerator.AllocatedEnumeratorAnalyzer>;
using VerifyAtAnyHeat = Allocations.Testing.AnyHeat.Analyzer<Allocations.Analyzers.Rules.Collections.AllocatedEnumerator.AllocatedEnumeratorAnalyzer>;

namespace Allocations.Tests.Collections.AllocatedEnumerator;

/// <summary>What ALLOC601 reports and what it leaves alone.</summary>
public sealed class AllocatedEnumeratorTests
{
    private const string InLoop = " (in a loop (line 6))", ReadsLines = "Console.ReadLine() != null";

    [Theory]
    [InlineData("IList<int> kept = new List<int> { n }; foreach (var item in [|kept|]) n += item;")]
    [InlineData("IEnumerable<int> kept = new[] { n }; foreach (var item in [|kept|]) n += item;")]
    [InlineData("IReadOnlyList<int> kept = list; foreach (var item in [|kept|]) n += item;")]
    [InlineData("ICollection<int> kept = new HashSet<int> { n }; foreach (var item in [|kept|]) n += item;")]
    [InlineData("IDictionary<string, int> kept = new Dictionary<string, int>(); foreach (var item in [|kept|]) n += item.Value;")]
    [InlineData("IEnumerable<int> kept = null; if (n > 3) kept = new Queue<int>(); foreach (var item in [|kept|]) n += item;")]
    [InlineData("IList<int> kept; if (n > 3) kept = list; else kept = new List<int>(); foreach (var item in [|kept|]) n += item;")]
    [InlineData("var kept = (IList<int>)list; foreach (var item in [|kept|]) n += item;")]
    [InlineData("var kept = n > 3 ? (IList<int>)list : new List<int>(); foreach (int item in [|kept|]) n += item;")]
    [InlineData("IList<int> first = list; IEnumerable<int> kept = first; foreach (var item in [|kept|]) n += item;")]
    [InlineData("foreach (var item in [|_items|]) n += item;")]
    [InlineData("foreach (var item in [|this._items ?? list|]) n += item;")]
    [InlineData("foreach (var item in [|Auto|]) n += item;")]
    [InlineData("foreach (var item in [|Computed|]) n += item;")]
    [InlineData("foreach (var item in [|Get(n)|]) n += item;")]
    [InlineData("foreach (var item in list) n += Sum(list);")]
    [InlineData("foreach (var (key, value) in [|_pairs|]) n += value;")]
    [InlineData("IList<int> kept = Local(); foreach (var item in [|kept|]) n += item; List<int> Local() => list;")]
    [InlineData("IEnumerable kept = new ArrayOf().Items; foreach (object item in [|kept|]) n++;")]
    [InlineData("IList<int> kept = list; foreach (var item in [|kept|]) n += item; foreach (var item in kept) n -= item;")]
    [InlineData("foreach (var item in [|_items|]) n += item; foreach (var item in this._items) n -= item; foreach (var item in [|_items ?? list|]) n += item;")]
    [InlineData("IList<int> kept = list; if (n < 0) { foreach (var item in kept) n++; throw new Exception(); } foreach (var item in [|kept|]) n -= item;")]
    [InlineData("IList<int> kept = list, other = list; foreach (var item in [|kept|]) n += item; foreach (var item in [|other|]) n -= item;")]
    [InlineData("foreach (var (key, value) in [|_pairs|]) n += value; foreach (var pair in _pairs) n += pair.Value;")]
    public Task CollectionOfOneType_IsReported(string statement) => AnalyzeAsync(statement);

    [Theory]
    [InlineData("System.Collections.ObjectModel.Collection<int>", " for an enumerator, which an index does without")]
    [InlineData("System.Collections.ObjectModel.ReadOnlyCollection<int>", " for an enumerator, which an index does without")]
    [InlineData("Own", " for an enumerator, which an index does without")]
    [InlineData("System.Collections.Concurrent.ConcurrentBag<int>", " for an enumerator")]
    public Task ClassOfTheFrameworkWithoutAnotherEnumerator_CountsAsAnInterface(string type, string what) =>
        VerifyAtAnyHeat.VerifyAnalyzerAsync(
            "class Own : System.Collections.ObjectModel.Collection<int> { } class C { int M(" + type + " all, int n) { "
                + "foreach (var item in {|#0:all|}) n += item; "
                + "foreach (var item in new System.Collections.Generic.List<int>()) n += item; return n; } }",
            VerifyAtAnyHeat.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info).WithMessage(
                "Enumerating 'all' as '" + type.Substring(type.LastIndexOf('.') + 1) + "' allocates memory" + what + " (not known to be hot"
                    + (type == "Own" ? ")" : "; newer JITs may remove it)")));

    [Theory]
    [InlineData("foreach (var item in [|kept|]) n += item;")]
    [InlineData("Sum(row); foreach (var item in [|kept|]) n += item;")]
    [InlineData("foreach (var item in [|kept|]) { Sum(row); Sum(row); Sum(row); n += item; }")]
    [InlineData("foreach (var item in kept) { Copy(row); n += item; }")]
    [InlineData("Copy(row); foreach (var item in kept) n += item;")]
    public Task EnumeratorBesideACopyOfData_IsSilent(string statements) => Verify.VerifyAnalyzerAsync(
        "using System; using System.Collections.Generic; class C { static int Sum(int[] all) => all.Length; "
            + "static List<int> Copy(int[] all) { var copy = new List<int>(); foreach (var item in all) copy.Add(item); return copy; } "
            + "static int M(List<int[]> rows, int n) { " + (statements.Contains("Copy(", StringComparison.Ordinal) ? "" : "while (Console.ReadLine() != null) ")
            + "foreach (var row in rows) { IList<int> kept = row; " + statements + " } return n; } }");

    [Theory]
    [InlineData("foreach (var item in list) n += item;")]
    [InlineData("foreach (var item in new[] { 1, 2 }) n += item;")]
    [InlineData("foreach (var item in \"text\") n += item;")]
    [InlineData("var kept = new Dictionary<int, int>(); foreach (var item in kept.Values) n += item;")]
    [InlineData("foreach (var item in Lazily()) n += item;")]
    [InlineData("foreach (var item in list.Where(value => value > 2)) n += item;")]
    [InlineData("foreach (var item in from value in list where value > 2 select value) n += item;")]
    [InlineData("foreach (var item in new Hashtable().Keys) n++;")]
    [InlineData("IEnumerable<int> kept = list.Where(value => value > 2); foreach (var item in kept) n += item;")]
    [InlineData("IEnumerable<int> kept = list; kept = kept.Skip(1); foreach (var item in kept) n += item;")]
    [InlineData("IEnumerable<int> kept = new ArraySegment<int>(); foreach (var item in kept) n += item;")]
    [InlineData("foreach (var item in \"a,b\".Split(',')) n += item.Length;")]
    [InlineData("foreach (var item in sequence) n += item;")]
    [InlineData("foreach (var item in indexed) n += item;")]
    [InlineData("foreach (var item in Overridden) n += item;")]
    [InlineData("foreach (var item in Settable) n += item;")]
    [InlineData("IEnumerable<int> kept = new List<int>(); kept = new int[3]; foreach (var item in kept) n += item;")]
    [InlineData("IEnumerable<int> kept = new List<int>(); Set(ref kept); foreach (var item in kept) n += item;")]
    [InlineData("IEnumerable<int> kept = new ReadOnlyCollection<int>(list); foreach (var item in kept) n += item;")]
    [InlineData("foreach (dynamic item in list) n += item;")]
    public Task OtherLoopsOrUnknownCollections_AreSilent(string statement) => AnalyzeAsync(statement, "n < 9");

    [Theory]
    [InlineData("IList<int> kept = list; foreach (var item in kept) n += item; break;")]
    [InlineData("if (n < 0) { IList<int> kept = list; foreach (var item in kept) n += item; throw new Exception(); }")]
    [InlineData("try { n++; } catch (Exception) { IList<int> kept = list; foreach (var item in kept) n += item; }")]
    public Task LoopThatSeldomRuns_IsSilent(string statement) => AnalyzeAsync(statement);

    [Fact]
    public Task OnlyItsOwnIterations_AreNoReason() => Verify.VerifyAnalyzerAsync("""
        using System.Collections.Generic;
        public class C { public int M(List<int> list) { IList<int> kept = list; var n = 0; foreach (var item in kept) n += item; return n; } }
        """);

    [Fact]
    public Task WarmMember_IsReportedWhereItRunsOften() => Verify.VerifyAnalyzerAsync("""
        using System.Collections.Generic;
        public class C
        {
            private readonly IList<int> _items = new List<int>();
            public int All(byte[] numbers) { var n = 0; foreach (var number in numbers) n += SumTo(number); return n; }
            private int SumTo(int number) { foreach (var item in [|_items|]) number += item; return number; }
            public int Other(int[] numbers) { var n = 0; foreach (var number in numbers) n += LessTo(number); return n; }
            private int LessTo(int number) { foreach (var item in _items) number -= item; return number; }
        }
        """);

    [Fact]
    public Task MemberThatOthersRead_IsReportedWhereHotAndOften() => Verify.VerifyAnalyzerAsync("""
        using System.Collections.Generic;
        public class C
        {
            public IReadOnlyList<int> Items { get; } = new List<int>();
            public int All(string[] texts)
            {
                var n = 0;
                foreach (var text in texts) { foreach (var c in text) { foreach (var item in [|Items|]) n += item; } }
                return n;
            }
            public int Once(int number) { foreach (var item in Items) number += item; return number; }
        }
        """);

    [Theory]
    [InlineData("List<string>", "IEnumerable<object>", "[|items|]", false)]
    [InlineData("List<string>", "IEnumerable<object>", "items", true)]
    [InlineData("List<int>", "System.Collections.IEnumerable", "items", false)]
    public Task ElementsThatDerive_AreReportedWhereHotAndOften(string type, string declared, string items, bool hasOther) =>
        Verify.VerifyAnalyzerAsync(
            "using System.Collections.Generic; public class C { readonly " + type + " _kept = new(); readonly object[] _others = new object[3];\n"
                + "public int All(string[] rows) => Sum(rows, _kept)" + (hasOther ? " + Sum(rows, _others)" : "") + ";\n"
                + "int Sum(string[] rows, " + declared + " items) { var n = 0; foreach (var row in rows) { foreach (var r in row) { foreach (var item in "
                + items + ") n += r; } } return n; } }");

    [Fact]
    public Task IndexedParameterOfOthers_IsASuggestionWhereHotAndOften() => new Verify.Test
    {
        TestCode = """
            using System.Collections.Generic;
            public class C
            {
                public int Few(int[][] numbers, IReadOnlyList<int> items)
                {
                    var n = 0;
                    foreach (var row in numbers)
                    {
                        foreach (var number in row) { foreach (var item in items) n += item; }
                    }

                    return n;
                }

                public int All(string[] texts, IReadOnlyList<int> items, IEnumerable<int> sequence)
                {
                    var n = 0;
                    foreach (var text in texts)
                    {
                        foreach (var c in text) { foreach (var item in {|#0:items|}) n += item; foreach (var item in sequence) n += item; }
                    }

                    return n;
                }
            }
            """,
        ExpectedDiagnostics =
        {
            Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info).WithMessage(
                "Enumerating 'items' as 'IReadOnlyList<int>' allocates memory for an enumerator, which an index does without (in a loop (line 20, depth 2))"),
        },
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData("[Allocations.HotPath] public void M(IEnumerable<int> items) { foreach (var item in [|items|]) { } }")]
    [InlineData("[Allocations.HotPath] public void M(ICollection<int> items) { foreach (var item in [|items|]) { } }")]
    [InlineData("[Allocations.HotPath] public void M(IList<int> items) { foreach (var item in [|items|]) { } }")]
    [InlineData("[Allocations.HotPath] public void M(IEnumerable items) { foreach (var item in [|items|]) { } }")]
    [InlineData("[Allocations.HotPath] public void M<T>(List<T> items) { foreach (var item in items) { } }")]
    [InlineData(
        "[Allocations.HotPath] public IEnumerable<int> M() { foreach (var item in [|N()|]) yield return item; } IEnumerable<int> N() { yield return 1; }")]
    public Task DeclaredHot_ReportsWhatIsUnknownToo(string member) => Verify.VerifyAnalyzerAsync(
        "using System; using System.Collections; using System.Collections.Generic; public class C { " + member + " } "
            + "namespace Allocations { class HotPathAttribute : Attribute { } }");

    [Theory]
    [InlineData("private IList<int> Kept { get; set; } void Set(IList<int> items) => Kept = items; public void Other() => Set(new List<int>());", "[|Kept|]")]
    [InlineData("private IList<int> Kept { get; set; } public void Set(IList<int> items) => Kept = items;", "Kept")]
    [InlineData("internal IList<int> Kept; internal void Set() { Kept ??= new List<int>(); Kept = null; Kept = default; }", "[|Kept|]")]
    [InlineData("private IList<int> Kept = new List<int>(); public void Take(out IList<int> other) { Read(out Kept); other = Kept; } "
        + "void Read(out IList<int> kept) => kept = null;", "Kept")]
    [InlineData("private IList<int> Kept = new List<int>(); public void Swap(ref IList<int> o) => (Kept, o) = (o, Kept);", "Kept")]
    [InlineData("private IList<int> Kept() { if (DateTime.Now.Year > 3) return new List<int>(); return null; }", "[|Kept()|]")]
    [InlineData("private IList<int> Kept() { if (DateTime.Now.Year > 3) return new List<int>(); return Array.Empty<int>(); }", "Kept()")]
    [InlineData("protected virtual IList<int> Kept() => new List<int>();", "Kept()")]
    [InlineData("private IList<int> Kept = new List<int>(); public void Set(C other, IList<int> items) => other.Kept = items;", "Kept")]
    [InlineData("private IList<int> Kept; public static C New(List<int> items) => new C { Kept = items };", "[|Kept|]")]
    [InlineData("private IEnumerable<object> Kept = new List<string>();", "Kept")]
    [InlineData("private IEnumerable<long> Kept = new List<long>();", "[|Kept|]")]
    [InlineData("private IList<int> Kept => _kept ??= new List<int>(); private List<int> _kept;", "[|Kept|]")]
    [InlineData("private IList<int> Kept { get { lock (this) { return _kept; } } } private List<int> _kept;", "[|Kept|]")]
    [InlineData("private IList<int> Kept; private void Fill(bool b) { Kept = b ? throw new Exception() : new List<int>(); }", "[|Kept|]")]
    public Task AllThatIsStored_DecidesTheType(string member, string collection) => Verify.VerifyAnalyzerAsync(
        "using System; using System.Collections.Generic; public class C { " + member
            + " public long All(" + (collection.Contains('|') ? "byte" : "int") + "[] numbers) { var n = 0L; foreach (var number in numbers) { "
            + "foreach (var item in " + collection
            + ") n += item.GetHashCode(); } return n; } }");

    [Fact]
    public Task ParameterOfAMethodThatIsADelegate_IsSilent() => Verify.VerifyAnalyzerAsync("""
        using System; using System.Collections.Generic;
        public class C
        {
            public static Func<IEnumerable<int>, int> F = Sum;
            public int All(int[] numbers, List<int> list) { var n = 0; foreach (var number in numbers) n += Sum(list); return n; }
            private static int Sum(IEnumerable<int> items) { var n = 0; foreach (var item in items) n += item; return n; }
        }
        """);

    [Fact]
    public Task GenericHolder_IsReportedInsideAndSilentOutside() => Verify.VerifyAnalyzerAsync("""
        using System.Collections.Generic;
        internal class Holder<T>
        {
            internal IList<T> Items = new List<T>();
            internal int All(byte[] numbers) { var n = 0; foreach (var number in numbers) { foreach (var item in [|Items|]) n++; } return n; }
        }
        public class C
        {
            internal int All(int[] numbers, Holder<int> holder)
            {
                var n = 0;
                foreach (var number in numbers) { foreach (var item in holder.Items) n++; }
                return n;
            }
        }
        """);

    [Fact]
    public Task Incomplete_IsSilent() => Verify.VerifyAnalyzerAsync(
        "using System.Collections.Generic; class C { void M() { while (true) { foreach (var item in {|CS0103:missing|}) { } "
            + "IList<{|CS0246:Missing|}> kept = new List<{|CS0246:Missing|}>(); foreach (var item in {|CS1525:)|} { } } } }");

    [Theory]
    [InlineData(
        "foreach (var item in {|#0:_items|}) n += item;",
        "Enumerating '_items' as 'IList<int>' allocates 40 B, though it is always 'List<int>'")]
    [InlineData(
        "IEnumerable<Guid> kept = new List<Guid>(); foreach (var item in {|#0:kept|}) n++;",
        "Enumerating 'kept' as 'IEnumerable<Guid>' allocates 48 B, though it is always 'List<Guid>'")]
    [InlineData(
        "IEnumerable<int> kept = new int[n]; foreach (var item in {|#0:kept|}) n += item;",
        "Enumerating 'kept' as 'IEnumerable<int>' allocates 32 B, though it is always 'int[]'")]
    [InlineData(
        "foreach (var item in {|#0:_pairs|}) n++;",
        "Enumerating '_pairs' as 'IReadOnlyDictionary<string, int>' allocates 56 B, though it is always 'Dictionary<string, int>'")]
    [InlineData(
        "IEnumerable<int> kept = new LinkedList<int>(); foreach (var item in {|#0:kept|}) n++;",
        "Enumerating 'kept' as 'IEnumerable<int>' allocates 48 B, though it is always 'LinkedList<int>'")]
    [InlineData(
        "IEnumerable<int> kept = new SortedSet<int>(); foreach (var item in {|#0:kept|}) n++;",
        "Enumerating 'kept' as 'IEnumerable<int>' allocates memory, though it is always 'SortedSet<int>'")]
    [InlineData("foreach (var item in {|#0:Get(n)|}) n++;", "Enumerating 'Get' as 'IEnumerable<int>' allocates 40 B, though it is always 'List<int>'")]
    public Task Message_NamesTheTypeAndTheBytes(string statement, string message) => new Verify.Test
    {
        LanguageVersion = LanguageVersion.CSharp10,
        TestCode = Text(statement),
        ExpectedDiagnostics = { Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info).WithMessage(message + InLoop) },
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task Message_OfDeclaredHotSequence() => Verify.VerifyAnalyzerAsync(
        "using System.Collections.Generic; public class C { [Allocations.HotPath] public void M(IEnumerable<int> items) "
            + "{ foreach (var item in {|#0:items|}) { } } } namespace Allocations { class HotPathAttribute : System.Attribute { } }",
        Verify.Diagnostic().WithLocation(0).WithMessage(
            "Enumerating 'items' as 'IEnumerable<int>' allocates memory for an enumerator ([HotPath] on M; newer JITs may remove it)"));

    [Fact]
    public Task Message_SaysWhereANewerJitMayRemoveIt() => new Verify.Test
    {
        ReferenceAssemblies = ReferenceAssemblies.Net.Net100,
        TestCode = """
            using System.Collections.Generic;
            namespace Allocations { class HotPathAttribute : System.Attribute { } }
            public class C
            {
                private readonly IList<int> _items = new List<int>();
                [Allocations.HotPath] public int M() { var n = 0; foreach (var item in {|#0:_items|}) n += item; return n; }
            }
            """,
        ExpectedDiagnostics =
        {
            Verify.Diagnostic().WithLocation(0).WithMessage(
                "Enumerating '_items' as 'IList<int>' allocates 40 B, though it is always 'List<int>' ([HotPath] on M; newer JITs may remove it)"),
        },
    }.RunAsync(TestContext.Current.CancellationToken);

    private static Task AnalyzeAsync(string statement, string condition = ReadsLines) => new Verify.Test
    {
        LanguageVersion = LanguageVersion.CSharp10,
        TestCode = Text(statement, condition),
    }.RunAsync(TestContext.Current.CancellationToken);

    private static string Text(string statement, string condition = ReadsLines) => "using System; using System.Collections; using System.Collections.Generic; "
        + "using System.Collections.ObjectModel; using System.Linq;\n" + """
        public class C {
            private readonly IList<int> _items = new List<int>(); private IReadOnlyDictionary<string, int> _pairs = new Dictionary<string, int>();
            private IList<int> Auto { get; } = new List<int>(); protected virtual IList<int> Overridden { get; } = new List<int>();
        """ + "\n    public int M(List<int> list, IEnumerable<int> sequence, IReadOnlyList<int> indexed, int n) {\nwhile (" + condition + ") { " + statement
        + " } return n; }\n" + """
            private IList<int> Computed => _computed; private readonly List<int> _computed = new(); public IList<int> Settable { get; set; } = new List<int>();
            private IEnumerable<int> Get(int n) { if (n > 3) return null; return new List<int> { n }; }
            private IEnumerable<int> Lazily() { yield return 1; }
            private static void Set(ref IEnumerable<int> items) { }
            private static int Sum(IEnumerable<int> items) { var n = 0; foreach (var item in SUMMED) n += item; return n; }
        }
        class ArrayOf { internal IEnumerable Items = new List<object>(); }
        """.Replace("SUMMED", statement.Contains("Sum(list)", StringComparison.Ordinal) ? "[|items|]" : "items", StringComparison.Ordinal);
}
