using Allocations.CodeFixes.Edits;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.Tests.Behaviour;

/// <summary>How edits of one rewrite add up, and when none of them is made.</summary>
public sealed class SolutionEditsTests
{
    [Fact]
    public void InnerEdit_IsInWhatTheOuterGets() => Assert.Equal("Q(R(b));\n", Edited("P(F(a));\n", static (edits, root) =>
    {
        edits.Replace(Call(root, "P"), static call => call.WithExpression(SyntaxFactory.IdentifierName("Q")));
        edits.Replace(Call(root, "F"), static call => call.WithExpression(SyntaxFactory.IdentifierName("R")));
        edits.Replace(Name(root, "a"), static name => SyntaxFactory.IdentifierName("b").WithTriviaFrom(name));
    }));

    [Fact]
    public void SecondEditOfANode_GetsWhatTheFirstMade() => Assert.Equal("F(b.c);\n", Edited("F(a);\n", static (edits, root) =>
    {
        edits.Replace<ExpressionSyntax>(Name(root, "a"), static _ => SyntaxFactory.IdentifierName("b"));
        edits.Replace<ExpressionSyntax>(Name(root, "a"), static name =>
            SyntaxFactory.MemberAccessExpression(SyntaxKind.SimpleMemberAccessExpression, name, SyntaxFactory.IdentifierName("c")));
    }));

    [Fact]
    public void SecondEditThatExpectsAnotherKind_IsAConflict() => Assert.Null(Edited("F(a);\n", static (edits, root) =>
    {
        edits.Replace<ExpressionSyntax>(Name(root, "a"), static _ => SyntaxFactory.ParseExpression("b.c"));
        edits.Replace(Name(root, "a"), static name => name.WithIdentifier(SyntaxFactory.Identifier("d")));
    }));

    [Fact]
    public void ChangesOfTheText_GoTogetherWithEditsOfNodes() =>
        Assert.Equal("var x = 1;\nF(x, b);\nG(x);\n", Edited("F(1, a);\nG(1);\n", static (edits, root) =>
    {
        edits.Change(root.SyntaxTree, new TextChange(new TextSpan(0, 0), "var x = 1;\n"));
        foreach (var number in root.DescendantNodes().OfType<LiteralExpressionSyntax>())
            edits.Write(number, "x");
        edits.Replace(Name(root, "a"), static name => SyntaxFactory.IdentifierName("b").WithTriviaFrom(name));
    }));

    [Fact]
    public void TextThatIsNoLongerTheNode_IsAConflict() => Assert.Null(Edited("F(a);\n", static (edits, root) =>
    {
        edits.Write(Name(root, "a"), "1");
        edits.Replace(Name(root, "a"), static name => name);
    }));

    [Theory]
    [InlineData(2, 1, 2, 2)]
    [InlineData(2, 1, 2, 0)]
    [InlineData(0, 4, 2, 1)]
    public void ChangesOfTheSameText_AreAConflict(int start, int length, int otherStart, int otherLength) => Assert.Null(Edited("F(a);\n", (edits, root) =>
    {
        edits.Change(root.SyntaxTree, new TextChange(new TextSpan(start, length), "x"));
        edits.Change(root.SyntaxTree, new TextChange(new TextSpan(otherStart, otherLength), "y"));
    }));

    [Fact]
    public void LinesAtOnePlace_FollowEachOther() => Assert.Equal("A();\nB();\nF(a);\n", Edited("F(a);\n", static (edits, root) =>
    {
        edits.Change(root.SyntaxTree, new TextChange(new TextSpan(0, 0), "A();\n"));
        edits.Change(root.SyntaxTree, new TextChange(new TextSpan(0, 0), "B();\n"));
        edits.Change(root.SyntaxTree, new TextChange(new TextSpan(0, 0), "A();\n"));
    }));

    [Theory]
    [InlineData("F(/* a */ a);\n", false)]
    [InlineData("F(a // a\n);\n", false)]
    [InlineData("F(\n#if X\nb,\n#endif\na);\n", false)]
    [InlineData("F(a); // a\n", true)]
    [InlineData("/* a */ F(a);\n", true)]
    public void LostComment_RefusesTheEdit(string code, bool isKept)
    {
        var replaced = Edited(
            code, static (edits, root) => edits.Replace(Call(root, "F"), static call => SyntaxFactory.ParseExpression("G()").WithTriviaFrom(call)));
        var written = Edited(code, static (edits, root) => edits.Write(Call(root, "F"), "G()"));
        Assert.Equal(isKept ? code.Replace("F(a)", "G()", StringComparison.Ordinal) : null, replaced);
        Assert.Equal(replaced, written);
    }

    [Fact]
    public void CommentThatMoves_IsKept() => Assert.Equal("// f\nF();\nG();\n", Edited("G();\n// f\nF();\n", static (edits, root) =>
    {
        edits.Change(root.SyntaxTree, new TextChange(new TextSpan(0, 0), "// f\nF();\n"));
        edits.Change(root.SyntaxTree, new TextChange(new TextSpan(5, 10), ""));
    }));

    [Fact]
    public void InsertedStatements_StandInOrderBelowEmptyLines() => Assert.Equal(
        "void M()\n{\n    F(a);\n\n    A();\n    B();\n    // g\n    H();\n}\n",
        Edited("void M()\n{\n    F(a);\n\n    // g\n    G();\n}\n", static (edits, root) =>
        {
            var second = root.DescendantNodes().OfType<StatementSyntax>().Last();
            edits.InsertBefore(second, SyntaxFactory.ParseStatement("A();"));
            edits.InsertBefore(second, SyntaxFactory.ParseStatement("B();"));
            edits.Replace(Call(root, "G"), static call => call.WithExpression(SyntaxFactory.IdentifierName("H").WithTriviaFrom(call)));
        }));

    [Fact]
    public void NodeThatBecomesSeveral_HasTheEditsInside() => Assert.Equal(
        "void M()\n{\n    A();\n    F(b);\n    F(b);\n}\n",
        Edited("void M()\n{\n    F(a);\n}\n", static (edits, root) =>
        {
            var statement = root.DescendantNodes().OfType<ExpressionStatementSyntax>().Single();
            edits.ReplaceByMany(statement, static edited => [edited, edited]);
            edits.InsertBefore(statement, SyntaxFactory.ParseStatement("A();"));
            edits.Replace(Name(root, "a"), static name => SyntaxFactory.IdentifierName("b").WithTriviaFrom(name));
        }));

    private static string? Edited(string statements, Action<SolutionEdits, SyntaxNode> plan)
    {
        using var workspace = new AdhocWorkspace();
        var document = workspace.AddProject("Test", LanguageNames.CSharp).AddDocument("Test.cs", SourceText.From(statements));
        var root = document.GetSyntaxRootAsync().GetAwaiter().GetResult()!;
        var edits = new SolutionEdits(document.Project.Solution);
        plan(edits, root);
        return edits.Apply()?.GetDocument(document.Id)!.GetTextAsync().GetAwaiter().GetResult().ToString();
    }

    private static InvocationExpressionSyntax Call(SyntaxNode root, string name) =>
        root.DescendantNodes().OfType<InvocationExpressionSyntax>().Single(call => call.Expression.ToString() == name);

    private static IdentifierNameSyntax Name(SyntaxNode root, string name) =>
        root.DescendantNodes().OfType<IdentifierNameSyntax>().Single(found => found.ToString() == name);
}
