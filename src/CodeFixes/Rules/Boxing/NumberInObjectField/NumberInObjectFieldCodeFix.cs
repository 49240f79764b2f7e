using Allocations.Analyzers.Boxes;
using Allocations.Analyzers.Symbols;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Rewriting.Retyping;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;

namespace Allocations.CodeFixes.Rules.Boxing.NumberInObjectField;

/// <summary>
/// ALLOC202. Declares the value's own type where the member holds nothing else; where it holds numbers and references, keeps the numbers in
/// a slot beside the reference. Both need every use in sight, so the member must be private to its outermost type.
/// </summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(NumberInObjectFieldCodeFix))]
public sealed class NumberInObjectFieldCodeFix() : AllocationCodeFix("ALLOC202")
{
    private protected override async Task<IReadOnlyList<Fix>> PlanAsync(FixRequest request, CancellationToken cancellationToken)
    {
        if (request.Model.GetDeclaredSymbol(request.Node, cancellationToken) is not { } member || !ObjectSlots.IsObject(member)
            || !PrivateMembers.IsPrivate(member))
        {
            return [];
        }

        if (await MemberRetyping.PlanAsync(request.Document, request.Model, member, "Retype", cancellationToken).ConfigureAwait(false) is { } retyping)
            return [retyping];
        return await MemberSlot.PlanAsync(request.Document, request.Model, member, cancellationToken).ConfigureAwait(false) is { } slot ? [slot] : [];
    }
}
