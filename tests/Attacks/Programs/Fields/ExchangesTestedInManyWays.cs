// reports: ALLOC203
// fixes: ALLOC202
// Loops that exchange boxed numbers test in several ways whether they succeeded: by reference, by 'Equals', in the body, and for what is not a number.
#nullable enable
using System;
using System.Threading;

sealed class ByOperator
{
    private object _sum = 0L;

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
}

sealed class ByReference
{
    private object _sum = 0L;

    public long Add(long value)
    {
        object old;
        long sum;
        do
        {
            old = _sum;
            sum = (long)old + value;
        }
        while (!ReferenceEquals(Interlocked.CompareExchange(ref _sum, sum, old), old));
        return sum;
    }
}

sealed class InTheBody
{
    private object _sum = 0.0;

    public double Add(double value)
    {
        while (true)
        {
            var old = _sum;
            var sum = (double)old + value;
            if (Interlocked.CompareExchange(ref _sum, sum, old) == old)
                return sum;
        }
    }
}

sealed class ByEquals
{
    private object _sum = 0L;

    public long Add(long value)
    {
        while (true)
        {
            var old = _sum;
            object sum = (long)old + value;
            if (Interlocked.CompareExchange(ref _sum, sum, old).Equals(old))
                return (long)sum;
        }
    }
}

sealed class Exchanged
{
    private object _last = 0;

    public string Put(int value)
    {
        var before = Interlocked.Exchange(ref _last, value);
        return before is int number ? "number " + number : before.GetType().Name;
    }
}

static class Program
{
    static void Main()
    {
        var byOperator = new ByOperator();
        byOperator.Add(1);
        Console.WriteLine(byOperator.Add(2));
        var byReference = new ByReference();
        byReference.Add(1);
        Console.WriteLine(byReference.Add(2));
        var inTheBody = new InTheBody();
        Console.WriteLine(inTheBody.Add(-0.0));
        Console.WriteLine(inTheBody.Add(double.NaN));
        Console.WriteLine(inTheBody.Add(2));
        var byEquals = new ByEquals();
        byEquals.Add(1);
        Console.WriteLine(byEquals.Add(2));
        var exchanged = new Exchanged();
        Console.WriteLine(exchanged.Put(4));
        Console.WriteLine(exchanged.Put(5));
    }
}
