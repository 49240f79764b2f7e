// fixes: ALLOC106
// Locals that one path needs: made of what changes before, captured, in loops, beside directives and comments, under names that other branches have.
using System;
using System.Collections.Generic;
using System.Text;

sealed class Paths
{
    private readonly string _name = "n";
    private string _other = "o";

    public string Run(string text, int n)
    {
        var result = "";
        for (var i = 0; i < n; i++)
        {
            var list = new List<int>();
            var joined = text + _name;
            var changed = text + _other;
            _other += i;
            if (i == 1)
                continue;
            if (i > 2)
            {
                Func<int> count = () => list.Count;
                list.Add(i);
                result += joined + count() + changed;
            }
            else if (i == 0)
            {
                result += "zero";
            }
        }

        return result + Replaced(text, n) + Nested(text, n) + Written(text, n);
    }

    private static string Replaced(string text, int n)
    {
        IList<string> items = new List<string>();
        if (n > 2)
            items = new[] { text };
        else if (n > 1)
            items.Add("one");
        return string.Join("|", items);
    }

    private static string Nested(string text, int n)
    {
        StringBuilder builder = new(); // collects
        var marks = new char[4];
#if UNKNOWN
        text += "x";
#endif
        if (n % 2 == 0)
        {
            // Marks first.
            foreach (var c in text)
                marks[c % 4] = c;
            builder.Append(marks);
            return builder.ToString();
        }

        return text;
    }

    private static string Written(string text, int n)
    {
        var before = text + "!";
        Shorten(ref text);
        var after = text + "?";
        if (n > 1)
        {
            Action shorten = () => Shorten(ref text);
            shorten();
            return before + after + text;
        }

        return text;
    }

    private static void Shorten(ref string text) => text = text.Length > 1 ? text.Substring(1) : text;
}

static class Program
{
    static void Main()
    {
        foreach (var text in new[] { "", "a", "abc" })
        {
            for (var n = 0; n < 6; n++)
                Console.WriteLine(new Paths().Run(text, n));
        }
    }
}
