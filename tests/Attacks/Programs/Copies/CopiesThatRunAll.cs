// fixes: ALLOC505
// A copy computes all elements, also those that its reader does not look at any more.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;

static class Program
{
    static readonly List<string> Log = new();
    static int Note(int n) { Log.Add("n" + n); return n; }
    static bool Keep(int n) { Log.Add("k" + n); return n > 1; }

    static void Main()
    {
        foreach (var wanted in new[] { 1, 2, 9 })
        {
            var numbers = new[] { 1, 2, 3, 2 };
            Show("contains", Contains(numbers, wanted));
            Show("equal", Equal(numbers, new[] { wanted, 2, 3 }));
            Show("both", Both(numbers, new[] { 1, wanted, 3 }));
            Show("count", Counted(numbers));
            Show("sum", Summed(numbers, wanted));
            Show("min", Least(numbers));
            Show("list", Listed(numbers, wanted));
            Show("joined", Joined(numbers, wanted));
            Show("index", Found(numbers, wanted));
        }
    }

    static void Show(string name, object result)
    {
        Console.WriteLine(name + " " + result + ": " + string.Join(" ", Log));
        Log.Clear();
    }

    static object Contains(int[] numbers, int wanted) => numbers.Select(n => Note(n)).ToArray().Contains(wanted) + " " + numbers.Where(n => Keep(n)).ToList().Contains(wanted);
    static object Equal(int[] numbers, int[] others) => numbers.Select(n => Note(n)).ToArray().SequenceEqual(others) + " " + others.SequenceEqual(numbers.Where(n => Keep(n)).ToList());
    static object Both(int[] numbers, int[] others) => numbers.Select(n => Note(n)).ToList().SequenceEqual(others.Select(n => Note(n + 10)).ToList());
    static object Counted(int[] numbers) => numbers.Select(n => Note(n)).ToArray().Count() + numbers.Where(n => Keep(n)).ToList().Count + numbers.Select(n => Note(n)).ToArray().Length;
    static object Summed(int[] numbers, int more) => numbers.Select(n => Note(n)).ToArray().Sum() + numbers.Select(n => Note(n)).ToList().Average() + checked(numbers.Select(n => n * more).ToArray().Sum());
    static object Least(int[] numbers) => numbers.Select(n => Note(n)).ToArray().Min() + numbers.Where(n => Keep(n)).ToList().Max();
    static object Listed(int[] numbers, int more) { var list = new List<int>(numbers.Select(n => Note(n)).ToArray()); list.AddRange(numbers.Where(n => Keep(n)).ToList()); return string.Join(",", list.ToArray()) + more; }
    static object Joined(int[] numbers, int more) => string.Join(Note(more) + "", numbers.Select(n => Note(n)).ToArray()) + string.Concat(numbers.Select(n => Note(n) + "").ToList());
    static object Found(int[] numbers, int wanted) => Array.IndexOf(numbers.Select(n => Note(n)).ToArray(), wanted) + numbers.Select(n => Note(n)).ToArray()[1] + numbers.Select(n => Note(n)).ToList().First() + numbers.Select(n => Note(n)).ToArray().Last();
}
