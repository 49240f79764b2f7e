// refuses: ALLOC302
// A text that is null throws where it is split, before what follows has done anything.
using System;

static class Program
{
    static int Count(string text)
    {
        var parts = text.Split(',');
        Console.Write("split ");
        return parts.Length == 2 ? 2 : 0;
    }

    static void Main() => Run();

    static void Run()
    {
        Console.WriteLine(Count("a,b"));
        try { Console.WriteLine(Count(null)); }
        catch (NullReferenceException) { Console.WriteLine("null"); }
    }
}
