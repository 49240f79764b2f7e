// fixes: ALLOC301
// Parts that begin or end outside of the text throw what they threw, in the same order with their operands.
using System;

static class Program
{
    static int At(int n) { Console.Write("at" + n + " "); return n; }

    static string Try(Func<int> parse)
    {
        try { return "" + parse(); }
        catch (Exception exception) { return exception.GetType().Name; }
    }

    static int Part(string text, int start, int length)
    {
        ArgumentNullException.ThrowIfNull(text);
        return int.Parse(text.Substring(start, length));
    }

    static int From(string text, int start)
    {
        ArgumentNullException.ThrowIfNull(text);
        return int.Parse(text.Substring(At(start)).Trim());
    }

    static int Nested(string text, int start)
    {
        ArgumentNullException.ThrowIfNull(text);
        return int.Parse(text.Substring(start).Substring(1, 2).Trim(' ', '0'));
    }

    static int Ranged(string text, int start)
    {
        ArgumentNullException.ThrowIfNull(text);
        return int.Parse(text[start..^1]);
    }

    static int Removed(string text, int start)
    {
        ArgumentNullException.ThrowIfNull(text);
        return int.Parse(text.Remove(start));
    }

    static void Main()
    {
        foreach (var text in new[] { "12345", " 1 ", "", "x", "-7\n" })
        {
            foreach (var start in new[] { 0, 1, 2, -1, 5, 6, int.MaxValue, int.MinValue })
                Console.WriteLine(string.Join(" ", Try(() => Part(text, start, 2)), Try(() => Part(text, 1, start)), Try(() => From(text, start)), Try(() => Nested(text, start)), Try(() => Ranged(text, start)), Try(() => Removed(text, start))));
        }
    }
}
