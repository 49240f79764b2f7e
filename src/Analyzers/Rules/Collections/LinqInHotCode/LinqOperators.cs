using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Collections.LinqInHotCode;

/// <summary>What the operators of LINQ to objects do with their source, as measured on .NET 8, 9 and 10.</summary>
internal static class LinqOperators
{
    // The first version in which operators look at the elements of an array or list as a span.
    private const int FirstWithSpans = 9;

    /// <summary>Whether the iterator of an operator keeps elements beside the current one.</summary>
    public static bool Buffers(string name) => name switch
    {
        "OrderBy" or "OrderByDescending" or "Order" or "OrderDescending" or "Reverse" or "Distinct" or "DistinctBy" or "Union" or "UnionBy" or "Except"
            or "ExceptBy" or "Intersect" or "IntersectBy" or "GroupBy" or "GroupJoin" or "Join" or "Chunk" or "TakeLast" or "SkipLast" => true,
        _ => false,
    };

    /// <summary>
    /// The operator that orders elements of which only the first, the last or their number is asked for, so that .NET Core and later look at each once and
    /// keep none; null where there is no such operator.
    /// </summary>
    public static IInvocationOperation? Unsorted(LinqChain chain)
    {
        if (chain.End.TargetMethod is not { Name: "First" or "FirstOrDefault" or "Last" or "LastOrDefault" or "Any" or "Count", Parameters.Length: 1 })
            return null;
        for (var i = chain.Operators.Length - 2; i >= 0; i--)
        {
            switch (chain.Operators[i].TargetMethod.Name)
            {
                case "OrderBy" or "OrderByDescending" or "Order" or "OrderDescending":
                    return chain.Operators[i];
                case not ("ThenBy" or "ThenByDescending" or "Select"):
                    return null;
            }
        }

        return null;
    }

    /// <summary>Whether an operator that gives a value asks its source for an enumerator.</summary>
    public static bool AsksForEnumerator(IMethodSymbol method, LinqSource source, int version)
    {
        var isPlain = method.Parameters.Length == 1;
        return !source.IsReadInPlace && method.Name switch
        {
            "Any" or "Count" or "Contains" when isPlain || method.Name == "Contains" && method.Parameters.Length == 2 =>
                source.Kind == SourceKind.Other && !source.KnowsCount,
            "First" or "FirstOrDefault" or "Last" or "LastOrDefault" or "Single" or "SingleOrDefault" when isPlain =>
                source.Kind == SourceKind.Other && !source.HasIndex,
            "ElementAt" or "ElementAtOrDefault" => (source.Kind == SourceKind.Other || source.Type?.TypeKind == TypeKind.Class) && !source.HasIndex,
            "Last" or "LastOrDefault" => source.Kind == SourceKind.Other && !source.HasIndex,
            "Any" or "All" or "Count" or "First" or "FirstOrDefault" or "Single" or "SingleOrDefault" or "Aggregate" or "Contains" =>
                source.Kind == SourceKind.Other || version < FirstWithSpans,
            "SequenceEqual" => source.Kind == SourceKind.Other && !source.HasIndex,
            "Sum" or "Average" when isPlain => source.Kind == SourceKind.Other,
            "Min" or "Max" when isPlain => source.Kind == SourceKind.Other || method.ReturnType.IsReferenceType,
            "TryGetNonEnumeratedCount" or "AsEnumerable" => false,
            _ => true,
        };
    }

    /// <summary>Whether all that an operator takes on an older framework is an enumerator that a newer one does without.</summary>
    public static bool IsSpanReader(IMethodSymbol method, LinqSource source) =>
        source.Kind != SourceKind.Other && !AsksForEnumerator(method, source, FirstWithSpans);
}
