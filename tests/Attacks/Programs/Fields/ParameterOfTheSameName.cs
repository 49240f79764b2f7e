// refuses: ALLOC202
// The constructor sets its parameter, which hides the field: the field stays null.
using System;

sealed class Box
{
    private object _value;

    public Box(object _value) { _value = 1; Console.Write(_value); }

    public void Set(int n) => _value = n;

    public string Get()
    {
        try { return "" + (int)_value; }
        catch (NullReferenceException) { return "null"; }
    }
}

static class Program
{
    static void Main() => Run();

    static void Run()
    {
        var box = new Box(null);
        Console.Write(box.Get());
        box.Set(3);
        Console.WriteLine(box.Get());
    }
}
