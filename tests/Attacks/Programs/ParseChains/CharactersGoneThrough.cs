// fixes: ALLOC301
// A foreach over the characters of a part, whose body writes the variable that the part was cut from, leaves early, and fails for parts that are not there.
using System;

static class Program
{
    static string Try(Func<object> read)
    {
        try { return "" + read(); }
        catch (Exception exception) { return exception.GetType().Name; }
    }

    static string Through(string[] lines)
    {
        var seen = "";
        foreach (var line in lines)
        {
            if (line is null)
                continue;
            var text = line;
            foreach (var c in text.Substring(1))
            {
                text = seen;
                seen += c;
                if (c == '!')
                    break;
            }

            foreach (int c in line.Trim().Substring(1))
                seen += c;
            var part = line.Trim();
            foreach (object c in part)
                seen += c;
        }

        return seen;
    }

    static void Main()
    {
        Console.WriteLine(Through(new[] { "abc!d", " \ud83d\ude00", "x", null }));
        Console.WriteLine(Try(() => Through(new[] { "" })) + Try(() => Through(new[] { " " })));
    }
}
