using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Strings.StringGrowth;

/// <summary>
/// A string that <c>Aggregate</c> makes longer for each item: <c>items.Aggregate("", (text, item) => text + item)</c>. It is a loop in which a
/// string grows.
/// </summary>
/// <param name="Call">The call of <c>Aggregate</c>.</param>
/// <param name="Text">The parameter that holds the text so far.</param>
/// <param name="Append">What makes it longer.</param>
/// <param name="IsWhole">Whether the function does nothing but append.</param>
internal sealed record AggregateGrowth(IInvocationOperation Call, IParameterSymbol Text, IOperation Append, bool IsWhole)
{
    /// <summary>Whether a method may be one that lets a string grow; cheap for all other methods.</summary>
    public static bool IsCandidate(IMethodSymbol method) =>
        method is { Name: "Aggregate", ContainingType: { } type } && type.IsEnumerable();

    /// <summary>The growth that a call is; null where its function puts nothing behind the text so far.</summary>
    public static AggregateGrowth? Of(IInvocationOperation call)
    {
        if (!IsCandidate(call.TargetMethod))
            return null;
        foreach (var argument in call.Arguments)
        {
            if (argument.Parameter?.Name == "func"
                && argument.Value is IDelegateCreationOperation { Target: IAnonymousFunctionOperation { Symbol.Parameters: { Length: 2 } parameters } function }
                && parameters[0] is { Type.SpecialType: SpecialType.System_String } text
                && function.Body.Operations is { Length: 1 } operations && operations[0] is IReturnOperation { ReturnedValue: { } returned })
            {
                return Of(call, text, ConcatParts.Plain(returned), isWhole: true);
            }
        }

        return null;
    }

    private static AggregateGrowth? Of(IInvocationOperation call, IParameterSymbol text, IOperation value, bool isWhole)
    {
        if (value is IConditionalOperation { WhenFalse: { } whenFalse } choice)
            return Of(call, text, ConcatParts.Plain(choice.WhenTrue), false) ?? Of(call, text, ConcatParts.Plain(whenFalse), false);
        return StringAppend.FirstOf(value) is IParameterReferenceOperation { Parameter: { } first } && SymbolEqualityComparer.Default.Equals(first, text)
            ? new AggregateGrowth(call, text, value, isWhole)
            : null;
    }
}
