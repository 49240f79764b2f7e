// silent: ALLOC301
// A text never equals an array of its characters.
#nullable enable
using System;

static class Program
{
    static readonly char[] s_quit = ['q', 'u', 'i', 't'];

    static bool IsQuit(string line) => line.Trim().Equals(s_quit);

    static bool IsPart(string line, ArraySegment<char> part) => line.Substring(1).Equals(part);

    static void Main()
    {
        foreach (var line in new[] { " quit ", "quit", "go" })
            Console.WriteLine(IsQuit(line) + " " + IsPart("x" + line, new ArraySegment<char>("(quit)".ToCharArray(), 1, 4)));
    }
}
