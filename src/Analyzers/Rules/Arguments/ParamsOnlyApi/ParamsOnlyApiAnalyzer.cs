using Allocations.Analyzers.Heat;
using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Allocations.Analyzers.Rules.Arguments.ParamsOnlyApi;

/// <summary>
/// ALLOC102: a visible method takes a <c>params</c> array and has no overload for one item, although most callers in the compilation pass
/// one or, where there is no caller, the body only loops over the items. One report for each hierarchy, where the member is declared first;
/// members that a referenced assembly declares are not flagged, nor bodies that keep the array.
/// </summary>
public sealed class ParamsOnlyApiAnalyzer() : AllocationAnalyzer(Descriptors.ParamsOnlyApi)
{
    /// <inheritdoc/>
    internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations) =>
        start.RegisterSymbolAction(context => Analyze(context, allocations), SymbolKind.Method);

    private static void Analyze(SymbolAnalysisContext context, AllocationContext allocations)
    {
        var method = (IMethodSymbol)context.Symbol;
        if (ParamsSignatures.ParamsOf(method) is not { } items
            || ParamsSignatures.ElementOf(items) is not { } element
            || items.DeclaringSyntaxReferences.Length != 1
            || ParamsOnlyApis.In(allocations).Of(method, context.CancellationToken) is not { } api
            || items.DeclaringSyntaxReferences[0].GetSyntax(context.CancellationToken) is not { } place
            || !allocations.IsReported(Descriptors.ParamsOnlyApi, place, allocations.ModelOf(place.SyntaxTree), context.CancellationToken, out var heat))
        {
            return;
        }

        var finding = new Finding(Descriptors.ParamsOnlyApi, place.GetLocation(), (heat.Level > api.Heat.Level ? heat : api.Heat) with { Reason = api.Reason })
        {
            Bytes = AllocationSize.OfArray(element, 1),
            Arguments = [method.Name, TypeNames.Of(element)],
        };
        if (allocations.ToDiagnostic(finding) is { } diagnostic)
            context.ReportDiagnostic(diagnostic);
    }
}
