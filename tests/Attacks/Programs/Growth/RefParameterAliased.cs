// refuses: ALLOC303
// The ref parameter is also a field that the loop's callee prints.
using System;

static class Program
{
    static string _field = "x";

    static int Peek(int i) { Console.Write(_field + " "); return i; }

    static void Grow(ref string text)
    {
        for (var i = 0; i < 4; i++)
            text += Peek(i);
    }

    static void Main() { Grow(ref _field); Console.WriteLine(_field); }
}
