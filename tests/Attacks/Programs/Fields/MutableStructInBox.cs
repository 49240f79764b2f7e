// refuses: ALLOC202
// A struct that changes itself: the copy that is unboxed changes, the box does not, unless it is called through an interface.
using System;

interface ICount { int Next(); }

struct Count : ICount
{
    private int _n;
    public int Next() => ++_n;
}

sealed class Box
{
    private object _value = new Count();
    public void Set(Count count) => _value = count;
    public int Unboxed() => ((Count)_value).Next();
    public int Through() => ((ICount)_value).Next();
}

static class Program
{
    static void Main() => Run();

    static void Run()
    {
        var box = new Box();
        Console.Write(box.Unboxed() + " " + box.Unboxed() + " " + box.Through() + " " + box.Through() + " ");
        box.Set(new Count());
        Console.WriteLine(box.Through());
    }
}
