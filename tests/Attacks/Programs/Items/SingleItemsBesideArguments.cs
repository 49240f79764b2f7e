// fixes: ALLOC601
// refuses: ALLOC103
// Collections of one item that begin with arguments, passed to methods that only go through them: the argument is no item, and may have effects.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;

static class Program
{
    static int s_asked;

    static int Capacity(int n) { s_asked++; return n; }

    static int Sum(IList<int> items)
    {
        var sum = 0;
        foreach (var item in items)
            sum += item * 10;
        return sum;
    }

    static int Total(ICollection<int> items)
    {
        var sum = 0;
        foreach (var item in items)
            sum += item + 1;
        return sum;
    }

    static int Lists(List<int> items)
    {
        var sum = 0;
        foreach (var item in items)
            sum += item + 2;
        return sum;
    }

    static int Sequences(IEnumerable<int> items)
    {
        var sum = 0;
        foreach (var item in items)
            sum += item + 3;
        return sum;
    }

    static int All(int n)
    {
        var sum = 0;
        for (var i = 0; i < n; i++)
        {
            sum += Sum([with(4), i]) + Sum([with(Capacity(i))]) + Sum([i]) + Sum([with(Capacity(2)), i]);
            sum += Total([with(4), i]) + Total([with(i)]) + Total([i]);
            sum += Lists([with(4), i]) + Lists([with(Capacity(i))]) + Lists([i]);
            sum += Sequences([i]) + Sequences([i, i]);
        }
        return sum;
    }

    static void Main() => Console.WriteLine(All(4) + " " + s_asked);
}
