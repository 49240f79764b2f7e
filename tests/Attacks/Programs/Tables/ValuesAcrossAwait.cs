// fixes: ALLOC606
// Values that are changed, copied and passed by reference, also while something is awaited.
using System;
using System.Collections.Generic;
using System.Threading.Tasks;
sealed class Box { public int Value; public Box Next; public int[] Items = new int[3]; }
struct Counter { public int N; public int Up() => ++N; }
static class Program
{
    private static readonly Dictionary<char, Box> s_boxes = new() { ['a'] = new Box(), ['b'] = new Box() };
    private static readonly Dictionary<char, Counter> s_counters = new() { ['a'] = new Counter { N = 3 } };
    static async Task<int> One() { await Task.Yield(); return 1; }
    static int Pass(in Counter c) => c.N;
    static async Task<int> Sum(string text)
    {
        var n = 0;
        foreach (var c in text)
        {
            s_boxes[c].Value += await One();
            s_boxes[c].Items[await One()] += await One();
            n += s_boxes[c].Value + s_boxes[c].Items[1] + s_counters['a'].Up() + Pass(s_counters['a']) + s_counters['a'].N.CompareTo(await One());
        }
        return n;
    }
    static void Main() => Console.WriteLine(Sum("ab").Result);
}
