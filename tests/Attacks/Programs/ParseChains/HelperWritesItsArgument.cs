// fixes: ALLOC301
// Methods of the project that return a part write the caller's variable by ref or out, and the caller reads that variable in the same expression.
#nullable enable
using System;

static class Program
{
    static string Take(ref string text, int count)
    {
        var part = text.Substring(0, count);
        text = text.Substring(count);
        return part;
    }

    static string Split(string text, char c, out string rest)
    {
        var at = text.IndexOf(c);
        rest = at < 0 ? "" : text.Substring(at + 1);
        return at < 0 ? text : text.Substring(0, at);
    }

    static int Twice(string text) => int.Parse(Take(ref text, 2).Trim()) * 100 + int.Parse(text.Trim()) + Take(ref text, 1).Trim().Length;

    static bool Same(string text) => text.Trim() == Split(text, ';', out text).Trim() && text.Trim().Length < 3;

    static bool Reversed(string text) => Split(text, ';', out text).Trim().Equals(text.Trim(), StringComparison.Ordinal);

    static int Local(string text)
    {
        var part = text.Trim();
        var number = int.Parse(part) + Take(ref text, 1).TrimEnd().Length;
        return number + int.Parse(text.Trim()) + part.Length;
    }

    static int Loop(string text)
    {
        var sum = 0;
        while (text.Length > 0)
        {
            sum += int.Parse(Split(text, ';', out var rest).Trim());
            text = rest;
        }

        return sum;
    }

    static void Main()
    {
        foreach (var text in new[] { " 1 2", "12;12", ";", "", " ;  ", "123 ", "a;a", "5; 6;7 " })
        {
            foreach (var run in new Func<string, object>[] { s => Twice(s), s => Same(s), s => Reversed(s), s => Local(s), s => Loop(s) })
            {
                try
                {
                    Console.Write(run(text) + " ");
                }
                catch (Exception e)
                {
                    Console.Write(e.GetType().Name + " ");
                }
            }

            Console.WriteLine();
        }
    }
}
