// refuses: ALLOC404
// The overload that takes a factory is not what it seems to be.
using System;
using System.Collections.Generic;

sealed class Table<TKey, TValue> where TKey : notnull
{
    private readonly Dictionary<TKey, TValue> _values = new();
    public TValue Find(TKey key, TValue value) { Console.Write("value "); return _values.TryGetValue(key, out var known) ? known : _values[key] = value; }
    public TValue Find(TKey key, Func<TKey, TValue> make) { Console.Write("factory "); return make(key); }
}

static class Program
{
    static void Main()
    {
        var table = new Table<string, List<int>>();
        foreach (var key in new[] { "a", "b", "a" })
        {
            var list = table.Find(key, new List<int>());
            list.Add(1);
            Console.WriteLine(list.Count);
        }
    }
}
