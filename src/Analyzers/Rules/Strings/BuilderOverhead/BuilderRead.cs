using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Allocations.Analyzers.Text;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Strings.BuilderOverhead;

/// <summary>What is read of the text of a builder, where the builder could be asked itself.</summary>
internal enum BuilderReadKind
{
    /// <summary>Something else, or the text itself.</summary>
    None,

    /// <summary>How long it is.</summary>
    Length,

    /// <summary>Whether it is empty.</summary>
    Emptiness,

    /// <summary>One character.</summary>
    Character,

    /// <summary>A part, as a string of its own.</summary>
    Part,

    /// <summary>How it begins or ends.</summary>
    Ends,
}

/// <summary>A string that a <c>StringBuilder</c> makes of its whole text, only to be read in a way in which the builder can be read.</summary>
/// <param name="Kind">What is read.</param>
/// <param name="Text">The call of <c>ToString</c>.</param>
/// <param name="User">The operation that reads the string.</param>
internal readonly record struct BuilderRead(BuilderReadKind Kind, IInvocationOperation Text, IOperation? User)
{
    /// <summary>What a call of <c>ToString</c> is read for.</summary>
    public static BuilderRead Of(IInvocationOperation call)
    {
        if (call is not { TargetMethod: { Name: nameof(ToString), Parameters.IsEmpty: true }, Instance.Type: { } type } || !type.IsStringBuilder())
            return default;
        var user = call.Around(Through.Implicit).Parent;
        return new(KindOf(user, call), call, user);
    }

    private static BuilderReadKind KindOf(IOperation? user, IInvocationOperation text) => user switch
    {
        IPropertyReferenceOperation { Property: { Name: nameof(string.Length), ContainingType.SpecialType: SpecialType.System_String } } =>
            BuilderReadKind.Length,
        IPropertyReferenceOperation { Property.IsIndexer: true } read when read.Instance == text => BuilderReadKind.Character,
        IImplicitIndexerReferenceOperation { Type.SpecialType: SpecialType.System_Char } => BuilderReadKind.Character,
        IBinaryOperation { OperatorKind: BinaryOperatorKind.Equals or BinaryOperatorKind.NotEquals } comparison
            when StringStep.TextOf(comparison.LeftOperand) is "" || StringStep.TextOf(comparison.RightOperand) is "" => BuilderReadKind.Emptiness,
        IArgumentOperation { Parent: IInvocationOperation { TargetMethod: { Name: nameof(string.IsNullOrEmpty),
            ContainingType.SpecialType: SpecialType.System_String } } } => BuilderReadKind.Emptiness,
        IInvocationOperation { TargetMethod: { Name: nameof(string.Substring), ContainingType.SpecialType: SpecialType.System_String } } cut
            when cut.Instance == text => BuilderReadKind.Part,
        IInvocationOperation { TargetMethod: { Name: nameof(string.StartsWith) or nameof(string.EndsWith),
            ContainingType.SpecialType: SpecialType.System_String } } asked when asked.Instance == text => BuilderReadKind.Ends,
        _ => BuilderReadKind.None,
    };
}
