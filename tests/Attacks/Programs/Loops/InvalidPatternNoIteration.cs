// refuses: ALLOC104
// A pattern or a text that cannot be made fails only where an iteration makes it.
using System;
using System.Text.RegularExpressions;

static class Program
{
    static int Pattern(string[] lines)
    {
        var n = 0;
        foreach (var line in lines)
            if (new Regex("(").IsMatch(line)) n++;
        return n;
    }

    static int Trimmed(string[] lines, string prefix)
    {
        var n = 0;
        foreach (var line in lines)
            if (line == prefix.Trim()) n++;
        return n;
    }

    static int Sized(int[] sizes, int size)
    {
        var n = 0;
        foreach (var s in sizes)
        {
            var buffer = new byte[size];
            buffer[0] = (byte)s;
            n += buffer[0];
        }

        return n;
    }

    static void Main() => Run();

    static void Run()
    {
        Console.Write(Pattern(new string[0]) + Trimmed(new string[0], null) + Sized(new int[0], -1));
        try { Pattern(new[] { "a" }); } catch (ArgumentException e) { Console.Write(e.GetType().Name); }
        try { Trimmed(new[] { "a" }, null); } catch (NullReferenceException e) { Console.Write(e.GetType().Name); }
        try { Sized(new int[1], -1); } catch (OverflowException e) { Console.WriteLine(e.GetType().Name); }
    }
}
