using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Symbols;

/// <summary>
/// Determines which objects the JIT of the referenced framework may put on the stack. What is built against an older one, or against .NET
/// Standard, may run on a JIT that does not.
/// </summary>
internal static class StackObjects
{
    /// <summary>Whether it does so with boxes: from .NET 9 on.</summary>
    public static bool MayBeBoxes(Compilation compilation) => Version(compilation) >= 9;

    /// <summary>Whether it does so with small arrays of constant length: from .NET 10 on.</summary>
    public static bool MayBeArrays(Compilation compilation) => Version(compilation) >= 10;

    /// <summary>Whether it does so with delegates whose callee it inlines, but not with what they capture: from .NET 10 on.</summary>
    public static bool MayBeDelegates(Compilation compilation) => Version(compilation) >= 10;

    /// <summary>Whether it does so with enumerators of arrays and lists behind an interface, where a profile tells it the type: from .NET 10 on.</summary>
    public static bool MayBeEnumerators(Compilation compilation) => Version(compilation) >= 10;

    /// <summary>The version of the core library: 4 for .NET Framework, 2 for .NET Standard.</summary>
    private static int Version(Compilation compilation) =>
        compilation.ObjectType.ContainingAssembly is { Identity: { Name: "System.Runtime" or "System.Private.CoreLib", Version: { } version } }
            ? version.Major
            : 0;
}
