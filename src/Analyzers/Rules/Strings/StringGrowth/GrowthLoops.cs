using System.Runtime.CompilerServices;
using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Strings.StringGrowth;

/// <summary>
/// Finds the loops in which an append makes a string longer from one iteration to the next: the string is declared outside, no iteration starts it
/// again, and the loop goes on after the append.
/// </summary>
internal static class GrowthLoops
{
    private const int MostCharacters = 16;

    private static readonly ConditionalWeakTable<SyntaxNode, List<StatementSyntax>> Turns = new();
    private static readonly ModelCache<(StatementSyntax Loop, ISymbol Variable), bool> Anew = new();
    private static readonly ModelCache<(StatementSyntax Loop, string Name), List<IdentifierNameSyntax>> WholeReads = new();
    private static readonly ModelCache<(StatementSyntax Loop, string Name), List<IfStatementSyntax>> Bounds = new();

    /// <summary>The loops around an append in which the string grows, innermost first.</summary>
    public static IEnumerable<StatementSyntax> Around(StringAppend append, CancellationToken cancellationToken)
    {
        var declaration = append.Variable is ILocalSymbol { DeclaringSyntaxReferences: { Length: > 0 } references }
            ? references[0].GetSyntax(cancellationToken)
            : null;
        var place = append.Assignment.Syntax;
        for (SyntaxNode node = place; node.Parent is { } parent; node = parent)
        {
            if (parent is AnonymousFunctionExpressionSyntax or LocalFunctionStatementSyntax or MemberDeclarationSyntax and not GlobalStatementSyntax
                || (declaration is not null && parent.Contains(declaration) && Loops.IsLoop(parent)))
            {
                yield break;
            }

            if (!Loops.IsLoop(parent) || !Loops.RunsRepeatedly(node, parent))
                continue;
            var loop = (StatementSyntax)parent;
            if (Anew.Get(
                append.Assignment.SemanticModel!,
                (loop, append.Variable),
                (append, cancellationToken),
                static (key, asked) => StartsAnew(key.Loop, asked.append, asked.cancellationToken)))
            {
                yield break;
            }

            var leaves = Leaves(place, loop);
            if (leaves == Leaving.Function)
                yield break;
            if (leaves == Leaving.None && !RunsAtMostOnce(loop))
                yield return loop;
            place = loop;
        }
    }

    /// <summary>
    /// Whether whatever comes to an append in a loop also reads the string there, other than its length or a character, or takes what the append gives: then
    /// it has to be made each time.
    /// </summary>
    public static bool ReadsEachTime(StringAppend append, StatementSyntax loop)
    {
        if (append.Assignment.Parent is not IExpressionStatementOperation)
            return true;
        var place = append.Assignment.Syntax;
        foreach (var name in WholeReads.Get(
            append.Assignment.SemanticModel!, (loop, append.Variable.Name), 0, static (key, _) => FindWholeReads(key.Loop, key.Name)))
        {
            if (!place.Span.Contains(name.Span) && !IsInOtherBranch(name, place, loop))
                return true;
        }

        return false;
    }

    private static List<IdentifierNameSyntax> FindWholeReads(StatementSyntax loop, string variable)
    {
        var reads = new List<IdentifierNameSyntax>();
        foreach (var name in MemberIndex.Names(variable, loop))
        {
            if (IsReadAsWhole(name) && !IsInAppend(name))
                reads.Add(name);
        }

        return reads;
    }

    /// <summary>
    /// Whether the loop is left as soon as the string is longer than a few characters, as where too long a number is no number. A builder saves little then.
    /// </summary>
    public static bool StayShort(StringAppend append, StatementSyntax loop)
    {
        foreach (var bound in Bounds.Get(
            append.Assignment.SemanticModel!, (loop, append.Variable.Name), 0, static (key, _) => FindBounds(key.Loop, key.Name)))
        {
            if (!IsInOtherBranch(bound, append.Assignment.Syntax, loop))
                return true;
        }

        return false;
    }

    private static List<IfStatementSyntax> FindBounds(StatementSyntax loop, string variable)
    {
        var bounds = new List<IfStatementSyntax>();
        foreach (var name in MemberIndex.Names(variable, loop))
        {
            if (name.Parent is MemberAccessExpressionSyntax { Name.Identifier.ValueText: nameof(string.Length) } length && length.Expression == name
                && length.Parent is BinaryExpressionSyntax { RawKind: (int)SyntaxKind.GreaterThanExpression or (int)SyntaxKind.GreaterThanOrEqualExpression,
                    Right: LiteralExpressionSyntax { Token.Value: int and <= MostCharacters }, Parent: IfStatementSyntax bound }
                && (bound.Statement is BlockSyntax { Statements: { Count: 1 } statements } ? statements[0] : bound.Statement)
                    is ReturnStatementSyntax or BreakStatementSyntax or ThrowStatementSyntax)
            {
                bounds.Add(bound);
            }
        }

        return bounds;
    }

    private static bool IsInAppend(IdentifierNameSyntax name) =>
        name.FirstAncestorOrSelf<AssignmentExpressionSyntax>()?.Left is IdentifierNameSyntax target
        && target.Identifier.ValueText == name.Identifier.ValueText;

    private static bool IsReadAsWhole(IdentifierNameSyntax name) => name.Parent switch
    {
        MemberAccessExpressionSyntax access when access.Expression == name => access.Parent is InvocationExpressionSyntax,
        AssignmentExpressionSyntax assignment => assignment.Right == name,
        ArgumentSyntax { RefKindKeyword.RawKind: (int)SyntaxKind.None } argument => argument.Parent is ArgumentListSyntax,
        InterpolationSyntax or EqualsValueClauseSyntax => true,
        BinaryExpressionSyntax binary => binary.IsKind(SyntaxKind.AddExpression),
        _ => false,
    };

    /// <summary>Whether a branch in a loop holds one place and not another.</summary>
    private static bool IsInOtherBranch(SyntaxNode node, SyntaxNode place, StatementSyntax loop)
    {
        var shared = node;
        while (shared != loop && !shared.Span.Contains(place.Span))
            shared = shared.Parent!;
        return EachIteration.IsInBranch(node, shared) || References.IsInNestedFunction(node, shared);
    }

    private enum Leaving
    {
        None,
        Loop,
        Function,
    }

    /// <summary>What is always left after a place in a loop, before the loop can come to the place again.</summary>
    private static Leaving Leaves(SyntaxNode place, StatementSyntax loop)
    {
        for (var node = place; node != loop && node.Parent is { } parent; node = parent)
        {
            if (node is not StatementSyntax || parent is not (BlockSyntax or SwitchSectionSyntax))
                continue;
            var isLeft = false;
            foreach (var turn in new Places<StatementSyntax>(Turns.GetValue(parent, static list => TurnsOf(list)), node.Span.End, parent.Span.End))
            {
                switch (turn)
                {
                    case BreakStatementSyntax when parent.FirstAncestorOrSelf<SwitchStatementSyntax>() is { } section && section.SpanStart > loop.SpanStart:
                        // Goes on after the switch.
                        parent = section;
                        isLeft = true;
                        break;
                    case BreakStatementSyntax:
                        return Leaving.Loop;
                    case ReturnStatementSyntax or ThrowStatementSyntax or YieldStatementSyntax { RawKind: (int)SyntaxKind.YieldBreakStatement }:
                        return Leaving.Function;
                    default:
                        return Leaving.None;
                }

                if (isLeft)
                    break;
            }
        }

        return Leaving.None;
    }

    /// <summary>The statements of a list after which those that follow may not run: what leaves always, and what may go on elsewhere.</summary>
    private static List<StatementSyntax> TurnsOf(SyntaxNode list)
    {
        var turns = new List<StatementSyntax>();
        foreach (var statement in list is BlockSyntax block ? block.Statements : ((SwitchSectionSyntax)list).Statements)
        {
            if (statement is BreakStatementSyntax or ReturnStatementSyntax or ThrowStatementSyntax
                or YieldStatementSyntax { RawKind: (int)SyntaxKind.YieldBreakStatement }
                || MayGoOn(statement))
            {
                turns.Add(statement);
            }
        }

        return turns;
    }

    private static bool MayGoOn(StatementSyntax statement) =>
        statement is ContinueStatementSyntax or GotoStatementSyntax or LabeledStatementSyntax
        || !MemberIndex.All(FlowNode.Continue, statement).IsEmpty || !MemberIndex.All(FlowNode.Goto, statement).IsEmpty
        || !MemberIndex.All(FlowNode.Label, statement).IsEmpty;

    /// <summary>Whether each iteration of a loop gives the variable another value than what it had, before or after the append.</summary>
    private static bool StartsAnew(StatementSyntax loop, StringAppend append, CancellationToken cancellationToken)
    {
        var model = append.Assignment.SemanticModel!;
        switch (loop)
        {
            case WhileStatementSyntax { Condition: var condition } when IsReplaced(condition, append, model, cancellationToken):
            case DoStatementSyntax { Condition: var last } when IsReplaced(last, append, model, cancellationToken):
                return true;
            case ForStatementSyntax counted:
                if (counted.Condition is { } test && IsReplaced(test, append, model, cancellationToken))
                    return true;
                foreach (var incrementor in counted.Incrementors)
                {
                    if (IsReplaced(incrementor, append, model, cancellationToken))
                        return true;
                }

                break;
        }

        if (Loops.BodyOf(loop) is not BlockSyntax body)
            return false;
        foreach (var statement in body.Statements)
        {
            var always = statement switch
            {
                ExpressionStatementSyntax expression => expression.Expression,
                IfStatementSyntax conditional => conditional.Condition,
                LocalDeclarationStatementSyntax declaration => declaration,
                _ => default(SyntaxNode),
            };
            if (always is not null && IsReplaced(always, append, model, cancellationToken))
                return true;
        }

        return false;
    }

    private static bool IsReplaced(SyntaxNode always, StringAppend append, SemanticModel model, CancellationToken cancellationToken)
    {
        foreach (var write in Writes.Within(append.Variable.Name, always, model))
        {
            if (write is AssignmentExpressionSyntax
                ? !(model.GetOperation(write, cancellationToken) is { } operation && StringAppend.TryGet(operation, out _))
                : write is ArgumentSyntax { RefKindKeyword.RawKind: (int)SyntaxKind.OutKeyword })
            {
                return true;
            }
        }

        return false;
    }

    private static bool RunsAtMostOnce(StatementSyntax loop) => loop switch
    {
        DoStatementSyntax { Condition.RawKind: (int)SyntaxKind.FalseLiteralExpression } => true,
        ForStatementSyntax
        {
            Declaration.Variables: { Count: 1 } variables,
            Condition: BinaryExpressionSyntax { RawKind: (int)SyntaxKind.LessThanExpression, Right: LiteralExpressionSyntax { Token.Value: int end } },
            Incrementors.Count: 1,
        } => variables[0].Initializer is { Value: LiteralExpressionSyntax { Token.Value: int start } } && end - start <= 1,
        _ => false,
    };
}
