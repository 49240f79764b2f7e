using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Rules.Buffers.RentedArray;

/// <summary>How a rented array is misused.</summary>
internal enum RentedMisuseKind
{
    /// <summary>Its whole length stands for the length that was asked for.</summary>
    Length,

    /// <summary>An index counts from its end.</summary>
    FromEnd,

    /// <summary>It is enumerated.</summary>
    Enumerated,

    /// <summary>All of it goes to a call that reads it.</summary>
    Whole,

    /// <summary>All of it goes to a call that fills it to its end.</summary>
    Filled,

    /// <summary>It is read before anything was written to it.</summary>
    ReadFirst,

    /// <summary>A path leaves without giving it back.</summary>
    NotReturned,

    /// <summary>It is given back twice.</summary>
    ReturnedTwice,

    /// <summary>Each call of a method that may be called again gives it back.</summary>
    ReturnedAgain,

    /// <summary>It is used after it was given back.</summary>
    UsedAfterReturn,

    /// <summary>It is returned to the pool although other code keeps it.</summary>
    Kept,
}

/// <summary>One misuse.</summary>
/// <param name="Kind">What is wrong.</param>
/// <param name="Place">Where.</param>
internal sealed record RentedMisuse(RentedMisuseKind Kind, SyntaxNode Place)
{
    /// <summary>The calls that give the array back, in the order of the code, where it is not given back on another path.</summary>
    public IReadOnlyList<SyntaxNode> Returns { get; init; } = [];

    /// <summary>Whether it is one only where the array is longer than asked for.</summary>
    public bool IsOfLength => Kind <= RentedMisuseKind.Filled;

    /// <summary>How the message goes on after the name of the array.</summary>
    public string Text => Kind switch
    {
        RentedMisuseKind.Length => "may be longer than asked for, and here its whole length counts",
        RentedMisuseKind.FromEnd => "may be longer than asked for, and an index from its end is outside the part that was asked for",
        RentedMisuseKind.Enumerated => "may be longer than asked for, and 'foreach' walks all of it",
        RentedMisuseKind.Whole => "may be longer than asked for, and here all of it is read",
        RentedMisuseKind.Filled => "may be longer than asked for, and here all of it is filled, which takes more than was asked for",
        RentedMisuseKind.ReadFirst => "holds what its last user left, and here it is read before it is written",
        RentedMisuseKind.NotReturned => "is not returned to its pool on this path",
        RentedMisuseKind.ReturnedTwice => "is returned to its pool a second time, and two users will get it",
        RentedMisuseKind.ReturnedAgain => "is returned to its pool by each call of this method, and after a second call two users will get it",
        RentedMisuseKind.UsedAfterReturn => "is used after it was returned to its pool, when it may belong to other code",
        _ => "is returned to its pool although it is kept here",
    };
}
