// silent: ALLOC501
// Where an array is inferred, another type would choose another overload.
using System;
using System.Collections.Generic;
using System.Linq;

static class Program
{
    static string Take(int[] values) => "array" + values.Length;
    static string Take(ReadOnlySpan<int> values) => "span" + values.Length;
    static string Take(IEnumerable<int> values) => "sequence" + values.Count();
    static string Generic<T>(T value) => typeof(T).Name;

    static string Run()
    {
        var a = new int[] { 1, 2 };
        var b = new[] { 1, 2 };
        int[] c = [1, 2];
        Span<int> d = [1, 2];
        return Take(a) + Take(d) + Take((IEnumerable<int>)b) + Generic(c) + b.Contains(2) + b.Reverse().First() + string.Join(",", c) + a.ToList().Count;
    }

    static void Main() { Console.WriteLine(Run()); }
}
