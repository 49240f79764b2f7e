// refuses: ALLOC101
// A caller that comes back to itself: the items of a 'params' span lie in its frame.
using System;
static class P
{
    static void Main()
    {
        for (var i = 0; i < 2; i++) Console.WriteLine(Walk(DEPTH));
    }
    const int DEPTH = 650;
    static long Sum(params decimal[] all)
    {
        var sum = 0L;
        foreach (var a in all) sum += (long)a;
        return sum;
    }
    static long Walk(int n)
    {
        var r = 0L;
        for (var i = 0; i < 2; i++)
        {
            if (n > 0 && i == 0) r += Walk(n - 1);
            r += Sum(n, i, n + 1m, 3, 4, 5, 6, n + i) % 7;
        }
        return r;
    }
}
