// refuses: ALLOC302
// An empty or missing separator means white space for a string, and nothing for a span.
using System;

static class Program
{
    static void Walk(string text)
    {
        const string Nothing = "";
        foreach (var part in text.Split("")) { Console.Write("["); for (var k = 0; k < part.Length; k++) Console.Write(part[k]); Console.Write("]"); }
        foreach (var part in text.Split(Nothing)) { Console.Write("["); for (var k = 0; k < part.Length; k++) Console.Write(part[k]); Console.Write("]"); }
        foreach (var part in text.Split((string)null)) { Console.Write("["); for (var k = 0; k < part.Length; k++) Console.Write(part[k]); Console.Write("]"); }
        foreach (var part in text.Split((char[])null)) { Console.Write("["); for (var k = 0; k < part.Length; k++) Console.Write(part[k]); Console.Write("]"); }
        foreach (var part in text.Split(new char[0])) { Console.Write("["); for (var k = 0; k < part.Length; k++) Console.Write(part[k]); Console.Write("]"); }
        foreach (var part in text.Split()) { Console.Write("["); for (var k = 0; k < part.Length; k++) Console.Write(part[k]); Console.Write("]"); }
        Console.WriteLine();
    }

    static void Main() => Run();

    static void Run()
    {
        foreach (var text in new[] { "a b  c", "", "abc", "\ta\u2003b" })
            Walk(text);
    }
}
