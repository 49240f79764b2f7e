// fixes: ALLOC202
// reports: ALLOC203
// Counters and exchanges of boxed numbers in fields that are named by tuples, extension members, ref returns and properties of structs.
using System;
using System.Threading;

sealed class Meter(long start)
{
    private object _sum = 0L;
    private object _count = 0;
    private object _seen = start;
    private object _real = 0.0;

    public object Seen => _seen;

    public long Add(long value)
    {
        object old;
        long sum;
        do
        {
            old = _sum;
            sum = checked((long)old + value);
        }
        while (Interlocked.CompareExchange(ref _sum, sum, old) != old);
        return sum;
    }

    public double Real(double value)
    {
        object old;
        double next;
        do
        {
            old = _real;
            next = (double)old * value;
        }
        while (Interlocked.CompareExchange(ref _real, next, old) != old);
        return next;
    }

    public int Count() { _count = (int)_count + 1; return (int)_count; }

    public long See(long n) { var old = (long)Interlocked.Exchange(ref _seen, n); return old; }
}

static class Program
{
    static void Main()
    {
        var meter = new Meter(7);
        for (var i = 0; i < 3; i++)
            Console.Write(meter.Add(i) + " " + meter.Count() + " " + meter.See(i) + " " + BitConverter.DoubleToInt64Bits(meter.Real(-0.0)) + meter.Seen + ";");
        Console.Write(meter.Real(double.NaN) + " " + meter.Real(1));
        try
        {
            meter.Add(long.MaxValue);
        }
        catch (OverflowException)
        {
            Console.WriteLine("overflow " + meter.Add(0));
        }
    }
}
