using System.Collections.Immutable;

namespace Allocations.Analyzers.Reporting;

/// <summary>One rule leaves a kind of place to another.</summary>
/// <param name="Rule">The rule that is silent there.</param>
/// <param name="To">The rule that reports.</param>
/// <param name="Where">What the place is, as a noun.</param>
internal sealed record Precedes(Rule Rule, Rule To, string Where);

/// <summary>
/// Lists which rule reports a place that two rules know, so that one cause is one finding. Rules ask <see cref="AllocationContext.Yields"/>, which
/// accepts only pairs of this table; a rule that is turned off does not replace another, except that a box belongs to its kind in any case.
/// </summary>
internal static class Precedence
{
    /// <summary>Every pair, ordered by the ids.</summary>
    public static ImmutableArray<Precedes> Table { get; } = ImmutableArray.Create(
        new Precedes(Descriptors.ParamsArray, Descriptors.ParamsOnlyApi, "a call whose method is reported where it is declared"),
        new Precedes(Descriptors.ParamsArray, Descriptors.FormatArguments, "the arguments of a format that boxes some of them"),
        new Precedes(Descriptors.ParamsArray, Descriptors.SplitToLook, "the separators of a Split whose parts are only looked at"),
        new Precedes(Descriptors.SingleItemCollection, Descriptors.SplitToLook, "the separator of a Split whose parts are only looked at"),
        new Precedes(Descriptors.LoopInvariantAllocation, Descriptors.StateArgument, "a lambda whose callee has an overload with a state"),
        new Precedes(Descriptors.LoopInvariantAllocation, Descriptors.TemporaryArray, "a local array that does best on the stack"),
        new Precedes(Descriptors.LoopInvariantAllocation, Descriptors.CopyToPassOn, "a local array that is a copy which is only read"),
        new Precedes(Descriptors.LoopInvariantAllocation, Descriptors.LinqInHotCode, "a delegate that a chain of LINQ operators is given in hot code"),
        new Precedes(Descriptors.EarlyArgument, Descriptors.LoopInvariantAllocation, "a local object that one before the loop can replace"),
        new Precedes(Descriptors.BoxedValue, Descriptors.NumberInObjectField, "a box that a field, property or private collection keeps"),
        new Precedes(Descriptors.BoxedValue, Descriptors.BoxedInterlocked, "a box that is exchanged or counted"),
        new Precedes(Descriptors.BoxedValue, Descriptors.StructThroughInterface, "a box behind an interface"),
        new Precedes(Descriptors.BoxedValue, Descriptors.GenericValueAsObject, "a generic value that passes through object"),
        new Precedes(Descriptors.BoxedValue, Descriptors.FormatArguments, "an argument of a format"),
        new Precedes(Descriptors.StructThroughInterface, Descriptors.LinqInHotCode, "the struct that a chain of LINQ operators begins with in hot code"),
        new Precedes(Descriptors.SplitToLook, Descriptors.EverythingRead, "the text of a file that is split into lines"),
        new Precedes(Descriptors.FormattedKey, Descriptors.BenchmarkOverhead, "a key in a benchmark, which is measured with the look-up"),
        new Precedes(Descriptors.BuilderOverhead, Descriptors.LoopInvariantAllocation, "a builder, or an appended text, that one before the loop can replace"),
        new Precedes(Descriptors.BuilderOverhead, Descriptors.FormatArguments, "an interpolated string for a writer that boxes some of its values"),
        new Precedes(Descriptors.BuilderOverhead, Descriptors.ParseChain, "a part of a text that a method of the project returns to be appended"),
        new Precedes(Descriptors.EarlyClosure, Descriptors.StateArgument, "a lambda that could be given what it captures"),
        new Precedes(Descriptors.EarlyClosure, Descriptors.LinqInHotCode, "a lambda of a chain of LINQ operators in hot code"),
        new Precedes(Descriptors.RepeatedDelegate, Descriptors.LoopInvariantAllocation, "a lambda in a loop that captures only this"),
        new Precedes(Descriptors.RepeatedDelegate, Descriptors.StateArgument, "a lambda that could be given what it captures"),
        new Precedes(
            Descriptors.TemporaryArray,
            Descriptors.LoopInvariantAllocation,
            "a local array that one before the loop can replace, and that is not best on the stack"),
        new Precedes(Descriptors.TemporaryArray, Descriptors.CopyToPassOn, "a local array that is a copy which is only read"),
        new Precedes(Descriptors.PoolableArray, Descriptors.LoopInvariantAllocation, "a local array that one before the loop can replace"),
        new Precedes(Descriptors.PoolableArray, Descriptors.TemporaryArray, "a local array that fits the stack"),
        new Precedes(Descriptors.PoolableArray, Descriptors.CopyToPassOn, "a local array that is a copy which is only read"),
        new Precedes(Descriptors.LinqInHotCode, Descriptors.StructThroughInterface, "a chain over a struct, unless it is hot and gives a value"),
        new Precedes(
            Descriptors.LinqInHotCode,
            Descriptors.CopyToPassOn,
            "a chain of LINQ operators whose elements are copied for a call that might read them itself"),
        new Precedes(Descriptors.LinqInHotCode, Descriptors.ConcurrentSnapshot, "a chain of LINQ operators over the copy of a concurrent collection"),
        new Precedes(Descriptors.LinqInHotCode, Descriptors.ArrayGrowth, "a chain of LINQ operators that copies an array to a longer one in a loop"),
        new Precedes(Descriptors.MissingCapacity, Descriptors.LoopInvariantAllocation, "a collection that one before the loop can replace"),
        new Precedes(Descriptors.MissingCapacity, Descriptors.CopyToPassOn, "a list that is copied to an array, which could be filled itself"));

    /// <summary>Whether the table lets a rule leave places to another.</summary>
    public static bool Has(Rule rule, Rule to)
    {
        foreach (var pair in Table)
        {
            if (pair.Rule == rule && pair.To == to)
                return true;
        }

        return false;
    }
}
