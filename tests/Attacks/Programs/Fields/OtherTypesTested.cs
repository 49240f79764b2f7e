// refuses: ALLOC202
// Tests for types that the value does not have, and equality with a number of another type.
using System;

sealed class Box
{
    private object _value = 1;

    public void Set(int n) => _value = n;
    public string Kind() => _value switch { long => "long", short => "short", IFormattable => "formattable", _ => "other" };
    public bool EqualsLong() => _value.Equals(1L);
    public bool EqualsInt() => _value.Equals(1);
    public Type Type() => _value.GetType();
}

static class Program
{
    static void Main() => Run();

    static void Run()
    {
        var box = new Box();
        box.Set(1);
        Console.WriteLine(box.Kind() + box.EqualsLong() + box.EqualsInt() + box.Type());
    }
}
