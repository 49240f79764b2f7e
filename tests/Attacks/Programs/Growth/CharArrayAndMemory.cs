// refuses: ALLOC303
// An array of characters prints its type's name when it is joined, and its characters when it is appended.
using System;

static class Program
{
    static void Main() => Run();

    static void Run()
    {
        string text = "";
        char[] characters = { 'a', 'b' };
        for (var i = 0; i < 2; i++)
            text += characters;
        Console.WriteLine(text);
    }
}
