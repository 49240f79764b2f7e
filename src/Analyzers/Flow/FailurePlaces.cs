using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Flow;

/// <summary>
/// Determines whether code comes to a place only where it fails: in a <c>throw</c>, in statements that always end in one, or in a <c>catch</c>. What is
/// needed there alone can be made there.
/// </summary>
internal static class FailurePlaces
{
    /// <summary>Whether a place is one, in the function around it.</summary>
    public static bool Has(SyntaxNode place)
    {
        for (var node = place; node.Parent is { } parent; node = parent)
        {
            switch (parent)
            {
                case ThrowStatementSyntax or ThrowExpressionSyntax or CatchClauseSyntax:
                case BlockSyntax { Statements: var statements } when node is StatementSyntax statement && Departures.EndInThrow(statements, statement):
                case SwitchSectionSyntax { Statements: var inner } when node is StatementSyntax first && Departures.EndInThrow(inner, first):
                    return true;
                case AnonymousFunctionExpressionSyntax or LocalFunctionStatementSyntax or MemberDeclarationSyntax:
                    return false;
                default:
                    break;
            }
        }

        return false;
    }
}
