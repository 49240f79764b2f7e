// fixes: ALLOC401
// What a lambda captures changes while the callee runs: by a field, by an element, by a struct of a field, and by a variable behind a reference.
#nullable enable
using System;
using System.Collections.Generic;
struct Pair { public int A; public int[] Items; public readonly int Sum => A + Items[0]; }
sealed class Calls
{
    private int _field = 1;
    private Pair _pair = new() { Items = [1] };
    private static int Twice(Func<int> f, Action between) { var first = f(); between(); return first * 100 + f(); }
    private static int Once(Func<int> f) => f();
    private static int Handed(Func<int, int> f, ref int n) { n++; return f(n); }
    private static int Out(Func<int> f, out int n) { n = 7; return f(); }
    private static int In(Func<int> f, in int n, Action change) { change(); return f() + n; }
    public string All(int n)
    {
        var text = "";
        for (var i = 0; i < n; i++)
        {
            var x = i;
            var pair = new Pair { A = i, Items = [i] };
            text += Twice(() => _field + x, () => _field++) + ",";
            text += Twice(() => _pair.Sum + x, () => _pair.A++) + ",";
            text += Twice(() => pair.Sum, () => pair.Items[0] += 5) + ",";
            var y = i;
            text += Handed(z => z + y, ref y) + ",";
            var w = i;
            text += Out(() => w, out w) + ",";
            var v = i;
            ref var same = ref v;
            text += Twice(() => x, () => _field--) + ",";
            same = 9;
            text += Once(() => pair.A + x) + v + ",";
            pair.A = 50;
            text += Once(() => pair.A + x) + ",";
            int later;
            if (i > 0)
            {
                later = i;
                text += Once(() => later + x);
            }
            text += In(() => x, _field, () => _field++) + ";";
        }
        return text;
    }
}
static class Program
{
    static void Main() => Console.WriteLine(new Calls().All(3));
}
