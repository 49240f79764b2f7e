using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Buffers.CopyToPassOn;

/// <summary>What a sequence is that is copied as a whole.</summary>
internal enum SequenceKind
{
    /// <summary>A string, which nothing can change.</summary>
    Text,

    /// <summary>An array, or a collection class of the framework: it has all elements, knows their number, and runs no code of the project.</summary>
    Collection,

    /// <summary>Anything else, such as a query, which computes each element when it is asked for it.</summary>
    Query,
}

/// <summary>A call that copies a whole sequence: <c>x.ToArray()</c>, <c>x.ToList()</c>, <c>text.ToCharArray()</c>.</summary>
/// <param name="Operation">The call that makes the copy.</param>
/// <param name="Kind">What it copies.</param>
/// <param name="Source">That value.</param>
/// <param name="Element">The type of an element of the copy.</param>
internal sealed record SequenceCopy(IInvocationOperation Operation, SequenceKind Kind, IOperation Source, ITypeSymbol Element)
{
    /// <summary>Whether a call can be such a copy by its name alone.</summary>
    public static bool MayBe(IMethodSymbol method) => method.Name is "ToArray" or "ToList" or nameof(string.ToCharArray);

    /// <summary>The copy that a call makes; null where it makes none, or one that is an end in itself, as of a concurrent collection.</summary>
    public static SequenceCopy? Of(IInvocationOperation call)
    {
        var method = call.TargetMethod;
        if (!MayBe(method) || ElementOf(method.ReturnType) is not { } element)
            return null;
        if (method.Name == nameof(string.ToCharArray))
        {
            return method.ContainingType.SpecialType == SpecialType.System_String && call is { Instance: { } text, Arguments.IsEmpty: true }
                ? new SequenceCopy(call, SequenceKind.Text, text, element)
                : null;
        }

        var source = call.Instance;
        if (source is null && method.ContainingType.IsEnumerable() && call.Arguments.Length == 1)
            source = call.Arguments[0].Value.Inside(Through.BuiltInImplicit);
        else if (source is null || !call.Arguments.IsEmpty || !method.ContainingType.IsIn("System.Collections.Generic"))
            return null;
        return KindOf(source) is { } kind ? new SequenceCopy(call, kind, source, element) : null;
    }

    /// <summary>What a sequence is; null where a copy of it is an end in itself.</summary>
    public static SequenceKind? KindOf(IOperation source)
    {
        // A struct would be boxed, a concurrent collection is copied for a moment's view of it, and a database answers a whole query at once.
        if (source.Type is not { TypeKind: TypeKind.Class or TypeKind.Interface or TypeKind.Array } type || type.IsUnder("System.Collections.Concurrent"))
            return null;
        if (type.SpecialType == SpecialType.System_String)
            return SequenceKind.Text;
        if (PureAllocators.IsStored(source) || IsKeysOrValues(type))
            return SequenceKind.Collection;
        if (IsQueryable(type))
            return null;
        foreach (var other in type.AllInterfaces)
        {
            if (IsQueryable(other))
                return null;
        }

        return SequenceKind.Query;
    }

    private static bool IsKeysOrValues(ITypeSymbol type) =>
        type is { Name: "KeyCollection" or "ValueCollection", ContainingType.Name: "Dictionary" or "SortedDictionary" }
        && type.IsIn("System.Collections.Generic");

    private static bool IsQueryable(ITypeSymbol type) => type.Name is "IQueryable" or "IAsyncEnumerable" or "ParallelQuery" && type.IsUnder("System");

    private static ITypeSymbol? ElementOf(ITypeSymbol copy) => copy switch
    {
        IArrayTypeSymbol { IsSZArray: true } array => array.ElementType,
        INamedTypeSymbol { Name: "List", TypeArguments: { Length: 1 } arguments } list when list.IsIn("System.Collections.Generic") => arguments[0],
        _ => null,
    };
}
