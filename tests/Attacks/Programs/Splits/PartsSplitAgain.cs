// fixes: ALLOC302
// Parts that are only split again: by other separators, to be read, kept and counted, with a body that leaves early, fails, or writes the text.
using System;
using System.Collections.Generic;

static class Program
{
    static string Try(Func<object> read)
    {
        try { return "" + read(); }
        catch (Exception exception) { return exception.GetType().Name; }
    }

    static string Pairs(string query)
    {
        var all = new SortedDictionary<string, string>(StringComparer.Ordinal);
        foreach (var pair in query.Split('&'))
        {
            var sides = pair.Split('=');
            if (sides.Length > 2)
                break;
            all[sides[0]] = sides.Length == 2 ? sides[1] : "-";
        }

        return string.Join(",", all);
    }

    static int Table(string text)
    {
        var sum = 0;
        foreach (var row in text.Split(new[] { ';' }, StringSplitOptions.RemoveEmptyEntries))
        {
            if (row == "end")
                return sum;
            foreach (var cell in row.Split(','))
                sum = sum * 3 + int.Parse(cell);
        }

        return sum;
    }

    static string Written(string text)
    {
        var seen = "";
        foreach (var row in text.Split(';'))
        {
            text = row;
            seen += row.Split(',')[1];
        }

        return seen + text;
    }

    static void Main()
    {
        foreach (var text in new[] { "", "a=1&b=2&c", "a=1&a=&=2&x=y=z&q=1", "&", "1,2;3,4;end;5", ";;1,2;;3", "1,x;2", "1,2;3", null })
            Console.WriteLine(Try(() => Pairs(text)) + " " + Try(() => Table(text)) + " " + Try(() => Written(text)));
    }
}
