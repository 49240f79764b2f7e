using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Heat;

/// <summary>Answers whether control can leave a list of statements on another way than by its end.</summary>
internal static class Departures
{
    /// <summary>Whether a statement does nothing but return.</summary>
    public static bool OnlyReturns(StatementSyntax statement) =>
        statement is ReturnStatementSyntax || (statement is BlockSyntax { Statements: { Count: 1 } statements } && statements[0] is ReturnStatementSyntax);

    /// <summary>Whether a statement from <paramref name="first"/> on returns, yields or jumps. Functions that are only declared do not count.</summary>
    public static bool MayLeave(SyntaxList<StatementSyntax> statements, int first)
    {
        for (var i = first; i < statements.Count; i++)
        {
            foreach (var node in statements[i].DescendantNodesAndSelf(static node => node is not (ExpressionSyntax or LocalFunctionStatementSyntax)))
            {
                if (node is ReturnStatementSyntax or BreakStatementSyntax or ContinueStatementSyntax or GotoStatementSyntax or YieldStatementSyntax)
                    return true;
            }
        }

        return false;
    }
}
