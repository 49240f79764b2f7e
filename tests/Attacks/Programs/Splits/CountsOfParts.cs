// fixes: ALLOC302
// Only the number of parts is asked for.
using System;

static class Program
{
    static int Commas(string text) => text == null ? -1 : text.Split(',').Length;

    static int Lines(string text)
    {
        ArgumentNullException.ThrowIfNull(text);
        return text.Split('\n').Length - 1;
    }

    static int Words(string text)
    {
        ArgumentNullException.ThrowIfNull(text);
        return text.Split("ab").Length;
    }

    static int Filled(string text)
    {
        ArgumentNullException.ThrowIfNull(text);
        return text.Split(',', StringSplitOptions.RemoveEmptyEntries).Length;
    }

    static void Main()
    {
        foreach (var text in new[] { "", ",", "a,b\n", "\n\n,,", "abab", "aab", "ababab,ab" })
            Console.Write(Commas(text) + " " + Lines(text) + " " + Words(text) + " " + Filled(text) + "; ");
        Console.WriteLine(Commas(null));
    }
}
