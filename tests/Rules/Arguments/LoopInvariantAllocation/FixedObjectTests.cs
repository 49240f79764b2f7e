using Allocations.Testing;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Testing;
using Any = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Arguments.LoopInvariantAllocation.LoopInvariantAllocationAnalyzer,
    Allocations.CodeFixes.Rules.Arguments.LoopInvariantAllocation.LoopInvariantAllocationCodeFix>;
using Verify = Allocations.Testing.CSharpAnalyzerVerifier<Allocations.Analyzers.Rules.Arguments.LoopInvariantAllocation.LoopInvariantAllocationAnalyzer>;

namespace Allocations.Tests.Arguments.LoopInvariantAllocation;

/// <summary>Objects that always hold the same numbers and texts, which nobody can change.</summary>
public sealed class FixedObjectTests
{
    private const string Text = "class E { readonly string _text; public E(string text) { _text = text; } }";

    [Fact]
    public Task Message_SaysThatItAlwaysHoldsTheSame() => Any.VerifyAnalyzerAsync(
        In(Text, "object M() => {|#0:new E(\"a\")|};"),
        Any.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info).WithMessage(
            "'new E(\"a\")' allocates 24 B on each call, although it always holds the same, so that one would serve all (not known to be hot)"));

    [Theory]
    [InlineData(Text, "object M() => [|new E(Environment.NewLine)|];")]
    [InlineData(Text, "object M() => [|new E(null)|];")]
    [InlineData(Text, "int N { set => Changed?.Invoke(this, [|new PropertyChangedEventArgs(nameof(N))|]); } event PropertyChangedEventHandler Changed;")]
    [InlineData(Text, "EventArgs M() => [|new PropertyChangingEventArgs(null)|];")]
    [InlineData(Text, "EventArgs M() => [|new System.Data.StateChangeEventArgs(System.Data.ConnectionState.Closed, System.Data.ConnectionState.Open)|];")]
    [InlineData(Text, "void M(List<E> all) { while (true) all.Add([|new E(\"a\")|]); }")]
    [InlineData(Text, "void M(System.IO.Stream s) => Keep(new System.IO.StreamWriter(s, [|new System.Text.UTF8Encoding(false)|]));")]
    [InlineData("class E : EventArgs { public int N { get; } public E(int n) { N = n; } }", "EventArgs M() => [|new E(4)|];")]
    [InlineData("class E { public bool Ok { get; } public E(bool ok) => Ok = ok; }", "E M(bool b) => b ? [|new E(true)|] : [|new E(false)|];")]
    [InlineData("class E { readonly DayOfWeek _day; readonly int _n = 3; public E(DayOfWeek day) { this._day = day; } }",
        "E M() => [|new E(DayOfWeek.Monday)|];")]
    [InlineData("class E { readonly string _t; public E(string t) { if (t == null) throw new ArgumentNullException(nameof(t)); _t = t; } }",
        "E M() => [|new E(\"\")|];")]
    [InlineData("class E { readonly string _t; public E(string t) { _t = t ?? throw new ArgumentNullException(nameof(t)); } }", "E M() => [|new E(\"\")|];")]
    [InlineData("abstract class B { public abstract int N(); } class E : B { readonly int _n; public E(int n) => _n = n; public override int N() => _n; }",
        "B M() => [|new E(4)|];")]
    [InlineData("class B { readonly int _k; public B(int k) { _k = k; } } class E : B { public E(int n) : base(n) { } }", "B M() => [|new E(4)|];")]
    [InlineData("class E { readonly double _n = 3; public E() { } }", "E M() => [|new E()|];")]
    [InlineData("class E { public int N { get; private set; } public E(int n) { N = n; } }", "E M() => [|new E(4)|];")]
    [InlineData("class E { public int N { get; } public Exception Error { get; } public E(int n, Exception error = null) { N = n; Error = error; } }",
        "E M() => [|new E(4)|];")]
    [InlineData("class E { internal static readonly E One = new E(1), Two = new(2); static E Three { get; } = new E(3); readonly int _n; "
        + "public E(int n) { _n = n; } }", "E M() => [|new E(4)|];")]
    public Task ObjectOfTheSameValues_IsReported(string type, string member) => Any.VerifyAnalyzerAsync(In(type, member));

    [Theory(Skip = "Needs C# 12.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp12))]
    [InlineData("class E(string text) { readonly string _text = text; public string Get() => _text; }", "E M() => [|new E(\"a\")|];")]
    [InlineData("class E(string text) { public string Get() => text += 1; }", "E M() => new E(\"a\");")]
    public Task PrimaryConstructor_IsFollowed(string type, string member) => Any.VerifyAnalyzerAsync(In(type, member));

    [Theory]
    [InlineData(Text, "object M(string s) => new E(s);")]
    [InlineData(Text, "EventArgs M(string s) => new PropertyChangedEventArgs(s);")]
    [InlineData(Text, "readonly EventArgs _kept = new PropertyChangedEventArgs(\"N\");")]
    [InlineData(Text, "EventArgs M() => new ProgressChangedEventArgs(1, null);")]
    [InlineData(Text, "EventArgs M() => new CancelEventArgs(true);")]
    [InlineData(Text, "EventArgs M(System.Data.ConnectionState s) => new System.Data.StateChangeEventArgs(s, System.Data.ConnectionState.Open);")]
    [InlineData(Text, "string _s; object M() => new E(_s);")]
    [InlineData(Text, "void M(System.IO.Stream s, bool b) => Keep(new System.IO.StreamWriter(s, new System.Text.UTF8Encoding(b)));")]
    [InlineData(Text, "byte[] M(string s) => new System.Text.UTF8Encoding(false).GetBytes(s);")]
    [InlineData(Text, "static string s_s; object M() => new E(s_s);")]
    [InlineData(Text, "void M() { new E(\"a\"); }")]
    [InlineData(Text, "void M() { lock (new E(\"a\")) { } }")]
    [InlineData(Text, "readonly E _e = new E(\"a\"); E Kept { get; } = new E(\"b\");")]
    [InlineData("class E { string _text; public E(string text) { _text = text; } public void Set(string t) => _text = t; }", "E M() => new E(\"a\");")]
    [InlineData("class E { public string Text { get; set; } public E(string text) { Text = text; } }", "E M() => new E(\"a\");")]
    [InlineData("class E { public string Text { get; } public int N { get; init; } public E(string text) { Text = text; } }",
        "E M(int n) => new E(\"a\") { N = n };")]
    [InlineData("class E { readonly List<int> _all; public E(int n) { _all = new List<int>(n); } }", "E M() => new E(1);")]
    [InlineData("class E { readonly object _o; public E(object o) { _o = o; } }", "E M() => new E(\"a\");")]
    [InlineData("class E { readonly object _o; public E(object o) { _o = o; } }", "E M() => new E(1);")]
    [InlineData("class E { readonly int[] _n; public E(params int[] n) { _n = n; } }", "E M() => new E(1, 2);")]
    [InlineData("class E { public int N { get; private set; } public E(int n) { N = n; } public void Add() => N++; }", "E M() => new E(4);")]
    [InlineData("class E { public int N { get; private set; } public E(int n) { N = n; } public E With(int n) => new E(1) { N = n }; }", "E M() => new E(4);")]
    [InlineData("class E { public int N { get; private set; } public E(int n) { N = n; } void Set(E e) { (e.N, _) = (1, 2); } }", "E M() => new E(4);")]
    [InlineData("class E { public int N { get; private set; } public E(int n) { N = n; } void Set(E e) => (e.N) = 1; }", "E M() => new E(4);")]
    [InlineData("class E { int _n; public int N { get => _n; private set => _n = value; } public E(int n) { N = n; } }", "E M() => new E(4);")]
    [InlineData("class E { readonly Exception _e; public E(Exception e) { _e = e; } }", "E M(Exception e) => new E(e);")]
    [InlineData("class E { public int N { get; private set; } public E(int n) { N = n; } public class In { public In(E e) { e.N = 3; } } }",
        "E M() => new E(4);")]
    [InlineData("class E { static readonly E s_one = new E(Environment.TickCount); readonly int _n; public E(int n) { _n = n; } }", "E M() => new E(4);")]
    [InlineData("class E { static E() { } readonly int _n; public E(int n) { _n = n; } }", "E M() => new E(4);")]
    [InlineData("class E { static int s_count; readonly int _n; public E(int n) { _n = n; s_count++; } }", "E M() => new E(1);")]
    [InlineData("class E { static int s_count; readonly int _n = ++s_count; public E(int n) { } }", "E M() => new E(1);")]
    [InlineData("class E { static int s_count; readonly int _n = s_count; public E(int n) { } }", "E M() => new E(1);")]
    [InlineData("class E { readonly int _n; public E(int n) { _n = n; Console.WriteLine(n); } }", "E M() => new E(1);")]
    [InlineData("class E { readonly int _n; public E(int n) { _n = n; C.Keep(this); } }", "E M() => new E(1);")]
    [InlineData("class E { readonly int _n; public E(int n) { _n = n; } public override int GetHashCode() => base.GetHashCode(); }", "E M() => new E(1);")]
    [InlineData("class E { readonly int _n; public E(int n) { _n = n; } ~E() { } }", "E M() => new E(1);")]
    [InlineData("class E { readonly int _n; public event Action Done; public E(int n) { _n = n; } }", "E M() => new E(1);")]
    [InlineData("class E : Exception { readonly int _n; public E(int n) { _n = n; } }", "Exception M() => new E(1);")]
    [InlineData("class B { int _k; public void Add() => _k++; } class E : B { readonly int _n; public E(int n) { _n = n; } }", "B M() => new E(1);")]
    [InlineData("class E<T> { readonly int _n; public E(int n) { _n = n; } }", "object M() => new E<int>(1);")]
    [InlineData("struct E { readonly int _n; public E(int n) { _n = n; } }", "E M() => new E(1);")]
    public Task OtherObject_IsNotReported(string type, string member) => Any.VerifyAnalyzerAsync(In(type, member));

    [Theory]
    [InlineData("object M() => new E(\"a\");")]
    [InlineData("void M(List<E> all) { while (true) while (true) all.Add(new E(\"a\")); }")]
    public Task ObjectOfTheSameValues_IsSmallWhereNobodyDeclaresHeat(string member) => Verify.VerifyAnalyzerAsync(In(Text, member));

    [Fact]
    public Task ObjectOfTheSameValues_GoesToAField() => new Any.Test
    {
        TestCode = Text + "\nclass C\n{\n    object M() => [|new E(\"a\")|];\n}\n",
        FixedCode = Text + "\nclass C\n{\n    private static readonly E SharedE = new E(\"a\");\n\n    object M() => SharedE;\n}\n",
        CodeActionEquivalenceKey = "ALLOC104.field!",
        CodeActionVerifier = (action, verifier) => verifier.Equal(
            "Make 'SharedE' once, in a static field (the same object is used each time)", action.Title),
        CodeFixTestBehaviors = CodeFixTestBehaviors.SkipFixAllCheck,
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task SeveralObjects_GetFieldsOfTheirOwn() => new Any.Test
    {
        TestCode = Text + "\nclass C\n{\n    object M(bool b) => b ? [|new E(\"a\")|] : [|new E(\"b\")|];\n}\n",
        FixedCode = Text + "\nclass C\n{\n    private static readonly E SharedE2 = new E(\"b\");\n    private static readonly E SharedE = new E(\"a\");\n\n"
            + "    object M(bool b) => b ? SharedE : SharedE2;\n}\n",
        CodeActionEquivalenceKey = "ALLOC104.field!",
        CodeFixTestBehaviors = CodeFixTestBehaviors.SkipFixAllCheck,
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task ObjectOfAFieldThatMayBeSetLater_HasNoFix()
    {
        var code = In(Text, "static readonly string s_root = string.Concat(\"a\", \"b\"); object M() => [|new E(s_root)|];");
        return Any.VerifyCodeFixAsync(code, code);
    }

    private static string In(string type, string member) =>
        "using System; using System.Collections.Generic; using System.ComponentModel; " + type
            + " class C { public static void Keep(object item) { } " + member + " }";
}
