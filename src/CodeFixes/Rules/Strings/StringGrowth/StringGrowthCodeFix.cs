using Allocations.Analyzers.Rules.Strings.StringGrowth;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.CodeFixes;

namespace Allocations.CodeFixes.Rules.Strings.StringGrowth;

/// <summary>
/// ALLOC303: appends to a <c>StringBuilder</c> in the outermost loop in which nothing but appends uses the string, and makes the string
/// after it; joins what <c>Aggregate</c> appends at once. Refused: fields, captured and referenced variables, reads in the loop, loops whose
/// exceptions let code run that sees the string.
/// </summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(StringGrowthCodeFix))]
public sealed class StringGrowthCodeFix() : AllocationCodeFix("ALLOC303")
{
    private protected override Task<IReadOnlyList<Fix>> PlanAsync(FixRequest request, CancellationToken cancellationToken) =>
        Task.FromResult<IReadOnlyList<Fix>>(Plan(request, cancellationToken) is { } fix ? [fix] : []);

    private static Fix? Plan(FixRequest request, CancellationToken cancellationToken)
    {
        if (!request.Places<StatementSyntax>().Any())
            return JoinedItems.Plan(request, cancellationToken);
        if (request.Model.GetOperation(request.Node, cancellationToken) is not { } operation || !StringAppend.TryGet(operation, out var append))
            return null;
        foreach (var loop in request.Places<StatementSyntax>().Reverse())
        {
            if (new GrowthRewrite(request, append.Variable, loop, cancellationToken).Plan() is { } fix)
                return fix;
        }

        return null;
    }
}
