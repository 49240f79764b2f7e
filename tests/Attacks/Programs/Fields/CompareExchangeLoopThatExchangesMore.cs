// refuses: ALLOC203
// A loop that exchanges a boxed number counts its tries by Interlocked, and writes the number again in another box: calls of Interlocked and Volatile do more than compute.
#nullable enable
using System;
using System.Threading;

sealed class Sum
{
    private object _total = 0L;
    private int _tries;

    public long Add(long value)
    {
        object old;
        long sum;
        do
        {
            old = _total;
            sum = (long)old + value;
            if (Interlocked.Increment(ref _tries) < 3)
                Volatile.Write(ref _total, (long)old + 0);
        }
        while (Interlocked.CompareExchange(ref _total, sum, old) != old);
        return sum;
    }

    public int Tries() => _tries;
}

static class Program
{
    static void Main()
    {
        var sum = new Sum();
        Console.WriteLine(sum.Add(1) + " in " + sum.Tries());
    }
}
