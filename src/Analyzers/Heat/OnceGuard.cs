using System.Runtime.CompilerServices;
using System.Text;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Heat;

/// <summary>Determines whether code fills a member that stays filled: it runs for the first caller and never again.</summary>
internal static class OnceGuard
{
    public const string Reason = "behind a once-only guard";

    private static readonly ConditionalWeakTable<BlockSyntax, Dictionary<string, StatementSyntax>> FirstReturns = new();

    /// <summary>
    /// Whether a value is assigned to a field or property only while that is null: <c>x ??= value</c>, <c>x ?? (x = value)</c>,
    /// <c>if (x is null) x = value</c>, also under a lock, or after <c>if (x != null) return …</c>.
    /// </summary>
    public static bool Guards(AssignmentExpressionSyntax assignment, SemanticModel model, CancellationToken cancellationToken)
    {
        var isGuarded = assignment.IsKind(SyntaxKind.CoalesceAssignmentExpression)
            || (assignment.IsKind(SyntaxKind.SimpleAssignmentExpression) && (IsRightOfCoalesce(assignment) || IsBehindNullTest(assignment)));
        return isGuarded && IsMember(assignment.Left, model, cancellationToken);
    }

    /// <summary>
    /// Whether a block runs only while a field or property is null, or one of several, and fills each: <c>if (x is null) { …; x = value; }</c>. Or while one
    /// is false that the block sets and nothing unsets: <c>if (!_isKnown) { …; _isKnown = true; }</c>.
    /// </summary>
    public static bool GuardsBlock(IfStatementSyntax conditional, SemanticModel model, CancellationToken cancellationToken) =>
        conditional.Statement is BlockSyntax block && AreFilled(conditional.Condition, block, model, cancellationToken);

    private static bool AreFilled(ExpressionSyntax condition, BlockSyntax block, SemanticModel model, CancellationToken cancellationToken) =>
        condition is BinaryExpressionSyntax { RawKind: (int)SyntaxKind.LogicalOrExpression } either
            ? AreFilled(either.Left, block, model, cancellationToken) && AreFilled(either.Right, block, model, cancellationToken)
            : condition is PrefixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.LogicalNotExpression, Operand: var flag }
                ? Sets(block, flag) && StaysSet(flag, model, cancellationToken)
            : NullTest.Of(condition) is { IsNull: true, Tested: var tested } && Fills(block, tested) && IsMember(tested, model, cancellationToken);

    private static bool Sets(BlockSyntax block, ExpressionSyntax flag)
    {
        foreach (var statement in block.Statements)
        {
            if (statement is ExpressionStatementSyntax { Expression: AssignmentExpressionSyntax assignment }
                && assignment.Right.IsKind(SyntaxKind.TrueLiteralExpression) && SyntaxFactory.AreEquivalent(assignment.Left, flag))
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>
    /// Whether no other value than true is seen to be given to a flag after its declaration, in the files that declare and set it: one that is unset tells that
    /// something has to be done again.
    /// </summary>
    private static bool StaysSet(ExpressionSyntax flag, SemanticModel model, CancellationToken cancellationToken)
    {
        if (model.GetSymbolInfo(flag, cancellationToken).Symbol is not ((IFieldSymbol or IPropertySymbol { IsIndexer: false })
            and { DeclaringSyntaxReferences: { Length: 1 } declarations } member))
        {
            return false;
        }

        return IsNeverUnset(member.Name, declarations[0].SyntaxTree, cancellationToken)
            && (declarations[0].SyntaxTree == flag.SyntaxTree || IsNeverUnset(member.Name, flag.SyntaxTree, cancellationToken));
    }

    private static bool IsNeverUnset(string name, SyntaxTree tree, CancellationToken cancellationToken)
    {
        foreach (var at in TreeWords.PlacesOf(name, tree, cancellationToken))
        {
            if (tree.GetRoot(cancellationToken).FindToken(at) is { Parent: IdentifierNameSyntax mention } token && token.SpanStart == at
                && NameIndex.WriteOf(mention) is { } write
                && write is not AssignmentExpressionSyntax { Right.RawKind: (int)SyntaxKind.TrueLiteralExpression })
            {
                return false;
            }
        }

        return true;
    }

    /// <summary>Whether a statement assigns something to a target whichever of its branches it takes.</summary>
    private static bool Fills(StatementSyntax statement, ExpressionSyntax target)
    {
        switch (statement)
        {
            case ExpressionStatementSyntax { Expression: AssignmentExpressionSyntax { RawKind: (int)SyntaxKind.SimpleAssignmentExpression } assignment }:
                return !assignment.Right.IsKind(SyntaxKind.NullLiteralExpression) && SyntaxFactory.AreEquivalent(assignment.Left, target);
            case IfStatementSyntax { Else.Statement: var otherwise } choice:
                return Fills(choice.Statement, target) && Fills(otherwise, target);
            case BlockSyntax block:
                foreach (var inner in block.Statements)
                {
                    if (Fills(inner, target))
                        return true;
                }

                return false;
            default:
                return false;
        }
    }

    /// <summary>Whether a delegate is the factory of a <c>Lazy</c> or of <c>LazyInitializer.EnsureInitialized</c>.</summary>
    public static bool IsFactory(ExpressionSyntax function, SemanticModel model, CancellationToken cancellationToken)
    {
        if (function.Parent is not ArgumentSyntax { Parent: ArgumentListSyntax { Parent: { } owner } })
            return false;
        return owner switch
        {
            InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax { Name.Identifier.ValueText: "EnsureInitialized" } } call =>
                model.GetSymbolInfo(call, cancellationToken).Symbol is { ContainingType: { Name: "LazyInitializer" } type } && type.IsIn("System.Threading"),
            BaseObjectCreationExpressionSyntax creation =>
                model.GetTypeInfo(creation, cancellationToken).Type is INamedTypeSymbol { Name: "Lazy" } type && type.IsIn("System"),
            _ => false,
        };
    }

    private static bool IsMember(ExpressionSyntax target, SemanticModel model, CancellationToken cancellationToken) =>
        model.GetSymbolInfo(target, cancellationToken).Symbol is IFieldSymbol or IPropertySymbol { IsIndexer: false };

    private static bool IsRightOfCoalesce(AssignmentExpressionSyntax assignment) =>
        assignment.Parent is ParenthesizedExpressionSyntax { Parent: BinaryExpressionSyntax { RawKind: (int)SyntaxKind.CoalesceExpression } coalesce }
        && SyntaxFactory.AreEquivalent(coalesce.Left, assignment.Left);

    private static bool IsBehindNullTest(AssignmentExpressionSyntax assignment)
    {
        for (SyntaxNode node = assignment; node.Parent is { } parent; node = parent)
        {
            switch (parent)
            {
                case IfStatementSyntax test when node == test.Statement && IsNullTest(test.Condition, assignment.Left):
                    return true;
                case BlockSyntax block when IsAfterReturn(block, node, assignment.Left):
                    return true;
                case IfStatementSyntax or ExpressionStatementSyntax or BlockSyntax or LockStatementSyntax:
                    break;
                default:
                    return false;
            }
        }

        return false;
    }

    /// <summary>Whether an earlier statement of the block returns while the target is not null.</summary>
    private static bool IsAfterReturn(BlockSyntax block, SyntaxNode statement, ExpressionSyntax target)
    {
        if (block.Statements[0] == statement)
            return false;
        var guards = FirstReturns.TryGetValue(block, out var known) ? known : FirstReturns.GetValue(block, FindFirstReturns);
        return guards.Count > 0 && guards.TryGetValue(KeyOf(target), out var first) && first.SpanStart < statement.SpanStart;
    }

    /// <summary>The first statement of a block that returns while an expression is not null, by that expression.</summary>
    private static Dictionary<string, StatementSyntax> FindFirstReturns(BlockSyntax block)
    {
        var found = new Dictionary<string, StatementSyntax>(StringComparer.Ordinal);
        foreach (var statement in block.Statements)
        {
            if (statement is not IfStatementSyntax { Else: null } test || !Departures.OnlyReturns(test.Statement)
                || NullTest.Of(test.Condition) is not { IsNull: false, Tested: var tested })
            {
                continue;
            }

            var key = KeyOf(tested);
            if (!found.ContainsKey(key))
                found.Add(key, statement);
        }

        return found;
    }

    /// <summary>The same text for expressions of the same tokens, whatever stands between those.</summary>
    private static string KeyOf(ExpressionSyntax expression)
    {
        if (expression is IdentifierNameSyntax name)
            return name.Identifier.ValueText;
        var text = new StringBuilder();
        foreach (var token in expression.DescendantTokens())
            text.Append(token.IsKind(SyntaxKind.IdentifierToken) ? token.ValueText : token.Text).Append(' ');
        return text.ToString(0, Math.Max(text.Length - 1, 0));
    }

    private static bool IsNullTest(ExpressionSyntax condition, ExpressionSyntax target) =>
        NullTest.Of(condition) is { IsNull: true } test && SyntaxFactory.AreEquivalent(test.Tested, target);
}
