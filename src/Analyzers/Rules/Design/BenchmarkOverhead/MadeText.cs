using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Design.BenchmarkOverhead;

/// <summary>Determines which texts an expression makes, and whether all that they are made of is there before a benchmark runs.</summary>
internal static class MadeText
{
    /// <summary>Whether a value is a text that is joined, interpolated or formatted where it stands.</summary>
    public static bool Is(IOperation value) =>
        value.Type?.SpecialType == SpecialType.System_String && !value.ConstantValue.HasValue
        && value switch
        {
            IBinaryOperation => ConcatParts.IsConcat(value),
            IInterpolatedStringOperation text => !ConcatParts.GivesHole(text),
            IInvocationOperation { TargetMethod.Name: nameof(ToString), Instance: { } formatted } => formatted.Type?.IsValueType == true,
            IInvocationOperation { TargetMethod: { Name: nameof(string.Concat) or nameof(string.Format) } method } =>
                method.ContainingType.SpecialType == SpecialType.System_String,
            _ => false,
        };

    /// <summary>
    /// Whether a text is made of constants, of what the class of the benchmark and its parameters hold, of counters and of what loops run over.
    /// </summary>
    public static bool CanBeMadeBefore(IOperation text)
    {
        foreach (var part in text.DescendantsAndSelf())
        {
            if (!IsThere(part))
                return false;
        }

        return true;
    }

    private static bool IsThere(IOperation part) => part switch
    {
        IFieldReferenceOperation or IParameterReferenceOperation or ILiteralOperation or IInstanceReferenceOperation => true,
        IBinaryOperation or IUnaryOperation or IIncrementOrDecrementOperation or IArrayElementReferenceOperation => true,
        IInterpolatedStringOperation or IInterpolationOperation or IInterpolatedStringTextOperation or IArgumentOperation => true,
        IArrayCreationOperation or IArrayInitializerOperation => true,
        IConversionOperation conversion => !ConversionOperators.RunIn(conversion),
        IPropertyReferenceOperation { Property.IsIndexer: false, Instance: var instance } => instance is null or IInstanceReferenceOperation,
        ILocalReferenceOperation { Local: var local } => IsCounterOrItem(local),
        IInvocationOperation call => Is(call) || BenchmarkCalls.IsFrom(call),
        _ => false,
    };

    private static bool IsCounterOrItem(ILocalSymbol local) =>
        local.Type.SpecialType is SpecialType.System_Char or >= SpecialType.System_SByte and <= SpecialType.System_UInt64
        || local.DeclaringSyntaxReferences is { Length: 1 } declared && declared[0].GetSyntax() is ForEachStatementSyntax;
}
