using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.CodeFixes.Rewriting.Spans;

/// <summary>Writes a part of a span.</summary>
internal static class SliceSyntax
{
    /// <summary><c>name.Slice(parts)</c>, or the name alone where there are no parts.</summary>
    public static ExpressionSyntax Of(ExpressionSyntax name, SeparatedSyntaxList<ArgumentSyntax> parts) =>
        parts.Count == 0 ? name.WithoutTrivia() : Call(name, "Slice", parts);

    /// <summary><c>receiver.name</c>, without trivia of the original place.</summary>
    public static MemberAccessExpressionSyntax Member(ExpressionSyntax receiver, string name) =>
        SyntaxFactory.MemberAccessExpression(SyntaxKind.SimpleMemberAccessExpression, receiver.WithoutTrivia(), SyntaxFactory.IdentifierName(name));

    /// <summary><c>receiver.method(arguments)</c>, without trivia of the original places.</summary>
    public static InvocationExpressionSyntax Call(ExpressionSyntax receiver, string method, IEnumerable<ArgumentSyntax> arguments)
    {
        var bare = arguments.Select(static argument => argument.WithoutTrivia()).ToArray();
        return SyntaxFactory.InvocationExpression(
            Member(receiver, method),
            SyntaxFactory.ArgumentList(SyntaxFactory.SeparatedList(
                bare, Enumerable.Repeat(SyntaxFactory.Token(SyntaxKind.CommaToken).WithTrailingTrivia(SyntaxFactory.Space), Math.Max(0, bare.Length - 1)))));
    }
}
