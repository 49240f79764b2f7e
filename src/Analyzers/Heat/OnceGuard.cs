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
    private static readonly ConditionalWeakTable<BlockSyntax, IReadOnlyList<FlagGuard>> FlagGuards = new();

    // Each place behind a guard asks.
    private static readonly ModelCache<(ExpressionSyntax Flag, bool Value), bool> StaySet = new();

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
                ? Sets(block, flag) && StaysSet(flag, isSet: true, model, cancellationToken)
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
    /// Where a block leaves while a flag of the object or class is set, and sets it otherwise: <c>if (_isDone) return; …; _isDone = true;</c>, or the same
    /// with the opposite value. By its syntax alone: whether the flag stays set is another question.
    /// </summary>
    public static IReadOnlyList<FlagGuard> FlagGuardsIn(BlockSyntax block) => FlagGuards.GetValue(block, FindFlagGuards);

    private static IReadOnlyList<FlagGuard> FindFlagGuards(BlockSyntax block)
    {
        var found = default(List<FlagGuard>);
        var sets = default(Dictionary<(string Flag, bool Value), StatementSyntax>);
        for (var i = block.Statements.Count - 1; i >= 0; i--)
        {
            switch (block.Statements[i])
            {
                case ExpressionStatementSyntax { Expression: AssignmentExpressionSyntax { RawKind: (int)SyntaxKind.SimpleAssignmentExpression } set } statement
                    when ValueOf(set.Right) is { } value && OwnName(set.Left) is { } flag:
                    (sets ??= [])[(flag.Identifier.ValueText, value)] = statement;
                    break;
                case IfStatementSyntax { Else: null } test when sets is not null && Exits.Always(test.Statement):
                    for (var condition = test.Condition; condition is not null; condition = Left(condition))
                    {
                        if (Flag(Right(condition)) is var (asked, leaves) && sets.TryGetValue((asked.Identifier.ValueText, leaves), out var setting))
                            (found ??= []).Add(new FlagGuard(test, asked, leaves, setting));
                    }

                    break;
            }
        }

        return found ?? (IReadOnlyList<FlagGuard>)[];

        static ExpressionSyntax? Left(ExpressionSyntax condition) =>
            condition is BinaryExpressionSyntax { RawKind: (int)SyntaxKind.LogicalOrExpression } either ? either.Left : null;

        static ExpressionSyntax Right(ExpressionSyntax condition) =>
            condition is BinaryExpressionSyntax { RawKind: (int)SyntaxKind.LogicalOrExpression } either ? either.Right : condition;
    }

    /// <summary>The flag that a condition asks, and the value that makes it true; null for another condition.</summary>
    private static (IdentifierNameSyntax Name, bool Value)? Flag(ExpressionSyntax condition) => condition switch
    {
        ParenthesizedExpressionSyntax inner => Flag(inner.Expression),
        PrefixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.LogicalNotExpression } not => Flag(not.Operand) is var (name, value) ? (name, !value) : null,
        BinaryExpressionSyntax { RawKind: (int)SyntaxKind.EqualsExpression } equal =>
            OwnName(equal.Left) is { } compared && ValueOf(equal.Right) is { } constant ? (compared, constant) : null,
        _ => OwnName(condition) is { } flag ? (flag, true) : null,
    };

    private static bool? ValueOf(ExpressionSyntax literal) =>
        literal.IsKind(SyntaxKind.TrueLiteralExpression) ? true
        : literal.IsKind(SyntaxKind.FalseLiteralExpression) ? false
        : null;

    /// <summary>The name in <c>name</c> and <c>this.name</c>; null for a member of another object, of which there may be many.</summary>
    private static IdentifierNameSyntax? OwnName(ExpressionSyntax expression) => expression switch
    {
        MemberAccessExpressionSyntax { Expression: ThisExpressionSyntax, Name: IdentifierNameSyntax name } => name,
        _ => expression as IdentifierNameSyntax,
    };

    /// <summary>
    /// Whether no other value is seen to be given to a flag after its object is made: where it is unset, something has to be done again. Other assemblies may
    /// unset what they can set.
    /// </summary>
    public static bool StaysSet(ExpressionSyntax flag, bool isSet, SemanticModel model, CancellationToken cancellationToken) => StaySet.Get(
        model, (flag, isSet), (model, cancellationToken), static (asked, of) => IsNeverUnset(asked.Flag, asked.Value, of.model, of.cancellationToken));

    private static bool IsNeverUnset(ExpressionSyntax flag, bool isSet, SemanticModel model, CancellationToken cancellationToken)
    {
        var member = model.GetSymbolInfo(flag, cancellationToken).Symbol;
        var setter = member is IPropertySymbol { IsIndexer: false } property ? property.SetMethod ?? member : member as IFieldSymbol;
        if (setter is null || member!.DeclaringSyntaxReferences.Length != 1 || Accessibilities.IsVisibleOutside(setter))
            return false;

        // Only the files of a type see what is private to it.
        if (setter.DeclaredAccessibility != Accessibility.Private)
            return model.Compilation.SyntaxTrees.All(tree => IsNeverUnset(member, isSet, tree, cancellationToken));
        return member.ContainingType.DeclaringSyntaxReferences.All(part => IsNeverUnset(member, isSet, part.SyntaxTree, cancellationToken));
    }

    private static bool IsNeverUnset(ISymbol flag, bool isSet, SyntaxTree tree, CancellationToken cancellationToken)
    {
        foreach (var at in TreeWords.PlacesOf(flag.Name, tree, cancellationToken))
        {
            if (tree.GetRoot(cancellationToken).FindToken(at) is { Parent: IdentifierNameSyntax mention } token && token.SpanStart == at
                && NameIndex.WriteOf(mention) is { } write
                && !(write is AssignmentExpressionSyntax assignment && (ValueOf(assignment.Right) == isSet || IsFirst(assignment, mention, flag))))
            {
                return false;
            }
        }

        return true;
    }

    /// <summary>Whether an assignment gives a member its first value: in a constructor of its type, or where an object is made.</summary>
    private static bool IsFirst(AssignmentExpressionSyntax assignment, IdentifierNameSyntax mention, ISymbol member)
    {
        if (assignment.Left == mention && assignment.Parent is InitializerExpressionSyntax)
            return true;
        if (OwnName(assignment.Left) != mention)
            return false;
        var function = assignment.FirstAncestorOrSelf<SyntaxNode>(static node =>
            node is MemberDeclarationSyntax or AnonymousFunctionExpressionSyntax or LocalFunctionStatementSyntax);
        return function is ConstructorDeclarationSyntax constructor && constructor.Modifiers.Any(SyntaxKind.StaticKeyword) == member.IsStatic;
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

    /// <summary>A statement that leaves its block while a flag is set, and the one that sets it otherwise.</summary>
    /// <param name="Test">The first of them.</param>
    /// <param name="Flag">The name of the flag.</param>
    /// <param name="Value">The value with which the flag is set.</param>
    /// <param name="Set">The second.</param>
    internal sealed record FlagGuard(IfStatementSyntax Test, IdentifierNameSyntax Flag, bool Value, StatementSyntax Set)
    {
        /// <summary>Whether a statement of the block runs only while the flag is not set, and the flag is set whenever it has run.</summary>
        public bool Covers(StatementSyntax statement, BlockSyntax block) =>
            Test.Span.End <= statement.SpanStart && !EachIteration.MayReturnBetween(statement.SpanStart, Set.SpanStart, block);
    }
}
