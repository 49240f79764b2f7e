// fixes: ALLOC302
// What is split, looked up, encoded or appended is a string of characters that change while its parts are used.
#nullable enable
using System;
using System.Collections.Generic;
using System.Text;

static class Program
{
    static readonly char[] Letters = "1,2,3".ToCharArray();

    static readonly Dictionary<string, int> Table = new() { ["1,2,3"] = 5, ["9,2,3"] = 6 };

    static int OfArray()
    {
        var sum = 0;
        foreach (var part in new string(Letters).Split(','))
        {
            sum = sum * 10 + int.Parse(part);
            Letters[4] = '9';
        }

        return sum;
    }

    static int OfSpan(ReadOnlySpan<char> span)
    {
        var sum = 0;
        foreach (var part in span.ToString().Split(','))
        {
            sum = sum * 10 + int.Parse(part);
            Letters[2] = '8';
        }

        return sum;
    }

    static int OfBuilder(StringBuilder builder)
    {
        var sum = 0;
        foreach (var part in builder.ToString().Split(','))
        {
            sum = sum * 10 + int.Parse(part);
            builder[2] = '7';
            builder.Append(",4");
        }

        return sum;
    }

    static int OfTrimmed()
    {
        var sum = 0;
        foreach (var part in new string(Letters).Trim().Split(','))
        {
            sum = sum * 10 + part.Length + (part == "3" ? 5 : 0);
            Letters[4] = '9';
        }

        return sum;
    }

    static int Late()
    {
        var parts = new string(Letters).Split(',');
        Letters[0] = '9';
        var sum = 0;
        foreach (var part in parts)
            sum = sum * 10 + int.Parse(part);
        return sum;
    }

    static int Looked() => Table.TryGetValue(new string(Letters), out var value) ? value : -1;

    static int LookedLate(char[] letters, Dictionary<string, int> table)
    {
        var key = new string(letters);
        letters[0] = '9';
        if (table.ContainsKey(key))
            return table[key];
        return -1;
    }

    static int Indexed() => Table[new string(Letters, 0, Letters.Length)] + (Letters[0] = '9');

    static string Appended(StringBuilder builder) => builder.Append(new string(Letters)).Append(Change()).Append(new string(Letters, 0, 2) + Change()).ToString();

    static char Change() => Letters[0]++;

    static byte[] Encoded() => Encoding.UTF8.GetBytes(new string(Letters, 0, 2 + Change() % 2));

    static int Plain(string text)
    {
        var sum = 0;
        foreach (var part in text.Split(','))
            sum = sum * 10 + int.Parse(part);
        return sum;
    }

    static void Main()
    {
        foreach (var run in new Func<object>[]
        {
            () => OfArray(), () => OfSpan(Letters), () => OfBuilder(new StringBuilder("1,2,3")), () => OfTrimmed(), () => Late(), () => Looked(),
            () => LookedLate(Letters, Table), () => Indexed(), () => Appended(new StringBuilder()), () => string.Join(",", Encoded()), () => Plain("1,2"),
        })
        {
            "1,2,3".CopyTo(0, Letters, 0, 5);
            Console.Write(run() + " " + new string(Letters) + ";");
        }

        Console.WriteLine();
    }
}
