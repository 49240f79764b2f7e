// fixes: ALLOC302
// A failure names parts of a text that is split, and goes on with the next part.
#nullable enable
using System;
using System.Collections.Generic;

static class Program
{
    static readonly List<string> Log = new();

    static int Continued(string text)
    {
        var sum = 0;
        foreach (var part in text.Split(','))
        {
            try
            {
                sum += int.Parse(part);
            }
            catch (FormatException)
            {
                Log.Add(part);
                text = "9,9,9";
            }
        }

        return sum + text.Length;
    }

    static int Thrown(string text)
    {
        var sum = 0;
        foreach (var part in text.Split(';'))
        {
            if (!int.TryParse(part, out var number))
                throw new ArgumentException("bad " + part + " in " + text);
            sum += number;
        }

        return sum;
    }

    static int Deferred(string text)
    {
        var sum = 0;
        var later = new List<Func<string>>();
        foreach (var part in text.Split(';'))
        {
            if (!int.TryParse(part, out var number))
            {
                later.Add(() => part);
                Log.Add(later[0]());
                throw new ArgumentException(later[0]());
            }

            sum += number;
        }

        return sum;
    }

    static int Stored(string text)
    {
        var last = "";
        try
        {
            foreach (var part in text.Split(' '))
            {
                if (part.Length > 3)
                {
                    last = part;
                    throw new ArgumentException(part);
                }
            }
        }
        catch (ArgumentException e)
        {
            return last.Length + e.Message.Length;
        }

        return last.Length;
    }

    static int InSwitch(string text)
    {
        var sum = 0;
        foreach (var part in text.Split('/'))
        {
            switch (part)
            {
                case "a":
                    sum += 1;
                    break;
                case "b":
                case "":
                    sum += 10;
                    continue;
                default:
                    var kept = part;
                    Log.Add(kept);
                    throw new ArgumentException(kept);
            }
        }

        return sum;
    }

    static void Main()
    {
        foreach (var text in new[] { "", "1", "1,x,3", "1;2;y;4", "a/b//a", "a/c", "one three five", "1,,2", ";" })
        {
            foreach (var run in new Func<string, int>[] { Continued, Thrown, Deferred, Stored, InSwitch })
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
