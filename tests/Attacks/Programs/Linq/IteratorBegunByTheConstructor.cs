// refuses: ALLOC602
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// An iterator that the constructor begins goes on while the constructor sets the read-only field anew.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;

sealed class Early
{
    private readonly List<int> _items;
    public readonly List<int> Seen = new();

    public Early(List<int> first, List<int> second)
    {
        _items = first;
        using var rest = Rest().GetEnumerator();
        rest.MoveNext();
        Seen.Add(rest.Current);
        _items = second;
        while (rest.MoveNext())
            Seen.Add(rest.Current);
    }

    private IEnumerable<int> Rest()
    {
        foreach (var x in _items.Skip(1).Take(5))
            yield return x;
    }
}

static class Program
{
    static void Main() => Console.WriteLine(string.Join(",", new Early(new() { 1, 2, 3 }, new() { 7, 8, 9, 10 }).Seen));
}
