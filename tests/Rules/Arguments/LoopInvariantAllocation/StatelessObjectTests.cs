using Microsoft.CodeAnalysis;
using Any = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Arguments.LoopInvariantAllocation.LoopInvariantAllocationAnalyzer,
    Allocations.CodeFixes.Rules.Arguments.LoopInvariantAllocation.LoopInvariantAllocationCodeFix>;
using Verify = Allocations.Testing.CSharpAnalyzerVerifier<Allocations.Analyzers.Rules.Arguments.LoopInvariantAllocation.LoopInvariantAllocationAnalyzer>;

namespace Allocations.Tests.Arguments.LoopInvariantAllocation;

/// <summary>Objects of classes that hold nothing.</summary>
public sealed class StatelessObjectTests
{
    private const string Sink = "class E : ISink { public void Take(int item) { } }";

    [Fact]
    public Task Message_OfAnObjectWithoutState_SaysThatOneServesAll() => Any.VerifyAnalyzerAsync(
        In(Sink, "ISink M() => {|#0:new E()|};"),
        Any.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info).WithMessage(
            "'new E()' allocates 24 B on each call, although it holds nothing, so that one would serve all (not known to be hot)"));

    [Theory]
    [InlineData(Sink, "ISink M() => [|new E()|];")]
    [InlineData(Sink, "void M(ISink sink) { while (true) Use([|new E()|]); }")]
    [InlineData(Sink, "ISink _sink; void M() => _sink = [|new E()|];")]
    [InlineData(Sink, "void M() { ISink e = [|new E()|]; e.Take(1); }")]
    [InlineData("class E { public E() { } public bool Ask(int n) => n > 0; }", "bool M() => [|new E()|].Ask(1);")]
    [InlineData("class E : ISink { public void Take(int item) => this.Done(); void Done() { } }", "ISink M() => [|new E()|];")]
    [InlineData("class B : ISink { public virtual void Take(int item) { } } class E : B { }", "ISink M() => [|new E()|];")]
    [InlineData("class E : EventArgs { }", "EventArgs M() => [|new E()|];")]
    [InlineData("class E : Comparer<int> { public override int Compare(int x, int y) => y - x; }", "IComparer<int> M() => [|new E()|];")]
    [InlineData("class E : ISink { static int s_count; public void Take(int item) => s_count++; }", "ISink M() => [|new E()|];")]
    [InlineData("class E<T> : ISink { public void Take(int item) { } }", "ISink M() => [|new E<string>()|];")]
    public Task ObjectWithoutState_IsReported(string type, string member) => Any.VerifyAnalyzerAsync(In(type, member));

    [Theory]
    [InlineData("class E { }", "object M() => new E();")]
    [InlineData("class E { static int s_count; public E() { } }", "object M() => new E();")]
    [InlineData("class E : ISink { int _sum; public void Take(int item) => _sum += item; }", "ISink M() => new E();")]
    [InlineData("class E : ISink { public int Sum { get; set; } public void Take(int item) => Sum += item; }", "ISink M() => new E();")]
    [InlineData("class E : ISink { public event Action Done; public void Take(int item) => Done(); }", "ISink M() => new E();")]
    [InlineData("class E : ISink { public E() { Console.WriteLine(); } public void Take(int item) { } }", "ISink M() => new E();")]
    [InlineData("class E : ISink { public E() => Console.WriteLine(); public void Take(int item) { } }", "ISink M() => new E();")]
    [InlineData("class E : ISink { ~E() { } public void Take(int item) { } }", "ISink M() => new E();")]
    [InlineData("class E : ISink { static E() { Console.WriteLine(); } public void Take(int item) { } }", "ISink M() => new E();")]
    [InlineData("class E : ISink { public void Take(int item) { lock (this) { } } }", "ISink M() => new E();")]
    [InlineData("class E : ISink { public void Take(int item) => C.Keep(this); }", "ISink M() => new E();")]
    [InlineData("class E : ISink { public override int GetHashCode() => base.GetHashCode(); public void Take(int item) { } }", "ISink M() => new E();")]
    [InlineData("class B { int _n; public void Add() => _n++; } class E : B { }", "B M() => new E();")]
    [InlineData("class B { public B() { Console.WriteLine(); } } class E : B, ISink { public void Take(int item) { } }", "ISink M() => new E();")]
    [InlineData("class B { public B(int n) { Console.WriteLine(); } } class E : B, ISink { public E() : base(1) { } public void Take(int item) { } }",
        "ISink M() => new E();")]
    [InlineData("class E : Exception { }", "Exception M() => new E();")]
    [InlineData("class E : Attribute { public void Take() { } }", "object M() => new E();")]
    [InlineData("struct E : ISink { public void Take(int item) { } }", "ISink M() => new E();")]
    [InlineData("class E : ISink { public E(int n) { } public void Take(int item) { } }", "ISink M() => new E(1);")]
    [InlineData(Sink, "static readonly ISink s_sink = new E();")]
    [InlineData(Sink, "readonly ISink _sink = new E();")]
    [InlineData(Sink, "ISink Kept { get; } = new E();")]
    [InlineData(Sink, "void M() { new E(); }")]
    [InlineData(Sink, "void M() { lock (new E()) { } }")]
    [InlineData(Sink, "System.Linq.Expressions.Expression<Func<ISink>> M() => () => new E();")]
    public Task OtherObject_IsNotReported(string type, string member) => Any.VerifyAnalyzerAsync(In(type, member));

    [Theory]
    [InlineData("ISink M() => new E();")]
    [InlineData("void M() { while (true) while (true) Use(new E()); }")]
    public Task ObjectWithoutState_IsSmallWhereNobodyDeclaresHeat(string member) => Verify.VerifyAnalyzerAsync(In(Sink, member));

    [Theory]
    [InlineData("ISink M() => [|new E()|];", "ISink M() => SharedE;")]
    [InlineData("void M(int n) { for (; n > 0; n--) { E e = [|new E()|]; e.Take(n); } }", "void M(int n) { for (; n > 0; n--) { SharedE.Take(n); } }")]
    public Task ObjectWithoutState_GoesToAField(string member, string result)
    {
        var types = "interface ISink { void Take(int item); }\n" + Sink + "\nclass C\n{\n    ";
        return new Any.Test
        {
            TestCode = types + member + "\n}\n",
            FixedCode = types + "private static readonly E SharedE = new E();\n\n    " + result + "\n}\n",
            CodeActionEquivalenceKey = "ALLOC104.field!",
            CodeActionVerifier = (action, verifier) => verifier.Equal(
                "Make 'SharedE' once, in a static field (the same object is used each time)", action.Title),
            CodeFixTestBehaviors = Microsoft.CodeAnalysis.Testing.CodeFixTestBehaviors.SkipFixAllCheck,
        }.RunAsync(TestContext.Current.CancellationToken);
    }

    [Fact]
    public Task ObjectOfATypeParameterOfTheMethod_HasNoField()
    {
        const string code = "class E<T> { public T Get() => default; } class C { T M<T>() => [|new E<T>()|].Get(); }";
        return Any.VerifyCodeFixAsync(code, code);
    }

    private static string In(string type, string member) =>
        "using System; using System.Collections.Generic; interface ISink { void Take(int item); } " + type
            + " class C { static void Use(ISink sink) { } public static void Keep(object item) { } " + member + " }";
}
