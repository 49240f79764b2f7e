using Allocations.Analyzers.Semantics;
using Allocations.CodeFixes.Rewriting;
using Allocations.CodeFixes.Rewriting.Overloads;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.CodeFixes.Rules.Arguments;

/// <summary>
/// ALLOC103: passes the item itself, so that the call binds to the overload that takes it. Where a private or internal method only walks through the
/// collection, the overload is added.
/// </summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(SingleItemCollectionCodeFix))]
public sealed class SingleItemCollectionCodeFix() : AllocationCodeFix("ALLOC103")
{
    /// <inheritdoc/>
    private protected override async Task<IReadOnlyList<Fix>> PlanAsync(FixRequest request, CancellationToken cancellationToken)
    {
        if (request.Node.FirstAncestorOrSelf<ExpressionSyntax>() is not { Parent: ArgumentSyntax { Parent.Parent: InvocationExpressionSyntax invocation } argument } collection
            || request.Model.GetOperation(collection, cancellationToken) is not { } operation
            || SingleItem.From(Made(operation)) is not { Item.Syntax: ExpressionSyntax item } single
            || request.Model.GetEnclosingSymbol(collection.SpanStart, cancellationToken) is not { } within)
        {
            return [];
        }

        var fix = SingleItemOverloads.Find(single, request.Model.Compilation, within) is { } overload
            ? ItemArgument.Of(argument, item, collection) is { } passed ? Call(request, invocation, argument, passed, single, overload) : null
            : await ItemOverload.PlanAsync(request, single, argument, cancellationToken).ConfigureAwait(false);
        return fix is null ? [] : [fix];
    }

    private static Fix Call(FixRequest request, InvocationExpressionSyntax invocation, ArgumentSyntax argument, ArgumentSyntax passed, SingleItem single, SingleItemOverload overload)
    {
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
