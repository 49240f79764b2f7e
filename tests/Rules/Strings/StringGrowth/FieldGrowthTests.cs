using Allocations.Testing;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Testing;
using ByHeat = Allocations.Testing.CSharpAnalyzerVerifier<Allocations.Analyzers.Rules.Strings.StringGrowth.StringGrowthAnalyzer>;
using Verify = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Strings.StringGrowth.StringGrowthAnalyzer,
    Allocations.CodeFixes.Rules.Strings.StringGrowth.StringGrowthCodeFix>;

namespace Allocations.Tests.Strings.StringGrowth;

/// <summary>Texts of ALLOC303 that an object keeps and that each call of a method makes longer.</summary>
public sealed class FieldGrowthTests
{
    [Theory]
    [InlineData("public C Add(string x) { [|_text += x|]; return this; }")]
    [InlineData("public void Add(string x) => [|_text += x|];")]
    [InlineData("public void Add(string x) { [|_text = _text + x + \",\"|]; }")]
    [InlineData("public void Add(string x) { [|this._text = $\"{this._text}{x}\"|]; }")]
    [InlineData("public void Add(string x) { if (_text.Length > 0) [|_text += \",\"|]; _text += x; }")]
    [InlineData("public void Add(string x) { if (_text != \"\" && !string.IsNullOrEmpty(_text) && _text is not null) [|_text += x|]; }")]
    [InlineData("public void Add(string x) { [|_text += x|]; } public void Clear() { _text = \"\"; } public void Reset() => _text = null;")]
    [InlineData("public C() { } public C(string x) { _text = x.Trim(); } public void Add(string x) { [|_text += x|]; }")]
    [InlineData("public C(string x) { _text = \"\"; _text += x; Use(_text); } public void Add(string x) { [|_text += x|]; }")]
    [InlineData("public C(string x) { _text = \"<\"; _text += x; } public void Add(string x) { [|_text += x|]; }")]
    [InlineData("public void Add(string x) { [|_text += x|]; } public void AddLine(string x) { _text += x + \"\\n\"; } public void End() { _text += \">\"; }")]
    [InlineData("public void Add(C x) { [|_text += x.ToString()|]; } public int Length => _text.Length;")]
    [InlineData("public void Add(string _text) { [|this._text += _text|]; }")]
    [InlineData("public void Add(C x) { [|_text += x._text|]; }")]
    public Task FieldThatAMethodAppendsTo_IsReported(string members) => VerifyAsync(InClass(members));

    [Theory]
    [InlineData("public string Add(string x) => _text += x;")]
    [InlineData("public void Add(string x) { Use(_text += x); }")]
    [InlineData("public void Add(string x) { _text += x; Use(_text); }")]
    [InlineData("public void Add(string x) { if (!_text.EndsWith(x)) _text += x; }")]
    [InlineData("public void Add(string x) { if (_text != x) _text += x; }")]
    [InlineData("public void Add(string x) { _text += x; Use(ToString()); }")]
    [InlineData("public void Add(string x) { _text += x; Show(); } void Show() => Use(_text);")]
    [InlineData("public void Add(string x) { _text += x; Use(nameof(_text)); }")]
    [InlineData("public void Add(string x) { _text = \"\"; _text += x; }")]
    [InlineData("public void Add(string x) { _text = x + _text; }")]
    [InlineData("public void Add(string x) { _text += x; } public void Trim() { _text = _text.Trim(); }")]
    [InlineData("public void Add(string x) { _text += x; } public void Set(string x) { _text = x; }")]
    [InlineData("public void Add(string x) { _text += x; } public void Fill() => Fill(ref _text); static void Fill(ref string x) { }")]
    [InlineData("public Action Add(string x) => () => _text += x;")]
    [InlineData("public void Add(string x) { void Append() { _text += x; } Append(); }")]
    [InlineData("public C(string x) { _text += x; }")]
    [InlineData("static C() { new C()._text += \"x\"; }")]
    [InlineData("public void Dispose() { _text += \"x\"; }")]
    [InlineData("public void Add(C x) { x._text += \"x\"; }")]
    [InlineData("public string All { set { _text += value; } }")]
    [InlineData("bool _isEnded; public void End() { if (!_isEnded) { _text += \"x\"; _isEnded = true; } }")]
    public Task FieldThatIsNeededOrWrittenOtherwise_IsSilent(string members) => VerifyAsync(InClass(members));

    [Theory]
    [InlineData("string _text = \"\"; public override string ToString() => _text;", true)]
    [InlineData("static string _text = \"\"; public static string All() { return _text; }", true)]
    [InlineData("string _text = \"\"; class Reader { string Read(C c) => c._text; }", true)]
    [InlineData("public string _text { get; private set; } = \"\";", true)]
    [InlineData("string _text { get; set; } = \"\"; public override string ToString() => _text;", true)]
    [InlineData("string _text = \"\";", false)]
    [InlineData("volatile string _text = \"\"; public override string ToString() => _text;", false)]
    [InlineData("internal string _text = \"\"; public override string ToString() => _text;", false)]
    [InlineData("public string _text { get; set; } = \"\";", false)]
    [InlineData("public string _text { get; internal set; } = \"\";", false)]
    [InlineData("string _kept; string _text { get => _kept; set => _kept = value; } public override string ToString() => _text;", false)]
    [InlineData("[NonSerialized] string _text = \"\"; public override string ToString() => _text;", true)]
    [InlineData(
        "[Serializable] class D { string _text = \"\"; void Add(string x) { _text += x; } string Read() => _text; } string _text { get; set; }", false)]
    public Task TextThatTheTypeAloneWritesAndElsewhereIsRead_IsReported(string declaration, bool isReported) => VerifyAsync(
        "using System; class C { " + declaration + " public void Add(string x) { " + (isReported ? "[|_text += x|]" : "_text += x") + "; } }");

    [Theory]
    [InlineData("struct", false)]
    [InlineData("record", false)]
    [InlineData("sealed class", true)]
    public Task CopiesOfTheText_AreSilent(string kind, bool isReported) => VerifyAsync(
        kind + " C { public C() { } string _text = \"\"; public void Add(string x) { " + (isReported ? "[|_text += x|]" : "_text += x")
        + "; } public override string ToString() => _text; }");

    [Fact]
    public Task AppendInALoop_TellsOfTheTextAlone() => VerifyAsync(InClass(
        "public void Add(string x) { _text += x; } public void AddAll(string[] all) { foreach (var x in all) { [|_text += x|]; } }"));

    [Fact]
    public Task TwoTexts_AreTwoFindings() => VerifyAsync(
        "class C { string _a = \"\", _b = \"\"; void Add(string x) { [|_a += x|]; [|_b += x|]; } string A() => _a; string B() => _b; }");

    [Fact]
    public Task PartsOfAType_AreOne() => VerifyAsync(
        "partial class C { string _text = \"\"; void Add(string x) { [|_text += x|]; } } "
        + "partial class C { void End() { _text += 1; } string Read() => _text; }");

    [Fact]
    public Task Heat_IsThatOfTheMember() => ByHeat.VerifyAnalyzerAsync(
        "class C { string _text = \"\"; void Add(string x) { _text += x; } [Allocations.HotPath] void AddMore(string x) { [|_text += x|]; } "
        + "string Read(string[] all) { foreach (var x in all) Add(x); return _text; } } "
        + "namespace Allocations { class HotPathAttribute : System.Attribute { } }");

    [Fact]
    public Task Message_NamesTheMethod()
    {
        var test = new Verify.Test { TestCode = InClass("public C Add(string x) { {|#0:_text += x|}; return this; }") };
        test.ExpectedDiagnostics.Add(Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info).WithMessage(
            "Each append to '_text' across calls of 'Add' copies the whole string; this allocates memory that grows with it (not known to be hot)"));
        return test.RunAsync(TestContext.Current.CancellationToken);
    }

    // None of these has a fix: whoever reads the text would make it each time.
    private static Task VerifyAsync(string source) => Verify.VerifyCodeFixAsync(source, source);

    private static string InClass(string members) =>
        "using System; class C { string _text = \"\"; " + members + " public override string ToString() => _text; static void Use(string x) { } }";
}
