using System.Runtime.CompilerServices;
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
    private static readonly ConditionalWeakTable<BlockSyntax, StrongBox<int>> LastLoops = new();

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

        var last = LastLoops.TryGetValue(body, out var known)
            ? known
            : LastLoops.GetValue(body, body => new StrongBox<int>(LastIn(body, parameters)));
        return last.Value > statement.SpanStart;
    }

    /// <summary>Where the last loop of a body through a parameter starts; less than any place where there is none.</summary>
    private static int LastIn(BlockSyntax body, SeparatedSyntaxList<ParameterSyntax> parameters)
    {
        var last = -1;
        foreach (var statement in body.Statements)
        {
            if (GoesThroughAny(parameters, statement))
                last = statement.SpanStart;
        }

        return last;
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
