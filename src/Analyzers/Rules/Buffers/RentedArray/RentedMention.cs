using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Rules.Buffers.RentedArray;

/// <summary>What a mention of a rented array, or of what holds it, does.</summary>
[Flags]
internal enum RentedAct
{
    /// <summary>Nothing that matters.</summary>
    None = 0,

    /// <summary>Reads or writes the memory, or lets other code do so.</summary>
    Touches = 1,

    /// <summary>Gives the array back to its pool.</summary>
    Returns = 2,

    /// <summary>Stores the array where other code finds it, which may return it.</summary>
    HandsOn = 4,

    /// <summary>Keeps the array for later.</summary>
    Keeps = 8,

    /// <summary>Gives another value to what keeps the array.</summary>
    Resets = 16,
}

/// <summary>One such mention.</summary>
/// <param name="Place">Where: the call that returns the array, or the name.</param>
/// <param name="Act">What it does.</param>
/// <param name="Kept">The bits of <see cref="RentedState"/> for the places that keep the array, where it keeps or resets.</param>
internal sealed record RentedMention(SyntaxNode Place, RentedAct Act, ulong Kept = 0);
