// silent: ALLOC104
// A query may give back the collection that it is given as its default value, and then the collection outlives the iteration.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;

static class Program
{
    static void Main()
    {
        string[] lines = ["a b", "c", "b a", "d e f"];
        foreach (var shape in Shapes(lines))
            Console.WriteLine(string.Join(",", shape));
        Console.WriteLine(Different(3));
    }

    static List<List<string>> Shapes(string[] lines)
    {
        var shapes = new List<List<string>>();
        foreach (var line in lines)
        {
            var words = new List<string>();
            foreach (var word in line.Split(' '))
                words.Add(word);
            words.Sort();
            shapes.Add(shapes.FirstOrDefault(known => known.SequenceEqual(words), words));
        }

        return shapes;
    }

    static int Different(int count)
    {
        var seen = new HashSet<IEnumerable<string>>();
        for (var i = 0; i < count; i++)
        {
            var names = new[] { "a", "b" };
            seen.Add(seen.FirstOrDefault(s => s.Count() == 5, names));
        }

        return seen.Count;
    }
}
