using Allocations.Analyzers.Rules.Strings.ParseChain;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Allocations.Analyzers.Text;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Strings.ParseChain;

/// <summary>
/// Determines whether the characters of a span may change between the place where a string was made of them and the place where they are read: what
/// stands after the span in the reading call may write them, and so may an object that the call gets and asks.
/// </summary>
internal static class SpanReads
{
    /// <summary>Whether anything runs, or can be asked, between the span of a chain and its end.</summary>
    public static bool MayChange(StringChain chain)
    {
        // A switch compares with constants before anything else runs.
        if (chain.End is not { User: { } user, Kind: not StringUseKind.Switch })
            return false;
        var after = chain.Steps[0].Operation.Syntax.Span.End;
        foreach (var operation in user.Descendants())
        {
            if (operation.Syntax.SpanStart >= after && MayRun(operation))
                return true;
            if (operation is IArgumentOperation { Value: var value } argument && argument.Syntax.SpanStart >= after && MayBeAsked(value))
                return true;
        }

        return false;
    }

    private static bool MayRun(IOperation operation) => operation switch
    {
        IInvocationOperation or IObjectCreationOperation or IAssignmentOperation or IIncrementOrDecrementOperation or IAwaitOperation
        or IDynamicInvocationOperation =>
            true,
        IPropertyReferenceOperation { Property: var property } =>
            !(property.Name is "Length" or "InvariantCulture" or "CurrentCulture" or "InvariantInfo" or "CurrentInfo"
                && property.DeclaringSyntaxReferences.IsEmpty),
        IConversionOperation conversion => conversion.OperatorMethod is not null && !SpanTypes.IsSpan(conversion.Type),
        IBinaryOperation binary => binary.OperatorMethod is { DeclaringSyntaxReferences.IsEmpty: false },
        _ => false,
    };

    // A format provider is asked before the characters are parsed.
    private static bool MayBeAsked(IOperation value)
    {
        value = value.Inside(Through.BuiltIn);
        return !value.ConstantValue.HasValue
            && value.Type is { IsReferenceType: true, SpecialType: not SpecialType.System_String }
                and not { Name: "CultureInfo" or "NumberFormatInfo" or "DateTimeFormatInfo", ContainingNamespace.Name: "Globalization" };
    }
}
