// refuses: ALLOC301
// Null is stored by a nested tuple, and by targets in parentheses.
using System;

static class Program
{
    static void Show(Func<string, int> read, string text)
    {
        try
        {
            Console.WriteLine(read(text));
        }
        catch (Exception exception)
        {
            Console.WriteLine(exception.GetType().Name);
        }
    }

    static ((string, int), int) Next(string text) => ((text == "end" ? null : text, 1), 2);

    static int A(string text)
    {
        if (text == null)
            return -1;
        int n, m;
        ((text, n), m) = Next(text);
        return int.Parse(text.Trim().TrimEnd('.')) + n + m;
    }

    static int B(string text)
    {
        if (text == null)
            return -1;
        (text) = text == "end" ? null : text;
        return int.Parse(text.Trim().TrimEnd('.'));
    }

    static void Set(out string text) => text = null;

    static int C(string text)
    {
        if (text == null)
            return -1;
        if (text.Length == 3)
            Set(out (text));
        return int.Parse(text.Trim().TrimEnd('.'));
    }

    static void Main()
    {
        foreach (var text in new string[] { " 1. ", null, "end" })
        {
            Show(A, text);
            Show(B, text);
            Show(C, text);
        }
    }
}
