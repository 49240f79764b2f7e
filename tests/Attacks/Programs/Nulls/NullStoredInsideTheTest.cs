// refuses: ALLOC301
// The condition that tests for null stores it behind the test.
using System;

static class Program
{
    static string Run(Func<int> read)
    {
        try
        {
            return "" + read();
        }
        catch (Exception exception)
        {
            return exception.GetType().Name;
        }
    }

    static bool Next(ref string text)
    {
        text = text == "end" ? null : text;
        return true;
    }

    static bool TryNext(out string text)
    {
        text = null;
        return true;
    }

    static int A(string text)
    {
        if (text == null || !Next(ref text))
            return -1;
        return int.Parse(text.Trim().TrimEnd('.'));
    }

    static int B(string text)
    {
        if (text != null && TryNext(out text))
            return int.Parse(text.Trim().TrimEnd('.'));
        return -2;
    }

    static int C(string text)
    {
        return text != null && Next(ref text) ? int.Parse(text.Trim().TrimEnd('.')) : -3;
    }

    static bool D(string text) => text != null && Next(ref text) && int.Parse(text.Trim().TrimEnd('.')) > 3;

    static void Main()
    {
        foreach (var text in new string[] { " 1. ", null, "end" })
        {
            Console.WriteLine(Run(() => A(text)));
            Console.WriteLine(Run(() => B(text)));
            Console.WriteLine(Run(() => C(text)));
            Console.WriteLine(Run(() => D(text) ? 1 : 0));
        }
    }
}
