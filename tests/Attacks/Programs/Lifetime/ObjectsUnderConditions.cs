// silent: ALLOC104
// Objects that are made under a condition only count how many are made.
using System;
using System.Collections.Generic;

sealed class Counted
{
    public static int Made;
    public Counted() => Made++;
}

static class Program
{
    static void Main()
    {
        string[] words = { "a", "b", "c" };
        var before = Counted.Made;
        foreach (var word in words)
        {
            if (word.Length > 3)
            {
                var list = new List<Counted>();
                list.Add(new Counted());
                Console.WriteLine(list.Count);
            }

            if (word == "b")
                continue;
            var seen = new HashSet<string>();
            seen.Add(word);
            Console.WriteLine(seen.Count + word);
        }

        Console.WriteLine(Counted.Made - before);
    }
}
