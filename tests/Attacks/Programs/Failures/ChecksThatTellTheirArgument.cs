// fixes: ALLOC301
// A handler checks a text by methods that are told how their argument is written.
#nullable enable
using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;

static class Program
{
    static readonly List<string> Log = new();

    static int Checked(string text)
    {
        var part = text.Trim();
        try
        {
            return int.Parse(part);
        }
        catch (FormatException)
        {
            ArgumentException.ThrowIfNullOrEmpty(part);
            Say(part);
            return -1;
        }
    }

    static void Say(string value, [CallerArgumentExpression(nameof(value))] string said = "", [CallerMemberName] string member = "") => Log.Add(value + said + member);

    static int Told(string text)
    {
        var part = text.Substring(0, 1);
        if (int.TryParse(part, out var n))
            return n;
        Say(part);
        throw new ArgumentException(part);
    }

    static int Plain(string text)
    {
        var part = text.Substring(0, 1);
        if (int.TryParse(part, out var n))
            return n;
        Log.Add(part);
        throw new ArgumentException(part);
    }

    static void Main()
    {
        foreach (var text in new[] { "1,2", "a", "", " 5 ", "12x", "x,y," })
        {
            foreach (var run in new Func<object?>[] { () => Checked(text), () => Told(text), () => Plain(text) })
            {
                try
                {
                    Console.Write(run() + " ");
                }
                catch (Exception e)
                {
                    Console.Write(e.GetType().Name + " ");
                }
            }

            Console.WriteLine(string.Join("|", Log));
            Log.Clear();
        }
    }
}
