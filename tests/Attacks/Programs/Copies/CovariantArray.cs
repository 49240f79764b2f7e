// silent: ALLOC505
// An array of strings in a variable for objects: a span of it throws.
using System;

static class Program
{
    static int Count(object[] values) => Take(values[1..]);

    static int Take(ReadOnlySpan<object> values) => values.Length;

    static string Join(object[] values) => string.Concat(values[1..]) + string.Join(",", values[..2]);

    static void Main() => Run();

    static void Run()
    {
        object[] covariant = new string[] { "a", "b", "c" };
        Console.WriteLine(Count(covariant) + Join(covariant) + Join(new object[] { 1, 2 }));
    }
}
