using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Flow;

/// <summary>An expression whose size is asked for, and what the outcome of a condition says about it.</summary>
internal sealed class GuardedExpression
{
    private static readonly string[] PredicateWords = ["Valid", "Fit", "Small", "Within", "Range", "Limit", "Bound", "Check", "Safe", "Allow", "Can"];

    private readonly ExpressionSyntax _expression;
    private readonly UpperBounds _bounds;
    private readonly List<string> _names = [];

    public GuardedExpression(ExpressionSyntax expression, UpperBounds bounds)
    {
        _expression = expression;
        _bounds = bounds;
        foreach (var node in expression.DescendantNodesAndSelf())
        {
            if (node is IdentifierNameSyntax name && !_names.Contains(name.Identifier.ValueText))
                _names.Add(name.Identifier.ValueText);
        }
    }

    /// <summary>The expression as it is written.</summary>
    public string Text => _expression.ToString();

    /// <summary>Whether <paramref name="other"/> has the value of the expression, or at least its value: <c>n * 2</c> is no less than <c>n</c>.</summary>
    public bool Is(ExpressionSyntax other)
    {
        var bare = UpperBounds.Bare(other);
        return bare switch
        {
            _ when SyntaxFactory.AreEquivalent(bare, _expression) => true,
            AssignmentExpressionSyntax assignment => Is(assignment.Left),
            BinaryExpressionSyntax { RawKind: (int)SyntaxKind.AddExpression or (int)SyntaxKind.MultiplyExpression } sum => Is(sum.Left) || Is(sum.Right),
            BinaryExpressionSyntax { RawKind: (int)SyntaxKind.LeftShiftExpression } shift => Is(shift.Left),
            IdentifierNameSyntax name => ValueOf(name) is { } value && SyntaxFactory.AreEquivalent(UpperBounds.Bare(value), _expression),
            _ => false,
        };
    }

    /// <summary>Whether the expression is just that variable.</summary>
    public bool IsVariable(string name) => _expression is IdentifierNameSyntax identifier && identifier.Identifier.ValueText == name;

    /// <summary>Whether the expression is the <c>Length</c> of a value.</summary>
    public bool IsLengthOf(ExpressionSyntax value) =>
        _expression is MemberAccessExpressionSyntax { Name.Identifier.ValueText: "Length" } length
        && SyntaxFactory.AreEquivalent(UpperBounds.Bare(length.Expression), UpperBounds.Bare(value));

    /// <summary>Whether the variable is a part of the expression.</summary>
    public bool Mentions(string name) => _names.Contains(name);

    /// <summary>Whether a variable of the expression may be written within <paramref name="node"/>.</summary>
    public bool IsWrittenIn(SyntaxNode node)
    {
        foreach (var name in _names)
        {
            if (Writes.To(name, node, _bounds.Model))
                return true;
        }

        return false;
    }

    /// <summary>Whether a variable of the expression is declared within <paramref name="node"/>, as by <c>out var n</c>.</summary>
    public bool IsDeclaredIn(SyntaxNode node)
    {
        foreach (var name in _names)
        {
            if (!MemberIndex.Designations(name, node).IsEmpty)
                return true;
        }

        return false;
    }

    /// <summary>The bound that follows from a condition and its outcome; null where none does.</summary>
    public long? When(KnownCondition condition)
    {
        var known = condition.Plain();
        if (known.TrySplit(out var left, out var right, out var areBothKnown))
            return areBothKnown ? UpperBounds.Least(When(left), When(right)) : UpperBounds.Greatest(When(left), When(right));
        var outcome = known.Outcome;
        if (NullTest.Of(known.Expression) is { Tested: IdentifierNameSyntax local } ofNull && ofNull.IsNull == outcome)
            return WhenNull(local);
        switch (UpperBounds.Bare(known.Expression))
        {
            case BinaryExpressionSyntax comparison:
                return UpperBounds.Least(
                    Is(comparison.Left) ? Compared(comparison.Kind(), comparison.Right, outcome) : null,
                    Is(comparison.Right) ? Compared(Mirrored(comparison.Kind()), comparison.Left, outcome) : null);
            case IsPatternExpressionSyntax test:
                return new GuardPatterns(this, _bounds).Of(test.Expression, test.Pattern, outcome);
            case IdentifierNameSyntax flag when ValueOf(flag) is { } value && !IsWrittenIn(References.FunctionOf(value)):
                return When(new(value, outcome));
            case InvocationExpressionSyntax call when IsPredicate(call):
                return UpperBounds.SomeLimit;
            default:
                return null;
        }
    }

    /// <summary>What an arm of a switch expression tells: its own pattern, its filter, and that no earlier arm matched.</summary>
    public long? InArm(SwitchExpressionSyntax choice, SwitchExpressionArmSyntax arm, bool isBody)
    {
        var patterns = new GuardPatterns(this, _bounds);
        var best = patterns.Of(choice.GoverningExpression, arm.Pattern, true);
        if (isBody && arm.WhenClause is { } filter)
            best = UpperBounds.Least(best, When(new(filter.Condition, true)));
        foreach (var earlier in choice.Arms)
        {
            if (earlier == arm)
                break;
            if (earlier.WhenClause is null)
                best = UpperBounds.Least(best, patterns.Of(choice.GoverningExpression, earlier.Pattern, false));
        }

        return best;
    }

    /// <summary>What a section of a switch statement tells: one of its labels matched, or none of the others.</summary>
    public long? InSection(SwitchStatementSyntax choice, SwitchSectionSyntax section)
    {
        var patterns = new GuardPatterns(this, _bounds);
        long? greatest = long.MinValue;
        foreach (var label in section.Labels)
        {
            greatest = UpperBounds.Greatest(greatest, label switch
            {
                CaseSwitchLabelSyntax constant => Is(choice.Expression) ? _bounds.Of(constant.Value) : null,
                CasePatternSwitchLabelSyntax pattern =>
                    UpperBounds.Least(
                        patterns.Of(choice.Expression, pattern.Pattern, true), pattern.WhenClause is { } filter ? When(new(filter.Condition, true)) : null),
                _ => Default(choice, patterns),
            });
        }

        return greatest;
    }

    /// <summary>How large a limit is that the expression is compared with: the length of some input is not a limit.</summary>
    public long? Limit(ExpressionSyntax limit) => _bounds.Of(limit) ?? (IsLengthOfInput(limit) ? null : UpperBounds.SomeLimit);

    /// <summary>The initialiser of a local that is named and never written again.</summary>
    private ExpressionSyntax? ValueOf(IdentifierNameSyntax name) =>
        name.SyntaxTree == _bounds.Model.SyntaxTree
        && _bounds.Model.GetSymbolInfo(name, _bounds.CancellationToken).Symbol is ILocalSymbol { DeclaringSyntaxReferences: { Length: 1 } references }
        && references[0].GetSyntax(_bounds.CancellationToken) is VariableDeclaratorSyntax { Initializer.Value: { } value } declarator
        && !Writes.To(name.Identifier.ValueText, References.FunctionOf(declarator), _bounds.Model)
            ? value
            : null;

    /// <summary>
    /// What it tells that a local is null: the condition did not hold under which it is given something, as where an array is rented for what is long.
    /// </summary>
    private long? WhenNull(IdentifierNameSyntax local)
    {
        if (local.SyntaxTree != _bounds.Model.SyntaxTree
            || _bounds.Model.GetSymbolInfo(local, _bounds.CancellationToken).Symbol is not ILocalSymbol { DeclaringSyntaxReferences: { Length: 1 } references }
            || references[0].GetSyntax(_bounds.CancellationToken) is not VariableDeclaratorSyntax declarator
            || References.FunctionOf(declarator) is not { } function || References.FunctionOf(local) != function || IsWrittenIn(function))
        {
            return null;
        }

        var writes = Writes.All(local.Identifier.ValueText, function, _bounds.Model).Take(2).ToList();
        if (writes.Count == 0 && declarator.Initializer?.Value is ConditionalExpressionSyntax choice)
            return IsNeverNull(choice.WhenTrue) ? When(new(choice.Condition, false)) : IsNeverNull(choice.WhenFalse) ? When(new(choice.Condition, true)) : null;
        return writes.Count == 1 && BranchOf(writes[0]) is { Else: null, Parent: BlockSyntax block } branch
            && branch.Span.End <= local.SpanStart && block.Span.Contains(local.Span)
            ? When(new(branch.Condition, false))
            : null;
    }

    /// <summary>The statement that does nothing before it gives a variable something that is not null.</summary>
    private IfStatementSyntax? BranchOf(SyntaxNode write) =>
        write is AssignmentExpressionSyntax { RawKind: (int)SyntaxKind.SimpleAssignmentExpression, Left: IdentifierNameSyntax } given
        && given.Parent is ExpressionStatementSyntax statement && IsNeverNull(given.Right)
            ? statement.Parent switch
            {
                IfStatementSyntax branch => branch,
                BlockSyntax { Parent: IfStatementSyntax branch, Statements: var all } when all[0] == statement => branch,
                _ => null,
            }
            : null;

    /// <summary>Whether a value is a new one, or one of a library whose annotations say that it is not null.</summary>
    private bool IsNeverNull(ExpressionSyntax value) =>
        NullProof.IsNonNullValue(value, _bounds.Model, _bounds.CancellationToken)
        || _bounds.Model.GetSymbolInfo(value, _bounds.CancellationToken).Symbol is IMethodSymbol
        {
            DeclaringSyntaxReferences.IsEmpty: true, ReturnType.IsReferenceType: true, ReturnNullableAnnotation: NullableAnnotation.NotAnnotated,
        };

    private long? Default(SwitchStatementSyntax choice, GuardPatterns patterns)
    {
        var best = default(long?);
        foreach (var section in choice.Sections)
        {
            foreach (var label in section.Labels)
            {
                if (label is CasePatternSwitchLabelSyntax { WhenClause: null } pattern)
                    best = UpperBounds.Least(best, patterns.Of(choice.Expression, pattern.Pattern, false));
            }
        }

        return best;
    }

    private long? Compared(SyntaxKind comparison, ExpressionSyntax limit, bool outcome) => (comparison, outcome) switch
    {
        (SyntaxKind.LessThanExpression, true) or (SyntaxKind.GreaterThanOrEqualExpression, false) => Limit(limit) is { } bound ? Math.Max(bound - 1, 0) : null,
        (SyntaxKind.LessThanOrEqualExpression, true) or (SyntaxKind.GreaterThanExpression, false) => Limit(limit),
        (SyntaxKind.EqualsExpression, true) or (SyntaxKind.NotEqualsExpression, false) => _bounds.Of(limit),
        _ => null,
    };

    private static SyntaxKind Mirrored(SyntaxKind comparison) => comparison switch
    {
        SyntaxKind.LessThanExpression => SyntaxKind.GreaterThanExpression,
        SyntaxKind.LessThanOrEqualExpression => SyntaxKind.GreaterThanOrEqualExpression,
        SyntaxKind.GreaterThanExpression => SyntaxKind.LessThanExpression,
        SyntaxKind.GreaterThanOrEqualExpression => SyntaxKind.LessThanOrEqualExpression,
        _ => comparison,
    };

    private bool IsLengthOfInput(ExpressionSyntax limit)
    {
        foreach (var node in limit.DescendantNodesAndSelf())
        {
            if (node is MemberAccessExpressionSyntax { Name.Identifier.ValueText: "Length" or "LongLength" or "Count" or "Position" or "Available"
                or "Remaining" })
            {
                return true;
            }

            if (node is IdentifierNameSyntax { Identifier.ValueText: "Length" or "Count" or "Position" } or LiteralExpressionSyntax)
                return true;
            if (node is IdentifierNameSyntax name && ValueOf(name) is { } value && value != limit && !value.Contains(limit) && IsLengthOfInput(value))
                return true;
        }

        return false;
    }

    private bool IsPredicate(InvocationExpressionSyntax call)
    {
        if (Exits.NameOf(call) is not { } name)
            return false;
        foreach (var word in PredicateWords)
        {
            if (name.IndexOf(word, StringComparison.Ordinal) < 0)
                continue;
            foreach (var argument in call.ArgumentList.Arguments)
            {
                if (Is(argument.Expression))
                    return true;
            }
        }

        return false;
    }
}
