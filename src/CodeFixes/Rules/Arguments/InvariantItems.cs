using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.CodeFixes.Rules.Arguments;

/// <summary>Determines whether values can be computed before the place that uses them without a visible difference.</summary>
internal static class InvariantItems
{
    /// <summary>
    /// Whether constants and their array type can be written outside the method: they name none of its locals or type parameters, nor a field that the
    /// project may set after the new one.
    /// </summary>
    public static bool CanMoveToField(
        IEnumerable<ExpressionSyntax> items, ITypeSymbol array, SemanticModel model, CancellationToken cancellationToken)
    {
        if (MethodTypeParameters.AreIn(array))
            return false;
        foreach (var item in items)
        {
            foreach (var node in item.DescendantNodesAndSelf())
            {
                if (node is SimpleNameSyntax
                    && model.GetSymbolInfo(node, cancellationToken).Symbol is ILocalSymbol
                        or ITypeParameterSymbol { TypeParameterKind: TypeParameterKind.Method }
                        or IFieldSymbol { IsStatic: true, IsConst: false, DeclaringSyntaxReferences.IsEmpty: false })
                {
                    return false;
                }
            }
        }

        return true;
    }
}
