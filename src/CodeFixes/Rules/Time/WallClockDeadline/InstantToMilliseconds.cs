using Allocations.Analyzers.Instants;
using Allocations.Analyzers.Rules.Time.WallClockDeadline;
using Allocations.CodeFixes.Edits;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;
using static Microsoft.CodeAnalysis.CSharp.SyntaxFactory;

namespace Allocations.CodeFixes.Rules.Time.WallClockDeadline;

/// <summary>
/// Rewrites the expressions of instants to milliseconds since boot. The constants that mean "never" and "always" become numbers that stay
/// smaller and greater than every reading: where intervals are added to what is compared, far enough from the ends of <c>long</c> that
/// no sum or difference wraps.
/// </summary>
internal sealed class InstantToMilliseconds(SolutionEdits edits, bool addsToCompared)
{
    /// <summary>Whether every expression so far could be rewritten.</summary>
    public bool IsComplete { get; private set; } = true;

    /// <summary>The number of a time that is always in the past.</summary>
    public ExpressionSyntax Past() => ParseExpression(addsToCompared ? "long.MinValue / 2" : "0L");

    /// <summary>Rewrites what is stored in a local or member.</summary>
    public void Value(IOperation value) => Instant(value);

    /// <summary>Rewrites a comparison, a subtraction that is compared, a test for a constant or a move.</summary>
    public void Use(InstantUse use)
    {
        switch (use.Consumer)
        {
            case IBinaryOperation { OperatorKind: BinaryOperatorKind.Subtract } difference:
                Instant(difference.LeftOperand);
                Instant(difference.RightOperand);
                Difference(difference);
                break;
            case IBinaryOperation comparison:
                Instant(comparison.LeftOperand);
                Instant(comparison.RightOperand);
                break;
            case IInvocationOperation { TargetMethod.Name: "CompareTo", Instance: { } instance } call:
                Instant(instance);
                Instant(call.Arguments[0].Value);
                break;
            case IInvocationOperation { TargetMethod.Name: "Compare", Syntax: InvocationExpressionSyntax syntax } call:
                Instant(call.Arguments[0].Value);
                Instant(call.Arguments[1].Value);
                IsComplete &= !InstantSyntax.HasNames(syntax);
                Edit(syntax, static call => call
                    .WithExpression(InstantSyntax.Member(
                        MillisecondSyntax.Operand(call.ArgumentList.Arguments[0].Expression), "CompareTo").WithLeadingTrivia(call.GetLeadingTrivia()))
                    .WithArgumentList(
                        ArgumentList(SingletonSeparatedList(call.ArgumentList.Arguments[1].WithoutTrivia())).WithTrailingTrivia(call.GetTrailingTrivia())));
                break;
            case IInvocationOperation { TargetMethod.Name: "Subtract", Instance: { } instance, Syntax: InvocationExpressionSyntax syntax } call:
                Instant(instance);
                Instant(call.Arguments[0].Value);
                Edit(syntax, static call => MillisecondSyntax.Binary(
                    SyntaxKind.SubtractExpression,
                    InstantSyntax.ReceiverOf(call).WithoutTrivia(),
                    MillisecondSyntax.Operand(call.ArgumentList.Arguments[0].Expression)).WithTriviaFrom(call));
                Difference(call);
                break;
            case IIsPatternOperation test:
                Instant(test.Value);
                break;
            case IPropertyReferenceOperation { Property.Name: "HasValue", Instance: { } tested }:
                Instant(tested);
                break;
            case ICompoundAssignmentOperation { Syntax: AssignmentExpressionSyntax syntax } move:
                Edit(syntax, moved => MillisecondSyntax.OfTimeSpan(move.Value, moved.Right) is { } step ? moved.WithRight(step) : moved);
                break;
            default:
                IsComplete = false;
                break;
        }
    }

    /// <summary>Plans an edit, once: several uses lead to the same instant.</summary>
    private void Edit<TNode>(TNode node, Func<TNode, SyntaxNode> edit)
        where TNode : SyntaxNode
    {
        if (!edits.Replaces(node))
            edits.Replace(node, edit);
    }

    private void Instant(IOperation value)
    {
        if (InstantExpression.IsConstantInstant(value))
        {
            Constant(value);
            return;
        }

        if (ClockRead.KindOf(value) != ClockKind.None)
        {
            Edit(
                (ExpressionSyntax)value.Syntax, clock => InstantSyntax.Member(SystemType.Named("Environment", value), "TickCount64").WithTriviaFrom(clock));
            return;
        }

        switch (value)
        {
            case IConversionOperation conversion:
                if (conversion.Syntax is CastExpressionSyntax cast)
                    Edit(cast, static cast => cast.WithType(InstantSyntax.Long(cast.Type)));
                Instant(conversion.Operand);
                break;
            case IInvocationOperation { Instance: { } instance, Syntax: InvocationExpressionSyntax syntax } call:
                Instant(instance);
                Shift(call, syntax);
                break;
            case IBinaryOperation { Syntax: BinaryExpressionSyntax syntax } binary:
                Instant(binary.LeftOperand);
                Edit(
                    syntax,
                    sum => MillisecondSyntax.OfTimeSpan(binary.RightOperand, sum.Right) is { } interval
                        ? InstantSyntax.Parenthesized(sum.WithRight(interval), syntax)
                        : sum);
                break;
            case IConditionalOperation { WhenFalse: { } whenFalse } conditional:
                Instant(conditional.WhenTrue);
                Instant(whenFalse);
                break;
            case ICoalesceOperation coalesce:
                Instant(coalesce.Value);
                Instant(coalesce.WhenNull);
                break;
            case IPropertyReferenceOperation { Instance: { } nullable } property when InstantExpression.IsNullableValue(property):
                Instant(nullable);
                break;
            case ISimpleAssignmentOperation assignment:
                Instant(assignment.Value);
                break;
            case ILocalReferenceOperation or IMemberReferenceOperation:
                break;
            default:
                IsComplete = false;
                break;
        }
    }

    private void Constant(IOperation value)
    {
        var isNullable = !SymbolEqualityComparer.Default.Equals(value.Type, ClockRead.Underlying(value.Type));
        var isNull = isNullable && value is IDefaultValueOperation or IConversionOperation { Operand: IDefaultValueOperation or ILiteralOperation };
        switch (value.Syntax)
        {
            case CastExpressionSyntax cast:
                Edit(cast, static cast => cast.WithType(InstantSyntax.Long(cast.Type)));
                IsComplete &= isNull;
                break;
            case DefaultExpressionSyntax written when isNull:
                Edit(written, static written => written.WithType(InstantSyntax.Long(written.Type)));
                break;
            case ExpressionSyntax when isNull:
                break;
            case ExpressionSyntax expression:
                var isFuture = value is IFieldReferenceOperation { Field.Name: "MaxValue" };
                var number = isFuture ? ParseExpression(addsToCompared ? "long.MaxValue / 2" : "long.MaxValue") : Past();
                Edit(expression, expression => InstantSyntax.Parenthesized(number, (ExpressionSyntax)value.Syntax).WithTriviaFrom(expression));
                break;
            default:
                IsComplete = false;
                break;
        }
    }

    private void Shift(IInvocationOperation call, InvocationExpressionSyntax syntax)
    {
        var name = call.TargetMethod.Name;
        var amount = call.Arguments[0].Value;
        var isTimeSpan = name is "Add" or "Subtract";
        if (IntervalOf(syntax) is null || InstantSyntax.LosesComment(syntax))
            IsComplete = false;
        else
            Edit(
                syntax,
                shifted => InstantSyntax.Parenthesized(InstantSyntax.Sum(shifted, name == "Subtract", IntervalOf(shifted)!), syntax).WithTriviaFrom(shifted));

        ExpressionSyntax? IntervalOf(InvocationExpressionSyntax shifted)
        {
            var written = shifted.ArgumentList.Arguments[0].Expression;
            return isTimeSpan ? MillisecondSyntax.OfTimeSpan(amount, written) : MillisecondSyntax.OfNumber(name.Substring("Add".Length), amount, written);
        }
    }

    /// <summary>Rewrites what a difference is compared with to milliseconds.</summary>
    private void Difference(IOperation difference)
    {
        if (Deadline.ComparisonOf(difference) is not { Syntax: BinaryExpressionSyntax syntax } comparison)
        {
            IsComplete = false;
            return;
        }

        var total = difference.Parent as IPropertyReferenceOperation;
        var isLeft = comparison.LeftOperand == (total ?? difference);
        var other = isLeft ? comparison.RightOperand : comparison.LeftOperand;
        if (total is { Syntax: MemberAccessExpressionSyntax access })
            Edit(access, static access => InstantSyntax.Bare(access.Expression).WithTriviaFrom(access));
        if (Limit(other.Syntax as ExpressionSyntax) is null)
            IsComplete = false;
        else
            Edit(syntax, compared => isLeft ? compared.WithRight(Limit(compared.Right)!) : compared.WithLeft(Limit(compared.Left)!));

        ExpressionSyntax? Limit(ExpressionSyntax? limit) => limit is null ? null
            : total is null ? MillisecondSyntax.OfTimeSpan(other, limit)
            : MillisecondSyntax.OfTotal(total.Property.Name, other, limit);
    }
}
