// silent: ALLOC104
// The default value of a query is a list that a table keeps.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;

static class Program
{
    static void Main()
    {
        string[] lines = ["a b", "c", "b a g", "d e f"];
        foreach (var shape in Groups(lines).Values)
            Console.WriteLine(string.Join(",", shape));
    }

    static Dictionary<string, List<string>> Groups(string[] lines)
    {
        var groups = new Dictionary<string, List<string>>();
        foreach (var line in lines)
        {
            var words = new List<string>();
            foreach (var word in line.Split(' '))
                words.Add(word);
            groups[line] = groups.Values.LastOrDefault(group => group.Count > line.Length, words);
        }

        return groups;
    }
}
