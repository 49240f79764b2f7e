// Arguments of a read that run code in other ways than a call: texts of holes, framework properties that call back, patterns, static constructors,
// sums in constants.
// fixes: ALLOC305
#nullable enable
using System;
using System.Collections.Generic;
using System.Text;

static class Program
{
    static readonly StringBuilder s_all = new StringBuilder("abcdef");

    sealed class Evil
    {
        public override string ToString()
        {
            s_all.Clear();
            return "ab";
        }

        public void Deconstruct(out int a, out int b)
        {
            s_all.Clear();
            a = 1;
            b = 2;
        }

        public int Length
        {
            get
            {
                s_all.Clear();
                return 3;
            }
        }

        public int this[int i] => i;
    }

    static class Start
    {
        public static int At;

        static Start()
        {
            s_all.Clear();
            At = 1;
        }
    }

    static string Try(Func<object> run)
    {
        s_all.Clear().Append("abcdef");
        try
        {
            return run()?.ToString() ?? "null";
        }
        catch (Exception exception)
        {
            return exception.GetType().Name;
        }
    }

    const int Prefix = 1;

    static string Sum() => s_all.ToString().Substring(Prefix + 2);

    static string LocalSum()
    {
        var text = new StringBuilder("abcdef");
        foreach (var c in "gh")
            text.Append(c);
        return text.ToString().Substring(Prefix + 2);
    }

    static string Hole(Evil evil) => s_all.ToString().Substring($"{evil}".Length);

    static string Joined(Evil evil) => s_all.ToString().Substring(("" + evil).Length, 1);

    static char At(Lazy<int> lazy) => s_all.ToString()[lazy.Value];

    static string Shape(Evil evil) => s_all.ToString().Substring(evil is (1, 2) ? 1 : 0, 2);

    static string FromEnd(Evil evil) => s_all.ToString().Substring(evil[^1], 1);

    static string Type() => s_all.ToString().Substring(Start.At, 1);

    static int Generic<T>() where T : new() => s_all.ToString()[new T() is null ? 0 : 1];

    static int Hashed() => string.IsNullOrEmpty(s_all.ToString()).GetHashCode();

    static void Main()
    {
        Console.WriteLine(Try(() => Sum()));
        Console.WriteLine(Try(() => LocalSum()));
        Console.WriteLine(Try(() => Hole(new Evil())));
        Console.WriteLine(Try(() => Joined(new Evil())));
        Console.WriteLine(Try(() => At(new Lazy<int>(() => { s_all.Clear(); return 1; }))));
        Console.WriteLine(Try(() => Shape(new Evil())));
        Console.WriteLine(Try(() => FromEnd(new Evil())));
        Console.WriteLine(Try(() => Type()));
        Console.WriteLine(Try(() => Generic<Evil>()));
        Console.WriteLine(Try(() => Hashed()));
    }
}
