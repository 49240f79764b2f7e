// refuses: ALLOC606
// A frozen table gives references to its values, which cannot be kept while something is awaited.
using System;
using System.Collections.Generic;
using System.Threading.Tasks;
struct Counter { public int N; public readonly int Add(int k) => N + k; public int Up(int k) => N += k; public readonly int this[int k] => N + k; }
static class Program
{
    private static readonly Dictionary<char, Counter> s_counters = new Dictionary<char, Counter> { ['a'] = new Counter { N = 3 }, ['b'] = new Counter { N = 4 } };
    static async Task<int> One() { await Task.Yield(); return 1; }
    static int Pass(in Counter c, int k) => c.N + k;
    static int PassBoth(int k, in Counter c) => c.N + k;
    static async Task<int> Sum(string text)
    {
        var n = 0;
        foreach (var c in text)
        {
            n += s_counters[c].Add(await One());
            n += s_counters[c].Up(await One());
            n += s_counters[c][await One()];
            n += Pass(s_counters[c], await One()) + PassBoth(await One(), s_counters[c]);
            n += s_counters[c].N.GetHashCode() + (s_counters[c].N, await One()).Item1;
            var (x, y) = (s_counters[c], await One());
            n += x.N + y + (await One() > 0 ? s_counters[c] : s_counters['a']).N;
            Func<Counter> later = () => s_counters[c];
            n += later().N + new[] { s_counters[c] }[0].N;
        }
        return n;
    }
    static void Main() => Console.WriteLine(Sum("ab").Result);
}
