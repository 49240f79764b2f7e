using Allocations.Analyzers.Boxes;
using Allocations.Analyzers.Symbols;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Rewriting.Boxes;
using Allocations.CodeFixes.Rewriting.Retyping;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Boxing.BoxedInterlocked;

/// <summary>
/// ALLOC203. Declares the exchanged or counted member with the number's own type, so that the exchange compares values. Only where no
/// write stores another type; a slot for numbers and references is the fix of ALLOC202.
/// </summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(BoxedInterlockedCodeFix))]
public sealed class BoxedInterlockedCodeFix() : AllocationCodeFix("ALLOC203")
{
    private protected override async Task<IReadOnlyList<Fix>> PlanAsync(FixRequest request, CancellationToken cancellationToken)
    {
        if (request.Node.FirstAncestorOrSelf<AssignmentExpressionSyntax>() is { } counting
            && (request.Model.GetOperation(counting, cancellationToken) as ISimpleAssignmentOperation)?.Value is IConversionOperation box
            && GenericCollection.Plan(request, box, cancellationToken) is { } generic)
        {
            return [generic];
        }

        if (MemberOf(request, cancellationToken) is not { DeclaringSyntaxReferences.Length: 1 } member || !ObjectSlots.IsObject(member)
            || !PrivateMembers.IsPrivate(member)
            || request.Document.Project.GetDocument(member.DeclaringSyntaxReferences[0].SyntaxTree) is not { } document
            || await document.GetSemanticModelAsync(cancellationToken).ConfigureAwait(false) is not { } model
            || await MemberRetyping.PlanAsync(document, model, member, "Retype", cancellationToken).ConfigureAwait(false) is not { } retyping)
        {
            return [];
        }

        return [retyping];
    }

    /// <summary>The member that the finding is about: the target of a counter, or what the call exchanges.</summary>
    private static ISymbol? MemberOf(FixRequest request, CancellationToken cancellationToken)
    {
        var node = request.Node.FirstAncestorOrSelf<SyntaxNode>(static node => node is AssignmentExpressionSyntax or InvocationExpressionSyntax
            or VariableDeclaratorSyntax);
        if (node is AssignmentExpressionSyntax assignment
            && request.Model.GetSymbolInfo(assignment.Left, cancellationToken).Symbol is { } target and (IFieldSymbol or IPropertySymbol))
        {
            return target.OriginalDefinition;
        }

        return request.Place<InvocationExpressionSyntax>() is { } exchange ? Exchanged(exchange, request.Model, cancellationToken) : null;
    }

    private static ISymbol? Exchanged(InvocationExpressionSyntax invocation, SemanticModel model, CancellationToken cancellationToken) =>
        model.GetOperation(invocation, cancellationToken) is IInvocationOperation operation
        && InterlockedCall.TryGet(operation)?.Location is IMemberReferenceOperation reference
            ? reference.Member.OriginalDefinition
            : null;
}
