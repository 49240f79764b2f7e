using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Arguments.EarlyArgument;

/// <summary>Determines whether making a text or an array runs no code of the project and cannot fail, so that no code can tell whether it is made.</summary>
internal static class PlainMessage
{
    /// <summary>Whether it is so for an argument.</summary>
    public static bool Is(IOperation value)
    {
        value = value.Inside(Through.BuiltInImplicit);
        return value switch
        {
            IInterpolatedStringOperation text => text.Parts.All(static part =>
                part is not IInterpolationOperation hole || (hole.FormatString is null && IsText(hole.Expression))),
            IBinaryOperation { Type.SpecialType: SpecialType.System_String, OperatorKind: BinaryOperatorKind.Add } joined =>
                IsText(joined.LeftOperand) && IsText(joined.RightOperand),
            IArrayCreationOperation { Initializer: { } items } => items.ElementValues.All(Is),
            _ => PlainValues.Are(value),
        };
    }

    /// <summary>Whether a value is one whose text the framework makes in any culture.</summary>
    private static bool IsText(IOperation value)
    {
        value = value.Inside(Through.BuiltInImplicit);
        return value.ConstantValue.HasValue
            || (FrameworkTexts.CannotFail(value.Type) && Is(value));
    }
}
