using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Arguments.LoopInvariantAllocation;

/// <summary>
/// Finds texts that are made of nothing but values which are always the same, <c>Root + "/events"</c> of a static read-only field, so that each is the same
/// text again. A number that may be negative is none of them: its sign is that of a culture.
/// </summary>
internal static class FixedText
{
    /// <summary>Whether an operation makes such a text, and is no part of a longer one.</summary>
    public static bool Is(IOperation value)
    {
        // A part is refused before its own parts are asked for: a sum of many operands holds as many sums.
        if (value.ConstantValue.HasValue || value.Type?.SpecialType != SpecialType.System_String || IsPart(value))
            return false;
        return value switch
        {
            IBinaryOperation when ConcatParts.IsConcat(value) => AreFixed(ConcatParts.Of(value)),
            IInterpolatedStringOperation interpolated => HolesOf(interpolated) is { } holes && AreFixed(holes),
            IInvocationOperation call => OfFormat(call) is { Count: > 0 } items && AreFixed(items, areTexts: true),
            _ => false,
        };
    }

    private static bool AreFixed(List<IOperation> parts, bool areTexts = false)
    {
        var made = 0;
        foreach (var part in parts)
        {
            var plain = ConcatParts.Plain(part);
            if (!IsName(plain) && !(FixedValues.Has(plain) && (IsText(plain.Type) || (!areTexts && IsOfNoCulture(plain)))))
                return false;
            if (!plain.ConstantValue.HasValue)
                made++;
        }

        return made > 0;
    }

    private static bool IsText(ITypeSymbol? type) => type?.SpecialType is SpecialType.System_String or SpecialType.System_Char;

    /// <summary>Whether a value has the same text in each culture: a truth, or a number that is not negative.</summary>
    private static bool IsOfNoCulture(IOperation value) => value switch
    {
        { Type.SpecialType: SpecialType.System_Boolean or SpecialType.System_Byte or SpecialType.System_UInt16 or SpecialType.System_UInt32
            or SpecialType.System_UInt64 } => true,
        IPropertyReferenceOperation { Property: { Name: "ProcessId" or "SystemPageSize", ContainingType: { Name: "Environment" } type } } =>
            type.IsIn("System"),
        IFieldReferenceOperation { Field: { Name: "Frequency", ContainingType: { Name: "Stopwatch" } type } } => type.IsIn("System.Diagnostics"),
        _ => false,
    };

    /// <summary>Whether a value is the name of the machine, which hardly ever changes. It is made each time that it is asked for.</summary>
    private static bool IsName(IOperation value) =>
        value is IPropertyReferenceOperation { Property: { Name: "MachineName", ContainingType: { Name: "Environment" } type } } && type.IsIn("System");

    /// <summary>What the holes hold; null where the text of one is that of a format, other than for a text.</summary>
    private static List<IOperation>? HolesOf(IInterpolatedStringOperation interpolated)
    {
        // A single text in a hole, with nothing beside it, is given back as it is.
        var holes = new List<IOperation>();
        if (interpolated.Parts.Length < 2)
            return holes;
        foreach (var part in interpolated.Parts)
        {
            if (part is not IInterpolationOperation hole)
                continue;
            if (hole is not { Alignment: null, FormatString: null } && !IsText(ConcatParts.Plain(hole.Expression).Type))
                return null;
            holes.Add(hole.Expression);
        }

        return holes;
    }

    /// <summary>What a constant format puts together; null for any other call.</summary>
    private static List<IOperation>? OfFormat(IInvocationOperation call)
    {
        if (call is not { TargetMethod: { Name: nameof(string.Format), ContainingType.SpecialType: SpecialType.System_String, Parameters: { } parameters } }
            || parameters[0].Type.SpecialType != SpecialType.System_String)
        {
            return null;
        }

        var items = new List<IOperation>();
        foreach (var argument in call.Arguments)
        {
            if (argument.Parameter?.Ordinal == 0)
            {
                if (!argument.Value.ConstantValue.HasValue)
                    return null;
            }
            else if (argument.Value is IArrayCreationOperation { IsImplicit: true, Initializer.ElementValues: var elements })
            {
                items.AddRange(elements);
            }
            else
            {
                items.Add(argument.Value);
            }
        }

        return items;
    }

    // Who appends or writes a text can take its parts one by one.
    private static bool IsPart(IOperation value)
    {
        var whole = value.Around(Through.BuiltInImplicit);
        return whole.Parent switch
        {
            IBinaryOperation joined => ConcatParts.IsConcat(joined),
            IInterpolationOperation => true,
            IArgumentOperation { Parent: IInvocationOperation { TargetMethod.ContainingType: var taker } } => taker.IsStringBuilder() || taker.IsTextWriter(),
            _ => false,
        };
    }
}
