using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Strings.RemadeText;

/// <summary>
/// Finds values that are made a text for a parser: a whole number, which a cast makes another number or an enum, and a character, which is a span of one.
/// Texts of other values may be parsed on purpose, for the digits that a format leaves.
/// </summary>
internal static class ParsedValue
{
    /// <summary>The text of a value that is parsed where it is made; null where it is formatted by a format, or goes elsewhere.</summary>
    public static RemadeText? Of(IInvocationOperation text)
    {
        if (text is not { Instance.Type: { } value, Arguments.IsEmpty: true, Parent: IArgumentOperation
            {
                Parameter: { Ordinal: var ordinal, Type.SpecialType: SpecialType.System_String },
                Parent: IInvocationOperation { TargetMethod: { IsStatic: true } parser } user,
            } })
        {
            return null;
        }

        if (value.SpecialType == SpecialType.System_Char)
        {
            return ordinal == 0 && (ReadsDigit(user)
                || (ParsesNumber(parser) && (parser.ContainingType.Name == nameof(Convert) || HasSpanOverload(parser))))
                ? new RemadeText(Detour.ParsedCharacter, text, user) { Bytes = AllocationSize.OfString(1) }
                : null;
        }

        return IsWhole(value) && ((ordinal == 0 && ParsesNumber(parser) && HasNoStyle(parser)) || ParsesEnum(user))
            ? new RemadeText(Detour.ParsedBack, text, user)
            : null;
    }

    /// <summary>Whether a method parses a whole number.</summary>
    private static bool ParsesNumber(IMethodSymbol parser) => parser switch
    {
        { Name: nameof(int.Parse) or nameof(int.TryParse), ContainingType: var type } => IsWhole(type),
        _ => parser.Parameters.Length == 1 && IsConverter(parser),
    };

    /// <summary>Whether a call reads a number in a base that is written, so that a character is a digit of it or none.</summary>
    private static bool ReadsDigit(IInvocationOperation user) =>
        IsConverter(user.TargetMethod) && user.Arguments is { Length: 2 } arguments && arguments[1].Value.ConstantValue is { HasValue: true, Value: int };

    private static bool IsConverter(IMethodSymbol parser) =>
        parser is { Name: "ToInt16" or "ToInt32" or "ToInt64" or "ToUInt16" or "ToUInt32" or "ToUInt64" or "ToByte" or "ToSByte",
            ContainingType: { Name: nameof(Convert) } type } && type.IsIn(nameof(System));

    // A style can say that the digits are hexadecimal, and a culture how a sign is written.
    private static bool HasNoStyle(IMethodSymbol parser)
    {
        foreach (var parameter in parser.Parameters)
        {
            if (parameter.Type.TypeKind is TypeKind.Enum or TypeKind.Interface)
                return false;
        }

        return true;
    }

    private static bool ParsesEnum(IInvocationOperation parsing) =>
        parsing.TargetMethod is { Name: nameof(Enum.Parse), ContainingType.SpecialType: SpecialType.System_Enum } parser
        && (parser.TypeArguments.Length == 1 ? parser.TypeArguments[0] : (parsing.Arguments[0].Value as ITypeOfOperation)?.TypeOperand)
            is { TypeKind: TypeKind.Enum };

    private static bool HasSpanOverload(IMethodSymbol parser)
    {
        foreach (var member in parser.ContainingType.GetMembers(parser.Name))
        {
            if (member is IMethodSymbol { Parameters: { IsEmpty: false } parameters } && CharSpanOverloads.IsReadOnlySpanOfChar(parameters[0].Type))
                return true;
        }

        return false;
    }

    private static bool IsWhole(ITypeSymbol type) => type.SpecialType is >= SpecialType.System_SByte and <= SpecialType.System_UInt64;
}
