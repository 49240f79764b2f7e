// refuses: ALLOC505
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// A set of the framework asks the elements of a range for their hash and equality, which write to the array that the range was copied from.
#nullable enable
using System;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Linq;

struct Cell(int number) : IEquatable<Cell>
{
    public static Cell[] Source = [];
    public int Number = number;

    private static void Touch()
    {
        for (var i = 0; i < Source.Length; i++)
            Source[i].Number += 10;
    }

    public readonly bool Equals(Cell other)
    {
        Touch();
        return Number == other.Number;
    }

    public override readonly bool Equals(object? other) => other is Cell cell && Equals(cell);

    public override readonly int GetHashCode()
    {
        Touch();
        return 1;
    }
}

static class Program
{
    static ImmutableHashSet<Cell> OfRange(Cell[] all, int n) => ImmutableHashSet.Create(all[..n]);

    static ImmutableHashSet<Cell> OfSpan(Span<Cell> all, int n) => ImmutableHashSet.Create(all.Slice(0, n).ToArray());

    // Moves numbers, asks nothing: the safe neighbour.
    static ImmutableList<Cell> OfList(Cell[] all, int n) => ImmutableList.Create(all[..n]);

    static Cell[] Made() => Cell.Source = Enumerable.Range(0, 8).Select(static i => new Cell(i)).ToArray();

    static string Show(IEnumerable<Cell> cells) => string.Join(",", cells.Select(static c => c.Number));

    static void Main()
    {
        Console.WriteLine(Show(OfRange(Made(), 5)));
        Console.WriteLine(Show(OfSpan(Made(), 5)));
        Console.WriteLine(Show(OfList(Made(), 5)));
    }
}
