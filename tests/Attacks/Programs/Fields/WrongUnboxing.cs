// refuses: ALLOC202
// Unboxing to another type throws; as a number it would be converted.
using System;

sealed class Box
{
    private object _value = 1;

    public void Set(int n) => _value = n;
    public long Long() => (long)_value;
    public int Int() => (int)_value;
}

static class Program
{
    static void Main() => Run();

    static void Run()
    {
        var box = new Box();
        box.Set(5);
        try { Console.WriteLine(box.Long()); } catch (InvalidCastException) { Console.WriteLine("cast"); }
        Console.WriteLine(box.Int());
    }
}
