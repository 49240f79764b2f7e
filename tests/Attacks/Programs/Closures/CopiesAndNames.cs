// fixes: ALLOC402
// Names of parts, keywords, names that are taken, and text that stands in several lines.
using System;

static class Program
{
    static Func<object> s_kept;
    static string Keep(Func<object> make) => (s_kept = make)().ToString();

    static string Of(string @class, int localNumber, int number, bool isKnown)
    {
        var localClass = "taken";
        if (isKnown)
            return @class + localClass;
        return Keep(() => new { @class, number, Twice = (number, localNumber).number + number }) + @class;
    }

    static string Lines(string text, bool isKnown)
    {
        if (isKnown)
            return text;
        return Keep(() =>
        {
            // The text.
            return text
                + text.Length;
        });
    }

    static string One(string text, bool isKnown) { if (isKnown) return text; return Keep(() => text + nameof(text)); }

    static void Main()
    {
        foreach (var isKnown in new[] { true, false })
            Console.WriteLine(Of("c", 1, 2, isKnown) + Lines("l", isKnown) + One("o", isKnown));
    }
}
