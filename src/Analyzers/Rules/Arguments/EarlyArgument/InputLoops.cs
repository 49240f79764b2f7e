using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Rules.Arguments.EarlyArgument;

/// <summary>
/// Determines whether a method goes through what it is given after a statement at its start, such as a check of an argument: what that makes is made once for
/// all of what follows.
/// </summary>
internal static class InputLoops
{
    /// <summary>Whether a loop through a parameter follows the statement of a place, which is one of the method's own.</summary>
    public static bool Follow(SyntaxNode place)
    {
        if (place.FirstAncestorOrSelf<StatementSyntax>() is not
            {
                Parent: BlockSyntax { Parent: BaseMethodDeclarationSyntax { ParameterList.Parameters: var parameters } } body,
            } statement)
        {
            return false;
        }

        foreach (var other in body.Statements)
        {
            if (other.SpanStart > statement.SpanStart && GoesThroughAny(parameters, other))
                return true;
        }

        return false;
    }

    private static bool GoesThroughAny(SeparatedSyntaxList<ParameterSyntax> parameters, StatementSyntax statement)
    {
        var header = statement switch
        {
            CommonForEachStatementSyntax each => each.Expression,
            ForStatementSyntax { Condition: BinaryExpressionSyntax { Right: MemberAccessExpressionSyntax bound } } => bound,
            _ => null,
        };
        return header is not null && parameters.Any(parameter => !MemberIndex.Names(parameter.Identifier.ValueText, header).IsEmpty);
    }
}
