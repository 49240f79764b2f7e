// fixes: ALLOC401
// Code that is switched off stands in the list of parameters of the callee, and writes what a lambda captures.
#nullable enable
using System;
using System.Collections.Concurrent;
static class Steps
{
    public static int Run(
        Func<int> f
#if TRACED
        , string? name = null
#endif
        ) => f();
}
static class Calls
{
    public static int All(int n, ConcurrentDictionary<int, string> names)
    {
        var sum = 0;
        for (var i = 0; i < n; i++)
        {
            var x = i;
            sum += Steps.Run(() => x + n);
            sum += names.GetOrAdd(i, key =>
            {
#if TRACED
                n++;
#endif
                return "n" + n + key;
            }).Length;
        }
        return sum;
    }
}
static class Program
{
    static void Main() => Console.WriteLine(Calls.All(3, new()));
}
