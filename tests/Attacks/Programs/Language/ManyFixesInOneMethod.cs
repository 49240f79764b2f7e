// fixes: ALLOC302, ALLOC303, ALLOC608, ALLOC101, ALLOC602
// Fixes of many rules for the same statements and variables.
using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Text;
static class Program
{
    // 303 and 608 in one loop, with the array read in the text.
    static string Grown(int[] source)
    {
        var all = new int[0];
        var text = "";
        foreach (var x in source)
        {
            all = all.Append(x).ToArray();
            text += all.Length + ":" + x + ";";
        }
        return text + all.Sum();
    }
    // 608 over texts that 303 grows.
    static string[] Lines(string[] words)
    {
        var lines = new string[0];
        var line = "";
        foreach (var word in words)
        {
            if (line.Length + word.Length > 8) { lines = lines.Append(line).ToArray(); line = ""; }
            line += (line.Length > 0 ? " " : "") + word;
        }
        return lines.Append(line).ToArray();
    }
    // 602 and 601 of the same list, with 104 in the loop.
    static int Query(IList<int> list, int limit)
    {
        var sum = 0;
        foreach (var x in list)
        {
            var sizes = new[] { 1, 2, 3 };
            sum += list.Where(y => y > x).Count() + sizes[x % 3];
            if (list.Any(y => y == limit)) sum += sizes.Length;
        }
        return sum;
    }
    // 301 and 302 and 305.
    static string Parse(string text)
    {
        var builder = new StringBuilder();
        foreach (var part in text.Split(','))
        {
            var trimmed = part.Trim();
            var value = int.Parse(trimmed.Substring(1), CultureInfo.InvariantCulture);
            builder.Append("<" + trimmed.Substring(0, 1) + ">").Append(string.Format("{0:x}", value)).Append(value.ToString() + "|");
        }
        return builder.ToString();
    }
    // 502 and 505 of one array.
    static int Slices(byte[] data, int at)
    {
        var head = data.Skip(at).Take(2).ToArray();
        var copy = new byte[2];
        Array.Copy(data, at, copy, 0, 2);
        var tail = data[at..(at + 2)];
        return Sum(head.ToList()) + Sum(copy) + BitConverter.ToInt16(tail, 0) + Sum(data.Take(1).ToArray());
    }
    static int Sum(IEnumerable<byte> all) { var s = 0; foreach (var b in all) s += b; return s; }
    // 104 twice with equal elements, and 101 with the same.
    static int Tables(string s)
    {
        var n = 0;
        foreach (var c in s)
        {
            var vowels = new[] { 'a', 'e' };
            var others = new[] { 'a', 'e' };
            n += Array.IndexOf(vowels, c) + Array.IndexOf(others, c) + Count('a', 'e') + Count('a', 'e') + s.IndexOfAny(new[] { 'a', 'e' })
                + s.Split('a', 'e').Length;
        }
        return n;
    }
    static int Count(params char[] all) { var n = 0; foreach (var c in all) n += c; return n; }
    // A closure that is hoisted and whose query is a loop.
    static int Closures(List<string> list, string prefix)
    {
        if (list.Count == 0) return 0;
        var n = 0;
        foreach (var word in list)
        {
            n += list.Count(x => x.StartsWith(prefix, StringComparison.Ordinal) && x != word);
            n += list.FindIndex(x => x == prefix + word);
            Func<string, bool> test = x => x.Length > prefix.Length;
            if (test(word)) n += list.Where(test).Select(x => x.Length).Sum();
        }
        return n;
    }
    static void Main()
    {
        Console.WriteLine(Grown([1, 2]) + string.Join("/", Lines("a bb ccc dddd eeeee".Split(' '))) + Query([1, 2, 3], 2) + Parse("a1, b22 ,c333")
            + Slices([1, 2, 3, 4], 1) + Tables("banane") + Closures(["ab", "abc", "b"], "ab"));
        foreach (var bad in new[] { "", "a", "a1,,", "ax" })
        {
            try { Console.WriteLine(Parse(bad)); } catch (Exception e) { Console.WriteLine(e.GetType().Name); }
        }
        foreach (var at in new[] { -1, 2, 3, 4, 9 })
        {
            try { Console.WriteLine(Slices([1, 2, 3, 4], at)); } catch (Exception e) { Console.WriteLine(e.GetType().Name); }
        }
    }
}
