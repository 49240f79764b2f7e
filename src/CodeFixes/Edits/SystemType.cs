using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.CodeFixes.Edits;

/// <summary>
/// Writes a type of a framework namespace as short as it can be where it stands. The simplifier would do the same, but gives up inside
/// expressions that get their type from their target.
/// </summary>
internal static class SystemType
{
    /// <summary>A type of namespace <c>System</c>, as it is named at an operation.</summary>
    public static ExpressionSyntax Named(string name, IOperation place) => Named("System", name, place);

    /// <summary>A type of a namespace, as it is named at an operation.</summary>
    public static ExpressionSyntax Named(string namespaceName, string name, IOperation place)
    {
        var qualified = namespaceName + "." + name;
        if (place.SemanticModel is { } model && model.Compilation.GetTypeByMetadataName(qualified) is { } type)
        {
            foreach (var written in (string[])[name, qualified])
            {
                var expression = SyntaxFactory.ParseExpression(written);
                if (SymbolEqualityComparer.Default.Equals(
                    model.GetSpeculativeSymbolInfo(place.Syntax.SpanStart, expression, SpeculativeBindingOption.BindAsExpression).Symbol, type))
                {
                    return expression;
                }
            }
        }

        return SyntaxFactory.ParseExpression("global::" + qualified);
    }
}
