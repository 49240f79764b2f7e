using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Collections.ConcurrentSnapshot;

/// <summary>What is done with the copy of a concurrent collection.</summary>
internal enum CopyUse
{
    /// <summary>A <c>foreach</c> goes through the keys of a dictionary.</summary>
    LoopOverKeys,

    /// <summary>A <c>foreach</c> goes through the values of a dictionary.</summary>
    LoopOverValues,

    /// <summary>A <c>foreach</c> goes through the pairs of a dictionary.</summary>
    LoopOverPairs,

    /// <summary>A <c>foreach</c> goes through a queue or stack, whose own enumerator shows one moment as well.</summary>
    LoopOverMoment,

    /// <summary>Only their number is asked for.</summary>
    Counted,

    /// <summary>Only whether there is any is asked for.</summary>
    TestedForAny,

    /// <summary>A query goes through keys or values.</summary>
    Queried,

    /// <summary>A query goes through a queue or stack, whose own enumerator shows one moment as well.</summary>
    QueryOverMoment,
}

/// <summary>A copy of a concurrent collection that is only looked at, where it is made.</summary>
/// <param name="Use">What looks at it.</param>
/// <param name="Collection">The collection that is copied.</param>
/// <param name="Copy">The outermost operation that copies: <c>map.Keys</c>, <c>map.Keys.ToList()</c>, <c>queue.ToArray()</c>.</param>
internal readonly record struct ConcurrentCopy(CopyUse Use, IOperation Collection, IOperation Copy)
{
    private static readonly HashSet<string> Queries = new(StringComparer.Ordinal)
    {
        "Where", "Select", "SelectMany", "First", "FirstOrDefault", "Single", "SingleOrDefault", "All", "Any", "Count", "Sum", "Min", "Max", "Average",
        "Aggregate", "OfType", "Cast", "OrderBy", "OrderByDescending", "ToList", "ToArray", "ToHashSet", "ToDictionary", "GroupBy", "Distinct", "Concat",
        "Except",
    };

    /// <summary>Whether an operation may be the innermost one that copies. Cheap enough for every property and call.</summary>
    public static bool MayBe(IOperation operation) => operation switch
    {
        IPropertyReferenceOperation { Property: { Name: "Keys" or "Values", ContainingType.Name: "ConcurrentDictionary" } } => true,
        IInvocationOperation { TargetMethod.Name: "ToArray" or "ToList" } call => IsConcurrent(CopiedBy(call)?.Type),
        _ => false,
    };

    /// <summary>The copy that an operation makes and what looks at it; null where the copy is kept or passed on.</summary>
    public static ConcurrentCopy? Of(IOperation operation)
    {
        switch (operation)
        {
            case IPropertyReferenceOperation { Property: { Name: var name, ContainingType: var type }, Instance: { } collection }
                when type.IsIn("System.Collections.Concurrent"):
                return OfPart(operation, collection, name == "Keys" ? CopyUse.LoopOverKeys : CopyUse.LoopOverValues);
            case IInvocationOperation call when CopiedBy(call) is { Type.Name: var kind } collection && IsLoop(call):
                return new(kind == "ConcurrentDictionary" ? CopyUse.LoopOverPairs : CopyUse.LoopOverMoment, collection, call);
            case IInvocationOperation { Instance: { } collection } call:
                return OfPart(call, collection, CopyUse.LoopOverMoment) is not { } looked ? null
                    : looked.Use != CopyUse.Queried ? looked
                    : collection.Type is { Name: "ConcurrentDictionary" } ? null
                    : looked with { Use = CopyUse.QueryOverMoment };
            default:
                return null;
        }
    }

    private static ConcurrentCopy? OfPart(IOperation part, IOperation collection, CopyUse loop)
    {
        if (IsLoop(part))
            return new(loop, collection, part);
        var value = part.Around(Through.BuiltInImplicit);
        switch (value.Parent)
        {
            case IPropertyReferenceOperation { Property.Name: not nameof(Array.LongLength) } count
                when MeasuredCopies.IsLength(count) && count.Instance == part:
                return new(CopyUse.Counted, collection, count);
            case IArgumentOperation { Parent: IInvocationOperation { TargetMethod: { IsExtensionMethod: true } method } call } argument
                when call.Arguments[0] == argument && method.ContainingType is { Name: "Enumerable" } type && type.IsIn("System.Linq")
                    && Queries.Contains(method.Name):
                return method.Name switch
                {
                    "Count" when call.Arguments.Length == 1 => new(CopyUse.Counted, collection, call),
                    "Any" when call.Arguments.Length == 1 => new(CopyUse.TestedForAny, collection, call),
                    "ToList" or "ToArray" when IsLoop(call) => new(loop, collection, call),
                    _ => new(CopyUse.Queried, collection, part),
                };
            default:
                return null;
        }
    }

    /// <summary>The collection that <c>ToArray</c> or <c>ToList</c> copies, its own or that of LINQ; null for any other call.</summary>
    private static IOperation? CopiedBy(IInvocationOperation call) =>
        call.Instance is { } instance ? call.Arguments.IsEmpty ? instance : null
        : call is { TargetMethod: { IsExtensionMethod: true, ContainingType.Name: "Enumerable" }, Arguments: { Length: 1 } arguments }
            ? arguments[0].Value.Inside(Through.BuiltInImplicit)
        : null;

    private static bool IsConcurrent(ITypeSymbol? type) =>
        type is { Name: "ConcurrentDictionary" or "ConcurrentQueue" or "ConcurrentStack" } && type.IsIn("System.Collections.Concurrent");

    private static bool IsLoop(IOperation copy) =>
        copy.Around(Through.BuiltInImplicit) is { Parent: IForEachLoopOperation { IsAsynchronous: false } loop } value && loop.Collection == value;
}
