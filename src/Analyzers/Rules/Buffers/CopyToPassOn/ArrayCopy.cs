using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Buffers.CopyToPassOn;

/// <summary>What elements are copied from.</summary>
internal enum CopySource
{
    /// <summary><c>Span&lt;T&gt;</c> or <c>ReadOnlySpan&lt;T&gt;</c>.</summary>
    Span,

    /// <summary><c>Memory&lt;T&gt;</c> or <c>ReadOnlyMemory&lt;T&gt;</c>.</summary>
    Memory,

    /// <summary><c>T[]</c>.</summary>
    Array,

    /// <summary><c>ArraySegment&lt;T&gt;</c>.</summary>
    Segment,

    /// <summary><c>List&lt;T&gt;</c>.</summary>
    List,

    /// <summary>A string, as characters.</summary>
    String,
}

/// <summary>
/// A call that copies elements, or a part of them, to a new array: <c>x.ToArray()</c>, <c>x.Skip(i).Take(n).ToArray()</c>,
/// <c>list.GetRange(i, n).ToArray()</c>, <c>text.ToCharArray(i, n)</c>.
/// </summary>
/// <param name="Operation">The call that makes the array.</param>
/// <param name="From">What it copies from.</param>
/// <param name="Source">That value.</param>
internal sealed record ArrayCopy(IInvocationOperation Operation, CopySource From, IOperation Source)
{
    /// <summary>Where the part starts; null where it starts at the first element.</summary>
    public IOperation? Start { get; private init; }

    /// <summary>How many elements the part has; null where it has the rest.</summary>
    public IOperation? Count { get; private init; }

    /// <summary>Whether a part that ends past the end is cut instead of refused, as <c>Skip</c> and <c>Take</c> do.</summary>
    public bool Clamps { get; private init; }

    /// <summary>The copy that a call makes; null where it makes none, or one of something else.</summary>
    public static ArrayCopy? Of(IInvocationOperation call)
    {
        var method = call.TargetMethod;
        if (method.ReturnType is not IArrayTypeSymbol { IsSZArray: true })
            return null;
        if (method is { Name: "ToCharArray", ContainingType.SpecialType: SpecialType.System_String } && call.Instance is { } text)
        {
            return call.Arguments.Length is 0 or 2
                ? new ArrayCopy(call, CopySource.String, text) { Start = Argument(call, 0), Count = Argument(call, 1) }
                : null;
        }

        if (method.Name != "ToArray")
            return null;
        if (call.Instance is { } instance)
            return call.Arguments.IsEmpty ? OfWhole(call, instance) : null;
        return IsLinq(method) && call.Arguments.Length == 1 ? OfSequence(call, Bare(call.Arguments[0].Value)) : null;
    }

    private static ArrayCopy? OfSequence(IInvocationOperation copy, IOperation sequence)
    {
        var count = default(IOperation);
        var start = default(IOperation);
        if (sequence is IInvocationOperation { TargetMethod: { Name: "Take" } take, Arguments.Length: 2 } taken && IsLinq(take) && IsInt(taken))
        {
            count = taken.Arguments[1].Value;
            sequence = Bare(taken.Arguments[0].Value);
        }

        if (sequence is IInvocationOperation { TargetMethod: { Name: "Skip" } skip, Arguments.Length: 2 } skipped && IsLinq(skip) && IsInt(skipped))
        {
            start = skipped.Arguments[1].Value;
            sequence = Bare(skipped.Arguments[0].Value);
        }

        return OfWhole(copy, sequence) is { } whole && (whole.Start ?? whole.Count) is null
            ? whole with { Start = start, Count = count, Clamps = (start ?? count) is not null }
            : null;
    }

    private static ArrayCopy? OfWhole(IInvocationOperation copy, IOperation source)
    {
        if (source is IInvocationOperation { TargetMethod: { Name: "GetRange", ContainingType: { } owner }, Instance: { } list, Arguments.Length: 2 } range
            && IsGeneric(owner, "List", "Generic"))
        {
            return new ArrayCopy(copy, CopySource.List, list) { Start = range.Arguments[0].Value, Count = range.Arguments[1].Value };
        }

        return KindOf(source.Type) is { } kind ? new ArrayCopy(copy, kind, source) : null;
    }

    private static CopySource? KindOf(ITypeSymbol? type) => type switch
    {
        IArrayTypeSymbol { IsSZArray: true } => CopySource.Array,
        INamedTypeSymbol { Name: "Span" or "ReadOnlySpan" } => SpanTypes.IsSpan(type) ? CopySource.Span : null,
        INamedTypeSymbol { Name: "Memory" or "ReadOnlyMemory" } memory when IsGeneric(memory, memory.Name, nameof(System)) => CopySource.Memory,
        INamedTypeSymbol { Name: "ArraySegment" } segment when IsGeneric(segment, "ArraySegment", nameof(System)) => CopySource.Segment,
        INamedTypeSymbol { Name: "List" } list when IsGeneric(list, "List", "Generic") => CopySource.List,
        _ => null,
    };

    private static bool IsGeneric(INamedTypeSymbol type, string name, string space) =>
        type.Arity == 1 && type.Name == name && type.ContainingNamespace?.Name == space && type.DeclaringSyntaxReferences.IsEmpty;

    private static bool IsLinq(IMethodSymbol method) => method.ContainingType.IsEnumerable();

    private static bool IsInt(IInvocationOperation call) => call.Arguments[1].Parameter?.Type.SpecialType == SpecialType.System_Int32;

    private static IOperation? Argument(IInvocationOperation call, int index) => index < call.Arguments.Length ? call.Arguments[index].Value : null;

    /// <summary>A value without the conversion to the sequence that a query takes.</summary>
    private static IOperation Bare(IOperation value) => value.Inside(Through.BuiltInImplicit);
}
