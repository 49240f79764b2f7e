// fixes: ALLOC106
// What a local is made of changes between its declaration and the branch that needs it: by calls, aliases, cultures, events, lambdas and exceptions.
#nullable enable
using System;
using System.Collections.Generic;
using System.Globalization;
using System.Text;

sealed class Box
{
    public string Name = "n";
    public int Number = 1;
    public string? Maybe;
    public readonly string Fixed = "fixed";
    public int[] Items = [1, 2, 3];

    public bool Touch()
    {
        Name += "t";
        Number++;
        Maybe = null;
        return Number % 2 == 0;
    }
}

static class Program
{
    static readonly List<string> Log = new();
    static int s_count;

    static void Use(object value) => Log.Add("" + value);

    static bool Count() => ++s_count % 2 == 0;

    static void Fields(Box box, bool need)
    {
        var text = box.Name + box.Number;
        box.Touch();
        if (!need)
            return;
        Use(text);
    }

    static void Parameters(string a, int n, bool need)
    {
        var text = a + n;
        n++;
        a = "changed";
        if (need)
        {
            Use(text);
            Use(a + n);
        }
    }

    static void Statics(string a, bool need)
    {
        var text = a + s_count;
        if (!Count() && need)
        {
            Use(text);
        }
    }

    static void Readonly(Box box, string a, bool need)
    {
        var text = box.Fixed + a;
        box.Touch();
        if (!need)
            return;
        Use(text);
    }

    static void Replaced(Box box, string a, bool need)
    {
        var text = box.Fixed + a;
        box = new Box();
        box.Touch();
        if (!need)
            return;
        Use(text);
    }

    static void Culture(double d, string a, bool need)
    {
        var text = a + d;
        CultureInfo.CurrentCulture = CultureInfo.GetCultureInfo("de-DE");
        if (!need)
            return;
        Use(text);
    }

    static void Captured(string a, bool need)
    {
        Action change = () => a += "!";
        var text = "x" + a;
        change();
        if (!need)
            return;
        Use(text);
    }

    static void Referenced(string a, bool need)
    {
        ref var same = ref a;
        var text = "x" + a;
        same = "other";
        if (!need)
            return;
        Use(text);
    }

    static void Elements(int[] items, bool need)
    {
        var list = new List<int>(items);
        items[0] = 50;
        if (!need)
            return;
        Use(string.Join(",", list));
    }

    static void Lists(int n, bool need)
    {
        var list = new List<int> { n, n + 1 };
        n = 7;
        if (!need)
            return;
        Use(string.Join(",", list));
    }

    static void Capacities(int n, bool need)
    {
        var list = new List<int>(n);
        if (!need)
            return;
        Use(list.Count);
    }

    static void Lengths(int n, bool need)
    {
        var array = new int[n];
        Count();
        if (!need)
            return;
        Use(array.Length);
    }

    static void Throws(string? a, bool need)
    {
        var text = a!.Trim();
        Use("before");
        if (!need)
            return;
        Use(text);
    }

    static void Cut(string a, bool need)
    {
        var text = a.Substring(1);
        Use("before");
        if (!need)
            return;
        Use(text);
    }

    static void Handler(string a, int n, bool need)
    {
        var builder = new StringBuilder(a);
        try
        {
            Use(10 / n);
        }
        catch (DivideByZeroException)
        {
            if (need)
                Use(builder.Append("!").ToString());
        }
    }

    static void Looped(string[] all, bool need)
    {
        foreach (var a in all)
        {
            var text = "<" + a + ">";
            if (a.Length == 0)
                continue;
            if (need && Count())
                break;
            Use(text);
        }
    }

    static void Switched(string a, int n)
    {
        var text = a + ":" + n;
        switch (n)
        {
            case 0:
                return;
            case 1:
                n = 20;
                Use(text + n);
                break;
            default:
                break;
        }
    }

    static void Nested(string a, bool need)
    {
        var text = a + "-";
        var other = text + a;
        if (!need)
            return;
        a = "later";
        Use(other);
        Use(text + a);
    }

    static void Out(string a, bool need)
    {
        var text = "o" + a;
        if (!Try(out a))
            return;
        if (need)
            Use(text + a);
    }

    static bool Try(out string a)
    {
        a = "out";
        return Count();
    }

    static void Main()
    {
        foreach (var need in new[] { true, false, true })
        {
            foreach (var run in new Action[]
            {
                () => Fields(new Box(), need), () => Parameters("a", 1, need), () => Statics("s", need), () => Readonly(new Box(), "r", need), () => Replaced(new Box(), "r", need), () => Culture(1.5, "c", need),
                () => Captured("c", need), () => Referenced("r", need), () => Elements([1, 2], need), () => Lists(3, need), () => Capacities(-1, need), () => Capacities(2, need), () => Lengths(-1, need), () => Lengths(3, need), () => Throws(null, need),
                () => Throws(" x ", need), () => Cut("", need), () => Cut("ab", need), () => Handler("h", 0, need), () => Handler("h", 1, need), () => Looped(["a", "", "b"], need), () => Switched("w", 0), () => Switched("w", 1), () => Nested("n", need), () => Out("o", need),
            })
            {
                CultureInfo.CurrentCulture = CultureInfo.InvariantCulture;
                try
                {
                    run();
                }
                catch (Exception e)
                {
                    Log.Add(e.GetType().Name);
                }

                Console.Write(string.Join("|", Log) + ";");
                Log.Clear();
            }

            Console.WriteLine(s_count);
        }
    }
}
