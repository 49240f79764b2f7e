namespace Allocations.Analyzers.Semantics;

/// <summary>How sure it is that the reported place allocates at run time.</summary>
internal enum Certainty
{
    /// <summary>Allocates each time it runs.</summary>
    Always,

    /// <summary>Allocates on some inputs only, for example <c>Trim</c> with something to trim.</summary>
    Sometimes,

    /// <summary>
    /// The JIT of a newer runtime may put the object on the stack (boxes and small objects from .NET 9, small constant arrays and
    /// delegates from .NET 10), never inside a loop of the allocating method.
    /// </summary>
    JitMayRemove,
}
