using System.Globalization;
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
[DiagnosticAnalyzer(LanguageNames.CSharp)]
public sealed class ParamsOnlyApiAnalyzer() : AllocationAnalyzer(Descriptors.ParamsOnlyApi)
{
    /// <inheritdoc/>
    private protected override void Start(CompilationStartAnalysisContext start, AllocationContext allocations) =>
        start.RegisterSyntaxNodeAction(context => Analyze(context, allocations), SyntaxKind.MethodDeclaration);

    private static void Analyze(SyntaxNodeAnalysisContext context, AllocationContext allocations)
    {
        var parameters = ((MethodDeclarationSyntax)context.Node).ParameterList.Parameters;
        if (parameters.Count == 0
            || !parameters[parameters.Count - 1].Modifiers.Any(SyntaxKind.ParamsKeyword)
            || context.SemanticModel.GetDeclaredSymbol(context.Node, context.CancellationToken) is not IMethodSymbol method
            || !IsVisible(method)
            || ParamsSignatures.ParamsOf(method) is not { } items
            || ParamsSignatures.ElementOf(items) is not { TypeKind: not TypeKind.Error } element
            || method is { Name: "Main", IsStatic: true }
            || method.PartialDefinitionPart is not null
            || MemberFamily.IsDeclaredElsewhere(method)
            || ParamsSignatures.HasSingleItemOverload(method)
            || ParamsSignatures.HasSpanOverload(method)
            || ReasonFor(method, context.Compilation, context.CancellationToken) is not { } reason
            || !allocations.IsReported(Descriptors.ParamsOnlyApi, parameters[parameters.Count - 1], context.SemanticModel, context.CancellationToken, out var heat))
        {
            return;
        }

        var finding = new Finding(Descriptors.ParamsOnlyApi, parameters[parameters.Count - 1].GetLocation(), heat with { Reason = reason })
        {
            Bytes = AllocationSize.OfArray(element, 1),
            Arguments = [method.Name, element.WithNullableAnnotation(NullableAnnotation.None).ToDisplayString(SymbolDisplayFormat.CSharpShortErrorMessageFormat)],
        };
        if (allocations.ToDiagnostic(finding) is { } diagnostic)
            context.ReportDiagnostic(diagnostic);
    }

    private static bool IsVisible(ISymbol member)
    {
        for (var symbol = member; symbol is not (null or INamespaceSymbol); symbol = symbol.ContainingSymbol)
        {
            if (symbol.DeclaredAccessibility is not (Accessibility.Public or Accessibility.Protected or Accessibility.ProtectedOrInternal))
                return false;
        }

        return true;
    }

    /// <summary>Why one item is what callers pass; null where the array may be what the method is about.</summary>
    private static string? ReasonFor(IMethodSymbol method, Compilation compilation, CancellationToken cancellationToken)
    {
        var callers = ParamsCallers.Of(method, compilation, cancellationToken);
        if (callers.All == 0)
            return LoopReason(method, compilation, cancellationToken);

        // What takes any objects after a format passes them on as an array: callers alone do not tell that one item would be served better.
        var takesObjects = ParamsSignatures.ParamsOf(method) is { } items && ParamsSignatures.ElementOf(items)?.SpecialType == SpecialType.System_Object;
        if (callers.WithOne * 2 <= callers.All || (takesObjects && LoopReason(method, compilation, cancellationToken) is null))
            return null;
        var verb = callers.All == 1 ? " call passes one" : " calls pass one";
        return callers.WithOne.ToString(CultureInfo.InvariantCulture) + " of " + callers.All.ToString(CultureInfo.InvariantCulture) + verb;
    }

    /// <summary>Which body only loops over the items; null where none does.</summary>
    private static string? LoopReason(IMethodSymbol method, Compilation compilation, CancellationToken cancellationToken)
    {
        if (OnlyLoops(method, compilation, cancellationToken))
            return "its body only loops over them";
        if (!method.IsAbstract)
            return null;
        foreach (var symbol in compilation.GetSymbolsWithName(name => name.EndsWith(method.Name, StringComparison.Ordinal), SymbolFilter.Member, cancellationToken))
        {
            if (symbol is IMethodSymbol { IsAbstract: false } candidate && MemberFamily.Contains(method, candidate) && OnlyLoops(candidate, compilation, cancellationToken))
                return "its implementation in '" + candidate.ContainingType.Name + "' only loops over them";
        }

        return null;
    }

    private static bool OnlyLoops(IMethodSymbol method, Compilation compilation, CancellationToken cancellationToken)
    {
        const ParameterUse Reads = ParameterUse.Enumerated | ParameterUse.Indexed | ParameterUse.Measured | ParameterUse.NullTested | ParameterUse.Named;

        var uses = ParameterUses.OfParams(method, compilation, cancellationToken);
        return (uses & ~Reads) == 0 && ((uses & ParameterUse.Enumerated) != 0 || (uses & (ParameterUse.Indexed | ParameterUse.Measured)) == (ParameterUse.Indexed | ParameterUse.Measured));
    }
}
