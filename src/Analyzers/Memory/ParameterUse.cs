namespace Allocations.Analyzers.Memory;

/// <summary>What code does with an array, a collection or a text that it is given.</summary>
[Flags]
internal enum ParameterUse
{
    /// <summary>Nothing.</summary>
    None = 0,

    /// <summary>Walked by <c>foreach</c>.</summary>
    Enumerated = 1,

    /// <summary>Elements are read by an index that spans take as well.</summary>
    Indexed = 2,

    /// <summary>The length of an array is read.</summary>
    Measured = 4,

    /// <summary>An array is passed to a parameter of type <c>ReadOnlySpan</c>.</summary>
    PassedAsSpan = 8,

    /// <summary>Compared with null.</summary>
    NullTested = 16,

    /// <summary>Named by <c>nameof</c>.</summary>
    Named = 32,

    /// <summary>Read in another way: through a view that stays in the function, by a wide index, by a spread, or by a member that only looks.</summary>
    Viewed = 64,

    /// <summary>Passed to a call that is done with it when it returns. What a method of the compilation does with it is part of a summary.</summary>
    Lent = 128,

    /// <summary>An array is passed to a hash algorithm, which only reads it but takes no span.</summary>
    Hashed = 256,

    /// <summary>Changed, or given to code that may change it.</summary>
    Written = 512,

    /// <summary>Returned: what is done with the result is done with it.</summary>
    Returned = 1024,

    /// <summary>An array is copied in part by a range.</summary>
    Copied = 2048,

    /// <summary>The parameter gets another value.</summary>
    Replaced = 4096,

    /// <summary>Used in a lambda, local function or query, which may run later.</summary>
    Captured = 8192,

    /// <summary>Stored, or anything else that is not understood. The others may be incomplete then.</summary>
    Kept = 16384,

    /// <summary>The looks that a body can still take when its parameter becomes a span or one item.</summary>
    Looks = Enumerated | Indexed | Measured | PassedAsSpan | NullTested | Named,

    /// <summary>All that neither changes nor keeps what is given.</summary>
    Reads = Looks | Viewed | Lent,

    /// <summary>What leaves the variable for a place that is not followed, so that there is nothing more to ask.</summary>
    Leaves = Copied | Replaced | Captured | Kept,

    /// <summary>What a span cannot stand in for.</summary>
    NeedsArray = Hashed | Leaves,
}
