// fixes: ALLOC101
// language: 12
// A field for the array is there before the first code of the type runs.
using System;

static class Program
{
    private static readonly int s_first = Count("b");
    private static readonly string s_others = "mine";

    static bool In(string text, params string[] others)
    {
        foreach (var other in others)
        {
            if (other == text)
                return true;
        }

        return false;
    }

    static int Count(string text)
    {
        var count = 0;
        for (var i = 0; i < 3; i++)
        {
            if (In(text, "a", "b"))
                count++;
        }

        return count;
    }

    static void Main() => Console.WriteLine(s_first + s_others + Count("c"));
}
