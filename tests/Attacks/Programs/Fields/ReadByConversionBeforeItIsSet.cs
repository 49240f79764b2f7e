// refuses: ALLOC202
// A conversion, an index and an interpolation hole run code of the type before the field is set.
using System;

sealed class Counter
{
    private object _count;
    private readonly string _seen;

    public Counter()
    {
        var self = this;
        _seen = $"{self}";
        _count = 1;
    }

    public override string ToString()
    {
        try { return "" + (int)_count + _seen; }
        catch (NullReferenceException) { return "null"; }
    }

    public void Bump() => _count = (int)_count + 1;
}

static class Program
{
    static void Main() => Run();

    static void Run()
    {
        var counter = new Counter();
        counter.Bump();
        Console.WriteLine(counter);
    }
}
