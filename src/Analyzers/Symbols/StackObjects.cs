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

    /// <summary>Whether it does so with other objects all of whose calls it inlines: from .NET 9 on.</summary>
    public static bool MayBeObjects(Compilation compilation) => CoreLibrary.VersionOf(compilation) >= 9;

    /// <summary>Whether it does so with small arrays of constant length: from .NET 10 on.</summary>
    public static bool MayBeArrays(Compilation compilation) => CoreLibrary.VersionOf(compilation) >= 10;

    /// <summary>Whether it does so with delegates whose callee it inlines, but not with what they capture: from .NET 10 on.</summary>
    public static bool MayBeDelegates(Compilation compilation) => CoreLibrary.VersionOf(compilation) >= 10;

    /// <summary>
    /// Whether it does so with a delegate that a method is given, as far as the method tells whether it is inlined: one of the project may be small. Of the
    /// framework, only <c>string.Create</c> is.
    /// </summary>
    public static bool MayBeDelegatesFor(IMethodSymbol callee, Compilation compilation)
    {
        if (!MayBeDelegates(compilation))
            return false;
        if (callee.ContainingType.DeclaringSyntaxReferences.IsEmpty)
            return callee.ContainingType.SpecialType == SpecialType.System_String;
        if (callee.IsVirtual || callee.IsAbstract || callee.IsOverride)
            return false;
        foreach (var attribute in callee.GetAttributes())
        {
            if (attribute.AttributeClass?.Name == "MethodImplAttribute")
                return false;
        }

        return true;
    }

    /// <summary>Whether it does so with enumerators of arrays and lists behind an interface, where a profile tells it the type: from .NET 10 on.</summary>
    public static bool MayBeEnumerators(Compilation compilation) => CoreLibrary.VersionOf(compilation) >= 10;
}
