// refuses: ALLOC302
// A part that is not there throws, also within a loop where the iteration before had it.
using System;

static class Program
{
    static string Second(string text)
    {
        var parts = text.Split(',');
        return parts[1];
    }

    static void Main() => Run();

    static void Run()
    {
        foreach (var text in new[] { "a,b", "c", "" })
        {
            try { Console.WriteLine(Second(text)); }
            catch (IndexOutOfRangeException) { Console.WriteLine("missing"); }
        }

        foreach (var text in new[] { "a,b", "c", "d,e" })
        {
            try
            {
                var parts = text.Split(',');
                Console.WriteLine(parts[1] + parts[0]);
            }
            catch (IndexOutOfRangeException) { Console.WriteLine("missing"); }
        }
    }
}
