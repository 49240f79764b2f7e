// refuses: ALLOC404
// Making the value fails, also where the key has a value.
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;

sealed class Checked { public Checked(string name) { Name = name ?? throw new ArgumentNullException(nameof(name)); } public string Name { get; } }

static class Program
{
    static void Try(Func<object> get)
    {
        try
        {
            Console.WriteLine(get());
        }
        catch (Exception e)
        {
            Console.WriteLine(e.GetType().Name);
        }
    }

    static void Main()
    {
        var rows = new ConcurrentDictionary<int, int[]>();
        var lists = new ConcurrentDictionary<int, List<int>>();
        var names = new ConcurrentDictionary<int, Checked>();
        for (var size = 2; size > -3; size--)
        {
            Try(() => rows.GetOrAdd(0, new int[size]).Length);
            Try(() => lists.GetOrAdd(0, new List<int>(size)).Capacity);
            Try(() => names.GetOrAdd(0, new Checked(size > 0 ? "n" : null)).Name);
            Try(() => lists.GetOrAdd(1, new List<int> { 10 / size }).Count);
        }
    }
}
