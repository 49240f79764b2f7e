// refuses: ALLOC401
// A callee gives a method of its type to a table that compares references: the compiler keeps one delegate for all calls.
#nullable enable
using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;
static class Work
{
    private static readonly HashSet<object> s_seen = new(ReferenceEqualityComparer.Instance);
    private static readonly ConditionalWeakTable<Action, object> s_names = new();
    private static int s_ticks;
    private static void Tick() => s_ticks++;
    private static T Default<T>() => default!;
    private static T Run<T>(Func<T> make)
    {
        s_seen.Add((Func<T>)Default<T>);
        s_names.TryAdd(Tick, "tick");
        return make();
    }
    public static string All(int n)
    {
        var sum = 0;
        for (var i = 0; i < n; i++)
        {
            var next = i;
            sum += Run(() => next + n);
        }
        sum += Run(Default<int>);
        return s_seen.Count + ":" + s_ticks + sum;
    }
}
static class Program
{
    static void Main() => Console.WriteLine(Work.All(3));
}
