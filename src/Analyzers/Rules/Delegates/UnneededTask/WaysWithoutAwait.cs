using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Rules.Delegates.UnneededTask;

/// <summary>Determines whether a place in an asynchronous function can be reached on a way on which nothing is awaited.</summary>
/// <remarks>
/// It looks at each branch for itself, and does not compare conditions. A loop that waits until something is there, such as <c>while (_next is null)</c>, need
/// not run; one that goes through things is passed only where an iteration of it awaits nothing, because to have nothing to go through is the exception.
/// </remarks>
internal static class WaysWithoutAwait
{
    /// <summary>Whether such a way leads from the start of a function, or from that of a loop in it, to a place in it.</summary>
    public static bool LeadTo(SyntaxNode place, SyntaxNode start)
    {
        for (var node = place; node != start; node = node.Parent)
        {
            if (node.Parent is not { } parent || !(parent == start && parent is not StatementSyntax || MayEnter(node, parent)))
                return false;
        }

        return true;
    }

    /// <summary>The part of a returned value that is given where nothing in the value is awaited; null where there is none.</summary>
    public static ExpressionSyntax? GivenPart(ExpressionSyntax value)
    {
        if (!Suspends(value))
            return value;
        return value switch
        {
            ParenthesizedExpressionSyntax inner => GivenPart(inner.Expression),
            BinaryExpressionSyntax { RawKind: (int)SyntaxKind.CoalesceExpression, Left: var left } => GivenPart(left),
            AssignmentExpressionSyntax { RawKind: (int)SyntaxKind.CoalesceAssignmentExpression, Left: var left } => GivenPart(left),
            ConditionalExpressionSyntax choice => (MayBe(true, choice.Condition) ? GivenPart(choice.WhenTrue) : null)
                ?? (MayBe(false, choice.Condition) ? GivenPart(choice.WhenFalse) : null),
            _ => null,
        };
    }

    private static bool MayEnter(SyntaxNode node, SyntaxNode parent) => parent switch
    {
        BlockSyntax block => MayPassUntil(node, block.Statements),
        SwitchSectionSyntax section => MayPassUntil(node, section.Statements) && !section.Labels.Any(Suspends),
        SwitchStatementSyntax choice => MayEvaluate(choice.Expression),
        IfStatementSyntax branches => MayBe(node == branches.Statement, branches.Condition),
        WhileStatementSyntax loop => MayBe(true, loop.Condition),
        ForStatementSyntax loop => MayStart(loop) && (loop.Condition is null || MayBe(true, loop.Condition)),
        CommonForEachStatementSyntax each => !References.IsSuspension(each) && MayEvaluate(each.Expression),
        UsingStatementSyntax holder => MayHold(holder),
        TryStatementSyntax attempt => node == attempt.Block && (attempt.Finally is null || !Suspends(attempt.Finally)),
        ElseClauseSyntax or DoStatementSyntax or LockStatementSyntax or CheckedStatementSyntax or ReturnStatementSyntax or ArrowExpressionClauseSyntax => true,
        _ => false,
    };

    private static bool MayPassUntil(SyntaxNode node, SyntaxList<StatementSyntax> statements)
    {
        foreach (var statement in statements)
        {
            if (statement == node)
                break;
            if (!MayPass(statement))
                return false;
        }

        return true;
    }

    /// <summary>Whether a way leads to the end of a statement.</summary>
    private static bool MayPass(StatementSyntax statement)
    {
        if (statement is LocalFunctionStatementSyntax)
            return true;
        if (!Suspends(statement))
            return !Exits.Always(statement);
        switch (statement)
        {
            case BlockSyntax block:
                return block.Statements.All(MayPass);
            case IfStatementSyntax { Condition: var condition } branches:
                return (MayBe(true, condition) && MayPass(branches.Statement))
                    || (MayBe(false, condition) && (branches.Else is not { Statement: var otherwise } || MayPass(otherwise)));
            case WhileStatementSyntax { Condition: var condition } loop:
                return (MayBe(false, condition) && (LoopsThatWait.Is(loop) || (MayBe(true, condition) && MayPass(loop.Statement)))) || MayBreak(loop);
            case DoStatementSyntax loop:
                return (MayPass(loop.Statement) && MayBe(false, loop.Condition)) || MayBreak(loop);
            case ForStatementSyntax loop:
                return (MayStart(loop) && loop.Condition is { } until && MayBe(true, until) && MayPass(loop.Statement) && loop.Incrementors.All(MayEvaluate)
                    && MayBe(false, until)) || MayBreak(loop);
            case CommonForEachStatementSyntax each:
                return !References.IsSuspension(each) && ((MayEvaluate(each.Expression) && MayPass(each.Statement)) || MayBreak(each));
            case SwitchStatementSyntax choice:
                return MayEvaluate(choice.Expression) && choice.Sections.Any(MayPass);
            case TryStatementSyntax attempt:
                return MayPass(attempt.Block) && (attempt.Finally is null || !Suspends(attempt.Finally));
            case UsingStatementSyntax holder:
                return MayHold(holder) && MayPass(holder.Statement);
            case ExpressionStatementSyntax or LocalDeclarationStatementSyntax:
                return MayEvaluate(statement);
            default:
                return false;
        }
    }

    private static bool MayPass(SwitchSectionSyntax section) =>
        section.Statements is { Count: > 0 } statements && statements[statements.Count - 1] is BreakStatementSyntax last
        && MayEnter(last, section);

    private static bool MayBreak(StatementSyntax loop)
    {
        foreach (var leave in MemberIndex.Own(FlowNode.Break, loop))
        {
            if (Loops.TargetOf((StatementSyntax)leave) == loop && LeadTo(leave, loop))
                return true;
        }

        return false;
    }

    private static bool MayStart(ForStatementSyntax loop) =>
        (loop.Declaration is null || MayEvaluate(loop.Declaration)) && loop.Initializers.All(MayEvaluate);

    private static bool MayHold(UsingStatementSyntax holder) =>
        !References.IsSuspension(holder) && (holder.Declaration is null || MayEvaluate(holder.Declaration))
        && (holder.Expression is null || MayEvaluate(holder.Expression));

    /// <summary>Whether a condition may have a value before anything in it is awaited.</summary>
    private static bool MayBe(bool value, ExpressionSyntax condition) => condition switch
    {
        ParenthesizedExpressionSyntax inner => MayBe(value, inner.Expression),
        LiteralExpressionSyntax { RawKind: (int)SyntaxKind.TrueLiteralExpression } => value,
        LiteralExpressionSyntax { RawKind: (int)SyntaxKind.FalseLiteralExpression } => !value,
        PrefixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.LogicalNotExpression, Operand: var operand } => MayBe(!value, operand),
        BinaryExpressionSyntax { RawKind: (int)SyntaxKind.LogicalAndExpression } both => MayBe(value, both, decides: false),
        BinaryExpressionSyntax { RawKind: (int)SyntaxKind.LogicalOrExpression } either => MayBe(value, either, decides: true),
        _ => !Suspends(condition),
    };

    private static bool MayBe(bool value, BinaryExpressionSyntax condition, bool decides) =>
        (value == decides && MayBe(decides, condition.Left)) || (MayBe(!decides, condition.Left) && MayBe(value, condition.Right));

    /// <summary>Whether an expression, or those in a statement, may be evaluated without an <c>await</c>.</summary>
    private static bool MayEvaluate(SyntaxNode node)
    {
        if (node is AnonymousFunctionExpressionSyntax || !Suspends(node))
            return true;
        if (References.IsSuspension(node))
            return false;
        switch (node)
        {
            case ConditionalExpressionSyntax choice:
                return (MayBe(true, choice.Condition) && MayEvaluate(choice.WhenTrue)) || (MayBe(false, choice.Condition) && MayEvaluate(choice.WhenFalse));
            case BinaryExpressionSyntax { RawKind: (int)SyntaxKind.LogicalAndExpression, Left: var left }:
                return MayBe(false, left);
            case BinaryExpressionSyntax { RawKind: (int)SyntaxKind.LogicalOrExpression, Left: var left }:
                return MayBe(true, left);
            case BinaryExpressionSyntax { RawKind: (int)SyntaxKind.CoalesceExpression, Left: var left }:
                return MayEvaluate(left);
            case AssignmentExpressionSyntax { RawKind: (int)SyntaxKind.CoalesceAssignmentExpression, Left: var left }:
                return MayEvaluate(left);
            case ConditionalAccessExpressionSyntax access:
                return MayEvaluate(access.Expression);
            default:
                return node.ChildNodes().All(MayEvaluate);
        }
    }

    private static bool Suspends(SyntaxNode node) => !MemberIndex.Own(FlowNode.Suspension, node).IsEmpty;
}
