// refuses: ALLOC601
// The body reads an automatic static property whose static constructor adds to the list: the enumerator notices, an index does not.
#nullable enable
using System;
using System.Collections.Generic;
static class Limits { static Limits() => Program.Numbers.Both.Add(100); public static int Seven { get; } = 7; }
sealed class Holder
{
    internal IList<int> Both { get; } = new List<int> { 7, 8 };
    internal int Sum(int n) { var s = n; foreach (var x in Both) s += x * Limits.Seven; return s + Kind(Both); }
    static int Kind<T>(T x) => typeof(T).Name.Length;
}
static class Program
{
    internal static readonly Holder Numbers = new();
    static void Main()
    {
        for (var n = 0; n < 3; n++)
        {
            try { Console.WriteLine(Numbers.Sum(n)); } catch (Exception e) { Console.WriteLine(e.GetType().Name); }
        }
    }
}
