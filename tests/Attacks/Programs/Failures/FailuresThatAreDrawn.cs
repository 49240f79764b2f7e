// fixes: ALLOC301
// Blocks that end in a throw, but hold loops, jumps and assignments on the way to it.
#nullable enable
using System;
using System.Collections.Generic;

static class Program
{
    static readonly List<string> Log = new();

    static int Reassigned(string text)
    {
        var part = text.Trim();
        if (int.TryParse(part, out var number))
            return number;
        part = "bad " + part;
        Log.Add(part);
        part += "!";
        throw new FormatException(part);
    }

    static int Looped(string text)
    {
        var part = text.Trim();
        if (int.TryParse(part, out var number))
            return number;
        for (var i = 0; i < 3; i++)
        {
            Log.Add(part + i);
            if (i == 1)
                break;
        }

        throw new FormatException(part.Replace('x', 'y'));
    }

    static int GoTo(string text)
    {
        var tries = 0;
    again:
        var part = text.Trim();
        if (int.TryParse(part, out var number))
            return number;
        {
            Log.Add(part);
            text = "7 ";
            if (tries++ == 0)
                goto again;
            throw new FormatException(part);
        }
    }

    static int Source(string text)
    {
        var part = text.Trim();
        if (int.TryParse(part, out var number))
            return number;
        text = "changed";
        Log.Add(part);
        throw new FormatException(text + part);
    }

    static int Filtered(string text)
    {
        var part = text.Replace(" ", "").Replace("_", "");
        try
        {
            if (part.Length == 0)
                throw new InvalidOperationException(part);
            return int.Parse(part);
        }
        catch (FormatException) when (part is ['x', ..])
        {
            Log.Add("x" + part);
        }
        catch (Exception e) when (e is not FormatException || part.Contains('y'))
        {
            Log.Add(part);
        }
        finally
        {
            Log.Add("end");
        }

        return -1;
    }

    static int Ref(string text)
    {
        var part = text.Trim();
        if (int.TryParse(part, out var number))
            return number;
        ref var same = ref part;
        same = same + "?";
        Log.Add(part);
        throw new FormatException(same);
    }

    static int Out(string text)
    {
        var part = text.Trim();
        if (int.TryParse(part, out var number))
            return number;
        Set(out part);
        throw new FormatException(part);
    }

    static void Set(out string part) => part = "set";

    static int Expression(string text)
    {
        var part = text.Trim();
        return int.TryParse(part, out var number) ? number : throw new FormatException(part + (text = "none") + part);
    }

    static void Main()
    {
        foreach (var text in new[] { " 12", "1x ", " ", "x_ 1", " y" , "_ 3"})
        {
            foreach (var run in new Func<string, int>[] { Reassigned, Looped, GoTo, Source, Filtered, Ref, Out, Expression })
            {
                try
                {
                    Console.Write(run(text) + " ");
                }
                catch (Exception e)
                {
                    Console.Write(e.GetType().Name + ":" + e.Message + " ");
                }
            }

            Console.WriteLine(string.Join("|", Log));
            Log.Clear();
        }
    }
}
