using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Syntax;

/// <summary>Takes the joining of strings apart into what is joined.</summary>
internal static class ConcatParts
{
    /// <summary>Whether an operation joins its operands to a string as the language does, with no operator of a type.</summary>
    public static bool IsConcat(IOperation operation) =>
        operation is IBinaryOperation { OperatorKind: BinaryOperatorKind.Add, OperatorMethod: null, Type.SpecialType: SpecialType.System_String };

    /// <summary>
    /// The operands that are joined, left to right, each without the conversion to string or object that joining makes. A constant part is
    /// one operand. One operand where nothing is joined.
    /// </summary>
    public static List<IOperation> Of(IOperation value)
    {
        // Not by recursion: generated code joins thousands of operands.
        var parts = new List<IOperation>();
        var open = new Stack<IOperation>();
        open.Push(value);
        while (open.Count > 0)
        {
            var part = Plain(open.Pop());
            if (IsConcat(part) && !part.ConstantValue.HasValue)
            {
                var joined = (IBinaryOperation)part;
                open.Push(joined.RightOperand);
                open.Push(joined.LeftOperand);
            }
            else
            {
                parts.Add(part);
            }
        }

        return parts;
    }

    /// <summary>Whether an interpolated string is one text in a hole with nothing beside it, which the compiler gives as it is: <c>$"{text}"</c>.</summary>
    public static bool GivesHole(IInterpolatedStringOperation interpolated) =>
        interpolated.Parts is { Length: 1 } parts
        && parts[0] is IInterpolationOperation { Alignment: null, FormatString: null, Expression.Type.SpecialType: SpecialType.System_String };

    /// <summary>An operand without the conversions that the compiler adds to it; a conversion that a type declares stays.</summary>
    public static IOperation Plain(IOperation operand) => operand.Inside(Through.BuiltInImplicit);

    /// <summary>The operand that is evaluated first when a string is made by joining; null where it is not made so.</summary>
    public static IOperation? First(IOperation value)
    {
        value = Plain(value);
        if (!IsConcat(value))
            return null;
        while (IsConcat(value))
            value = Plain(((IBinaryOperation)value).LeftOperand);
        return value;
    }
}
