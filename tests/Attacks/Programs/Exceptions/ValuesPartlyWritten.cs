// fixes: ALLOC301
#nullable enable
using System;
using System.Collections.Generic;
using System.Text;

// An exception in the middle: what was written before it is seen afterwards, what comes after it is not.
static class Program
{
    static string Run(Func<string> act)
    {
        try
        {
            return act();
        }
        catch (Exception exception)
        {
            return exception.GetType().Name;
        }
    }

    static string Numbers(string text, List<int> into)
    {
        var parts = text.Split(',');
        for (var i = 0; i < 3; i++)
            into.Add(int.Parse(parts[i].Trim()));
        return "" + into.Count;
    }

    static string Bytes(int[] values, byte[] target)
    {
        var buffer = new byte[4];
        for (var i = 0; i < values.Length; i++)
        {
            buffer[i] = checked((byte)values[i]);
            buffer.CopyTo(target, i);
        }

        return string.Join("-", target);
    }

    static string Grown(string[] items, StringBuilder log)
    {
        var text = "";
        try
        {
            foreach (var item in items)
                text += item.Length / (item.Length - 2) + ";";
        }
        finally
        {
            log.Append(text).Append('|');
        }

        return text;
    }

    static string Appended(string text, StringBuilder into)
    {
        for (var i = 0; i < 3; i++)
            into.Append(text.Substring(i, 2)).Append(text.Substring(i + 1).Trim());
        return into.ToString();
    }

    static void Main()
    {
        foreach (var text in new[] { "1,2,3", "1,x,3", "1,2", "", "1, 2 ,3,x" })
        {
            List<int> into = [];
            Console.WriteLine(Run(() => Numbers(text, into)) + " " + string.Join("+", into));
        }

        foreach (var values in new int[][] { [1, 2], [1, 256], [1, 2, 3], [1, 2, 3, 4, 5] })
        {
            var target = new byte[6];
            Console.WriteLine(Run(() => Bytes(values, target)) + " " + string.Join(",", target));
        }

        var log = new StringBuilder();
        Console.WriteLine(Run(() => Grown(["a", "bcd"], log)) + " " + Run(() => Grown(["a", "bc", "d"], log)) + " " + log);
        foreach (var text in new[] { "abcdef", "abcd", "abc", "" })
        {
            var into = new StringBuilder();
            Console.WriteLine(Run(() => Appended(text, into)) + " " + into);
        }
    }
}
