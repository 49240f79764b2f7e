// silent: ALLOC104
// A set that is made of another takes over its inside, with the places that are free in it, where it is dense enough.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;

static class Program
{
    static void Main() => Print(["a b c d e f g h i j k l m x n", "a x b"]);

    static void Print(string[] lines)
    {
        foreach (var line in lines)
        {
            var words = new HashSet<string>();
            foreach (var word in line.Split(' '))
                words.Add(word);
            words.Remove("x");
            var withEnd = new HashSet<string>(words);
            withEnd.Add("z");
            Console.WriteLine(string.Join(" ", withEnd));
        }
    }
}
