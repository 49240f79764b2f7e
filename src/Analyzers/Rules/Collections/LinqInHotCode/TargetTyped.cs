using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Rules.Collections.LinqInHotCode;

/// <summary>
/// Determines whether an expression takes its type from where it stands, although the compiler tells a type for it there: elsewhere it may be another value.
/// </summary>
internal static class TargetTyped
{
    /// <summary>Whether it does.</summary>
    public static bool Is(ExpressionSyntax expression) => expression.Plain() switch
    {
        ImplicitObjectCreationExpressionSyntax => true,
        LiteralExpressionSyntax literal => literal.IsKind(SyntaxKind.DefaultLiteralExpression),
        _ => false,
    };
}
