using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Rules.Arguments.SingleItemCollection;

/// <summary>Two methods of the framework of which one does for an item what the other does for a collection of that item alone.</summary>
/// <param name="ForOne">The name of the method for one item.</param>
/// <param name="Difference">What may differ; null where the documentation promises the same, and tests have shown it.</param>
internal sealed record FrameworkPair(string ForOne, string? Difference);

/// <summary>The pairs of the framework that agree.</summary>
internal static class FrameworkPairs
{
    private const string Writers = "a writer may treat its overloads differently";
    private const string Sequences = "a sequence may be asked for its items in another way";

    /// <summary>The pair that a method with a collection belongs to; null for any other method.</summary>
    public static FrameworkPair? Of(IMethodSymbol method)
    {
        if (!method.DeclaringSyntaxReferences.IsEmpty || method.ContainingType is not { ContainingNamespace: { } space } type)
            return null;
        var isSame = (space.ToDisplayString(), type.Name) switch
        {
            ("System", "String") => method.Name is "Trim" or "TrimStart" or "TrimEnd" or "Split" or "Format" or "Concat",
            ("System.Text", "StringBuilder") => method.Name is "Append" or "Insert" or "AppendFormat",
            ("System.Collections.Immutable", "ImmutableArray" or "ImmutableList" or "ImmutableHashSet" or "ImmutableSortedSet" or "ImmutableQueue"
                or "ImmutableStack") =>
                method.Name == "Create",
            ("System.Threading", "CancellationTokenSource") => method.Name == "CreateLinkedTokenSource",
            _ => false,
        };
        if (isSame)
            return new FrameworkPair(method.Name, null);
        if (DifferenceOf(method) is { } difference)
            return new FrameworkPair(method.Name, difference);
        return type.TypeKind != TypeKind.Interface && OtherName(space.ToDisplayString(), type.Name, method.Name) is { } name
            ? new FrameworkPair(name, type.IsEnumerable() ? Sequences : null)
            : null;
    }

    /// <summary>The method for one item, where it has another name than that for a collection; null where there is none.</summary>
    private static string? OtherName(string space, string type, string method) => (space, type, method) switch
    {
        ("System", "String", "IndexOfAny") => "IndexOf",
        ("System", "String", "LastIndexOfAny") => "LastIndexOf",
        ("System.Linq", "Enumerable", "Concat") => "Append",
        ("System.Collections.Generic", "HashSet", "UnionWith") => "Add",
        ("System.Collections.Generic", "List", "AddRange") or ("System.Collections.Immutable", _, "AddRange")
            or ("System.Collections.Immutable", "ImmutableHashSet", "Union") => "Add",
        ("System.Collections.Generic", "List", "InsertRange") or ("System.Collections.Immutable", _, "InsertRange") => "Insert",
        ("System.Collections.Immutable", "ImmutableHashSet", "Except") => "Remove",
        ("System.Collections.Immutable", _, "CreateRange" or "ToImmutableArray" or "ToImmutableList" or "ToImmutableHashSet") => "Create",
        _ => null,
    };

    /// <summary>
    /// What may differ where a method of the framework that takes any number of items is given each by itself; null where the overloads are known to agree,
    /// also about what is null.
    /// </summary>
    public static string? DifferenceOfItems(IMethodSymbol method) => DifferenceOf(method)
        ?? (method.ContainingType is { } type && (type.SpecialType == SpecialType.System_String || (type.Name == "StringBuilder" && type.IsIn("System.Text"))
            || (type.Name == "Path" && type.IsIn("System.IO")))
            ? null
            : "an item that is null may fail with another exception");

    /// <summary>What may differ between the overloads of a method of the framework; null where they are written to do the same.</summary>
    public static string? DifferenceOf(IMethodSymbol method) =>
        method is { Name: "Write" or "WriteLine", ContainingType: { } type }
        && (type.Name is "TextWriter" or "StreamWriter" or "StringWriter" && type.IsIn("System.IO") || (type.Name == "Console" && type.IsIn("System")))
            ? Writers
            : null;
}
