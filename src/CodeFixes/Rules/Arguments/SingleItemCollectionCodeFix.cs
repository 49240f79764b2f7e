using Allocations.Analyzers.Semantics;
using Allocations.CodeFixes.Rewriting;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.CodeFixes.Rules.Arguments;

/// <summary>ALLOC103: passes the item itself, so that the call binds to the overload that takes it.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(SingleItemCollectionCodeFix))]
public sealed class SingleItemCollectionCodeFix() : AllocationCodeFix("ALLOC103")
{
    /// <inheritdoc/>
    private protected override Task<IReadOnlyList<Fix>> PlanAsync(FixRequest request, CancellationToken cancellationToken) =>
        Task.FromResult<IReadOnlyList<Fix>>(Plan(request, cancellationToken) is { } fix ? [fix] : []);

    private static Fix? Plan(FixRequest request, CancellationToken cancellationToken)
    {
        if (request.Node.FirstAncestorOrSelf<ExpressionSyntax>() is not { Parent: ArgumentSyntax { Parent.Parent: InvocationExpressionSyntax invocation } argument } collection
            || request.Model.GetOperation(collection, cancellationToken) is not { } operation
            || SingleItem.From(Made(operation)) is not { Item.Syntax: ExpressionSyntax item } single
            || request.Model.GetEnclosingSymbol(collection.SpanStart, cancellationToken) is not { } within
            || SingleItemOverloads.Find(single, request.Model.Compilation, within) is not { } overload
            || Passed(argument, item, collection) is not { } passed)
        {
            return null;
        }

        var changed = invocation.ReplaceNode(argument, passed);
        if (overload.Method.Name != single.Call.TargetMethod.Name)
            changed = Renamed(changed, overload.Method.Name);
        var title = overload.Method.Name == single.Call.TargetMethod.Name ? "Pass the item itself" : "Call '" + overload.Method.Name + "' with the item itself";
        return new Fix(title, "item", request.WithRoot(request.Root.ReplaceNode(invocation, changed.WithAdditionalAnnotations(ExpectedCalls.Mark([overload.Method])))))
        {
            Difference = overload.IsKnownSame ? null : "another overload of '" + overload.Method.Name + "' is called",
            BindsAsMeant = ExpectedCalls.Check(request.Document.Id),
        };
    }

    /// <summary>What makes the collection, below the conversions that the compiler adds.</summary>
    private static IOperation Made(IOperation operation) => operation is Microsoft.CodeAnalysis.Operations.IConversionOperation conversion ? Made(conversion.Operand) : operation;

    /// <summary>The argument with the item in place of the collection; null where a comment to the end of a line stands between them.</summary>
    private static ArgumentSyntax? Passed(ArgumentSyntax argument, ExpressionSyntax item, ExpressionSyntax collection)
    {
        var comments = new List<SyntaxTrivia>();
        foreach (var trivia in collection.DescendantTrivia())
        {
            if (trivia.IsKind(SyntaxKind.SingleLineCommentTrivia) || trivia.IsDirective)
                return null;
            if (trivia.IsKind(SyntaxKind.MultiLineCommentTrivia) && !item.Span.Contains(trivia.Span) && collection.Span.Contains(trivia.Span))
            {
                comments.Add(trivia);
                comments.Add(SyntaxFactory.Space);
            }
        }

        // Overloads may call the parameter otherwise; by position it is the same.
        var list = (ArgumentListSyntax)argument.Parent!;
        var isInPlace = argument.NameColon is not null && list.Arguments.All(other => other.NameColon is null || other.SpanStart >= argument.SpanStart) && list.Arguments.Count == list.Arguments.IndexOf(argument) + 1;
        var passed = argument.WithExpression(item.WithLeadingTrivia(collection.GetLeadingTrivia().AddRange(comments)).WithTrailingTrivia(collection.GetTrailingTrivia()));
        return isInPlace ? passed.WithNameColon(null).WithTriviaFrom(argument) : passed;
    }

    private static InvocationExpressionSyntax Renamed(InvocationExpressionSyntax invocation, string name)
    {
        var old = invocation.Expression switch
        {
            MemberAccessExpressionSyntax access => access.Name,
            MemberBindingExpressionSyntax binding => binding.Name,
            _ => (SimpleNameSyntax?)null,
        };
        return old is null ? invocation : invocation.ReplaceNode(old, SyntaxFactory.IdentifierName(name).WithTriviaFrom(old));
    }
}
