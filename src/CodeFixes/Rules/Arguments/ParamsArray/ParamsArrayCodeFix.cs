using Allocations.Analyzers.Syntax;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Rewriting.Overloads;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Arguments.ParamsArray;

/// <summary>
/// ALLOC101: adds an overload for one item, or one with a <c>params</c> span, to the method that the call binds to, or makes the array once
/// where its items never change. A callee outside the solution, or one that keeps its array, gets none.
/// </summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(ParamsArrayCodeFix))]
public sealed class ParamsArrayCodeFix() : AllocationCodeFix("ALLOC101")
{
    /// <inheritdoc/>
    private protected override async Task<IReadOnlyList<Fix>> PlanAsync(FixRequest request, CancellationToken cancellationToken)
    {
        if (request.Node is not InvocationExpressionSyntax invocation
            || request.Model.GetOperation(invocation, cancellationToken) is not IInvocationOperation { TargetMethod: var callee } call
            || CalledName.Of(invocation) is not { } name)
        {
            return [];
        }

        var items = call.Arguments.FirstOrDefault(static argument => argument.ArgumentKind == ArgumentKind.ParamArray)?.Value as IArrayCreationOperation;
        if (items?.Initializer is not { ElementValues: { Length: > 0 } values })
            return [];
        var fixes = new List<Fix?>();
        if (await OverloadPlan.OfAsync(request, callee, cancellationToken).ConfigureAwait(false) is { } plan)
        {
            if (values.Length == 1)
                fixes.Add(await plan.PlanAsync(OverloadKind.Single, (request.Document.Id, name), cancellationToken).ConfigureAwait(false));
            fixes.Add(await plan.PlanAsync(OverloadKind.Span, (request.Document.Id, name), cancellationToken).ConfigureAwait(false));
        }

        fixes.Add(await HoistedArray.PlanAsync(request, invocation, call, items, cancellationToken).ConfigureAwait(false));
        return [.. fixes.OfType<Fix>()];
    }
}
