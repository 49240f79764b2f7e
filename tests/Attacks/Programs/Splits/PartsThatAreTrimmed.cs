// fixes: ALLOC302
// Parts of which only what Trim makes is kept, of all kinds of separators and white space, with a limit, without parts, and beyond the last part.
using System;
using System.Collections.Generic;
using System.Linq;

static class Program
{
    static readonly char[] s_separators = { ',', '\u00a0' };
    static readonly string[] s_texts = { " ,", ",", null, "" };

    static string Try(Func<object> read)
    {
        try { return "" + read(); }
        catch (Exception exception) { return exception.GetType().Name; }
    }

    static string Each(string text, int count)
    {
        var all = new List<string>();
        foreach (var part in text.Split(','))
            all.Add("[" + part.Trim() + "]");
        foreach (var part in text.Split(s_separators, count))
            all.Add("(" + part.Trim() + ")");
        foreach (var part in text.Split(s_texts, StringSplitOptions.None))
        {
            if (part.Trim().Length == 0)
                break;
            all.Add("<" + part.Trim() + ">");
        }

        return string.Concat(all);
    }

    static string Mapped(string text)
    {
        var list = text.Split(',', ';').Select(part => part.Trim()).ToList();
        var array = text.Split(", ").Select(part => part.Trim()).ToArray();
        array[0] = "changed";
        var others = Array.ConvertAll(text.Split('x'), static part => part.Trim());
        others[0] += "!";
        return string.Join("|", list) + string.Join("|", array) + others[0] + string.Join("/", text.Split('.').Select(part => part.Trim()));
    }

    static string Pair(string text)
    {
        var parts = text.Split('=');
        return parts[0].Trim() + ":" + parts[1].Trim() + parts.Length;
    }

    static void Main()
    {
        var blanks = new[] { "", " ", ",", " , ", "a, b ,\tc\r\n", "\u2003a\u00a0,\ufeffb\u200b", "a\u0085, \u2028b" };
        var texts = blanks.Concat(new[] { "x = 1", "= =", "a;b ; c", "1. 2 .3", null }).ToArray();
        foreach (var text in texts)
        {
            foreach (var count in new[] { 0, 1, 2, 9, -1 })
                Console.WriteLine(Try(() => Each(text, count)));
            Console.WriteLine(Try(() => Mapped(text)) + Try(() => Pair(text)));
        }
    }
}
