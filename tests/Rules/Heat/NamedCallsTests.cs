using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Allocations.Tests.Heat;

/// <summary>The index of calls by name: made when it is first asked for, once for each file, and kept while other files change.</summary>
public sealed class NamedCallsTests
{
    private const string Caller =
        "class Caller { void M(string[] lines) { foreach (var line in lines) { Tags.One(line); new Tags(); lines.Select(l => Tags.Two(l)); } Tags.Three(); } }";

    [Theory]
    [InlineData("One")]
    [InlineData("Two")]
    [InlineData("Tags")]
    public void CallInALoop_IsThere(string name) => Assert.True(Assert.Single(Named(Caller, name)).IsInLoop);

    [Fact]
    public void CallAfterTheLoop_IsNotInIt() => Assert.False(Assert.Single(Named(Caller, "Three")).IsInLoop);

    [Theory]
    [InlineData("class C { void M() { F (1); } }", 1)]
    [InlineData("class C { void M() { x?.y.F\n(1); } }", 1)]
    [InlineData("class C { void M() { F<List<int>>(1); } }", 1)]
    [InlineData("class C { void M() { @F(); } }", 1)]
    [InlineData("class C { object M() => new A.F { X = 1 }; }", 1)]
    [InlineData("class C { object M() => new F<int>\n{ X = 1 }; }", 1)]
    [InlineData("class C { object M() => new F[] { 1 }; }", 0)]
    [InlineData("class F { void M() { renew F(); } }", 0)]
    [InlineData("class C { void F() { } }", 0)]
    [InlineData("class C { string M() => \"F()\"; } // F()", 0)]
    [InlineData("class C { object M() => (Action)F; }", 0)]
    public void Index_HoldsCallsAndCreations(string code, int expected) => Assert.Equal(expected, Named(code, "F").Count());

    [Theory]
    [InlineData("class C { void F() { } object M() => (Action)F; }", true)]
    [InlineData("class C { void F() { } void M() { F(); } }", false)]
    public void NameWithoutCall_IsPassedOn(string code, bool expected) => Assert.Equal(
        expected, Index(CSharpSyntaxTree.ParseText(code)).IsPassedOn("F", TestContext.Current.CancellationToken));

    private static IEnumerable<NamedCall> Named(string code, string name) =>
        Index(CSharpSyntaxTree.ParseText(code)).Named(name, TestContext.Current.CancellationToken);

    private static NamedCalls Index(SyntaxTree tree) => NamedCalls.Of(tree, TestContext.Current.CancellationToken);

    [Fact]
    public void EditOfAFile_KeepsTheIndexOfTheOthers()
    {
        var compilation = PackageAnalyzers.Compile(("/Caller.cs", Caller), ("/Tags.cs", "class Tags { }"));
        var indexes = compilation.SyntaxTrees.Select(Index).ToArray();

        var edited = compilation.ReplaceSyntaxTree(
            compilation.SyntaxTrees[1],
            CSharpSyntaxTree.ParseText("class Tags { void F() { } }", path: "/Tags.cs", cancellationToken: TestContext.Current.CancellationToken));

        Assert.Same(indexes[0], Index(edited.SyntaxTrees[0]));
        Assert.NotSame(indexes[1], Index(edited.SyntaxTrees[1]));
    }

    [Theory]
    [InlineData("class Tags { static int One(string s) => s.Length; }", false)]
    [InlineData("class Tags { static int Count(params string[] s) => s.Length; void F(string[] lines) { foreach (var line in lines) Count(line); } }", false)]
    [InlineData("class Tags { static int Count(params string[] s) => s.Length; void F() => throw new Exception(\"\" + Count(\"a\")); }", false)]
    [InlineData(
        "class Tags { static int Count(params string[] s) => s.Length; public override int GetHashCode() => Count(\"a\"); "
            + "public override bool Equals(object? o) => true; }",
        false)]
    [InlineData("class Tags { static int Count(params string[] s) => s.Length; static int One(string s) => Count(s); }", false)]
    [InlineData("class Tags { static int Count(params string[] s) => s.Length; internal static int One(string s) => Count(s); }", true)]
    public async Task Index_IsMadeOnlyWhereACandidateAsks(string tags, bool isMade)
    {
        var compilation = PackageAnalyzers.Compile(("/Caller.cs", Caller), ("/Tags.cs", tags));

        await PackageAnalyzers.ReportAsync(compilation);

        Assert.Equal(isMade, NamedCalls.IsMade(compilation.SyntaxTrees[0]));
    }
}
