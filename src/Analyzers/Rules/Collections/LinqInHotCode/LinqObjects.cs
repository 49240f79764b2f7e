using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Collections.LinqInHotCode;

/// <summary>
/// The objects that a chain makes each time it runs, beside a collection that is its result and wanted: iterators, what some of them buffer, delegates,
/// closures, and the enumerator of the source or the source itself where that is boxed.
/// </summary>
internal sealed class LinqObjects
{
    // An iterator has a thread and a state beside its current element, and refers to its source and to a function.
    private const int IteratorNumbers = 8;
    private const int Pointer = 8;
    private const int FewestOfMany = 3;
    private const int ListEnumeratorNumbers = 16;

    private int _iterators;
    private int _buffers;
    private int _enumerators;
    private int _collections;
    private int _boxes;
    private int _delegates;
    private int _closures;

    private LinqObjects()
    {
    }

    /// <summary>All bytes; null where they are not known.</summary>
    public long? Bytes { get; private set; }

    /// <summary>Whether there is no object at all.</summary>
    public bool IsNone => _iterators + _buffers + _enumerators + _collections + _boxes + _delegates + _closures == 0;

    /// <summary>Whether an iterator of the chain itself keeps elements.</summary>
    public bool HasBuffer { get; private set; }

    /// <summary>Whether the source is boxed.</summary>
    public bool HasBox => _boxes > 0;

    /// <summary>Whether there are considerably more than an enumerator, so that other code is worth some thought.</summary>
    public bool AreMany => _buffers + _closures > 0 || _iterators + _enumerators + _collections + _boxes + _delegates >= FewestOfMany;

    /// <summary>Whether an enumerator is all.</summary>
    public bool IsOnlyEnumerator => _iterators + _buffers + _boxes + _delegates + _closures == 0;

    /// <summary>The objects of a chain.</summary>
    public static LinqObjects Of(LinqChain chain, Compilation compilation, LanguageVersion version, CancellationToken cancellationToken)
    {
        var objects = new LinqObjects();
        var delegates = new LinqDelegates(chain.Syntax, version, compilation, cancellationToken);
        var unsorted = CoreLibrary.VersionOf(compilation) > 0 ? LinqOperators.Unsorted(chain) : null;
        foreach (var call in chain.Operators)
            objects.Add(call, delegates, unsorted);
        var known = objects._iterators;
        objects.HasBuffer = objects._buffers > 0;
        foreach (var call in chain.Operators)
        {
            foreach (var operand in LinqChain.OperatorsOfOperands(call))
                objects.Add(operand, delegates, unsorted: null);
        }

        objects._delegates = delegates.Delegates;
        objects._closures = delegates.Closures;
        objects._collections = chain.Use == ChainUse.Counted && chain.Operators.Length > 1 ? 1 : 0;
        var source = LinqSource.Of(chain) ?? default;
        if (chain.Source is not null)
        {
            objects._boxes = source.IsBoxed ? 1 : 0;
            var first = chain.Operators[0].TargetMethod;
            if (LinqChain.MakesIterator(first) || chain.Use is ChainUse.Collected or ChainUse.Counted)
                objects._enumerators = objects._iterators > 0 && chain.Use != ChainUse.Passed && source is { Kind: SourceKind.Other, List: null } ? 1 : 0;
            else
                objects._enumerators = LinqOperators.AsksForEnumerator(first, source, CoreLibrary.VersionOf(compilation)) ? 1 : 0;
        }

        if (MadeSequence.IsByCall(chain.Source, cancellationToken))
            objects._iterators++;
        objects.Bytes = objects._iterators > known ? null : Sum(delegates.Bytes, objects.SequenceBytes(chain, source));
        return objects;
    }

    /// <summary>Counts what one operator makes; <paramref name="unsorted"/> orders elements of which only the first or last is asked for.</summary>
    private void Add(IInvocationOperation call, LinqDelegates delegates, IInvocationOperation? unsorted)
    {
        if (LinqChain.MakesIterator(call.TargetMethod))
        {
            _iterators++;
            _buffers += LinqOperators.Buffers(call.TargetMethod.Name) && call != unsorted ? 1 : 0;
        }

        foreach (var argument in call.Arguments)
            delegates.Add(argument.Value);
    }

    /// <summary>The sum of sizes; null where one is not known.</summary>
    public static long? Sum(params long?[] sizes)
    {
        var sum = 0L;
        foreach (var size in sizes)
        {
            if (size is not { } known)
                return null;
            sum += known;
        }

        return sum;
    }

    /// <summary>A size in whole words.</summary>
    public static long? Rounded(long? size) => (size + 7) & ~7L;

    /// <summary>The objects as a list: <c>an iterator, 2 delegates and a closure</c>.</summary>
    public override string ToString()
    {
        var parts = new List<string>();
        Add(_boxes, "a box", "boxes");
        Add(_iterators, "an iterator", "iterators");
        Add(_buffers, "a buffer", "buffers");
        Add(_enumerators, "an enumerator", "enumerators");
        Add(_collections, "a collection", "collections");
        Add(_delegates, "a delegate", "delegates");
        Add(_closures, "a closure", "closures");
        return parts.Count < 2 ? string.Concat(parts) : string.Join(", ", parts.GetRange(0, parts.Count - 1)) + " and " + parts[parts.Count - 1];

        void Add(int count, string one, string several)
        {
            if (count > 0)
                parts.Add(count == 1 ? one : count.ToString(System.Globalization.CultureInfo.InvariantCulture) + " " + several);
        }
    }

    /// <summary>The bytes of iterators and enumerators. Of iterators only those of a <c>Where</c>, a <c>Select</c> or one after the other are known.</summary>
    private long? SequenceBytes(LinqChain chain, LinqSource source)
    {
        if (_boxes > 0 || _buffers > 0 || chain.Use is ChainUse.Collected or ChainUse.Counted || chain.Source is null)
            return null;
        if (_iterators == 0)
            return _enumerators == 0 ? 0 : source.EnumeratorBytes;
        if (_iterators > 2 || source.Kind == SourceKind.Unknown || !IsPlain(chain.Operators[0]))
            return null;
        var first = Iterator(chain.Operators[0], source, functions: 1);
        if (_enumerators > 0)
            first = Sum(first, source.EnumeratorBytes);
        if (_iterators == 1)
            return first;
        if (!IsPlain(chain.Operators[1]) || chain.Operators[0].TargetMethod.Name == chain.Operators[1].TargetMethod.Name)
            return null;

        // A Select takes a Where before it into itself; a Where goes through a Select as through any sequence.
        return Sum(first, chain.Operators[1].TargetMethod.Name == "Select"
            ? Iterator(chain.Operators[1], source, functions: 2)
            : Sum(Base(chain.Operators[1]), 3 * Pointer));
    }

    private static bool IsPlain(IInvocationOperation call) =>
        call.TargetMethod is { Name: "Where" or "Select", Parameters.Length: 2 }
        && call.TargetMethod.Parameters[1].Type is INamedTypeSymbol { TypeArguments.Length: 2 };

    private static long? Iterator(IInvocationOperation call, LinqSource source, int functions) => source.Kind switch
    {
        SourceKind.Array => Sum(Base(call), (1 + functions) * Pointer),
        SourceKind.List =>
            Sum(Base(call), (1 + functions) * Pointer, ListEnumeratorNumbers, Rounded(AllocationSize.OfValue(source.Element!))),
        _ => Sum(Base(call), (2 + functions) * Pointer),
    };

    /// <summary>The fields that each iterator has.</summary>
    private static long? Base(IInvocationOperation call) =>
        call.TargetMethod.ReturnType is INamedTypeSymbol { TypeArguments: { Length: 1 } elements } && AllocationSize.OfValue(elements[0]) is { } size
            ? AllocationSize.ObjectOverhead + Rounded(IteratorNumbers + size)
            : null;
}
