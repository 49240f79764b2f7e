using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Allocations.Analyzers.Rules.Arguments.ParamsOnlyApi;

/// <summary>
/// ALLOC102: finds visible methods that take a <c>params</c> array and have no overload for one item, although that is what callers pass.
/// </summary>
/// <remarks>
/// <para>
/// It looks at each method whose last parameter is a <c>params</c> array. The signature is tested first: visibility, an overload for one
/// item or with a <c>params</c> span, a declaration in a base type or interface. Then the calls of the whole compilation are counted:
/// more than half have to pass exactly one item. Without a call, the body has to do nothing but loop over the items; items of type
/// <c>object</c> always need that. The heat is that of the method or of its hottest call with one item, and a method that looks up, adds or removes
/// keys is warm. There is one report for each hierarchy, where the member is declared first.
/// </para>
/// <para>
/// Not reported: members that a referenced assembly declares, the entry point, partial methods, and bodies that keep or pass on the
/// array.
/// </para>
/// </remarks>
public sealed class ParamsOnlyApiAnalyzer() : AllocationAnalyzer(Descriptors.ParamsOnlyApi)
{
    /// <inheritdoc/>
    internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations) =>
        start.RegisterLateSymbolAction(
            static context => ParamsSignatures.ParamsOf((IMethodSymbol)context.Symbol) is not null,
            context => Analyze(context, allocations),
            SymbolKind.Method);

    private static void Analyze(SymbolAnalysisContext context, AllocationContext allocations)
    {
        var method = (IMethodSymbol)context.Symbol;
        if (ParamsSignatures.ParamsOf(method) is not { } items
            || ParamsSignatures.ElementOf(items) is not { } element
            || items.DeclaringSyntaxReferences.Length != 1
            || items.DeclaringSyntaxReferences[0].GetSyntax(context.CancellationToken) is not { } place
            || ParamsOnlyApis.In(allocations).ReportedHeat(
                method,
                allocations,
                allocations.ShowsOnlyHot(Descriptors.ParamsOnlyApi, place.SyntaxTree),
                context.CancellationToken) is not { } heat)
        {
            return;
        }

        var finding = new Finding(Descriptors.ParamsOnlyApi, place.GetLocation(), heat)
        {
            Bytes = AllocationSize.OfArray(element, 1),
            Arguments = [method.Name, TypeNames.Of(element)],
        };
        if (allocations.ToDiagnostic(finding, context.CancellationToken) is { } diagnostic)
            context.ReportDiagnostic(diagnostic);
    }
}
