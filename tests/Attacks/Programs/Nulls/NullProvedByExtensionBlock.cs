// refuses: ALLOC301
// A member of an extension block takes null.
using System;

static class Texts
{
    extension(string text)
    {
        public bool IsBlank => string.IsNullOrEmpty(text);

        public void Log() => Console.WriteLine("<" + text + ">");
    }
}

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

    static int A(string text)
    {
        text.Log();
        return int.Parse(text.Trim().TrimEnd('.'));
    }

    static int B(string text)
    {
        var blank = text.IsBlank;
        return int.Parse(text.Trim().TrimEnd('.')) + (blank ? 1 : 0);
    }

    static void Main()
    {
        foreach (var text in new string[] { " 1. ", null, "x" })
        {
            Console.WriteLine(Run(() => A(text)));
            Console.WriteLine(Run(() => B(text)));
        }
    }
}
