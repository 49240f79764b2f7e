// fixes: ALLOC305
// A text that a local holds is made before the builder is named; what it is made of may look at the builder, change it, or fail.
using System;
using System.Text;

internal static class Program
{
    private static StringBuilder s_shared = new("s");
    private static int s_calls;

    private static void Main()
    {
        Console.WriteLine(Plain(new StringBuilder("<"), "a", 3));
        Console.WriteLine(Asks("a", new StringBuilder("b")));
        Console.WriteLine(Shared("a"));
        Console.WriteLine(Replaced("a", new StringBuilder("c")));
        Console.WriteLine(ReplacedOutside("a", new StringBuilder("d")));
        Console.WriteLine(Branch(new StringBuilder(), "a", 4));
        foreach (var count in new[] { 0, 2, 9 })
        {
            Console.WriteLine(Caught(() => Part(new StringBuilder(), ['x', 'y', 'z'], count)));
            Console.WriteLine(Caught(() => Part(new StringBuilder(), null, count)));
            Console.WriteLine(Caught(() => Given(null, ['x', 'y'], count)));
            Console.WriteLine(Caught(() => Fails("a", count)));
        }
    }

    private static string Caught(Func<string> make)
    {
        try
        {
            return make();
        }
        catch (Exception e)
        {
            return e.GetType().Name + " " + s_shared;
        }
    }

    private static string Plain(StringBuilder sb, string a, int n)
    {
        sb.Append(a);
        for (var i = 0; i < n; i++)
        {
            var text = a + i + ";";
            sb.Append(text);
            string line = string.Format("{0}:{1}", a, i);
            sb.AppendLine(line);
            var last = new string('-', i);
            sb.Append(last).Append('>');
        }

        return sb.ToString();
    }

    private static string Asks(string a, StringBuilder sb)
    {
        var text = a + sb.Length + sb;
        sb.Append(text);
        return sb.ToString();
    }

    private static string Shared(string a)
    {
        var text = a + Grow() + Grow();
        s_shared.Append(text);
        return s_shared.ToString();
    }

    private static string Replaced(string a, StringBuilder sb)
    {
        Func<string> change = () =>
        {
            sb = new StringBuilder("new");
            return "changed";
        };
        var text = a + change() + a;
        sb.Append(text);
        return sb.ToString();
    }

    private static string ReplacedOutside(string a, StringBuilder sb)
    {
        string Change()
        {
            sb = new StringBuilder("other");
            return "changed";
        }

        var old = sb;
        Action append = () =>
        {
            var text = Change() + a;
            sb.Append(text);
        };
        append();
        return old + "|" + sb;
    }

    private static string Branch(StringBuilder sb, string a, int n)
    {
        sb.Append(n);
        for (var i = 0; i < n; i++)
        {
            var text = a + Grow() + i;
            if (i % 2 == 0)
                sb.Append(text);
        }

        return sb.ToString() + s_calls;
    }

    private static string Part(StringBuilder sb, char[] characters, int count)
    {
        sb.Append(count);
        var part = new string(characters, 0, count);
        sb.Append(part);
        sb.AppendLine(new string(characters, 1, count));
        return sb.ToString();
    }

    private static string Given(StringBuilder sb, char[] characters, int count)
    {
        sb.Append(new string(characters, 0, count));
        return "none";
    }

    private static string Fails(string a, int count)
    {
        var text = a + count + a.Substring(count);
        s_shared.Append(text);
        return s_shared.ToString();
    }

    private static string Grow()
    {
        s_calls++;
        s_shared = new StringBuilder("g" + s_calls).Append(s_shared);
        return "(" + s_shared.Length + ")";
    }
}
