// fixes: ALLOC404
// What the value is made of changes before, between and after the lookups, also in a lambda of the same call and in a loop.
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;

sealed class Entry
{
    public Entry(string name, int number) { Name = name; Number = number; }
    public string Name { get; }
    public int Number { get; set; }
    public override string ToString() => Name + Number;
}

static class Program
{
    static void Main()
    {
        var entries = new ConcurrentDictionary<string, Entry>();
        var lists = new ConcurrentDictionary<int, List<int>>();
        var number = 0;
        foreach (var name in new[] { "a", "b", "a", "c", "b" })
        {
            Console.Write(entries.GetOrAdd(name, new Entry(name, number)) + " ");
            number += 3;
            Console.Write(entries.GetOrAdd(name + number % 2, new Entry(name, number)).Number++ + " ");
            var list = lists.AddOrUpdate(number % 4, new List<int> { number }, (key, old) => { old.Add(number + key); return old; });
            Console.WriteLine(string.Join(",", list));
        }

        for (var i = 0; i < 6; i++)
            Console.Write(entries.GetOrAdd("i" + i / 2, new Entry("i", i)) + " ");
        Console.WriteLine(entries.Count);
    }
}
