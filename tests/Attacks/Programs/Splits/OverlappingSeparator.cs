// fixes: ALLOC302
// The separator overlaps itself.
using System;

static class Program
{
    static void Walk(string text)
    {
        foreach (var part in text.Split("aa")) { Console.Write("["); for (var k = 0; k < part.Length; k++) Console.Write(part[k]); Console.Write("]"); }
        foreach (var part in text.Split("||", StringSplitOptions.RemoveEmptyEntries)) { Console.Write("["); for (var k = 0; k < part.Length; k++) Console.Write(part[k]); Console.Write("]"); }
        var parts = text.Split("aa");
        if (parts.Length >= 3) Console.Write(parts[2]);
        Console.WriteLine();
    }

    static void Main()
    {
        foreach (var text in new[] { "aaaaa.aa.a", "x||||y|||z", "|||", "aaa" }) Walk(text);
    }
}
