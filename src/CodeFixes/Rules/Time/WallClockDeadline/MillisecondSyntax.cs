using System.Globalization;
using Allocations.Analyzers.Instants;
using Allocations.Analyzers.Syntax;
using Allocations.CodeFixes.Edits;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;
using static Microsoft.CodeAnalysis.CSharp.SyntaxFactory;

namespace Allocations.CodeFixes.Rules.Time.WallClockDeadline;

/// <summary>
/// Writes intervals as 64-bit milliseconds. A product is made in 64 bits from operands of at most 32, so it cannot overflow; any other
/// number goes through <c>TimeSpan</c>, which throws where it would not fit.
/// </summary>
internal static class MillisecondSyntax
{
    private const double LargestExact = 9007199254740992;

    /// <summary>The milliseconds of a <c>TimeSpan</c>; null where its type is another.</summary>
    public static ExpressionSyntax? OfTimeSpan(IOperation interval, ExpressionSyntax syntax)
    {
        if (!ClockRead.IsTimeSpan(interval.Type))
            return null;
        if (interval is IFieldReferenceOperation { Field: { Name: nameof(TimeSpan.Zero), IsStatic: true } zero } && ClockRead.IsTimeSpan(zero.ContainingType))
            return Number(0).WithTriviaFrom(syntax);
        if (interval is IInvocationOperation { TargetMethod: { IsStatic: true } method } call && ClockRead.IsTimeSpan(method.ContainingType)
            && OnlyExplicitArgument(call) is { } argument && syntax is InvocationExpressionSyntax { ArgumentList.Arguments: { Count: 1 } written }
            && method.Name.StartsWith("From", StringComparison.Ordinal) && OfNumber(method.Name.Substring(4), argument, written[0].Expression) is { } product)
        {
            return product.WithTriviaFrom(syntax);
        }

        return InMilliseconds(Operand(syntax)).WithTriviaFrom(syntax);
    }

    /// <summary>The milliseconds of a number of a unit, such as "Seconds"; null where the unit or the type of the number is unknown.</summary>
    public static ExpressionSyntax? OfNumber(string unit, IOperation number, ExpressionSyntax syntax)
    {
        number = number.Inside(Through.Implicit);
        var kind = number.Type?.SpecialType ?? SpecialType.None;
        if (unit == "Ticks")
            return IsSmallInteger(kind) || kind == SpecialType.System_Int64
                ? Binary(SyntaxKind.DivideExpression, Operand(syntax), InstantSyntax.Member(SystemType.Named("TimeSpan", number), "TicksPerMillisecond"))
                : null;
        if (FactorOf(unit) is not { } factor)
            return null;
        if (IsSmallInteger(kind))
            return factor == 1 ? Operand(syntax) : Product(syntax, factor);
        if (kind is not (SpecialType.System_Int64 or SpecialType.System_Double or SpecialType.System_Single))
            return null;
        if (number.ConstantValue is { HasValue: true, Value: { } constant })
        {
            var milliseconds = Convert.ToDouble(constant, CultureInfo.InvariantCulture) * factor;
            return milliseconds is > -LargestExact and < LargestExact ? Number((long)milliseconds) : null;
        }

        var bare = syntax is ParenthesizedExpressionSyntax parenthesized ? parenthesized.Expression : syntax;
        return InMilliseconds(InvocationExpression(
            InstantSyntax.Member(SystemType.Named("TimeSpan", number), "From" + unit), ArgumentList(SingletonSeparatedList(Argument(bare.WithoutTrivia())))));
    }

    /// <summary>
    /// What a number that is compared with <c>TotalSeconds</c> or the like must be when milliseconds are compared; null where it is unknown.
    /// </summary>
    public static ExpressionSyntax? OfTotal(string total, IOperation number, ExpressionSyntax syntax)
    {
        number = number.Inside(Through.Implicit);
        if (FactorOf(total.Substring("Total".Length)) is not { } factor)
            return null;
        var kind = number.Type?.SpecialType ?? SpecialType.None;
        if (IsSmallInteger(kind))
            return (factor == 1 ? syntax : Product(syntax, factor)).WithTriviaFrom(syntax);
        if (kind is not (SpecialType.System_Int64 or SpecialType.System_Double or SpecialType.System_Single))
            return null;
        if (number.ConstantValue is { HasValue: true, Value: { } constant })
        {
            var milliseconds = Convert.ToDouble(constant, CultureInfo.InvariantCulture) * factor;
            if (milliseconds is > -LargestExact and < LargestExact && milliseconds == Math.Floor(milliseconds))
                return Number((long)milliseconds).WithTriviaFrom(syntax);
        }

        return factor == 1
            ? syntax
            : Binary(
                SyntaxKind.MultiplyExpression, Operand(syntax), ParseExpression(factor.ToString(CultureInfo.InvariantCulture) + ".0")).WithTriviaFrom(syntax);
    }

    /// <summary>An expression that can stand beside any operator. Space around it goes, comments stay.</summary>
    public static ExpressionSyntax Operand(ExpressionSyntax syntax)
    {
        var bare = Comments.AreIn(syntax.GetLeadingTrivia()) || Comments.AreIn(syntax.GetTrailingTrivia()) ? syntax : syntax.WithoutTrivia();
        return bare switch
        {
            PrefixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.UnaryMinusExpression, Operand: LiteralExpressionSyntax } => bare,
            _ => OperandSyntax.AsPrimary(bare),
        };
    }

    /// <summary>A binary expression with one space around its operator.</summary>
    public static BinaryExpressionSyntax Binary(SyntaxKind kind, ExpressionSyntax left, ExpressionSyntax right)
    {
        var empty = BinaryExpression(kind, left, right);
        return empty.WithOperatorToken(empty.OperatorToken.WithLeadingTrivia(Space).WithTrailingTrivia(Space));
    }

    /// <summary>A whole number.</summary>
    public static LiteralExpressionSyntax Number(long value) =>
        LiteralExpression(SyntaxKind.NumericLiteralExpression, value is >= int.MinValue and <= int.MaxValue ? Literal((int)value) : Literal(value));

    private static ExpressionSyntax Product(ExpressionSyntax syntax, long factor) => Binary(
        SyntaxKind.MultiplyExpression,
        Operand(syntax),
        ParseExpression(factor.ToString(factor > 9999 ? "#,0" : "0", CultureInfo.InvariantCulture).Replace(',', '_') + "L"));

    private static ExpressionSyntax InMilliseconds(ExpressionSyntax interval) => CastExpression(
        PredefinedType(Token(SyntaxKind.LongKeyword)),
        InstantSyntax.Member(interval, nameof(TimeSpan.TotalMilliseconds)));

    private static IOperation? OnlyExplicitArgument(IInvocationOperation call)
    {
        var found = default(IOperation);
        foreach (var argument in call.Arguments)
        {
            if (argument.ArgumentKind != ArgumentKind.Explicit)
                continue;
            if (found is not null)
                return null;
            found = argument.Value;
        }

        return found;
    }

    private static long? FactorOf(string unit) => unit switch
    {
        "Milliseconds" => 1,
        "Seconds" => 1000,
        "Minutes" => 60_000,
        "Hours" => 3_600_000,
        "Days" => 86_400_000,
        _ => null,
    };

    private static bool IsSmallInteger(SpecialType type) =>
        type is SpecialType.System_Int32 or SpecialType.System_UInt32 or SpecialType.System_Int16 or SpecialType.System_UInt16 or SpecialType.System_Byte
            or SpecialType.System_SByte;
}
