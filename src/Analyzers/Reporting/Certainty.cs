using Allocations.Analyzers.Symbols;

namespace Allocations.Analyzers.Reporting;

/// <summary>How sure it is that the reported place allocates at run time.</summary>
internal enum Certainty
{
    /// <summary>Allocates each time it runs.</summary>
    Always,

    /// <summary>Allocates on some inputs only, for example <c>Trim</c> with something to trim.</summary>
    Sometimes,

    /// <summary>
    /// The JIT of the referenced framework, or of a newer one, may put the object on the stack (<see cref="StackObjects"/>), never inside a
    /// loop of the allocating method.
    /// </summary>
    JitMayRemove,
}
