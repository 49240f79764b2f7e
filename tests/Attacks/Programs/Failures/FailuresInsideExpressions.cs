// fixes: ALLOC301
// Throw expressions, switch arms, conditional accesses and lambdas that throw need a text that is parsed before.
#nullable enable
using System;
using System.Collections.Generic;

static class Program
{
    static readonly List<string> Log = new();

    static int Arm(string text)
    {
        var part = text.Trim();
        return part switch
        {
            "a" => 1,
            "" => throw new InvalidOperationException(part + "empty"),
            _ when int.TryParse(part, out var n) => n,
            _ => throw new ArgumentException(part),
        };
    }

    static int Coalesced(string text)
    {
        var part = text.Trim();
        int? number = int.TryParse(part, out var n) ? n : null;
        return number ?? throw new ArgumentException(part);
    }

    static int Lambda(string text)
    {
        var part = text.Trim();
        Func<string, int> fail = s => throw new ArgumentException(s);
        return int.TryParse(part, out var n) ? n : fail(part);
    }

    static int Captured(string text)
    {
        var part = text.Trim();
        Func<int> fail = () => throw new ArgumentException(part);
        return int.TryParse(part, out var n) ? n : fail();
    }

    static int Negated(string text)
    {
        var part = text.Trim();
        if (!int.TryParse(part, out var n) is var failed && failed)
            throw new ArgumentException(part);
        return n;
    }

    static int Using(string text)
    {
        var part = text.Trim();
        using (new System.IO.StringReader(part))
        {
            lock (Log)
            {
                if (!int.TryParse(part, out var n))
                {
                    checked
                    {
                        throw new ArgumentException(part + (part.Length + 1));
                    }
                }

                return n;
            }
        }
    }

    static void Main()
    {
        foreach (var text in new[] { "1,2", "a", "", " 5 ", "12x", "x,y," })
        {
            foreach (var run in new Func<object?>[] { () => Arm(text), () => Coalesced(text), () => Lambda(text), () => Captured(text), () => Negated(text), () => Using(text) })
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
