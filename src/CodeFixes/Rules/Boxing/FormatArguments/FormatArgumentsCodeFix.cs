using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Boxing.FormatArguments;

/// <summary>
/// ALLOC207. Writes an interpolated string where the format is a literal. An interpolated string that boxes gets none: what keeps it from its
/// handler was written on purpose, or is the framework's age.
/// </summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(FormatArgumentsCodeFix))]
public sealed class FormatArgumentsCodeFix() : AllocationCodeFix("ALLOC207")
{
    private protected override Task<IReadOnlyList<Fix>> PlanAsync(FixRequest request, CancellationToken cancellationToken)
    {
        var call = request.Node.FirstAncestorOrSelf<Microsoft.CodeAnalysis.CSharp.Syntax.InvocationExpressionSyntax>();
        var fix = call is not null && request.Model.GetOperation(call, cancellationToken) is IInvocationOperation operation
            ? FormatRewrite.Plan(request, operation, cancellationToken)
            : null;
        return Task.FromResult<IReadOnlyList<Fix>>(fix is null ? [] : [fix]);
    }
}
