using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Syntax;

/// <summary>Determines which places are compiled only under a condition of the preprocessor.</summary>
internal static class ConditionalCode
{
    /// <summary>Whether a branch of <c>#if</c> that asks for more than a debug build holds a place.</summary>
    public static bool Holds(SyntaxNode place, CancellationToken cancellationToken)
    {
        var root = place.SyntaxTree.GetRoot(cancellationToken);
        if (!root.ContainsDirectives)
            return false;
        var open = new Stack<bool>();
        for (var directive = root.GetFirstDirective(); directive is not null && directive.SpanStart < place.SpanStart; directive = directive.GetNextDirective())
        {
            switch (directive)
            {
                case IfDirectiveTriviaSyntax condition:
                    open.Push(AsksForMore(condition.Condition));
                    break;
                case ElifDirectiveTriviaSyntax condition when open.Count > 0:
                    open.Push(open.Pop() || AsksForMore(condition.Condition));
                    break;
                case EndIfDirectiveTriviaSyntax when open.Count > 0:
                    open.Pop();
                    break;
            }
        }

        return open.Contains(true);
    }

    private static bool AsksForMore(ExpressionSyntax condition)
    {
        foreach (var token in condition.DescendantTokens())
        {
            if (token.IsKind(SyntaxKind.IdentifierToken) && token.ValueText is not ("DEBUG" or "TRACE"))
                return true;
        }

        return false;
    }
}
