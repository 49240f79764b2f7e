// refuses: ALLOC201
// Another overload takes the value itself and does something else.
using System;

sealed class Writer
{
    public void Write(object value) => Console.Write("object" + value + " ");
    public void Write(long value) => Console.Write("long" + value + " ");
    public void Write(string format, object value) => Console.Write("format" + value + " ");
    public void Write(string format, int value) => Console.Write("int" + value + " ");
}

static class Program
{
    static void Main() => Run();

    static void Run()
    {
        var writer = new Writer();
        writer.Write((object)5);
        writer.Write("x", (object)5);
        writer.Write(DayOfWeek.Monday);
        Console.WriteLine();
    }
}
