namespace Allocations.Analyzers.Memory;

/// <summary>What a method returns where it returns an array.</summary>
internal enum ReturnedArray
{
    /// <summary>An array that other code may see as well, or one of which nothing is known.</summary>
    Unknown,

    /// <summary>A new array that only the caller can see.</summary>
    Fresh,

    /// <summary>A new array of the bytes that an encoding makes of a text.</summary>
    EncodedText,

    /// <summary>A new array of the few bytes of a number.</summary>
    NumberBytes,
}
