// fixes: ALLOC202
// reports: ALLOC203
// A lock-free sum that was set before anyone could read it, counted by four threads.
using System;
using System.Threading;

sealed class Sum
{
    private object _value = 0.5;

    public void Add(double amount)
    {
        while (true)
        {
            var old = _value;
            object sum = (double)old + amount;
            if (Interlocked.CompareExchange(ref _value, sum, old) == old)
                return;
        }
    }

    public double Value => (double)_value;
}

static class Program
{
    static void Main()
    {
        var sum = new Sum();
        var threads = new Thread[4];
        for (var i = 0; i < threads.Length; i++)
        {
            threads[i] = new Thread(() => { for (var n = 0; n < 1000; n++) sum.Add(0.25); });
            threads[i].Start();
        }

        foreach (var thread in threads) thread.Join();
        Console.WriteLine(sum.Value);
        sum.Add(double.NaN);
        sum.Add(1);
        Console.WriteLine(sum.Value);
    }
}
