using Allocations.Analyzers.Semantics;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Allocations.Analyzers.Rules.Arguments;

/// <summary>
/// ALLOC102: a visible method takes a <c>params</c> array and has no overload for one item, although most callers in the compilation pass
/// one or, where there is no caller, the body only loops over the items. One report for each hierarchy, where the member is declared first;
/// members that a referenced assembly declares are not flagged, nor bodies that keep the array.
/// </summary>
public sealed class ParamsOnlyApiAnalyzer() : AllocationAnalyzer(Descriptors.ParamsOnlyApi)
{
    /// <inheritdoc/>
    internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations) =>
        start.RegisterSyntaxNodeAction(context => Analyze(context, allocations), SyntaxKind.MethodDeclaration);

    private static void Analyze(SyntaxNodeAnalysisContext context, AllocationContext allocations)
    {
        var parameters = ((MethodDeclarationSyntax)context.Node).ParameterList.Parameters;
        if (parameters.Count == 0
            || !parameters[parameters.Count - 1].Modifiers.Any(SyntaxKind.ParamsKeyword)
            || context.SemanticModel.GetDeclaredSymbol(context.Node, context.CancellationToken) is not IMethodSymbol method
            || allocations.ParamsOnlyApis.Of(method, context.CancellationToken) is not { } api
            || !allocations.IsReported(Descriptors.ParamsOnlyApi, parameters[parameters.Count - 1], context.SemanticModel, context.CancellationToken, out var heat))
        {
            return;
        }

        var element = ((IArrayTypeSymbol)method.Parameters[parameters.Count - 1].Type).ElementType;
        var finding = new Finding(Descriptors.ParamsOnlyApi, parameters[parameters.Count - 1].GetLocation(), (heat.Level > api.Heat.Level ? heat : api.Heat) with { Reason = api.Reason })
        {
            Bytes = AllocationSize.OfArray(element, 1),
            Arguments = [method.Name, TypeNames.Of(element)],
        };
        if (allocations.ToDiagnostic(finding) is { } diagnostic)
            context.ReportDiagnostic(diagnostic);
    }
}
