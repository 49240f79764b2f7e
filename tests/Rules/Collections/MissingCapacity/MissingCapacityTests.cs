using Allocations.Testing;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Collections.MissingCapacity.MissingCapacityAnalyzer,
    Allocations.CodeFixes.Rules.Collections.MissingCapacity.MissingCapacityCodeFix>;

namespace Allocations.Tests.Collections.MissingCapacity;

/// <summary>ALLOC607: which collections are told their capacity, what the fix leaves, and where neither is right.</summary>
public sealed class MissingCapacityTests
{
    [Theory]
    [InlineData("", DiagnosticSeverity.Info, "not known to be hot")]
    [InlineData("[Allocations.HotPath]", DiagnosticSeverity.Warning, "[HotPath] on M")]
    public Task Message_TellsTheCountAndWhy(string attribute, DiagnosticSeverity severity, string why) =>
        new AnyHeat.Analyzer<Analyzers.Rules.Collections.MissingCapacity.MissingCapacityAnalyzer>.Test
    {
        TestCode = "using System.Collections.Generic; class C { " + attribute + " List<int> M(string[] texts) { var all = {|#0:new List<int>()|}; "
            + "foreach (var text in texts) all.Add(text.Length); return all; } } namespace Allocations { class HotPathAttribute : System.Attribute { } }",
        ExpectedDiagnostics =
        {
            CSharpAnalyzerVerifier<Analyzers.Rules.Collections.MissingCapacity.MissingCapacityAnalyzer>.Diagnostic().WithLocation(0).WithSeverity(severity)
                .WithMessage(
                    "'all' reallocates its array as it grows, which allocates memory, although 'texts.Length' gives the number of elements (" + why + ")"),
        },
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData("foreach (var x in call.Arguments) all.Add(x.Text);", false)]
    [InlineData("for (var i = 0; i < call.Parts.Count; i++) all.Add(call.Parts[i].Text);", false)]
    [InlineData("foreach (var x in call.Names) all.Add(x);", true)]
    [InlineData("foreach (var x in nodes) all.Add(x.Text);", true)]
    [InlineData("foreach (var x in nodes) all.Add($\"{x.Text}!\");", false)]
    [InlineData("foreach (var x in nodes) { var made = new Node(); all.Add(made.Text + x.Text); }", false)]
    public Task PartsOfTheOwnKindAndNewObjects_AskForMore(string loop, bool isReported) =>
        CSharpAnalyzerVerifier<Analyzers.Rules.Collections.MissingCapacity.MissingCapacityAnalyzer>.VerifyAnalyzerAsync(
            "using System.Collections.Generic; class Node { public string Text; } class Call : Node { public Node[] Arguments; public List<Call> Parts; "
                + "public List<string> Names; } class C { object M(Call call, List<Node> nodes) { var all = "
                + (isReported ? "[|new List<string>()|]" : "new List<string>()") + "; " + loop + " return all; } "
                + "void N(List<Call> calls, List<Node> nodes) { foreach (var call in calls) M(call, nodes); } }");

    [Theory]
    [InlineData("new List<int>()", "foreach (var x in array) all.Add(x);", "new List<int>(array.Length)")]
    [InlineData("new()", "foreach (var x in array) { all.Add(x + 1); }", "new(array.Length)")]
    [InlineData("new List<int>()", "foreach (var x in list) all.Add(x);", "new List<int>(list.Count)")]
    [InlineData("new List<int>()", "foreach (var x in text) { var y = x + 1; if (y < 0) throw new Exception(); all.Add(y); }", "new List<int>(text.Length)")]
    [InlineData("new List<int>()", "foreach (var (key, _) in map) all.Add(key);", "new List<int>(map.Count)")]
    [InlineData("new List<int>()", "foreach (var key in map.Keys) all.Add(key);", "new List<int>(map.Keys.Count)")]
    [InlineData("new List<int>()", "foreach (var x in own.Items) all.Add(x);", "new List<int>(own.Items.Count)")]
    [InlineData("new List<int>()", "foreach (var x in own.Kept) all.Add(x);", "new List<int>(own.Kept.Length)")]
    [InlineData("new List<int>()", "for (var i = 0; i < 10; i++) all.Add(i);", "new List<int>(10)")]
    [InlineData("new List<int>()", "for (int i = 0; i < list.Count; ++i) { all.Add(list[i]); }", "new List<int>(list.Count)")]
    [InlineData(
        "new List<int>()",
        "for (var i = 0; i < array.Length; i++) { switch (i) { case 1: break; } all.Add(array[i]); }",
        "new List<int>(array.Length)")]
    [InlineData("new List<int>()", "foreach (var x in array) { all.Add(x); if (x == 3) continue; n++; }", "new List<int>(array.Length)")]
    [InlineData("new List<int>()", "foreach (var x in array) { foreach (var y in array) { if (y > x) break; } all.Add(x); }", "new List<int>(array.Length)")]
    [InlineData("new List<int>()", "for (var i = 1; i < 10; i++) all.Add(i);", "new List<int>(9)")]
    [InlineData("new List<int>()", "for (var i = 0; i <= 10; i += 2) all.Add(i);", "new List<int>(6)")]
    [InlineData("new List<int>()", "for (var i = 10; i > 0; --i) all.Add(i);", "new List<int>(10)")]
    [InlineData("new List<int>()", "for (var i = 0; i <= array.Length; i++) all.Add(i);", "new List<int>(array.Length + 1)")]
    [InlineData("new List<int>()", "for (var i = -2; i < 1 + array.Length; i++) all.Add(i);", "new List<int>(array.Length + 3)")]
    [InlineData("new List<int>()", "for (var i = 0; i < array.Length + 56; i++) all.Add(i);", "new List<int>(array.Length + 56)")]
    [InlineData("new List<int>()", "for (var i = 1; i < array.Length; i++) all.Add(array[i]);", "new List<int>(array.Length)")]
    [InlineData("new List<int>()", "for (var i = 0; i < list.Count - 1; i++) all.Add(list[i]);", "new List<int>(list.Count)")]
    [InlineData("new List<int>()", "for (var i = array.Length - 1; i >= 0; i--) all.Add(array[i]);", "new List<int>(array.Length)")]
    [InlineData("new List<int>()", "for (var i = text.Length; i > 1; i -= 1) all.Add(i);", "new List<int>(text.Length)")]
    [InlineData("new List<int>()", "for (var i = 0; i < text.Length + text.Length; i++) all.Add(i);", "new List<int>(text.Length + text.Length)")]
    [InlineData("new List<int>()", "for (var i = 0; i < array.Length; i += 2) all.Add(array[i]);", "new List<int>((array.Length + 1) / 2)")]
    [InlineData("new List<int>()", "for (var i = 1; i < array.Length; i += 2) all.Add(array[i]);", "new List<int>(array.Length / 2)")]
    [InlineData("new List<int>()", "for (var i = 0; i + 2 < array.Length; i++) all.Add(array[i]);", "new List<int>(array.Length)")]
    [InlineData("new List<int>()", "for (var i = 0; i + 1 < array.Length; i += 2) all.Add(array[i]);", "new List<int>(array.Length / 2)")]
    [InlineData("new List<int>()", "for (var i = array.Length; i - 1 >= 0; i--) all.Add(i);", "new List<int>(array.Length)")]
    [InlineData("new List<int>()", "for (var i = 0; i - 1 < array.Length; i++) all.Add(i);", "new List<int>(array.Length + 1)")]
    [InlineData("new List<int>()", "for (var i = 0; i < 10; i++) { all.Add(i); all.Add(-i); }", "new List<int>(20)")]
    [InlineData("new List<int>()", "foreach (var x in text) { all.Add(x); all.Add(all.Count); }", "new List<int>(text.Length * 2)")]
    [InlineData("new List<int>()", "foreach (var x in array) { all.Add(x); all.Add(x); }", "new List<int>(array.Length * 2)")]
    [InlineData("new List<int>()", "if (array != null) foreach (var x in array) all.Add(x);", "new List<int>(array?.Length ?? 0)")]
    [InlineData("new List<int>()", "if (list is not null) { foreach (var x in list) { all.Add(x); all.Add(x); } }", "new List<int>(list?.Count * 2 ?? 0)")]
    [InlineData("new List<int>()", "foreach (var x in array) all.Add(x); all.Add(n);", "new List<int>(array.Length + 1)")]
    [InlineData("new List<int>()", "foreach (var x in array) all.Add(x); if (n > 0) { all.Add(n); } else all.Add(-n);", "new List<int>(array.Length + 2)")]
    [InlineData("new List<int>()", "for (var i = 0; i < 10; i++) all.Add(i); for (var i = 0; i < 20; i++) all.Add(i); all.Add(n);", "new List<int>(31)")]
    [InlineData("new List<int>()", "all.Add(n); for (var i = 0; i < 10; i++) all.Add(i);", "new List<int>(11)")]
    [InlineData("new List<int>()", "foreach (var x in array) all.Add(x); n = all.Count; foreach (var x in text) all.Add(x);", "new List<int>(array.Length)")]
    [InlineData(
        "new List<int>()", "foreach (var x in array) all.Add(x); if (n > 0) return; foreach (var x in text) all.Add(x);", "new List<int>(array.Length)")]
    [InlineData("new List<int>()", "foreach (var x in array) all.Add(x); array = null; foreach (var x in array) all.Add(x);", "new List<int>(array.Length)")]
    [InlineData(
        "new List<int>()", "for (var i = 0; i < array.Length; i += 2) { all.Add(i); all.Add(array[i]); }", "new List<int>((array.Length + 1) / 2 * 2)")]
    [InlineData("new Queue<int>()", "foreach (var x in array) all.Enqueue(x);", "new Queue<int>(array.Length)")]
    [InlineData("new Stack<int>()", "foreach (var x in array) all.Push(x);", "new Stack<int>(array.Length)")]
    [InlineData("new Dictionary<int, int>()", "foreach (var x in array) all.Add(x, x);", "new Dictionary<int, int>(array.Length)")]
    [InlineData(
        "new Dictionary<string, int>(StringComparer.Ordinal)",
        "foreach (var x in array) all.Add(text, x);",
        "new Dictionary<string, int>(array.Length, StringComparer.Ordinal)")]
    public Task KnownCount_IsTheCapacity(string creation, string loop, string changed)
    {
        var type = creation == "new()" ? "List<int>" : "var";
        return Verify.VerifyCodeFixAsync(InMethod(type + " all = [|" + creation + "|];", loop), InMethod(type + " all = " + changed + ";", loop));
    }

    [Theory]
    [InlineData(
        "_kept = [|new List<int>()|]; foreach (var x in array) _kept.Add(x);", "array.Length", "where 'array.Length' fails, the collection is not assigned")]
    [InlineData("this._kept = [|new List<int>()|]; for (var i = 0; i < 9; i++) { this._kept.Add(i); this._kept[i] = _kept.Count; }", "9", "")]
    [InlineData("Kept = [|new List<int>()|]; for (var i = 0; i < n; i++) Kept.Add(i);", "n", "fails where 'n' is negative")]
    [InlineData(
        "Kept = [|new List<int>()|]; for (var i = 0; i <= array.Length; i++) Kept.Add(i);", "array.Length + 1",
        "where 'array.Length + 1' fails, the collection is not assigned")]
    public async Task AssignedCollection_GetsItsCapacityWhereItIsMade(string statements, string count, string reason)
    {
        var changed = statements.Replace("[|new List<int>()|]", "new List<int>(" + count + ")", StringComparison.Ordinal);
        var title = await new Verify.Test { TestCode = InType(statements), FixedCode = InType(changed) }
            .RunForTitleAsync(TestContext.Current.CancellationToken);

        Assert.Equal(reason.Length == 0 ? "Give the collection its capacity" : "Give the collection its capacity (" + reason + ")", title);
    }

    [Theory]
    [InlineData("_kept = new List<int>(); n++; foreach (var x in array) _kept.Add(x);")]
    [InlineData("_kept = new List<int>(); foreach (var x in array) { _kept.Add(x); if (n > x) _kept.Clear(); }")]
    [InlineData("_kept = new List<int>(); foreach (var x in array) { _kept.Add(x); Use(_kept); }")]
    [InlineData("_kept = new List<int>(); foreach (var x in array) { if (n > x) _kept.Add(x); }")]
    [InlineData("Own = new List<int>(); foreach (var x in array) Own.Add(x);")]
    [InlineData("other._kept = new List<int>(); foreach (var x in array) other._kept.Add(x);")]
    public Task AssignedCollectionThatMayStaySmall_IsNotReported(string statements) => Verify.VerifyAnalyzerAsync(InType(statements));

    private static string InType(string statements) =>
        "using System; using System.Collections.Generic; class C { List<int> _kept; List<int> Kept { get; set; } List<int> Own { get => null; set { } } "
            + "static void Use(object o) { } void M(int n, int[] array, C other) { " + statements + " } }";

    [Theory]
    [InlineData("foreach (var x in any) all.Add(x);", "any.Count", "asks for 'any.Count'")]
    [InlineData("foreach (var x in readOnly) all.Add(x);", "readOnly.Count", "asks for 'readOnly.Count'")]
    [InlineData("for (var i = 0; i < any.Count; i++) all.Add(any[i]);", "any.Count", "asks for 'any.Count'")]
    [InlineData("foreach (var x in bag) all.Add(x);", "bag.Count", "asks for 'bag.Count'")]
    [InlineData("for (var i = 0; i < n; i++) all.Add(i);", "n", "fails where 'n' is negative")]
    [InlineData("for (var i = 0; i <= n; i++) all.Add(i);", "n + 1", "fails where 'n + 1' is negative")]
    [InlineData("for (var i = 1; i < n; i++) all.Add(i);", "n", "fails where 'n' is negative")]
    [InlineData("for (var i = n; i > 0; i--) all.Add(i);", "n", "fails where 'n' is negative")]
    [InlineData("for (var i = 0; i < n; i += 2) all.Add(i);", "(n + 1) / 2", "fails where '(n + 1) / 2' is negative")]
    [InlineData("for (var i = n; i < array.Length; i++) all.Add(i);", "array.Length - n", "fails where 'array.Length - n' is negative")]
    [InlineData("for (var i = 0; i < array.Length - n; i++) all.Add(i);", "array.Length - n", "fails where 'array.Length - n' is negative")]
    [InlineData("for (var i = 5; i < array.Length; i++) all.Add(i);", "array.Length - 5", "fails where 'array.Length - 5' is negative")]
    [InlineData("for (var i = 0; i < array.Length + 57; i++) all.Add(i);", "array.Length + 57", "fails where 'array.Length + 57' is negative")]
    [InlineData(
        "for (var i = 0; i < array.Length + list.Count; i++) all.Add(i);", "array.Length + list.Count",
        "fails where 'array.Length + list.Count' is negative")]
    [InlineData("for (var i = 0; i < any.Count - 1; i++) all.Add(i);", "any.Count", "asks for 'any.Count'")]
    [InlineData("for (var i = 0; i < own.Columns; i++) all.Add(own.Column(i));", "own.Columns", "fails where 'own.Columns' is negative")]
    [InlineData("for (var i = 0; i < own.Rows; i++) all.Add(own[i]);", "own.Rows", "fails where 'own.Rows' is negative")]
    [InlineData(
        "for (var i = 0; i < own.Cells; i++) all.Add(own.Column(i));", "own.Cells", "asks for 'own.Cells'; fails where 'own.Cells' is negative")]
    [InlineData("for (var i = 0; i < Columns; i++) all.Add(Column(i));", "Columns", "fails where 'Columns' is negative")]
    [InlineData("for (var i = any.Count; i >= 0; i--) all.Add(i);", "any.Count + 1", "asks for 'any.Count + 1'")]
    [InlineData(
        "for (var i = n; i < any.Count; i++) all.Add(i);", "any.Count - n", "asks for 'any.Count - n'; fails where 'any.Count - n' is negative")]
    [InlineData(
        "for (var i = 0; i + 2 < array.Length - n; i++) { all.Add(i); all.Add(i); }", "(array.Length - n) * 2",
        "fails where '(array.Length - n) * 2' is negative")]
    public Task CountThatMayTellMore_IsUnsafe(string loop, string count, string difference) => new Verify.Test
    {
        TestCode = InMethod("var all = [|new List<int>()|];", loop),
        FixedCode = InMethod("var all = new List<int>(" + count + ");", loop),
        BatchFixedState = { MarkupHandling = MarkupMode.Allow, Sources = { InMethod("var all = [|new List<int>()|];", loop) } },
        CodeActionVerifier = (action, verifier) => verifier.Equal("Give the collection its capacity (" + difference + ")", action.Title),
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData("foreach (var x in array) all.Add(x); foreach (var x in list) all.Add(x);", "array.Length", false)]
    [InlineData("foreach (var x in array) { all.Add(x); if (x > 3) throw new Exception(); } foreach (var x in text) all.Add(x);", "array.Length", false)]
    [InlineData("ArgumentNullException.ThrowIfNull(list); foreach (var x in array) all.Add(x); foreach (var x in list) all.Add(x);", "array.Length", false)]
    [InlineData(
        "ArgumentNullException.ThrowIfNull(list); foreach (var x in list) all.Add(x); for (var i = 0; i < 9; i++) all.Add(i);", "list.Count + 9", false)]
    [InlineData("all.Add(1); foreach (var x in array) all.Add(x);", "array.Length + 1", true)]
    [InlineData("if (n > 3) all.Add(1); for (var i = 1; i < array.Length + 3; i++) all.Add(i);", "array.Length + 2 + 1", true)]
    [InlineData("all.Add(1); for (var i = 0; i < 1000; i++) all.Add(i);", "1001", false)]
    [InlineData("all.Add(1); foreach (var x in own.Items) all.Add(x);", "own.Items.Count + 1", true)]
    [InlineData("if (list != null) foreach (var x in list) all.Add(x); if (text != null) foreach (var x in text) all.Add(x);",
        "(list?.Count ?? 0) + (text?.Length ?? 0)", false)]
    [InlineData("all.Add(1); if (array != null) { foreach (var x in array) all.Add(x); }", "(array?.Length ?? 0) + 1", false)]
    [InlineData("ArgumentNullException.ThrowIfNull(list); all.Add(1); foreach (var x in list) all.Add(x);", "list.Count + 1", false)]
    public async Task CountThatIsAskedBeforeOtherStatements_IsUnsafeWhereItMayFail(string code, string count, bool isUnsafe)
    {
        var start = code.StartsWith("ArgumentNull", StringComparison.Ordinal) ? "ArgumentNullException.ThrowIfNull(list);" : "";
        var rest = code.Substring(start.Length);
        var before = InMethod(start, "var all = [|new List<int>()|];" + rest);
        var after = InMethod(start, "var all = new List<int>(" + count + ");" + rest);
        var title = await new Verify.Test
        {
            TestCode = before,
            FixedCode = after,
            BatchFixedState = { MarkupHandling = MarkupMode.Allow, Sources = { isUnsafe ? before : after } },
        }.RunForTitleAsync(TestContext.Current.CancellationToken);

        Assert.Equal("Give the collection its capacity" + (isUnsafe ? " (where '" + count + "' fails, it does so earlier)" : ""), title);
    }

    [Theory]
    [InlineData("StringComparer.CurrentCulture", "", false)]
    [InlineData("new Comparer()", "", false)]
    [InlineData("comparer", "", true)]
    [InlineData("comparer", "n++;", false)]
    [InlineData("StringComparer.Ordinal", "n++;", true)]
    public async Task ComparerThatIsAskedForLater_IsUnsafe(string comparer, string between, bool isSafe)
    {
        var title = await new Verify.Test
        {
            TestCode = Source("", "[|new Dictionary<string, int>(" + comparer + ")|]", between),
            FixedCode = between.Length == 0
                ? Source("", "new Dictionary<string, int>(texts.Length, " + comparer + ")", "")
                : Source(between, "new Dictionary<string, int>(texts.Length, " + comparer + ")", ""),
            BatchFixedState =
            {
                MarkupHandling = MarkupMode.Allow,
                Sources = { isSafe
                    ? Source(between, "new Dictionary<string, int>(texts.Length, " + comparer + ")", "")
                    : Source("", "[|new Dictionary<string, int>(" + comparer + ")|]", between) },
            },
        }.RunForTitleAsync(TestContext.Current.CancellationToken);
        Assert.Equal("Give the collection its capacity" + (isSafe ? "" : " (the comparer is asked for later)"), title);

        static string Source(string before, string creation, string after) =>
            "using System;\nusing System.Collections.Generic;\nclass Comparer : IEqualityComparer<string>\n{\n"
            + "    public bool Equals(string x, string y) => x == y;\n"
            + "    public int GetHashCode(string text) => 1;\n}\n\nclass C\n{\n    void M(string[] texts, int n, IEqualityComparer<string> comparer)\n    {\n"
            + Line(before) + Line("var all = " + creation + ";") + Line(after) + Line("foreach (var text in texts)") + "    " + Line("all.Add(text, n);")
            + "    }\n}\n";

        static string Line(string statement) => statement.Length == 0 ? "" : "        " + statement + "\n";
    }

    [Fact]
    public Task CapacityThatIsAskedFor_IsUnsafe()
    {
        const string Other = " class D { static int Room(List<int> list) => list.Capacity; }";
        var before = InMethod("var all = [|new List<int>()|];", "foreach (var x in array) all.Add(x);") + Other;
        return new Verify.Test
        {
            TestCode = before,
            FixedCode = InMethod("var all = new List<int>(array.Length);", "foreach (var x in array) all.Add(x);") + Other,
            BatchFixedState = { MarkupHandling = MarkupMode.Allow, Sources = { before } },
            CodeActionVerifier = (action, verifier) => verifier.Equal("Give the collection its capacity (the code asks for a 'Capacity')", action.Title),
        }.RunAsync(TestContext.Current.CancellationToken);
    }

    [Fact]
    public Task DeclarationBeforeTheSource_MovesToTheLoop() => Verify.VerifyCodeFixAsync(
        InMethod(
            "var all = [|new List<int>()|];",
            "var parts = text.Split(',');\n        n++;\n        foreach (var part in parts)\n            all.Add(part.Length);"),
        InMethod(
            "var parts = text.Split(',');",
            "n++;\n        var all = new List<int>(parts.Length);\n        foreach (var part in parts)\n            all.Add(part.Length);"));

    [Theory]
    [InlineData("var all = [|new List<int>()|]; // kept", "n++;\n        foreach (var x in array) all.Add(x);")]
    [InlineData("var all = [|new List<int>()|];", "again: n++; if (n < 3) goto again;\n        foreach (var x in array) all.Add(x);")]
    [InlineData("var all = [|new List<int>(/* why */)|];", "foreach (var x in array) all.Add(x);")]
    public Task DeclarationThatCannotMove_HasNoFix(string declaration, string code) =>
        Verify.VerifyCodeFixAsync(InMethod(declaration, code), InMethod(declaration, code));

    [Theory]
    [InlineData("for (var i = 0; i < int.MaxValue; i++) all.Add(i);")]
    [InlineData("for (var i = 0; i < 65537; i++) all.Add(i);")]
    [InlineData("for (var i = 0; i < array.Length; n++) all.Add(i);")]
    [InlineData("for (long i = 0; i < array.Length; i++) all.Add(1);")]
    [InlineData("foreach (var x in array) if (x > 0) all.Add(x);")]
    [InlineData("foreach (var x in array) { if (x > 0) all.Add(x); }")]
    [InlineData("foreach (var x in array) { if (x > 0) continue; all.Add(x); }")]
    [InlineData("foreach (var x in array) { all.Add(x); if (x > 3) break; }")]
    [InlineData("foreach (var x in array) { all.Add(x); if (x > 3) return; }")]
    [InlineData("foreach (var x in array) { all.Add(x); if (x > 0) all.Add(x); }")]
    [InlineData("for (var i = 0; i < all.Count; i++) all.Add(i);")]
    [InlineData("for (var i = 0; i * 2 < array.Length; i++) all.Add(i);")]
    [InlineData("for (var i = 0; n + i < array.Length; i++) all.Add(i);")]
    [InlineData("foreach (var x in array) { all.Add(x); if (all.Count > 5) all.Clear(); }")]
    [InlineData("foreach (var x in array) { foreach (var y in array) all.Add(y); }")]
    [InlineData("foreach (var x in array) { Action add = () => all.Add(x); add(); }")]
    [InlineData("foreach (var x in array) { try { all.Add(x); } finally { n++; } }")]
    [InlineData("foreach (var x in sequence) all.Add(x);")]
    [InlineData("foreach (var x in array.Where(y => y > 0)) all.Add(x);")]
    [InlineData("foreach (var x in Make()) all.Add(x);")]
    [InlineData("foreach (var x in array.AsSpan()) all.Add(x);")]
    [InlineData("foreach (var x in own.Fresh) all.Add(x);")]
    [InlineData("foreach (var x in concurrent) all.Add(x);")]
    [InlineData("foreach (var x in array) all.Insert(0, x);")]
    [InlineData("foreach (var x in array) all.AddRange(array);")]
    [InlineData("all.Add(1);")]
    [InlineData("all.Add(1); all.Add(2); all.Add(3); all.Add(4); all.Add(5); foreach (var x in array) all.Add(x);")]
    [InlineData("all.Add(1); if (n > 3) return; foreach (var x in array) all.Add(x);")]
    [InlineData("if (n > 3) { all.Add(1); return; } foreach (var x in array) all.Add(x);")]
    [InlineData("all.Add(1); var own2 = list.ToArray(); foreach (var x in own2) all.Add(x);")]
    [InlineData("all.Add(1); n = 7; for (var i = 0; i < n; i++) all.Add(i);")]
    [InlineData("all.Add(1); list = new List<int>(); foreach (var x in list) all.Add(x);")]
    [InlineData("all.Add(1); all.Remove(1); foreach (var x in array) all.Add(x);")]
    [InlineData("all.Add(all.Count); foreach (var x in array) all.Add(x);")]
    [InlineData("foreach (var x in sequence) all.Add(x); foreach (var x in array) all.Add(x);")]
    [InlineData("lock (list) { all.Add(1); } foreach (var x in array) all.Add(x);")]
    [InlineData("if (n > 0) { foreach (var x in array) all.Add(x); }")]
    [InlineData("if (list != null) foreach (var x in array) all.Add(x);")]
    [InlineData("if (array == null) foreach (var x in array) all.Add(x);")]
    [InlineData("if (array != null) foreach (var x in array) all.Add(x); else n = 3;")]
    [InlineData("if (array != null) { n++; foreach (var x in array) all.Add(x); }")]
    [InlineData("if (n > 0) foreach (var x in array) all.Add(x);")]
    [InlineData("foreach (var x in array) all.Add(x); n = all.Capacity;")]
    [InlineData("for (var i = 0; i < 4; i++) all.Add(i);")]
    [InlineData("for (var i = 6; i < 10; i++) all.Add(i);")]
    [InlineData("for (var i = 0; i < 10; i += 3) all.Add(i);")]
    [InlineData("for (var i = 0; i > n; i++) all.Add(i);")]
    [InlineData("for (var i = 0; i < n; i--) all.Add(i);")]
    [InlineData("for (var i = 0; i != n; i++) all.Add(i);")]
    [InlineData("for (var i = n; i < 100; i++) all.Add(i);")]
    [InlineData("for (var i = 0; i < n - i; i++) all.Add(i);")]
    [InlineData("for (var i = 0; i < n * 2; i++) all.Add(i);")]
    [InlineData("for (var i = 0; i < n + Make().Length; i++) all.Add(i);")]
    [InlineData("for (var i = 0; i < n + array.Length + list.Count; i++) all.Add(i);")]
    [InlineData("for (var i = 0; i < n - 1; i++) { all.Add(i); n++; }")]
    [InlineData("for (var i = 0; i < own.Columns; i++) all.Add(i);")]
    [InlineData("for (var i = 0; i < own.Columns; i++) all.Add(own.Column(n));")]
    [InlineData("for (var i = 0; i < own.Columns; i++) all.Add(own.Column(i) + own.Columns++);")]
    [InlineData("for (var i = 0; i < own.Columns; i++) all.Add(list[i]);")]
    [InlineData("for (var i = 0; i < own.Next.Columns; i++) all.Add(own.Next.Column(i));")]
    [InlineData("for (var i = 0; i < Columns; i++) all.Add(Other(i));")]
    [InlineData("for (var i = n; i < array.Length; i++) { all.Add(i); n++; }")]
    [InlineData("for (var i = 0; i < n; i += n) all.Add(i);")]
    [InlineData("for (var i = 0; i < n; i += -1) all.Add(i);")]
    [InlineData("for (var i = array.Length - 1; i >= 0; i--) { all.Add(i); i--; }")]
    [InlineData("for (var i = array.Length - 1; i >= 0; i--) { if (i == 3) continue; all.Add(i); }")]
    [InlineData("for (long i = array.Length - 1; i >= 0; i--) all.Add(1);")]
    [InlineData("var m = int.Parse(text); for (var i = 0; i < m; i++) all.Add(i);")]
    [InlineData("var m = (int)long.Parse(text); for (var i = 0; i < m; i++) all.Add(i);")]
    [InlineData("if (int.TryParse(text, out var m)) for (var i = 0; i < m; i++) all.Add(i);")]
    [InlineData("for (var i = 0; i < n; i++) { all.Add(i); n--; }")]
    [InlineData("for (var i = 0; i < n; i++) { all.Add(i); i++; }")]
    [InlineData("for (var i = 0; i < n && i < 9; i++) all.Add(i);")]
    [InlineData("while (n-- > 0) all.Add(n);")]
    [InlineData("foreach (var x in all) all.Add(x);")]
    [InlineData("foreach (var x in array) all.Add();")]
    [InlineData("foreach (var x in ) all.Add(x);")]
    public Task UnknownCount_IsSilent(string code) => new Verify.Test
    {
        TestCode = InMethod("var all = new List<int>();", code),
        CompilerDiagnostics = CompilerDiagnostics.None,
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData("var all = new HashSet<int>();")]
    [InlineData("var all = new SortedSet<int>();")]
    [InlineData("var all = new List<int>(16);")]
    [InlineData("var all = new List<int>(array);")]
    [InlineData("var all = new List<int> { 1 };")]
    [InlineData("ICollection<int> all = Made(new List<int>());")]
    public Task OtherCollection_IsSilent(string declaration) =>
        Verify.VerifyAnalyzerAsync(InMethod(declaration, "foreach (var x in array) all.Add(x);"));

    [Fact]
    public Task DictionaryThatIsIndexed_IsSilent() => Verify.VerifyAnalyzerAsync(
        InMethod("var all = new Dictionary<int, int>();", "foreach (var x in array) all[x] = x;"));

    [Fact]
    public Task CollectionThatALoopCouldClear_IsLeftToAnother() => Verify.VerifyAnalyzerAsync(
        InMethod("", "while (n-- > 0) { var all = new List<int>(); foreach (var x in array) all.Add(x); n -= all.Count; }"));

    [Fact]
    public Task ListThatIsCopied_IsLeftToAnother() => Verify.VerifyAnalyzerAsync(
        InMethod("var all = new List<int>();", "foreach (var x in array) all.Add(x);\n        n = all.ToArray().Length;"));

    private static string InMethod(string declaration, string code) =>
        $$"""
        using System;
        using System.Collections;
        using System.Collections.Concurrent;
        using System.Collections.Generic;
        using System.Linq;

        class Own
        {
            public List<int> Items { get; } = new();
            public readonly int[] Kept = { 1 };
            public List<int> Fresh => new(Items);
            public int Columns { get; set; }
            public int Rows;
            public int Cells => Columns * Rows;
            public Own Next => new();
            public int Column(int i) => i;
            public int this[int i] => i;
        }

        class Bag : ICollection<int>
        {
            public int Count => 3;
            public bool IsReadOnly => true;
            public void Add(int item) { }
            public void Clear() { }
            public bool Contains(int item) => false;
            public void CopyTo(int[] array, int index) { }
            public bool Remove(int item) => false;
            public IEnumerator<int> GetEnumerator() { yield break; }
            IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
        }

        class C
        {
            int Columns { get; }
            int Column(int i) => i;
            static int Other(int i) => i;
            static int[] Make() => new int[3];
            static T Made<T>(T value) => value;

            void M(int[] array, List<int> list, string text, Dictionary<int, int> map, Own own, IList<int> any, IReadOnlyCollection<int> readOnly,
                Bag bag, IEnumerable<int> sequence, ConcurrentQueue<int> concurrent, int n)
            {
                {{declaration}}
                {{code}}
            }
        }
        """;
}
