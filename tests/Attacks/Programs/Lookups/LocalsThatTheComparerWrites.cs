// refuses: ALLOC404
// The value of a TryAdd reads a local that the comparer of the table writes: by a lambda that captures it, by a reference to a field, and as a ref parameter.
#nullable enable
using System;
using System.Collections.Generic;

sealed class Item
{
    public Item(int number) => Number = number;

    public int Number { get; }
}

static class Program
{
    private static int s_asked;

    static string Captured(string key, int n)
    {
        var table = new Dictionary<string, Item>(EqualityComparer<string>.Create(static (a, b) => a == b, x =>
        {
            n++;
            return 1;
        }));
        table.TryAdd(key, new Item(n));
        return table[key].Number + " ";
    }

    static Dictionary<string, Item> Counting() => new(EqualityComparer<string>.Create(static (a, b) => a == b, static x => s_asked++ * 0));

    static string Referenced(string key)
    {
        var table = Counting();
        ref var asked = ref s_asked;
        table.TryAdd(key, new Item(asked));
        return table[key].Number + " ";
    }

    static string Given(string key, ref int asked)
    {
        var table = Counting();
        table.TryAdd(key, new Item(asked));
        return table[key].Number + " ";
    }

    static string GivenToRead(string key, in int asked)
    {
        var table = Counting();
        table.TryAdd(key, new Item(asked));
        return table[key].Number + " ";
    }

    static void Main() => Console.WriteLine(Captured("k", 1) + Referenced("k") + Given("k", ref s_asked) + GivenToRead("k", s_asked));
}
