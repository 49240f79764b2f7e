// refuses: ALLOC203
// A loop that exchanges a boxed number does more than compute from it: it counts, and calls what may set the same number again, in another box.
#nullable enable
using System;
using System.Threading;

sealed class Sum
{
    private object _total = 0L;

    public event Action? Adding;

    public long Add(long value)
    {
        object old;
        long sum;
        do
        {
            old = _total;
            sum = (long)old + value;
            Adding?.Invoke();
        }
        while (Interlocked.CompareExchange(ref _total, sum, old) != old);
        return sum;
    }

    public void Refresh() => _total = (long)_total + 0;
}

sealed class Tries
{
    private object _total = 0L;

    public int Add(long value)
    {
        object old;
        long sum;
        var tries = 0;
        do
        {
            old = _total;
            sum = (long)old + value;
            tries++;
            if (tries == 1)
            {
                _total = 5L;
                _total = 0L;
            }
        }
        while (Interlocked.CompareExchange(ref _total, sum, old) != old);
        return tries;
    }
}

static class Program
{
    static void Main()
    {
        var sum = new Sum();
        var asked = 0;
        sum.Adding += () =>
        {
            Console.Write("adding ");
            if (asked++ < 2)
                sum.Refresh();
        };
        Console.WriteLine(sum.Add(1));
        Console.WriteLine(asked);
        Console.WriteLine(new Tries().Add(1));
    }
}
