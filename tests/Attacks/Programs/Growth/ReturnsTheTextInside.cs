// refuses: ALLOC303
// The text is returned from within the loop, and read by a condition.
using System;

static class Program
{
    static string Until(int length)
    {
        string text = "";
        for (var i = 0; ; i++)
        {
            text += i;
            if (text.Length >= length)
                return text;
        }
    }

    static string Doubled()
    {
        string text = "a";
        for (var i = 0; i < 5; i++)
            text += text;
        return text;
    }

    static void Main() { Console.WriteLine(Until(7) + Doubled()); }
}
