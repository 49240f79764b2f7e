// refuses: ALLOC202
// An earlier static initialiser reads the field through a property before it is set: an exception then, zero when it is a number.
using System;

static class Program
{
    static readonly string First = Peek;
    private static object _count = 5;

    static string Peek
    {
        get
        {
            try { return "" + (int)_count; }
            catch (NullReferenceException) { return "null"; }
        }
    }

    static int Read() => (int)_count;

    static void Bump() => _count = Read() + 1;

    static void Main() => Run();

    static void Run()
    {
        Bump();
        Console.WriteLine(First + Read());
    }
}
