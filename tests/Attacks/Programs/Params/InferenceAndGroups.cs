// Calls whose overload is inferred: lambdas, method groups, null, default, generic items, covariance, named and ref-like arguments.
// silent: ALLOC102
using System;
using System.Linq;

static class Program
{
    internal static string Each(params object[] items) { var text = ""; foreach (var item in items) text += item is null ? "null" : item.GetType().Name; return text; }
    internal static string Kind<T>(params T[] items) { var n = 0; foreach (var item in items) n++; return typeof(T).Name + n; }
    internal static string Call(params Func<int>[] functions) { var sum = 0; foreach (var f in functions) sum += f(); return "" + sum; }
    static int Five() => 5;

    static void Main()
    {
        for (var i = 0; i < 2; i++)
        {
            Console.Write(Each(1) + Each(new object[] { 1, 2 }) + Each(new string[] { "a", "b" }) + Each(new int[] { 1, 2 }) + Each((object)null) + Each("x"));
            Console.Write(Kind(1) + Kind("a") + Kind(new[] { 1, 2 }) + Kind<object>("a", 1) + Kind<int>() + Kind<int[]>(new[] { 1 }));
            Console.Write(Call(() => 1) + Call(Five) + Call(() => 1, Five));
        }

        Func<object[], string> group = Each;
        Console.Write(group(new object[] { 1 }));
        Console.WriteLine(string.Concat(new object[] { 1, "a" }.Select(o => Each(o))));
    }
}
