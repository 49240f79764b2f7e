using System.Runtime.CompilerServices;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Heat;

/// <summary>
/// Determines which branches run once for each key: those for a key that a map does not have, in which it gets it, as in
/// <c>if (!map.TryGetValue(key, out var value)) map[key] = value = Make(key);</c>, and what follows a statement that leaves where the key is there. However
/// often a loop around one asks, most keys may be there.
/// </summary>
internal static class MissedKeys
{
    private static readonly ConditionalWeakTable<BlockSyntax, StrongBox<StatementSyntax?>> Guards = new();

    /// <summary>Whether a node is the branch of its parent for a key that is not there.</summary>
    public static bool Is(SyntaxNode node, SyntaxNode parent) => parent switch
    {
        IfStatementSyntax choice =>
            node == choice.Statement && Lookup(choice.Condition, isMiss: true) is { } missed && Fills(choice.Statement, choice.Statement, missed),
        ElseClauseSyntax { Parent: IfStatementSyntax choice, Statement: var statement } =>
            node == statement && Lookup(choice.Condition, isMiss: false) is { } found && Fills(statement, statement, found),
        BlockSyntax block => node is StatementSyntax and not LocalFunctionStatementSyntax
            && Guards.GetValue(block, FindGuard).Value is { } guard && guard.Span.End <= node.SpanStart,
        _ => false,
    };

    /// <summary>
    /// Whether a place runs once for each key of a map: it is in such a branch of its function, or in the function that makes the value for
    /// <c>GetOrAdd(key, …)</c> and its like.
    /// </summary>
    public static bool AreAround(SyntaxNode place)
    {
        for (var node = place; node.Parent is { } parent and not MemberDeclarationSyntax; node = parent)
        {
            if (Is(node, parent))
                return true;
            if (parent is AnonymousFunctionExpressionSyntax function)
                return MakesValue(function);
            if (parent is LocalFunctionStatementSyntax)
                return false;
        }

        return false;
    }

    private static bool MakesValue(AnonymousFunctionExpressionSyntax function) =>
        function.Parent is ArgumentSyntax { Parent: ArgumentListSyntax { Arguments.Count: > 1, Parent: InvocationExpressionSyntax call } }
        && CalledName.Of(call)?.Identifier.ValueText is "GetOrAdd" or "GetOrAddAsync" or "GetOrCreate" or "GetOrCreateAsync";

    /// <summary>The first statement of a block that leaves it where a key is there, which the rest of the block adds.</summary>
    private static StrongBox<StatementSyntax?> FindGuard(BlockSyntax block)
    {
        for (var i = 0; i < block.Statements.Count; i++)
        {
            if (block.Statements[i] is not IfStatementSyntax { Else: null } choice || Lookup(choice.Condition, isMiss: false) is not { } found
                || !Exits.Always(choice.Statement))
            {
                continue;
            }

            for (var next = i + 1; next < block.Statements.Count; next++)
            {
                if (Fills(block.Statements[next], block, found))
                    return new(choice);
            }
        }

        return new(null);
    }

    /// <summary>The call that looks a key up, where a condition is that there is one, or that there is none.</summary>
    private static InvocationExpressionSyntax? Lookup(ExpressionSyntax condition, bool isMiss) => condition switch
    {
        ParenthesizedExpressionSyntax inner => Lookup(inner.Expression, isMiss),
        PrefixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.LogicalNotExpression } not => Lookup(not.Operand, !isMiss),
        BinaryExpressionSyntax { RawKind: (int)SyntaxKind.EqualsExpression, Right.RawKind: (int)SyntaxKind.FalseLiteralExpression } not =>
            Lookup(not.Left, !isMiss),
        InvocationExpressionSyntax
        {
            Expression: MemberAccessExpressionSyntax { Name.Identifier.ValueText: "TryGetValue" or "ContainsKey" },
            ArgumentList.Arguments.Count: > 0,
        } lookup when !isMiss => lookup,
        _ => null,
    };

    /// <summary>Whether a statement gives the key to the map that was asked for it, in no branch of the block that has them.</summary>
    private static bool Fills(StatementSyntax statement, StatementSyntax block, InvocationExpressionSyntax lookup)
    {
        var map = ((MemberAccessExpressionSyntax)lookup.Expression).Expression;
        var key = lookup.ArgumentList.Arguments[0].Expression;
        foreach (var node in statement.DescendantNodes(static node => node is not (AnonymousFunctionExpressionSyntax or LocalFunctionStatementSyntax)))
        {
            var (filled, given) = node switch
            {
                AssignmentExpressionSyntax { Left: ElementAccessExpressionSyntax { ArgumentList.Arguments: { Count: 1 } keys } access } =>
                    (access.Expression, keys[0].Expression),
                InvocationExpressionSyntax
                {
                    Expression: MemberAccessExpressionSyntax { Name.Identifier.ValueText: "Add" or "TryAdd" } access,
                    ArgumentList.Arguments: { Count: 2 } arguments,
                } => (access.Expression, arguments[0].Expression),
                _ => default((ExpressionSyntax?, ExpressionSyntax?)),
            };
            if (filled is not null && SyntaxFactory.AreEquivalent(filled, map) && SyntaxFactory.AreEquivalent(given, key)
                && !EachIteration.IsInBranch(node, block))
            {
                return true;
            }
        }

        return false;
    }
}
