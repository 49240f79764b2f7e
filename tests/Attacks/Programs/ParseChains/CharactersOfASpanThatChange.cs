// silent: ALLOC301
// The string of a span keeps the characters that the body of a foreach writes.
using System;

static class Program
{
    static string Through(char[] letters, int times)
    {
        var seen = "";
        for (var i = 0; i < times; i++)
        {
            foreach (var c in new string(letters))
            {
                seen += c;
                letters[2] = (char)('0' + i);
            }
        }

        return seen;
    }

    static void Main() => Run();

    static void Run() => Console.WriteLine(Through("abcd".ToCharArray(), 3));
}
