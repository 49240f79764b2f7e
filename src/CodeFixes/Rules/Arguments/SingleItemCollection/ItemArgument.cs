using Allocations.CodeFixes.Edits;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.CodeFixes.Rules.Arguments.SingleItemCollection;

/// <summary>Writes an argument with the only item of a collection in place of the collection.</summary>
internal static class ItemArgument
{
    /// <summary>The argument; null where a comment to the end of a line, or a directive, stands in the collection.</summary>
    public static ArgumentSyntax? Of(ArgumentSyntax argument, ExpressionSyntax item, ExpressionSyntax collection)
    {
        var comments = new List<SyntaxTrivia>();
        foreach (var trivia in collection.DescendantTrivia())
        {
            if (Comments.EndsLine(trivia))
                return null;
            if (trivia.IsKind(SyntaxKind.MultiLineCommentTrivia) && !item.Span.Contains(trivia.Span) && collection.Span.Contains(trivia.Span))
            {
                comments.Add(trivia);
                comments.Add(SyntaxFactory.Space);
            }
        }

        // Overloads may call the parameter otherwise; by position it is the same.
        var list = (ArgumentListSyntax)argument.Parent!;
        var isInPlace = argument.NameColon is not null && list.Arguments.All(other => other.NameColon is null || other.SpanStart >= argument.SpanStart)
            && list.Arguments.Count == list.Arguments.IndexOf(argument) + 1;
        var passed = argument.WithExpression(item
            .WithLeadingTrivia(collection.GetLeadingTrivia().AddRange(comments))
            .WithTrailingTrivia(collection.GetTrailingTrivia()));
        return isInPlace ? passed.WithNameColon(null).WithTriviaFrom(argument) : passed;
    }
}
