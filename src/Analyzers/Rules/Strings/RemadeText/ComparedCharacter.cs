using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Strings.RemadeText;

/// <summary>
/// A text of one character that is only compared, <c>c.ToString() == "a"</c>: the runtime makes a new string each time, and the character can be compared.
/// </summary>
internal static class ComparedCharacter
{
    /// <summary>The text that a call makes of a character to compare it; null where it is needed, or compared with a longer one.</summary>
    public static RemadeText? Of(IInvocationOperation call) => IsText(call) && OthersOf(call) is var others && AreCharacters(others, call)
        ? new RemadeText(Detour.ComparedCharacter, call, null) { Bytes = AllocationSize.OfString(1) * (IsText(others[0]) ? 2 : 1) }
        : null;

    /// <summary>What the text is compared with by the characters of both, all that a pattern or a <c>switch</c> names; empty where it is not.</summary>
    public static IReadOnlyList<IOperation> OthersOf(IInvocationOperation call) => call.Parent switch
    {
        IBinaryOperation { OperatorKind: BinaryOperatorKind.Equals or BinaryOperatorKind.NotEquals, LeftOperand: var left, RightOperand: var right }
            when IsString(left) && IsString(right) => [left == call ? right : left],
        IInvocationOperation test when test.Instance == call && IsEquality(test) => [test.Arguments[0].Value],
        IArgumentOperation { Parent: IInvocationOperation { Instance: null } test } given when IsEquality(test) =>
            given.Parameter!.Ordinal switch { 0 => [test.Arguments[1].Value], 1 => [test.Arguments[0].Value], _ => [] },
        IIsPatternOperation { Pattern: var pattern } => InPatterns([pattern]),
        ISwitchExpressionOperation choice when choice.Value == call => InPatterns(choice.Arms.Select(static arm => arm.Pattern)),
        ISwitchOperation choice when choice.Value == call => InClauses(choice),
        _ => [],
    };

    /// <summary>The only character of a constant text; null for any other value.</summary>
    public static char? CharacterOf(IOperation value) => value.ConstantValue is { HasValue: true, Value: string { Length: 1 } text } ? text[0] : null;

    /// <summary>Whether a value is the text of a character.</summary>
    public static bool IsText(IOperation value) => value is IInvocationOperation
    {
        Instance.Type.SpecialType: SpecialType.System_Char,
        TargetMethod: { Name: nameof(ToString), Parameters.IsEmpty: true, ContainingType.SpecialType: SpecialType.System_Char },
    };

    private static bool AreCharacters(IReadOnlyList<IOperation> others, IInvocationOperation call)
    {
        foreach (var other in others)
        {
            if (CharacterOf(other) is null && !(IsText(other) && other.Syntax.SpanStart > call.Syntax.SpanStart))
                return false;
        }

        return others.Count > 0;
    }

    private static bool IsString(IOperation operand) => operand.Type?.SpecialType == SpecialType.System_String;

    /// <summary>Whether a call is <c>string.Equals</c> of two texts in the order of its parameters, by their characters.</summary>
    private static bool IsEquality(IInvocationOperation test)
    {
        var parameters = test.TargetMethod.Parameters;
        var texts = test.TargetMethod.IsStatic ? 2 : 1;
        if (test.TargetMethod.Name != nameof(Equals) || test.TargetMethod.ContainingType.SpecialType != SpecialType.System_String
            || parameters.Length < texts || parameters[0].Type.SpecialType != SpecialType.System_String)
        {
            return false;
        }

        foreach (var argument in test.Arguments)
        {
            if (argument.Syntax is ArgumentSyntax { NameColon: not null })
                return false;
        }

        return parameters.Length == texts || test.Arguments[texts].Value.ConstantValue is { HasValue: true, Value: (int)StringComparison.Ordinal };
    }

    private static IReadOnlyList<IOperation> InClauses(ISwitchOperation choice)
    {
        var values = new List<IOperation>();
        foreach (var section in choice.Cases)
        {
            foreach (var clause in section.Clauses)
            {
                switch (clause)
                {
                    case ISingleValueCaseClauseOperation { Value: var value }:
                        values.Add(value);
                        break;
                    case IPatternCaseClauseOperation { Pattern: var pattern } when AddValues(pattern, values):
                    case IDefaultCaseClauseOperation:
                        break;
                    default:
                        return [];
                }
            }
        }

        return values;
    }

    private static IReadOnlyList<IOperation> InPatterns(IEnumerable<IPatternOperation> patterns)
    {
        var values = new List<IOperation>();
        foreach (var pattern in patterns)
        {
            if (!AddValues(pattern, values))
                return [];
        }

        return values;
    }

    /// <summary>Adds what a pattern compares with; false where it does more, such as to declare a variable.</summary>
    private static bool AddValues(IPatternOperation pattern, List<IOperation> values)
    {
        switch (pattern)
        {
            case IConstantPatternOperation { Value: var value }:
                values.Add(value);
                return true;
            case INegatedPatternOperation { Pattern: var negated }:
                return AddValues(negated, values);
            case IBinaryPatternOperation { LeftPattern: var left, RightPattern: var right }:
                return AddValues(left, values) && AddValues(right, values);
            default:
                return pattern is IDiscardPatternOperation;
        }
    }
}
