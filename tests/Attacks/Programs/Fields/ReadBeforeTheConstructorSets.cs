// refuses: ALLOC202
// The constructor reads a property, an indexer and an operator that look at the field before it is set.
using System;

sealed class Counter
{
    private object _count;
    public readonly string Seen;

    public Counter()
    {
        Seen = Current;
        _count = 1;
    }

    private string Current
    {
        get
        {
            try { return "" + (int)_count; }
            catch (NullReferenceException) { return "null"; }
        }
    }

    public void Bump() => _count = (int)_count + 1;

    public int Value => (int)_count;
}

static class Program
{
    static void Main() => Run();

    static void Run()
    {
        var counter = new Counter();
        counter.Bump();
        Console.WriteLine(counter.Seen + counter.Value);
    }
}
