// silent: ALLOC104
// Keys that are written in different ways and are equal: the table fails each time it is made, and would fail as a static field with another exception.
using System;
using System.Collections.Generic;
static class Signs
{
    public static string Of(double d)
    {
        var names = new Dictionary<double, string> { { 0.0, "plus" }, { -0.0, "minus" } };
        return names.TryGetValue(d, out var n) ? n : "none";
    }
}
static class Accents
{
    public static int Of(string s)
    {
        var names = new Dictionary<string, int>(StringComparer.InvariantCulture) { { "\u00e9", 1 }, { "e\u0301", 2 } };
        return names.TryGetValue(s, out var n) ? n : -1;
    }
}
static class Decimals
{
    public static int Of(decimal s)
    {
        var names = new Dictionary<decimal, int> { { 1.0m, 1 }, { 1.00m, 2 } };
        return names.TryGetValue(s, out var n) ? n : -1;
    }
}
static class P
{
    static void Main()
    {
        for (var i = 0; i < 2; i++)
        {
            Try(() => Signs.Of(0)); Try(() => Accents.Of("a").ToString()); Try(() => Decimals.Of(1m).ToString());
        }
    }
    static void Try(Func<string> f) { try { Console.WriteLine(f()); } catch (Exception e) { Console.WriteLine(e.GetType().Name); } }
}
