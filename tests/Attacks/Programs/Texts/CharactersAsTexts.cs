// fixes: ALLOC307
// Texts of characters that are compared: each character, surrogates, indices outside of the text, effects in the order of the operands, names of constants.
using System;
using System.Collections.Generic;

static class Program
{
    private const string Comma = ",";
    private static int s_calls;

    static char Next(string text)
    {
        Console.Write(s_calls);
        return text[s_calls++ % text.Length];
    }

    static string All(string text, int at, char other)
    {
        var found = "";
        for (var i = 0; i < 2; i++)
        {
            found += (text[at].ToString() == "a") + "|" + ("\ud83d" != text[at].ToString()) + "|" + text[at].ToString().Equals("'");
            found += (text[at].ToString() == other.ToString()) + "|" + (Next(text).ToString() == Next(text).ToString()) + "|" + (other.ToString() == Comma);
            found += (other.ToString() == @"\") + "|" + (("a" == other.ToString()) == (other.ToString() != "\u0061")) + "|" + !(other.ToString() == "\0");
        }

        return found;
    }

    static int Count(IEnumerable<char> letters)
    {
        var count = 0;
        foreach (var letter in letters)
        {
            if (letter.ToString() == "e" || letter.ToString() is "f" || char.ToUpper(letter).ToString() == "G")
                count++;
            switch (letter.ToString())
            {
                case "h":
                    count += 10;
                    break;
            }
        }

        return count;
    }

    static string Try(Func<string> run)
    {
        try
        {
            return run();
        }
        catch (Exception exception)
        {
            return exception.GetType().Name;
        }
    }

    static void Main()
    {
        foreach (var text in new[] { "abc", "", "'\ud83d\ude00", ",\\\0" })
        {
            for (var at = -1; at < 3; at++)
            {
                var place = at;
                foreach (var other in new[] { 'a', ',', '\\', '\0', '\ud83d' })
                    Console.WriteLine(Try(() => All(text, place, other)));
            }
        }

        Console.WriteLine(Count("efgh efG") + Try(() => All(null!, 0, 'a')));
    }
}
