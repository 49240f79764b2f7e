// fixes: ALLOC602, ALLOC607
// Operators of LINQ whose source is named behind their other arguments, and numbers that are copied to lists of wider types.
using System;
using System.Collections.Generic;
using System.Linq;
static class Program
{
    static string Named(List<int> list, int[] more, int limit)
    {
        var text = "";
        foreach (var n in more)
        {
            text += Enumerable.Where(predicate: x => x > n, source: list).Count();
            text += Enumerable.Count(predicate: x => x > limit, source: list);
            text += Enumerable.Any(predicate: Test, source: Enumerable.Where(predicate: x => x < limit, source: list));
            text += Enumerable.Concat(second: list, first: more).First();
            text += Enumerable.Contains(value: n, source: list);
            text += Enumerable.ElementAt(index: 0, source: list) + Enumerable.FirstOrDefault(defaultValue: 7, source: list);
            text += Enumerable.SequenceEqual(second: list, first: more) + "" + Enumerable.Take(count: 1, source: list).Sum();
            text += Enumerable.Except(second: list, first: more).Count() + Enumerable.Zip(second: list, first: more).First().First;
            text += Enumerable.Select(selector: x => x + n, source: list).ToList().Count;
            text += Enumerable.Aggregate(func: (a, b) => a + b * 2, seed: 3, source: list);
            text += Enumerable.Skip(count: 1, source: list.ToArray()).FirstOrDefault();
        }
        return text;
    }
    static bool Test(int x) => x % 2 == 0;
    static string Copied(int[] numbers, long[] longs, byte[] bytes)
    {
        var objects = new List<object>();
        var wide = new List<long>();
        var more = new List<int> { 1 };
        foreach (var x in numbers) objects.Add(x);
        foreach (var x in numbers) wide.Add(x);
        foreach (var x in longs) wide.Add(x);
        foreach (object x in numbers) objects.Add(x);
        for (var i = 0; i < numbers.Length; i++) objects.Add(numbers[i]);
        foreach (var b in bytes) more.Add(b);
        objects.AddRange(numbers.Cast<object>().ToArray());
        wide.AddRange(numbers.Select(x => (long)x).ToList());
        return objects.Count + string.Join(",", objects.Select(o => o.GetType().Name)) + wide.Count + more.Count;
    }
    static void Main() => Console.WriteLine(Named([1, 2, 3], [3, 4], 2) + Copied([1, 2], [3], [4]));
}
