using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Flow;

/// <summary>
/// A <c>for</c> that counts an <c>int</c> of its own up or down by a constant after each iteration and nowhere else, from one value to another. Where neither
/// changes and no jump leaves the loop, it has <c>(High - Low + Extra) / Step</c> iterations, rounded up, or none where that is negative.
/// </summary>
/// <param name="Counter">The counter's declarator.</param>
/// <param name="Low">The value at which counting up starts, or down to which it goes.</param>
/// <param name="High">The other value.</param>
/// <param name="Extra">
/// 1 where the last value is counted as well, as by <c>&lt;=</c>; otherwise 0. What is added to the counter where it is compared, as by <c>i + 2 &lt; n</c>,
/// is taken from it.
/// </param>
/// <param name="Step">By how much it counts, a positive number.</param>
internal readonly record struct CountedSteps(VariableDeclaratorSyntax Counter, ExpressionSyntax Low, ExpressionSyntax High, int Extra, int Step)
{
    /// <summary>What a loop counts; null where it counts in another way.</summary>
    public static CountedSteps? Of(ForStatementSyntax loop, SemanticModel model, CancellationToken cancellationToken)
    {
        if (loop is not { Declaration.Variables: { Count: 1 } variables, Incrementors: { Count: 1 } steps,
            Condition: BinaryExpressionSyntax { Left: var tested, Right: var last } condition }
            || variables[0] is not { Initializer.Value: { } first, Identifier.ValueText: var name } counter
            || AheadOf(tested, name, model, cancellationToken) is not { } ahead
            || StepOf(steps[0], name, model, cancellationToken) is not { } step
            || model.GetDeclaredSymbol(counter, cancellationToken)
                is not ILocalSymbol { Type.SpecialType: SpecialType.System_Int32, RefKind: RefKind.None }
            || Writes.To(name, loop.Statement, model))
        {
            return null;
        }

        return (condition.Kind(), step) switch
        {
            (SyntaxKind.LessThanExpression, > 0) => new CountedSteps(counter, first, last, -ahead, step),
            (SyntaxKind.LessThanOrEqualExpression, > 0) => new CountedSteps(counter, first, last, 1 - ahead, step),
            (SyntaxKind.GreaterThanExpression, < 0) => new CountedSteps(counter, last, first, ahead, -step),
            (SyntaxKind.GreaterThanOrEqualExpression, < 0) => new CountedSteps(counter, last, first, 1 + ahead, -step),
            _ => null,
        };
    }

    /// <summary>What is added to the counter where it is compared, a small number; null where something else is compared.</summary>
    private static int? AheadOf(ExpressionSyntax tested, string counter, SemanticModel model, CancellationToken cancellationToken)
    {
        if (tested is IdentifierNameSyntax name)
            return name.Identifier.ValueText == counter ? 0 : null;
        return tested is BinaryExpressionSyntax { Left: IdentifierNameSyntax of } sum
            && sum.Kind() is SyntaxKind.AddExpression or SyntaxKind.SubtractExpression
            && of.Identifier.ValueText == counter
            && model.GetConstantValue(sum.Right, cancellationToken) is { HasValue: true, Value: int and >= 0 and <= short.MaxValue and var number }
            ? sum.IsKind(SyntaxKind.AddExpression) ? number : -number
            : null;
    }

    private static int? StepOf(ExpressionSyntax step, string counter, SemanticModel model, CancellationToken cancellationToken)
    {
        var (changed, size) = step switch
        {
            PostfixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.PostIncrementExpression, Operand: var operand } => (operand, 1),
            PrefixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.PreIncrementExpression, Operand: var operand } => (operand, 1),
            PostfixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.PostDecrementExpression, Operand: var operand } => (operand, -1),
            PrefixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.PreDecrementExpression, Operand: var operand } => (operand, -1),
            AssignmentExpressionSyntax { RawKind: (int)SyntaxKind.AddAssignmentExpression, Left: var operand, Right: var by } => (operand, Positive(by)),
            AssignmentExpressionSyntax { RawKind: (int)SyntaxKind.SubtractAssignmentExpression, Left: var operand, Right: var by } => (operand, -Positive(by)),
            _ => default((ExpressionSyntax?, int)),
        };
        return changed is IdentifierNameSyntax name && name.Identifier.ValueText == counter && size != 0 ? size : null;

        int Positive(ExpressionSyntax by) =>
            model.GetConstantValue(by, cancellationToken) is { HasValue: true, Value: int and > 0 and <= short.MaxValue and var number } ? number : 0;
    }
}
