// fixes: ALLOC104
// Sets are united with, and made of, one that is cleared and had more in it.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;

static class Sets
{
    public static string United(int[][] all)
    {
        var result = "";
        foreach (var numbers in all)
        {
            var set = new HashSet<int>();
            foreach (var number in numbers)
                set.Add(number);
            set.Remove(numbers.Length);
            var united = new HashSet<int>();
            united.UnionWith(set);
            united.Remove(1);
            united.Add(100);
            united.Add(200);
            var table = set.ToDictionary(number => number, number => -number);
            table.Remove(2);
            table.Add(300, 1);
            var list = new List<int>(set);
            set.Add(7);
            result += string.Join(",", united) + ";" + string.Join(",", table.Keys) + ";" + string.Join(",", list) + ";" + string.Join(",", set) + "|";
        }

        return result;
    }

    public static string Tables(int[][] all)
    {
        var result = "";
        foreach (var numbers in all)
        {
            var table = new Dictionary<int, string>();
            foreach (var number in numbers)
                table.Add(number, "n" + number);
            table.Remove(numbers.Length);
            table.Remove(1);
            var copy = new Dictionary<int, string>(table);
            copy.Add(500, "x");
            copy.Add(600, "y");
            table.Add(700, "z");
            foreach (var pair in table)
                result += pair.Key + pair.Value;
            result += string.Join(",", copy.Keys);
        }

        return result;
    }
}

static class Program
{
    static void Main()
    {
        var all = new[] { Enumerable.Range(1, 40).ToArray(), new[] { 3, 1, 2 }, new int[0], new[] { 9, 2, 4, 1, 3 } };
        Console.WriteLine(Sets.United(all));
        Console.WriteLine(Sets.Tables(all));
    }
}
