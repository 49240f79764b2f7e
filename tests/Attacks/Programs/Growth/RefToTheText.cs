// refuses: ALLOC303
// A ref local sees and writes the text within the loop.
using System;

static class Program
{
    static void Main() => Run();

    static void Run()
    {
        string text = "a";
        ref string same = ref text;
        for (var i = 0; i < 4; i++)
        {
            text += i;
            if (i == 2) same = "reset";
        }

        Console.WriteLine(text);
        Look(ref text);
    }

    static void Look(ref string text)
    {
        for (var i = 0; i < 3; i++)
        {
            text += i;
            Console.Write(text + " ");
        }
    }
}
