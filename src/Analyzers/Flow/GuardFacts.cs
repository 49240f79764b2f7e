using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Flow;

/// <summary>
/// Determines how large an expression can be by what is always evaluated on the way to a place: conditions around it, guards and assignments
/// before it. The walk goes outwards and stops where one of the expression's variables may have been written in between.
/// </summary>
internal sealed class GuardFacts(UpperBounds bounds)
{
    // The answer about the only value of a variable that is being looked at is not that about the expression alone.
    private static readonly ModelCache<(SyntaxNode List, string Expression, ISymbol? Variable), Search> Searches = new();

    /// <summary>The bound of <paramref name="expression"/> at <paramref name="place"/>; null where no guard gives one.</summary>
    public long? Of(ExpressionSyntax expression, SyntaxNode place)
    {
        var subject = new GuardedExpression(expression, bounds);
        var best = default(long?);
        for (var node = place; node.Parent is { } parent; node = parent)
        {
            best = UpperBounds.Least(best, Around(subject, node, parent));
            if ((node is StatementSyntax && parent is BlockSyntax or SwitchSectionSyntax) || (node is GlobalStatementSyntax && parent is CompilationUnitSyntax))
            {
                best = UpperBounds.Least(best, AfterEarlier(subject, parent, node, out var isEnd));
                if (isEnd)
                    return best;
            }

            if (EndsAt(subject, parent))
                return best;
        }

        return best;
    }

    /// <summary>
    /// What the earlier statements of a list tell. Those who ask for the same expression one after the other go back only to where the one before
    /// began.
    /// </summary>
    private long? AfterEarlier(GuardedExpression subject, SyntaxNode list, SyntaxNode statement, out bool isEnd)
    {
        var count = list switch
        {
            BlockSyntax block => Statements.IndexIn(block.Statements, (StatementSyntax)statement),
            SwitchSectionSyntax section => Statements.IndexIn(section.Statements, (StatementSyntax)statement),
            _ => Statements.IndexIn(((CompilationUnitSyntax)list).Members, (GlobalStatementSyntax)statement),
        };
        var search = bounds.InProgress.Count < 2
            ? Searches.Get(bounds.Model, (list, subject.Text, bounds.InProgress.FirstOrDefault()), 0, static (_, _) => new Search())
            : null;
        var (first, bound, ends) = search?.Answer ?? default;
        var isKnown = first <= count;
        var best = default(long?);
        isEnd = false;
        for (var i = count - 1; i >= (isKnown ? first : 0) && !isEnd; i--)
        {
            if (StatementAt(list, i) is { } earlier)
                best = UpperBounds.Least(best, After(subject, earlier, out isEnd));
        }

        if (isKnown && !isEnd)
            (best, isEnd) = (UpperBounds.Least(best, bound), ends);
        if (search is not null && isKnown)
            search.Answer = (count, best, isEnd);
        return best;
    }

    private static StatementSyntax? StatementAt(SyntaxNode list, int index) => list switch
    {
        BlockSyntax block => block.Statements[index],
        SwitchSectionSyntax section => section.Statements[index],
        _ => (((CompilationUnitSyntax)list).Members[index] as GlobalStatementSyntax)?.Statement,
    };

    /// <summary>Whether what is known outside <paramref name="parent"/> says nothing about the place inside it.</summary>
    private static bool EndsAt(GuardedExpression subject, SyntaxNode parent) => parent switch
    {
        ForStatementSyntax or CommonForEachStatementSyntax or WhileStatementSyntax or DoStatementSyntax => subject.IsWrittenIn(parent),
        AnonymousFunctionExpressionSyntax => subject.IsWrittenIn(References.FunctionOf(parent.Parent!)),
        LocalFunctionStatementSyntax or BaseTypeDeclarationSyntax => true,
        MemberDeclarationSyntax and not GlobalStatementSyntax => true,
        _ => false,
    };

    /// <summary>What a step outwards, from <paramref name="node"/> to <paramref name="parent"/>, tells.</summary>
    private static long? Around(GuardedExpression subject, SyntaxNode node, SyntaxNode parent)
    {
        if (KnownCondition.Around(node, parent) is { } known)
            return subject.When(known);
        switch (parent)
        {
            case SwitchExpressionArmSyntax { Parent: SwitchExpressionSyntax choice } arm when node != arm.Pattern:
                return subject.InArm(choice, arm, node == arm.Expression);
            case SwitchSectionSyntax { Parent: SwitchStatementSyntax choice } section when node is StatementSyntax:
                return subject.InSection(choice, section);
            default:
                return null;
        }
    }

    /// <summary>What holds after a statement was passed; <paramref name="isEnd"/> when nothing before it matters any more.</summary>
    private long? After(GuardedExpression subject, StatementSyntax statement, out bool isEnd)
    {
        isEnd = false;
        switch (statement)
        {
            case IfStatementSyntax conditional:
                return AfterIf(subject, conditional, out isEnd);
            case ExpressionStatementSyntax { Expression: AssignmentExpressionSyntax assignment } when subject.Is(assignment.Left):
                isEnd = true;
                return assignment.Kind() switch
                {
                    SyntaxKind.SimpleAssignmentExpression or SyntaxKind.AndAssignmentExpression => bounds.Of(assignment.Right),
                    SyntaxKind.ModuloAssignmentExpression => bounds.Of(assignment.Right) - 1,
                    _ => null,
                };
            case ExpressionStatementSyntax { Expression: AssignmentExpressionSyntax { RawKind: (int)SyntaxKind.SimpleAssignmentExpression } assignment }
                when subject.IsLengthOf(assignment.Left):
                isEnd = true;
                return bounds.OfWhole(assignment.Right);
            case ExpressionStatementSyntax { Expression: InvocationExpressionSyntax call } when !subject.IsWrittenIn(call):
                return CheckingCalls.Bound(call, subject, bounds);
            case LocalDeclarationStatementSyntax declaration:
                foreach (var variable in declaration.Declaration.Variables)
                {
                    if (subject.Mentions(variable.Identifier.ValueText))
                    {
                        isEnd = true;
                        return subject.IsVariable(variable.Identifier.ValueText) && variable.Initializer is { } initializer
                            ? bounds.Of(initializer.Value)
                            : null;
                    }
                }

                break;
            case WhileStatementSyntax loop when !Exits.Breaks(loop.Statement):
                isEnd = subject.IsWrittenIn(loop);
                return subject.When(new(loop.Condition, false));
            default:
                break;
        }

        isEnd = subject.IsWrittenIn(statement) || subject.IsDeclaredIn(statement);
        return null;
    }

    private long? AfterIf(GuardedExpression subject, IfStatementSyntax conditional, out bool isEnd)
    {
        isEnd = subject.IsWrittenIn(conditional) || subject.IsDeclaredIn(conditional.Condition);
        var whenTrue = Exits.Always(conditional.Statement) ? long.MinValue : AfterBranch(subject, conditional.Statement, conditional.Condition, true);
        var whenFalse = conditional.Else is { Statement: { } other }
            ? Exits.Always(other) ? long.MinValue : AfterBranch(subject, other, conditional.Condition, false)
            : subject.When(new(conditional.Condition, false));
        return UpperBounds.Greatest(whenTrue, whenFalse) is > long.MinValue and { } bound ? bound : null;
    }

    /// <summary>What holds at the end of a branch: what it assigned last, else what its condition says.</summary>
    private long? AfterBranch(GuardedExpression subject, StatementSyntax branch, ExpressionSyntax condition, bool outcome)
    {
        if (!subject.IsWrittenIn(branch))
            return subject.When(new(condition, outcome));
        var last = branch is BlockSyntax { Statements: { Count: > 0 } statements } ? statements[statements.Count - 1] : branch;
        return last is ExpressionStatementSyntax { Expression: AssignmentExpressionSyntax { RawKind: (int)SyntaxKind.SimpleAssignmentExpression } assignment }
            && subject.Is(assignment.Left)
            ? bounds.Of(assignment.Right)
            : null;
    }

    /// <summary>What the first statements of a list tell about an expression.</summary>
    private sealed class Search
    {
        private readonly object _gate = new();
        private (int Count, long? Bound, bool IsEnd) _answer;

        /// <summary>The number of statements, what they tell, and whether nothing outside the list matters.</summary>
        public (int Count, long? Bound, bool IsEnd) Answer
        {
            get
            {
                lock (_gate)
                    return _answer;
            }

            set
            {
                lock (_gate)
                    _answer = value;
            }
        }
    }
}
