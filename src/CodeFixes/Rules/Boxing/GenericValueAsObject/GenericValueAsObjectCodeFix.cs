using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Rewriting.Boxes;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Boxing.GenericValueAsObject;

/// <summary>
/// ALLOC205. Compares by the default comparer of the type parameter, branches to the overloads for the value types that callers use, or makes a private or
/// internal method generic that takes the value as an object.
/// </summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(GenericValueAsObjectCodeFix))]
public sealed class GenericValueAsObjectCodeFix() : AllocationCodeFix("ALLOC205")
{
    private protected override async Task<IReadOnlyList<Fix>> PlanAsync(FixRequest request, CancellationToken cancellationToken)
    {
        var operation = request.Model.GetOperation(request.Node, cancellationToken);
        var box = operation as IConversionOperation ?? operation?.Parent as IConversionOperation;
        if (box?.Parent is not IArgumentOperation argument)
            return [];
        if (GenericComparison.Plan(request, argument) is { } comparison)
            return [comparison];
        var fastPath = await FastPath.PlanAsync(request, argument, cancellationToken).ConfigureAwait(false);
        var generic = await GenericParameter.PlanAsync(request, box, cancellationToken).ConfigureAwait(false);
        return [.. ((Fix?[])[fastPath, generic]).OfType<Fix>()];
    }
}
