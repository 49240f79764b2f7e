// Arrays, lists and regular expressions of constants go to static fields: in generic and nested types, beside initialisers that run before, under threads.
// fixes: ALLOC104
using System;
using System.Collections.Generic;
using System.Linq;
using System.Text.RegularExpressions;
using System.Threading.Tasks;

static class Program
{
    static readonly int s_early = new TagParser().Parse("</b>");

    static void Main()
    {
        var parser = new TagParser();
        Console.WriteLine(s_early + parser.Parse("<a>") + parser.Parse("x") + new Box<string>.Reader().Read("two") + Box<int>.Parse("1"));
        var sum = 0;
        Parallel.For(0, 200, i => System.Threading.Interlocked.Add(ref sum, parser.Parse(i % 2 == 0 ? "<a>" : "</b>") + parser.ParseNumber("a" + i)));
        Console.WriteLine(sum);
    }
}

class TagParser
{
    static readonly List<int> s_first = new() { new TagParser().Parse("<a>") };

    public int Parse(string text)
    {
        string[] tags = { "<a>", "</b>" };
        foreach (var tag in tags)
        {
            if (text == tag)
                return tag.Length + tags.Length;
        }

        foreach (var code in new List<int> { 1, 2 })
        {
            if (text.Length == code)
                return code;
        }

        return text.IndexOfAny(['{', '}']) + (s_first?.Count ?? 0);
    }

    public int ParseNumber(string text)
    {
        var digits = new Regex("[0-9]+");
        return int.Parse(digits.Match(text).Value);
    }
}

class Box<T>
{
    public static int Parse(string text)
    {
        foreach (var name in new[] { "one", "two" })
        {
            if (text == name)
                return typeof(T).Name.Length;
        }

        return 0;
    }

    public class Reader
    {
        public int Read(string text)
        {
            var names = new[] { "one", "two" };
            return Parse(text) + (text == names[1] ? names.Length : 0);
        }
    }
}
