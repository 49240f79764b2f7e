using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Symbols;

/// <summary>
/// Determines which static fields have a value for each thread: an initializer sets that of the first thread alone, and what awaits may go on with another.
/// </summary>
internal static class FieldsOfThreads
{
    /// <summary>Whether it is so for a field.</summary>
    public static bool Contain(IFieldSymbol field)
    {
        if (!field.IsStatic || field.IsConst)
            return false;
        foreach (var attribute in field.GetAttributes())
        {
            if (attribute.AttributeClass is { Name: "ThreadStaticAttribute" } type && type.IsIn("System"))
                return true;
        }

        return false;
    }
}
