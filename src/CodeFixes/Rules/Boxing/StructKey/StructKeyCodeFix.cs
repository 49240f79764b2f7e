using Allocations.Analyzers.Boxes;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;

namespace Allocations.CodeFixes.Rules.Boxing.StructKey;

/// <summary>
/// ALLOC206. Gives the struct its own equality over its fields in order, or declares it as a record struct. Unsafe: hash codes change, and with them
/// the order in which a set or dictionary is enumerated; fields that are not integers, characters, booleans, enums or strings may also compare differently.
/// </summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(StructKeyCodeFix))]
public sealed class StructKeyCodeFix() : AllocationCodeFix("ALLOC206")
{
    private protected override async Task<IReadOnlyList<Fix>> PlanAsync(FixRequest request, CancellationToken cancellationToken)
    {
        if (request.Model.GetOperation(request.Node, cancellationToken) is not { } use || StructEquality.KeyOf(use) is not { } type)
            return [];
        var members = await EqualityMembers.PlanAsync(
            request.Solution, request.Model.Compilation, type.OriginalDefinition, cancellationToken).ConfigureAwait(false);
        var record = await RecordEquality.PlanAsync(request, type.OriginalDefinition, cancellationToken).ConfigureAwait(false);
        return [.. new[] { members, record }.OfType<Fix>()];
    }
}
