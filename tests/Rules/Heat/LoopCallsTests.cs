using Allocations.Analyzers.Heat;
using Microsoft.CodeAnalysis.CSharp;

namespace Allocations.Tests.Heat;

/// <summary>The index of calls in loops: made when it is first asked for, once for each file, and kept while other files change.</summary>
public sealed class LoopCallsTests
{
    private const string Caller =
        "class Caller { void M(string[] lines) { foreach (var line in lines) { Tags.One(line); new Tags(); lines.Select(l => Tags.Two(l)); } Tags.Three(); } }";

    [Fact]
    public void Index_HoldsTheCallsInLoops()
    {
        var index = LoopCalls.Of(
            CSharpSyntaxTree.ParseText(Caller, cancellationToken: TestContext.Current.CancellationToken), TestContext.Current.CancellationToken);

        Assert.Single(index.Named("One"));
        Assert.Single(index.Named("Two"));
        Assert.Single(index.Named("Tags"));
        Assert.Empty(index.Named("Three"));
    }

    [Fact]
    public void EditOfAFile_KeepsTheIndexOfTheOthers()
    {
        var compilation = PackageAnalyzers.Compile(("/Caller.cs", Caller), ("/Tags.cs", "class Tags { }"));
        var indexes = compilation.SyntaxTrees.Select(static tree => LoopCalls.Of(tree, TestContext.Current.CancellationToken)).ToArray();

        var edited = compilation.ReplaceSyntaxTree(
            compilation.SyntaxTrees[1],
            CSharpSyntaxTree.ParseText("class Tags { void F() { } }", path: "/Tags.cs", cancellationToken: TestContext.Current.CancellationToken));

        Assert.Same(indexes[0], LoopCalls.Of(edited.SyntaxTrees[0], TestContext.Current.CancellationToken));
        Assert.NotSame(indexes[1], LoopCalls.Of(edited.SyntaxTrees[1], TestContext.Current.CancellationToken));
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

        Assert.Equal(isMade, LoopCalls.IsMade(compilation.SyntaxTrees[0]));
    }
}
