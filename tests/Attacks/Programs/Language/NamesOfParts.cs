// fixes: ALLOC104, ALLOC303
// Parts of anonymous objects and tuples are named after what stands there, and a variable that moves before a loop gets another name.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Text;
using System.Text.RegularExpressions;

static class Program
{
    static void Main()
    {
        foreach (var line in new[] { "aab", "ccc" })
        {
            Console.WriteLine(One(line));
            Console.WriteLine(Two(line));
            Console.WriteLine(Three(line));
            Console.WriteLine(Four(line, 3));
            Console.WriteLine(Five(line));
            Console.WriteLine(Six(line, 3));
        }
    }

    static object One(string line)
    {
        var pattern = new Regex("a+");
        return new { pattern, line };
    }

    static object Two(string line)
    {
        var pattern = new Regex("a+");
        var pair = (pattern, line);
        return Names(pair.pattern) + new { pattern }.GetType().GetProperties()[0].Name;
    }

    static string Names(object o) => o.ToString() + "";

    static object Three(string line)
    {
        var all = new List<object>();
        for (var i = 0; i < 3; i++)
        {
            var upper = line.Replace("a", "b");
            all.Add(new { upper, i });
            var digits = new[] { "one", "two", "three" };
            all.Add(new { digits[i].Length, first = string.Join(",", digits) });
        }
        var upper2 = 1;
        return string.Join(" ", all) + upper2;
    }

    static object Four(string line, int n)
    {
        var all = new List<object>();
        var digits2 = "";
        for (var i = 0; i < n; i++)
        {
            var buffer = new StringBuilder();
            buffer.Append(line).Append(i);
            all.Add(new { buffer.Length, buffer.Capacity });
            var copy = buffer.ToString();
            all.Add(new { copy });
        }
        return string.Join(" ", all) + digits2;
    }

    static object Five(string line)
    {
        var names = new[] { "x", "y" };
        var o = new { names.Length, Joined = string.Join("-", names) };
        Func<string, bool> test = static s => s.Length > 1;
        return o + " " + new { test.Method.Name.Length } + line.Split(',').Select(part => new { part, names.Length }).First();
    }

    static object Six(string line, int n)
    {
        var result = "";
        for (var i = 0; i < n; i++)
        {
            var text = line.ToUpperInvariant();
            result += new { text, i };
            result += new { line.ToUpperInvariant().Length };
        }
        { var text = 5; result += text; }
        return result;
    }
}
