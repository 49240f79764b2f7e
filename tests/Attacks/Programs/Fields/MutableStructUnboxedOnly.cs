// fixes: ALLOC202
// A struct that changes itself and is only unboxed: each call changes a copy.
using System;

struct Count
{
    private int _n;
    public int Next() => ++_n;
}

sealed class Box
{
    private object _value = new Count();
    public void Set(Count count) => _value = count;
    public int Unboxed() => ((Count)_value).Next();
    public int Local() { var count = (Count)_value; count.Next(); return count.Next(); }
}

static class Program
{
    static void Main()
    {
        var box = new Box();
        Console.Write(box.Unboxed() + " " + box.Unboxed() + " " + box.Local() + " ");
        var count = new Count();
        count.Next();
        box.Set(count);
        count.Next();
        Console.WriteLine(box.Unboxed() + " " + box.Unboxed());
    }
}
