// refuses: ALLOC301
// A text that may be null throws before anything is read, and it is not the parser that says so.
using System;

static class Program
{
    static int Parse(string text) => int.Parse(text.Trim());

    static bool TryParse(string text, out int n) => int.TryParse(text.Trim(), out n);

    static bool Same(string text) => text.Substring(0) == "";

    static void Main() => Run();

    static void Run()
    {
        try { Parse(null); } catch (Exception e) { Console.Write(e.GetType().Name + " "); }
        try { TryParse(null, out _); } catch (Exception e) { Console.Write(e.GetType().Name + " "); }
        try { Same(null); } catch (Exception e) { Console.Write(e.GetType().Name + " "); }
        Console.WriteLine(Parse(" 1") + "" + Same(""));
    }
}
