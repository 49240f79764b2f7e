using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Symbols;

/// <summary>
/// Determines which objects the JIT of the referenced framework may put on the stack. What is built against an older one, or against .NET
/// Standard, may run on a JIT that does not.
/// </summary>
internal static class StackObjects
{
    /// <summary>Whether it does so with boxes: from .NET 9 on.</summary>
    public static bool MayBeBoxes(Compilation compilation) => CoreLibrary.VersionOf(compilation) >= 9;

    /// <summary>Whether it does so with small arrays of constant length: from .NET 10 on.</summary>
    public static bool MayBeArrays(Compilation compilation) => CoreLibrary.VersionOf(compilation) >= 10;

    /// <summary>Whether it does so with delegates whose callee it inlines, but not with what they capture: from .NET 10 on.</summary>
    public static bool MayBeDelegates(Compilation compilation) => CoreLibrary.VersionOf(compilation) >= 10;

    /// <summary>Whether it does so with enumerators of arrays and lists behind an interface, where a profile tells it the type: from .NET 10 on.</summary>
    public static bool MayBeEnumerators(Compilation compilation) => CoreLibrary.VersionOf(compilation) >= 10;
}
