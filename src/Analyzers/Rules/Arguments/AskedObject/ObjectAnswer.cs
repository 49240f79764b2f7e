namespace Allocations.Analyzers.Rules.Arguments.AskedObject;

/// <summary>How the framework answers a question without an object.</summary>
internal enum AnswerKind
{
    /// <summary>The framework keeps one object for all.</summary>
    Kept,

    /// <summary>A static method is given what the object would be made of.</summary>
    Given,

    /// <summary>A moment is a number, and a static method tells what has passed since.</summary>
    Since,

    /// <summary>A moment is a number, and the difference of two has to be converted by the frequency.</summary>
    Computed,

    /// <summary>A static member is what the object would answer.</summary>
    Fixed,
}

/// <summary>What answers without an object.</summary>
/// <param name="Kind">How it does.</param>
/// <param name="Type">The type that has the static member.</param>
/// <param name="Member">The static member.</param>
/// <param name="Bytes">The bytes of the object; null where they are not known.</param>
internal sealed record ObjectAnswer(AnswerKind Kind, string Type, string Member, long? Bytes = null)
{
    /// <summary>Whether a number stands for the object: the moment from which on it counts.</summary>
    public bool IsMoment => Kind is AnswerKind.Since or AnswerKind.Computed;
}
