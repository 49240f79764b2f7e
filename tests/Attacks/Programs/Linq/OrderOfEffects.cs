// fixes: ALLOC602
// Conditions and selectors with effects: each element passes all of them before the next, and a loop stops where the operators stopped.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;

sealed class Trace
{
    public readonly List<string> Lines = new();
    public bool Ask(int n, int least) { Lines.Add("ask " + n); return n >= least; }
    public int Make(int n) { Lines.Add("make " + n); return n * 10; }
}

static class Program
{
    static void Main()
    {
        foreach (var least in new[] { 0, 2, 3, 9 })
        {
            var trace = new Trace();
            Run(trace, new[] { 1, 2, 3, 4 }, least);
            Console.WriteLine(string.Join("; ", trace.Lines));
        }
    }

    static void Run(Trace trace, int[] numbers, int least)
    {
        foreach (var made in numbers.Where(n => trace.Ask(n, least)).Select(n => trace.Make(n)))
        {
            if (made == 30)
                continue;
            trace.Lines.Add("body " + made);
            if (made == 40)
                break;
        }

        trace.Lines.Add(Any(trace, numbers, least) + " " + All(trace, numbers, least));
        var count = numbers.Where(n => trace.Ask(n, least)).Count(n => trace.Make(n) > 20);
        trace.Lines.Add("count " + count);
        if (least > 1 && numbers.Any(n => trace.Ask(n, least)) && trace.Ask(0, 0))
            trace.Lines.Add("guarded");
        if (least > 2 && !numbers.All(n => trace.Ask(n, least)))
            trace.Lines.Add("not all");
        trace.Lines.Add("first " + numbers.Select(n => trace.Make(n)).FirstOrDefault(n => n > least * 10));
    }

    static bool Any(Trace trace, int[] numbers, int least) => numbers.Any(n => trace.Ask(n, least));

    static bool All(Trace trace, int[] numbers, int least) => !numbers.All(n => trace.Ask(n, least));
}
