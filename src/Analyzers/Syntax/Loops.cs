using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Syntax;

/// <summary>Finds the parts of the syntax that run repeatedly.</summary>
internal static class Loops
{
    /// <summary>How many blocks and branches deep the end of a list of statements is read.</summary>
    private const int MostNestedEnds = 8;

    /// <summary>Names of methods that run a lambda for each of several elements.</summary>
    private static readonly string[] PerElement =
    [
        "Select", "Where", "SelectMany", "ForEach", "Any", "All", "Count", "Sum", "First", "FirstOrDefault", "OrderBy", "OrderByDescending", "ThenBy",
        "GroupBy", "ToDictionary", "Aggregate", "Sort", "Find", "FindAll", "Exists", "RemoveAll", "ConvertAll", "For", "ForAll",
    ];

    /// <summary>
    /// Whether <paramref name="child"/> is the part of <paramref name="parent"/> that a loop repeats. What a header evaluates once, such as
    /// the sequence of a <c>foreach</c> or the initialiser of a <c>for</c>, is not in the loop.
    /// </summary>
    public static bool RunsRepeatedly(SyntaxNode child, SyntaxNode parent) => parent switch
    {
        ForStatementSyntax loop => child == loop.Statement || child == loop.Condition || IsIncrementor(child, loop),
        CommonForEachStatementSyntax loop => child == loop.Statement,
        WhileStatementSyntax loop => child == loop.Statement || child == loop.Condition,
        DoStatementSyntax => true,
        FromClauseSyntax clause => clause.Parent is QueryBodySyntax && child == clause.Expression,
        WhereClauseSyntax or LetClauseSyntax or SelectClauseSyntax or GroupClauseSyntax or OrderingSyntax => true,
        JoinClauseSyntax join => child == join.LeftExpression || child == join.RightExpression,
        _ => false,
    };

    /// <summary>
    /// Whether a part that a loop repeats surely runs once: the condition of a <c>while</c>, and the body of a loop that no condition keeps from its first
    /// iteration. A <c>break</c> or <c>continue</c> in it may stand before any other part.
    /// </summary>
    public static bool SurelyRuns(SyntaxNode child, SyntaxNode parent) => parent switch
    {
        WhileStatementSyntax loop => child == loop.Condition || (loop.Condition.IsKind(SyntaxKind.TrueLiteralExpression) && ComesToItsEnd(loop.Statement)),
        DoStatementSyntax loop => ComesToItsEnd(loop.Statement),
        ForStatementSyntax loop => child == loop.Condition || (child == loop.Statement && BeginsForSure(loop) && ComesToItsEnd(loop.Statement)),
        _ => false,
    };

    private static bool ComesToItsEnd(StatementSyntax body) => !Exits.Breaks(body) && !GoesBack(body);

    /// <summary>Whether a <c>for</c> has no condition, or compares a variable that it starts with a number with a greater one.</summary>
    private static bool BeginsForSure(ForStatementSyntax loop) =>
        loop.Condition is null
        || (loop is
            {
                Declaration.Variables: { Count: 1 } variables,
                Condition: BinaryExpressionSyntax
                {
                    RawKind: (int)SyntaxKind.LessThanExpression or (int)SyntaxKind.LessThanOrEqualExpression,
                    Left: IdentifierNameSyntax { Identifier.ValueText: var name },
                    Right: LiteralExpressionSyntax { Token.Value: int end },
                },
            }
            && variables[0].Identifier.ValueText == name
            && variables[0].Initializer?.Value is LiteralExpressionSyntax { Token.Value: int start } && start < end);

    /// <summary>Whether a node is a loop statement.</summary>
    public static bool IsLoop(SyntaxNode node) =>
        node is ForStatementSyntax or CommonForEachStatementSyntax or WhileStatementSyntax or DoStatementSyntax;

    /// <summary>The statement that a loop repeats; null for a statement that is not a loop.</summary>
    public static StatementSyntax? BodyOf(StatementSyntax loop) => loop switch
    {
        ForStatementSyntax counted => counted.Statement,
        CommonForEachStatementSyntax each => each.Statement,
        WhileStatementSyntax conditional => conditional.Statement,
        DoStatementSyntax last => last.Statement,
        _ => null,
    };

    /// <summary>
    /// Whether a loop ends in its first iteration unless that fails: its body always leaves at its end, and nothing goes back before. A retry after
    /// an exception is not an iteration.
    /// </summary>
    public static bool RunsOnce(StatementSyntax loop) =>
        BodyOf(loop) is { } body && Exits.WhereNothingFails(body) && !GoesBack(body);

    /// <summary>
    /// Whether a loop only tries again where another thread was faster: its condition exchanges a value, or it has no end but a statement that leaves after
    /// that, and nothing goes back before. A loop that counts or goes through a sequence looks for a place to exchange, and is one.
    /// </summary>
    public static bool RetriesExchange(StatementSyntax loop) => loop switch
    {
        WhileStatementSyntax { Condition: var condition } => Exchanges(condition) || (condition is LiteralExpressionSyntax && LeavesAfterExchange(loop)),
        DoStatementSyntax { Condition: var condition } => Exchanges(condition) || (condition is LiteralExpressionSyntax && LeavesAfterExchange(loop)),
        ForStatementSyntax { Condition: null, Incrementors.Count: 0 } => LeavesAfterExchange(loop),
        _ => false,
    };

    private static bool LeavesAfterExchange(StatementSyntax loop) =>
        BodyOf(loop) is BlockSyntax body && !GoesBack(body) && body.Statements.Any(static statement =>
            statement is IfStatementSyntax choice && Exchanges(choice.Condition) && Exits.WhereNothingFails(choice.Statement));

    private static bool Exchanges(ExpressionSyntax condition) => condition.DescendantNodesAndSelf().Any(static node =>
        node is InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax { Name.Identifier.ValueText: "CompareExchange" } });

    /// <summary>Whether a loop stands in another, outside of functions in the code.</summary>
    public static bool AreNestedIn(SyntaxNode code)
    {
        foreach (var node in code.DescendantNodes(static node => node is not (AnonymousFunctionExpressionSyntax or LocalFunctionStatementSyntax)))
        {
            if (!IsLoop(node))
                continue;
            for (var around = node.Parent; around is not null && around != code; around = around.Parent)
            {
                if (IsLoop(around) && !RunsOnce((StatementSyntax)around))
                    return true;
            }
        }

        return false;
    }

    /// <summary>
    /// What a list of statements leaves at its end, if nothing in it fails: the loop of its last <c>break</c>, the list itself where it returns and so
    /// leaves all loops around it, or null; and the position in the list from which on nothing goes back before.
    /// </summary>
    /// <param name="list">A block or the section of a <c>switch</c>.</param>
    public static LoopEnd? LeftBy(SyntaxNode list)
    {
        var statements = list is BlockSyntax block ? block.Statements : ((SwitchSectionSyntax)list).Statements;
        return LeftBy(statements.LastOrDefault(), list, 0) is { } left ? new LoopEnd(left, EndOfLastWayBack(list)) : null;
    }

    /// <summary>What the last statement leaves: of branches that all leave, the inner loop. An exception leaves all, but alone says nothing.</summary>
    private static SyntaxNode? LeftBy(StatementSyntax? last, SyntaxNode list, int depth) => last switch
    {
        _ when depth > MostNestedEnds => null,
        ReturnStatementSyntax or YieldStatementSyntax { ReturnOrBreakKeyword.ValueText: "break" } => list,
        ThrowStatementSyntax when depth > 0 => list,
        BreakStatementSyntax leaving => TargetOf(leaving),
        BlockSyntax block => LeftBy(block.Statements.LastOrDefault(), list, depth + 1),
        TryStatementSyntax attempt => LeftBy(attempt.Block, list, depth),
        UsingStatementSyntax holder => LeftBy(holder.Statement, list, depth),
        LockStatementSyntax holder => LeftBy(holder.Statement, list, depth),
        IfStatementSyntax { Else: { } other } choice =>
            LeftBy(choice.Statement, list, depth + 1) is { } one && LeftBy(other.Statement, list, depth + 1) is { } another
                ? one == list ? another : another == list || one.SpanStart > another.SpanStart ? one : another
                : null,
        _ => null,
    };

    /// <summary>Where the last statement ends that goes back; the beginning where there is none.</summary>
    private static int EndOfLastWayBack(SyntaxNode list)
    {
        var end = list.SpanStart;
        foreach (var node in WaysBack(list))
            end = node.Span.End;
        return end;
    }

    /// <summary>
    /// The loop or <c>switch</c> that a <c>break</c> leaves, or the loop that a <c>continue</c> goes on with: the innermost, or the one whose label the jump
    /// names. Null in code that does not compile.
    /// </summary>
    public static SyntaxNode? TargetOf(StatementSyntax jump) =>
        LabelOf(jump) is { } name
            ? jump.FirstAncestorOrSelf<LabeledStatementSyntax>(label => label.Identifier.ValueText == name)?.Statement
            : jump.FirstAncestorOrSelf<StatementSyntax>(node => IsLoop(node) || (node is SwitchStatementSyntax && jump is BreakStatementSyntax));

    /// <summary>The label that a <c>break</c> or <c>continue</c> names, as C# 15 lets it.</summary>
    private static string? LabelOf(StatementSyntax jump)
    {
        foreach (var node in jump.ChildNodes())
        {
            if (node is IdentifierNameSyntax label)
                return label.Identifier.ValueText;
        }

        return null;
    }

    private static bool GoesBack(SyntaxNode body)
    {
        foreach (var _ in WaysBack(body))
            return true;
        return false;
    }

    private static IEnumerable<SyntaxNode> WaysBack(SyntaxNode body)
    {
        foreach (var node in body.DescendantNodesAndSelf(static node => node is not (CatchClauseSyntax or ExpressionSyntax or LocalFunctionStatementSyntax)))
        {
            if (node is ContinueStatementSyntax or GotoStatementSyntax or LabeledStatementSyntax)
                yield return node;
        }
    }

    /// <summary>
    /// Whether a call stands in a loop of its function, or in a lambda that runs for each of several elements by the name of what takes it. A function
    /// runs where it is called, not where it stands.
    /// </summary>
    public static bool MayRepeat(SyntaxNode call)
    {
        for (var node = call; node.Parent is { } parent and not (MemberDeclarationSyntax or LocalFunctionStatementSyntax); node = parent)
        {
            if (RunsRepeatedly(node, parent))
                return true;
            if (parent is AnonymousFunctionExpressionSyntax lambda)
                return RunsPerElement(lambda);
        }

        return false;
    }

    private static bool RunsPerElement(AnonymousFunctionExpressionSyntax lambda) =>
        lambda.Parent is ArgumentSyntax { Parent.Parent: InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax access } }
        && Array.IndexOf(PerElement, access.Name.Identifier.ValueText) >= 0;

    /// <summary>Whether a call stands in a loop of the function that <paramref name="body"/> belongs to, and not in a function inside it.</summary>
    public static bool Repeats(SyntaxNode body, SyntaxNode call)
    {
        for (var node = call; node != body && node.Parent is { } parent; node = parent)
        {
            if (RunsRepeatedly(node, parent))
                return true;
        }

        return false;
    }

    /// <summary>Whether a loop repeats the part of it that a place in it belongs to: its body, a condition or an incrementor.</summary>
    public static bool RepeatsPartOf(SyntaxNode loop, SyntaxNode place)
    {
        while (place.Parent is { } parent && parent != loop)
            place = parent;
        return RunsRepeatedly(place, loop);
    }

    private static bool IsIncrementor(SyntaxNode child, ForStatementSyntax loop)
    {
        foreach (var incrementor in loop.Incrementors)
        {
            if (incrementor == child)
                return true;
        }

        return false;
    }
}

/// <summary>What the end of a list of statements leaves.</summary>
/// <param name="Left">The loop, or the list itself where it leaves all loops.</param>
/// <param name="From">The position from which on the end is surely reached.</param>
internal sealed record LoopEnd(SyntaxNode Left, int From);
