// fixes: ALLOC105
// Results that nobody uses: of chains with effects, of pure calls that fail, under conditions, in lambdas, and in expression bodies.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;

static class Program
{
    static readonly List<string> Log = new();

    static int s_calls;

    static string Called(string text)
    {
        s_calls++;
        return text;
    }

    static int Trims(string text)
    {
        text.Trim();
        Called(text).ToUpperInvariant();
        text.Replace("a", "b");
        return text.Length + s_calls;
    }

    static int Fails(string text)
    {
        text.Substring(2);
        return text.Length;
    }

    static int Formats(string text)
    {
        string.Format(text.Length > 2 ? "{1}" : "{0}", text);
        return 1;
    }

    static int Lists(List<int> items)
    {
        items.ToArray();
        items.Select(i => s_calls++).ToList();
        items.Where(i => 10 / i > 1).Any();
        items.OrderBy(i => s_calls++);
        return items.Count + s_calls;
    }

    static void Expression(string text) => text.Trim().Split(',');

    static int Conditions(string text)
    {
        if (text.Length > 1)
            text.ToLowerInvariant();
        else
            Called(text).Insert(0, "x");
        _ = text.Trim();
        _ = Called(text).PadLeft(-1 + text.Length);
        return s_calls;
    }

    static void Main()
    {
        foreach (var text in new[] { "1,2", "a", "", " 5 ", "12x", "x,y," })
        {
            foreach (var run in new Func<object?>[] { () => Trims(text), () => Fails(text), () => Formats(text), () => Lists([1, 2]), () => Lists([0]), () => ((Func<int>)(() => { Expression(text); return s_calls; }))(), () => Conditions(text) })
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
