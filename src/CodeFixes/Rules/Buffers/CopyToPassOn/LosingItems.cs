using Allocations.Analyzers.Flow.Calls;
using Allocations.Analyzers.Rules.Buffers.CopyToPassOn;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Buffers.CopyToPassOn;

/// <summary>
/// Goes through a dictionary or set itself while items are removed from it. Safe where the loop runs no code of the project, and does nothing with another
/// variable that could be the same collection: only then is it sure that nothing is added meanwhile, which would end the loop by an exception.
/// </summary>
internal static class LosingItems
{
    /// <summary>The fix; null where it would not be right.</summary>
    public static Fix? Plan(FixRequest request, IOperation made, CancellationToken cancellationToken)
    {
        if (RemovedItems.Of(made, request.Model.Compilation) is not { } removed
            || made.Syntax is not ExpressionSyntax written || removed.Source.Syntax is not ExpressionSyntax source || Comments.AreIn(written)
            || InactiveCode.IsIn(removed.Loop.Syntax))
        {
            return null;
        }

        return new FixBuilder(request.Replacing(written, source.WithTriviaFrom(written)), "Remove the items without a copy", "Removed")
            .MayDiffer(MayChangeOtherwise(removed, request.Model, cancellationToken) ? "nothing may be added in the loop" : null)
            .MayDiffer(removed.Source == removed.Collection && !request.NullProof(cancellationToken).IsNeverNull(source)
                ? "null throws another exception"
                : null)
            .Build();
    }

    private static bool MayChangeOtherwise(RemovedItems removed, SemanticModel model, CancellationToken cancellationToken)
    {
        var variable = RemovedItems.VariableOf(removed.Collection);
        foreach (var operation in removed.Loop.Body.Descendants())
        {
            if (operation.Type is { SpecialType: not SpecialType.System_Object } type
                && !SymbolEqualityComparer.Default.Equals(RemovedItems.VariableOf(operation), variable)
                && (IsConverted(removed.Collection.Type!, type) || IsConverted(type, removed.Collection.Type!)))
            {
                return true;
            }
        }

        return CallGraph.RunsOwnCode(removed.Loop.Body, model, cancellationToken);

        bool IsConverted(ITypeSymbol from, ITypeSymbol to) =>
            model.Compilation.ClassifyConversion(from, to) is { IsImplicit: true, IsUserDefined: false };
    }
}
