// fixes: ALLOC202
// Counters in objects that are compared, printed, checked for overflow and counted by several forms.
using System;
using System.Threading;

sealed class Stats
{
    private object _sum = 0L;
    private object _count = 0;
    private object _small = (byte)250;

    public long Add(long value)
    {
        object old;
        long sum;
        do
        {
            old = _sum;
            sum = (long)old + value;
        }
        while (Interlocked.CompareExchange(ref _sum, sum, old) != old);
        return sum;
    }

    public int Count()
    {
        _count = checked((int)_count + 1);
        return (int)_count;
    }

    public byte Small()
    {
        _small = (byte)((byte)_small + 1);
        return (byte)_small;
    }

    public long Swap(long value) => (long)Interlocked.Exchange(ref _sum, value);
}

static class Program
{
    static void Main()
    {
        var stats = new Stats();
        for (var i = 0; i < 8; i++)
            Console.WriteLine(stats.Add(i) + " " + stats.Count() + " " + stats.Small());
        Console.WriteLine(stats.Swap(7) + " " + stats.Add(1));
    }
}
