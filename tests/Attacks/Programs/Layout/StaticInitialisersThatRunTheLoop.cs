// fixes: ALLOC104
// A static initialiser runs the loop whose regular expression goes to a static field of the same type.
using System;
using System.Text.RegularExpressions;

static class Program
{
    private const string Name = "a1";
    private static readonly int s_first = Count(new[] { Name, "b", "c3" });

    private static int Count(string[] texts)
    {
        var n = 0;
        foreach (var text in texts)
        {
            var digits = new Regex("[0-9]");
            if (digits.IsMatch(text))
                n++;
        }

        return n;
    }

    static void Main() => Console.WriteLine(s_first + Count(new[] { "4" }));
}
