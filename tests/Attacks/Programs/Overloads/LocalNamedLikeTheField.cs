// fixes: ALLOC101
// language: 12
// A local has the name that the field would get.
using System;

static class Program
{
    static bool In(string text, params string[] others)
    {
        foreach (var other in others)
        {
            if (other == text)
                return true;
        }

        return false;
    }

    static void Main()
    {
        string[] InOthers = { "x" };
        for (var i = 0; i < 2; i++)
            Console.WriteLine(In("x", "a", "b") + " " + In("x", InOthers));
    }
}
