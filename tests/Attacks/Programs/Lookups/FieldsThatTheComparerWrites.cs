// fixes: ALLOC404
// The comparer of the table writes what one value is made of. The other is made of what nothing writes.
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;

sealed class Entry { public Entry(int number) => Number = number; public readonly int Number; }

sealed class Table : IEqualityComparer<string>
{
    private readonly ConcurrentDictionary<string, Entry> _entries;
    private readonly int _first = 5;
    private int _number;

    public Table() => _entries = new(this);
    public bool Equals(string a, string b) { _number += 10; return a == b; }
    public int GetHashCode(string text) { _number++; return text.Length; }
    public int Changing(string name) => _entries.GetOrAdd(name, new Entry(_number)).Number;
    public int Constant(string name) => _entries.GetOrAdd(name, new Entry(_first)).Number;
}

static class Program
{
    static void Main()
    {
        var table = new Table();
        foreach (var name in new[] { "a", "b", "a", "cc", "dd", "b" })
            Console.WriteLine(table.Changing(name) + " " + table.Constant(name + "x"));
    }
}
