// silent: ALLOC401
// Members that look like reads change a struct in the place where it is: patterns, indices from the end, spans over it, calls by a type parameter.
using System;
using System.Collections.Concurrent;
using System.Runtime.CompilerServices;

interface ICounter { int Next(); }
struct Counter : ICounter
{
    public int Count;
    public int Next() => ++Count;
    public int Length => ++Count;
    public int this[int i] => ++Count + i;
    public int Value => ++Count;
    public void Deconstruct(out int a, out int b) { a = ++Count; b = ++Count; }
}
[InlineArray(4)]
struct Four { private int _first; }

static class Program
{
    static int Generic<T>(ConcurrentDictionary<int, int> known, T counter) where T : ICounter =>
        known.GetOrAdd(1, k => counter?.Next() ?? 0) * 100 + known.GetOrAdd(2, k => counter?.Next() ?? 0) * 10 + counter.Next();

    static int GenericDirect<T>(ConcurrentDictionary<int, int> known, T counter) where T : ICounter =>
        known.GetOrAdd(31, k => counter.Next()) * 100 + known.GetOrAdd(32, k => counter.Next()) * 10 + counter.Next();

    static string Run(ConcurrentDictionary<int, int> known)
    {
        var all = "";
        var counter = new Counter();
        all += known.GetOrAdd(3, k => counter[^1]) + " " + counter.Count + ";";
        var second = new Counter();
        all += known.GetOrAdd(4, k => second is { Value: 1 } ? 1 : 0) + " " + second.Count + ";";
        var fourth = new Counter();
        all += known.GetOrAdd(6, k => fourth switch { (1, 2) => 3, _ => 4 }) + " " + fourth.Count + ";";
        Four four = default;
        all += known.GetOrAdd(7, k => { four[1] = 5; return four[1]; }) + " " + four[1] + ";";
        Four five = default;
        all += known.GetOrAdd(8, k => { Span<int> all = five; all[1] = 7; return five[1]; }) + " " + five[1] + ";";
        Four six = default;
        all += known.GetOrAdd(9, k => { foreach (ref var f in (Span<int>)six) f++; return six[1]; }) + " " + six[1] + ";";
        return all;
    }
    static void Main()
    {
        var known = new ConcurrentDictionary<int, int>();
        Console.WriteLine(Generic(known, new Counter()));
        Console.WriteLine(GenericDirect(known, new Counter()));
        Console.WriteLine(Run(known));
    }
}
