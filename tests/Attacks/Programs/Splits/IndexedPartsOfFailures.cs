// fixes: ALLOC302
// Parts are asked for by their index, some only where the code fails: too few, by a counter, from the end, in a tuple, and with the array itself.
#nullable enable
using System;
using System.Collections.Generic;

static class Program
{
    static readonly List<string> Log = new();

    static int Pair(string text)
    {
        var parts = text.Split('=');
        if (parts.Length != 2)
            throw new ArgumentException(parts[0]);
        return int.TryParse(parts[1], out var n) ? n : throw new FormatException(parts[1] + parts[0]);
    }

    static int TooFew(string text)
    {
        var parts = text.Split('=');
        if (!int.TryParse(parts[0], out var a))
            throw new FormatException(parts[0]);
        if (!int.TryParse(parts[1], out var b))
            throw new FormatException(parts[1]);
        return a * 10 + b;
    }

    static int Counted(string text)
    {
        var parts = text.Split(',');
        var sum = 0;
        for (var i = 0; i < parts.Length; i++)
        {
            if (!int.TryParse(parts[i], out var n))
            {
                Log.Add(parts[i]);
                throw new FormatException(parts[i]);
            }

            sum = sum * 10 + n;
        }

        return sum;
    }

    static int Caught(string text)
    {
        var sum = 0;
        var parts = text.Split(',');
        for (var i = 0; i < parts.Length; i++)
        {
            try
            {
                sum += int.Parse(parts[i]);
            }
            catch (FormatException) when (parts[i].Length > 0)
            {
                Log.Add(parts[i] + i);
            }
            catch (FormatException)
            {
                Log.Add(i + parts[i]);
            }
        }

        return sum;
    }

    static int Whole(string text)
    {
        var parts = text.Split(',');
        if (parts.Length > 2)
            throw new ArgumentException(string.Join("+", parts));
        return parts[0].Length;
    }

    static int FromEnd(string text)
    {
        var last = text.Split(',')[^1];
        if (int.TryParse(last, out var n))
            return n;
        throw new FormatException(last);
    }

    static int First(string text)
    {
        var first = text.Split(',', 2)[0];
        try
        {
            return int.Parse(first);
        }
        catch (FormatException)
        {
            Log.Add(first);
            return -1;
        }
    }

    static int Deconstructed(string text)
    {
        if (text.Split('=') is not [var key, var value])
            throw new ArgumentException(text);
        return int.TryParse(value, out var n) ? n + key.Length : throw new FormatException(key + value);
    }

    static int Trimmed(string text)
    {
        var sum = 0;
        foreach (var part in text.Split(',', StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries))
        {
            if (!int.TryParse(part, out var n))
                throw new FormatException("[" + part + "]");
            sum += n;
        }

        return sum;
    }

    static void Main()
    {
        foreach (var text in new[] { "1=2", "1", "a=b", "=", "", "1,2", "1, x ,", ",,3", "1=2=3", "7,=,q" })
        {
            foreach (var run in new Func<string, int>[] { Pair, TooFew, Counted, Caught, Whole, FromEnd, First, Deconstructed, Trimmed })
            {
                try
                {
                    Console.Write(run(text) + " ");
                }
                catch (Exception e)
                {
                    Console.Write(e.GetType().Name + (e is IndexOutOfRangeException ? "" : ":" + e.Message) + " ");
                }
            }

            Console.WriteLine(string.Join("|", Log));
            Log.Clear();
        }
    }
}
