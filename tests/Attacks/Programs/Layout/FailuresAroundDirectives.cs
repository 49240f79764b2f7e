// fixes: ALLOC301
// A text that a failure needs is named in code that is switched off, beside comments, in regions, and on lines of several statements.
#define LOUD
#nullable enable
using System;
using System.Collections.Generic;

static class Program
{
    static readonly List<string> Log = new();

    static int Off(string text)
    {
        var part = text.Trim();
        if (int.TryParse(part, out var n))
            return n;
#if QUIET
        Log.Add(part);
#endif
        throw new ArgumentException(part);
    }

    static int On(string text)
    {
        var part = text.Trim(); // parsed
        if (int.TryParse(part /* whole */, out var n)) return n; else { Log.Add(/* before */ part /* after */); throw new ArgumentException(
            // the text
            part); }
    }

    static int Loud(string text)
    {
        #region parse
        var part = text.Trim();
#if LOUD
        Log.Add("loud");
#else
        Log.Add("quiet" + part);
#endif
        #endregion
        try { return int.Parse(part); } catch (FormatException) { Log.Add(part); return -1; }
    }

    static int Wrapped(string text)
    {
        var part =
            text
                .Substring(
                    0,
                    1)
                .Trim();
        return int.TryParse(part, out var n)
            ? n
            : throw new ArgumentException(
                "bad: "
                + part
                + ".");
    }

    static int Pragma(string text)
    {
#pragma warning disable CS0168
        var part = text.Trim();
#pragma warning restore CS0168
        if (!int.TryParse(part, out var n)) throw new ArgumentException(part);
        return n;
    }

    static void Main()
    {
        foreach (var text in new[] { "1", " 2 ", "x", "", "ab " })
        {
            foreach (var run in new Func<string, int>[] { Off, On, Loud, Wrapped, Pragma })
            {
                try
                {
                    Console.Write(run(text) + " ");
                }
                catch (Exception e)
                {
                    Console.Write(e.GetType().Name + (e is ArgumentOutOfRangeException ? "" : e.Message) + " ");
                }
            }

            Console.WriteLine(string.Join("|", Log));
            Log.Clear();
        }
    }
}
