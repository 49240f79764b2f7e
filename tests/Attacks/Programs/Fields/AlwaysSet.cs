// fixes: ALLOC202
// Set by its declaration, read by casts, written by sums; a derived class calls it from a base constructor.
using System;

abstract class Base
{
    protected Base() => Begin();
    protected abstract void Begin();
}

sealed class Counter : Base
{
    private object _count = 5;

    protected override void Begin() { Console.Write((int)_count + " "); _count = 7; }

    public void Bump() => _count = (int)_count + 1;

    public int Value => (int)_count;
}

static class Program
{
    static void Main()
    {
        var counter = new Counter();
        counter.Bump();
        Console.WriteLine(counter.Value);
    }
}
