using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Arguments.LoopInvariantAllocation;

/// <summary>
/// Finds texts that are made of nothing but values which are always the same, <c>Root + "/events"</c> of a static read-only field, so that each is the same
/// text again. A number is none of them: its text is that of a culture.
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
            IInterpolatedStringOperation interpolated => AreFixed(HolesOf(interpolated)),
            IInvocationOperation call => OfFormat(call) is { Count: > 0 } items && AreFixed(items),
            _ => false,
        };
    }

    private static bool AreFixed(List<IOperation> parts)
    {
        var made = 0;
        foreach (var part in parts)
        {
            var plain = ConcatParts.Plain(part);
            if (plain.Type?.SpecialType is not (SpecialType.System_String or SpecialType.System_Char) || !FixedValues.Has(plain))
                return false;
            if (!plain.ConstantValue.HasValue)
                made++;
        }

        return made > 0;
    }

    private static List<IOperation> HolesOf(IInterpolatedStringOperation interpolated)
    {
        // A single text in a hole, with nothing beside it, is given back as it is.
        var holes = new List<IOperation>();
        if (interpolated.Parts.Length < 2)
            return holes;
        foreach (var part in interpolated.Parts)
        {
            if (part is IInterpolationOperation hole)
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
