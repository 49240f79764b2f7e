using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Memory;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rewriting.Overloads;

/// <summary>How a body that takes an array can become one that takes a span of the same items.</summary>
/// <param name="Guards">
/// Leading statements that test arguments and come before the array is looked at. The method with the array keeps them. True for those that
/// test the array itself, which a span cannot be asked and no array of one item is stopped by; the others are in the body as well.
/// </param>
/// <param name="CanBeNull">Whether the rest of the body can be given a null array, which then has to fail as it did.</param>
/// <param name="Difference">How a null array behaves differently; null where it does not.</param>
internal sealed record SpanBody(IReadOnlyList<bool> Guards, bool CanBeNull, string? Difference)
{
    /// <summary>The split of a body; null when the body keeps, writes or captures the array, or is asynchronous or an iterator.</summary>
    public static SpanBody? Of(
        IMethodSymbol method, MethodDeclarationSyntax declaration, NullProof nulls, SemanticModel model, CancellationToken cancellationToken)
    {
        const ParameterUse Reads = ParameterUse.Enumerated | ParameterUse.Indexed | ParameterUse.Measured | ParameterUse.PassedAsSpan;

        var array = method.Parameters[method.Parameters.Length - 1];
        var uses = ParameterSummaries.Of(model.Compilation).OwnUsesOf(array, cancellationToken);
        if ((uses & ~ParameterUse.Looks) != 0 || (uses & Reads) == 0
            || CallerInformation.IsAskedIn(declaration, model, cancellationToken, CallerQuestion.Frame))
        {
            return null;
        }

        if ((uses & ParameterUse.NullTested) != 0)
            return NullTested(array, declaration, model, cancellationToken);

        // A conversion of null to a span is an empty span: where nothing else is done with the array, that stays as it was.
        if ((uses & ~(ParameterUse.PassedAsSpan | ParameterUse.Named)) == 0)
            return new SpanBody([], CanBeNull: false, null);
        var body = (SyntaxNode?)declaration.Body ?? declaration.ExpressionBody!;
        if (model.GetOperation(body, cancellationToken) is not IBlockOperation block)
            return null;
        if (NullFailure.ComesFirst(block.Operations, array))
            return new SpanBody([], CanBeNull: true, null);
        var guards = new List<bool>();
        foreach (var statement in declaration.Body?.Statements ?? default)
        {
            if (ArgumentGuard.KindOf(statement, array, model, cancellationToken) != ArgumentGuardKind.OfOthers)
                break;
            guards.Add(false);
        }

        return guards.Count > 0 && NullFailure.ComesFirst(block.Operations.Skip(guards.Count), array)
            ? new SpanBody(guards, CanBeNull: true, null)
            : new SpanBody([], CanBeNull: true, nulls.IsNeverNull(array) ? null : "a null array fails before anything else is done");
    }

    /// <summary>A body that compares the array with null: only guards may do so.</summary>
    private static SpanBody? NullTested(IParameterSymbol array, MethodDeclarationSyntax declaration, SemanticModel model, CancellationToken cancellationToken)
    {
        var guards = new List<bool>();
        var isTested = false;
        foreach (var statement in declaration.Body?.Statements ?? default)
        {
            var isTest = (ParameterSummaries.UsesIn(statement, array, model, cancellationToken) & ParameterUse.NullTested) != 0;
            if (isTested)
            {
                if (isTest)
                    return null;
                continue;
            }

            var kind = ArgumentGuard.KindOf(statement, array, model, cancellationToken);
            if (kind == ArgumentGuardKind.None)
                return null;
            guards.Add(kind == ArgumentGuardKind.OfArray);
            isTested = isTest;
        }

        return isTested ? new SpanBody(guards, CanBeNull: false, null) : null;
    }
}
