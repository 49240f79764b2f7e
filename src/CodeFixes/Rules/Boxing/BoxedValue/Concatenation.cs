using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Rewriting.Interpolations;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Boxing.BoxedValue;

/// <summary>
/// Writes a concatenation with an enum in it as one interpolated string, which formats the enum without a box. Only the whole chain gains:
/// a string made of the enum alone would take as much as the box did.
/// </summary>
internal static class Concatenation
{
    /// <summary>The fix for an operand of a string <c>+</c>; null where some operand would be written differently.</summary>
    public static Fix? Plan(FixRequest request, IConversionOperation operand, CancellationToken cancellationToken)
    {
        if (!FormattedTypes.HasHandler(request) || !FormattedTypes.IsWrittenWithoutBox(operand.Operand.Type!, request.Model.Compilation)
            || Whole(operand) is not { Syntax: BinaryExpressionSyntax syntax } whole)
        {
            return null;
        }

        var text = new InterpolatedText();
        if (Comments.AreInOrBeside(syntax)
            || !TryAdd(whole, text))
        {
            return null;
        }

        var written = text.ToExpression().WithTriviaFrom(syntax).WithAdditionalAnnotations(ExpectedSymbols.MarkString());
        return new FixBuilder(request.Replacing(syntax, written), "Write one interpolated string", "Interpolate")
            .Build();
    }

    /// <summary>The outermost concatenation around an operand that is not a constant.</summary>
    private static IBinaryOperation? Whole(IOperation operand)
    {
        var whole = default(IBinaryOperation);
        for (var parent = operand.Parent; parent is IBinaryOperation binary && IsConcatenation(binary); parent = parent.Parent)
            whole = binary;
        return whole;
    }

    private static bool TryAdd(IOperation operand, InterpolatedText text)
    {
        switch (operand)
        {
            case IBinaryOperation binary when IsConcatenation(binary) && !binary.ConstantValue.HasValue:
                return TryAdd(binary.LeftOperand, text) && TryAdd(binary.RightOperand, text);
            case { ConstantValue: { HasValue: true, Value: string constant }, Syntax: LiteralExpressionSyntax or BinaryExpressionSyntax }:
                text.AddLiteral(constant);
                return true;
            case IConversionOperation { OperatorMethod: null, IsImplicit: true, Operand: { } value }:
                return FormattedTypes.IsWrittenAlike(value.Type) && OperandSyntax.Of(value) is { } boxed && text.TryAddHole(boxed);
            default:
                return operand.Type?.SpecialType == SpecialType.System_String && OperandSyntax.Of(operand) is { } expression && text.TryAddHole(expression);
        }
    }

    private static bool IsConcatenation(IBinaryOperation binary) =>
        binary is { OperatorKind: BinaryOperatorKind.Add, Type.SpecialType: SpecialType.System_String, OperatorMethod: null
            or { ContainingType.SpecialType: SpecialType.System_String } };
}
