using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Syntax;

/// <summary>Determines where an overflow of whole numbers throws.</summary>
internal static class OverflowChecks
{
    /// <summary>Whether arithmetic at a place is checked: by <c>checked</c> around it, or else by the options of the compilation.</summary>
    public static bool AreOn(SyntaxNode place, Compilation compilation)
    {
        for (var node = place; node is not (null or MemberDeclarationSyntax); node = node.Parent)
        {
            if (node.Kind() is SyntaxKind.CheckedExpression or SyntaxKind.CheckedStatement)
                return true;
            if (node.Kind() is SyntaxKind.UncheckedExpression or SyntaxKind.UncheckedStatement)
                return false;
        }

        return compilation.Options is CSharpCompilationOptions { CheckOverflow: true };
    }
}
