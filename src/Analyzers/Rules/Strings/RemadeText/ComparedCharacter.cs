using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Strings.RemadeText;

/// <summary>
/// A text of one character that is only compared, <c>c.ToString() == "a"</c>: the runtime makes a new string each time, and the character can be compared.
/// </summary>
internal static class ComparedCharacter
{
    /// <summary>The text that a call makes of a character to compare it; null where it is needed, or compared with a longer one.</summary>
    public static RemadeText? Of(IInvocationOperation call) =>
        IsText(call) && OtherOf(call) is { } other && (CharacterOf(other) is not null || (IsText(other) && other.Syntax.SpanStart > call.Syntax.SpanStart))
            ? new RemadeText(Detour.ComparedCharacter, call, null) { Bytes = AllocationSize.OfString(1) }
            : null;

    /// <summary>What the text is compared with by the characters of both; null where it is not.</summary>
    public static IOperation? OtherOf(IInvocationOperation call) => call.Parent switch
    {
        IBinaryOperation { OperatorKind: BinaryOperatorKind.Equals or BinaryOperatorKind.NotEquals, LeftOperand: var left, RightOperand: var right }
            when IsString(left) && IsString(right) => left == call ? right : left,
        IInvocationOperation { TargetMethod: { Name: nameof(Equals), Parameters.Length: 1 } method, Instance: var instance, Arguments: { Length: 1 } arguments }
            when instance == call && method.ContainingType.SpecialType == SpecialType.System_String
                && method.Parameters[0].Type.SpecialType == SpecialType.System_String => arguments[0].Value,
        _ => null,
    };

    /// <summary>The only character of a constant text; null for any other value.</summary>
    public static char? CharacterOf(IOperation value) => value.ConstantValue is { HasValue: true, Value: string { Length: 1 } text } ? text[0] : null;

    /// <summary>Whether a value is the text of a character.</summary>
    public static bool IsText(IOperation value) => value is IInvocationOperation
    {
        Instance.Type.SpecialType: SpecialType.System_Char,
        TargetMethod: { Name: nameof(ToString), Parameters.IsEmpty: true, ContainingType.SpecialType: SpecialType.System_Char },
    };

    private static bool IsString(IOperation operand) => operand.Type?.SpecialType == SpecialType.System_String;
}
