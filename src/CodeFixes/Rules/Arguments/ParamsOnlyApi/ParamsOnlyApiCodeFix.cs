using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Rewriting.Overloads;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.CodeFixes;

namespace Allocations.CodeFixes.Rules.Arguments.ParamsOnlyApi;

/// <summary>
/// ALLOC102: adds an overload for one item, or one with a <c>params</c> span, beside a method that takes only a <c>params</c> array, and
/// beside everything that overrides or implements it.
/// </summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(ParamsOnlyApiCodeFix))]
public sealed class ParamsOnlyApiCodeFix() : AllocationCodeFix("ALLOC102")
{
    /// <inheritdoc/>
    private protected override async Task<IReadOnlyList<Fix>> PlanAsync(FixRequest request, CancellationToken cancellationToken)
    {
        if (request.Node.FirstAncestorOrSelf<MethodDeclarationSyntax>() is not { } declaration
            || request.Model.GetDeclaredSymbol(declaration, cancellationToken) is not IMethodSymbol method
            || await OverloadPlan.OfAsync(request, method, cancellationToken).ConfigureAwait(false) is not { } plan)
        {
            return [];
        }

        var single = await plan.PlanAsync(OverloadKind.Single, call: null, cancellationToken).ConfigureAwait(false);
        var span = await plan.PlanAsync(OverloadKind.Span, call: null, cancellationToken).ConfigureAwait(false);
        return [.. new[] { single, span }.OfType<Fix>()];
    }
}
