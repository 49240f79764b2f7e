// fixes: ALLOC302
// Separators of one and more characters, with and without options, for texts with and without them.
using System;

static class Program
{
    static void Walk(string text)
    {
        foreach (var part in text.Split(',')) { Console.Write("["); for (var k = 0; k < part.Length; k++) Console.Write(part[k]); Console.Write("]"); }
        Console.Write(" ");
        foreach (var part in text.Split(", ")) { Console.Write("["); for (var k = 0; k < part.Length; k++) Console.Write(part[k]); Console.Write("]"); }
        Console.Write(" ");
        foreach (var part in text.Split("--")) { Console.Write("["); for (var k = 0; k < part.Length; k++) Console.Write(part[k]); Console.Write("]"); }
        Console.Write(" ");
        foreach (var part in text.Split(',', ' ')) { Console.Write("["); for (var k = 0; k < part.Length; k++) Console.Write(part[k]); Console.Write("]"); }
        Console.Write(" ");
        foreach (var part in text.Split(new[] { ',', ' ' })) { Console.Write("["); for (var k = 0; k < part.Length; k++) Console.Write(part[k]); Console.Write("]"); }
        Console.Write(" ");
        foreach (var part in text.Split(',', StringSplitOptions.TrimEntries)) { Console.Write("["); for (var k = 0; k < part.Length; k++) Console.Write(part[k]); Console.Write("]"); }
        Console.Write(" ");
        foreach (var part in text.Split(',', StringSplitOptions.RemoveEmptyEntries)) { Console.Write("["); for (var k = 0; k < part.Length; k++) Console.Write(part[k]); Console.Write("]"); }
        Console.Write(" ");
        foreach (var part in text.Split(" ", StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries)) { Console.Write("["); for (var k = 0; k < part.Length; k++) Console.Write(part[k]); Console.Write("]"); }
        Console.WriteLine();
    }

    static void Main()
    {
        foreach (var text in new[] { "a,b,c", "", ",", "a", ",a,,b,", "a b\tc", "ab--cd-e--", " x , y ", " \t ,\u2003", "\0,\0" })
            Walk(text);
    }
}
