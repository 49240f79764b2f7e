// fixes: ALLOC103
// Arrays of two to four items for methods of the framework: what is null, items with effects and items that fail, values that are boxed, and texts that are empty.
using System;
using System.Collections.Generic;
using System.IO;
using System.Text;

static class Program
{
    private static readonly List<string> s_log = new();

    static string Told(string text)
    {
        s_log.Add(text ?? "null");
        return text;
    }

    static object Failing(int n) => n > 1 ? throw new InvalidOperationException("item " + n) : n;

    static string Formatted(string format, object a, object b) => string.Format(format, new object[] { a, b });

    static string InOrder(StringBuilder builder, string a, string b)
    {
        builder.AppendFormat(Told("{1}{0}"), new object[] { Told(a), Told(b) });
        builder.AppendFormat(null, "{0}|{1}|{2}", new object[] { a, Told(b), 'c' });
        return builder.ToString();
    }

    static string Joined(string a, string b, string c) => string.Concat(new[] { Told(a), b }) + string.Concat(new string[] { a, b, c }) + string.Concat(new[] { c, b, a, c });

    static string Paths(string a, string b) => Path.Combine(new[] { a, b }) + Path.Join(new[] { a, b, "x" });

    static string Numbers(int n, long m) => string.Format("{0:x4}{1,6}", new object[] { n, m });

    static string Fails(int n) => string.Format("{0}{1}{2}", new object[] { Told("first"), Failing(n), Told("last") });

    static string Try(Func<string> make)
    {
        try
        {
            return make();
        }
        catch (Exception e)
        {
            return e.GetType().Name;
        }
    }

    static void Main()
    {
        foreach (var text in new[] { "a", "", null })
        {
            Console.WriteLine(Try(() => Formatted("<{0}{1}>", text, "b")));
            Console.WriteLine(Try(() => Formatted(text, "a", 3)));
            Console.WriteLine(Try(() => InOrder(new StringBuilder(), text, "b")));
            Console.WriteLine(Try(() => InOrder(null, text, "b")));
            Console.WriteLine(Try(() => Joined(text, "b", text)));
            Console.WriteLine(Try(() => Paths(text, "b")));
            Console.WriteLine(Try(() => Paths("b", text)));
        }

        Console.WriteLine(Numbers(255, -1));
        Console.WriteLine(Try(() => Formatted("{2}", 1, 2)));
        Console.WriteLine(Try(() => Fails(1)) + Try(() => Fails(2)));
        Console.WriteLine(string.Join(",", s_log));
    }
}
