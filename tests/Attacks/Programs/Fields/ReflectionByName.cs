// refuses: ALLOC202
// The field is looked up by its name and read as an object.
using System;
using System.Reflection;

sealed class Box
{
    private object _value = 1;
    public void Set(int n) => _value = n;
    public int Get() => (int)_value;
    public static string TypeOfField() => typeof(Box).GetField("_value", BindingFlags.NonPublic | BindingFlags.Instance).FieldType.Name;
}

static class Program
{
    static void Main() => Run();

    static void Run()
    {
        var box = new Box();
        box.Set(2);
        Console.WriteLine(Box.TypeOfField() + box.Get());
    }
}
