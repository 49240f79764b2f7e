using Allocations.CodeFixes.Rewriting;
using Allocations.CodeFixes.Rewriting.Boxes;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Boxing;

/// <summary>
/// ALLOC205. Compares by the default comparer of the type parameter, or makes a private or internal method generic that takes the value as an object. Which
/// types deserve a branch of their own is for the author to say, so nothing writes one.
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
        var fix = GenericComparison.Plan(request, argument) ?? await GenericParameter.PlanAsync(request, box, cancellationToken).ConfigureAwait(false);
        return fix is null ? [] : [fix];
    }
}
