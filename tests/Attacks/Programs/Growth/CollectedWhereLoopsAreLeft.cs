// fixes: ALLOC608
// Arrays that grow in recursion, handlers, filters, locks, sections with conditions and over pointers.
using System;
using System.Collections.Generic;
using System.Linq;
static class Program
{
    static int s_depth;
    // In recursion, with a list for each call.
    static int[] Digits(int n)
    {
        var all = Array.Empty<int>();
        while (n > 0)
        {
            all = all.Append(n % 10).ToArray();
            n /= 10;
            if (n % 7 == 0 && s_depth++ < 3) all = all.Concat(Digits(n)).ToArray();
        }
        return all;
    }
    static string Labels(int[][] rows)
    {
        var text = "";
        foreach (var row in rows)
        {
            string[] cells = [];
            for (var i = 0; ; i++)
            {
                if (i == row.Length) break;
                if (row[i] == 0) continue;
                cells = [.. cells, row[i] > 9 ? "many" : row[i] + ""];
            }
            text += cells.Length > 0 ? cells[0] + cells[^1] : "none";
        }
        return text;
    }
    static int[] Guarded(int[] source)
    {
        var all = new int[0];
        foreach (var x in source)
        {
            try
            {
                try { all = all.Append(8 / x).ToArray(); }
                finally { all = all.Append(-x).ToArray(); }
            }
            catch (DivideByZeroException) when (all.Length > 1) { all = all.Append(99).ToArray(); }
            catch (DivideByZeroException) { }
        }
        return all;
    }
    static int[] Locked(int[] source, object gate)
    {
        var all = new int[0];
        lock (gate)
        {
            foreach (var x in source)
                lock (gate) { if (all.Length == 0 || !all.Contains(x)) all = all.Append(x).ToArray(); }
        }
        return all;
    }
    static int[] Deconstructed(Dictionary<int, string> source)
    {
        var all = new int[0];
        foreach (var (key, value) in source)
        {
            var length = all.Length;
            (var a, var b) = (all.Length, value.Length);
            all = all.Append(a + b + length + key).ToArray();
        }
        return all;
    }
    static unsafe int[] Unsafe(int* p, int n)
    {
        var all = new int[0];
        for (int* q = p; q < p + n; q++)
            all = all.Append(*q).ToArray();
        fixed (int* r = all) return [*r, all.Length];
    }
    static int[] Switched(string text)
    {
        var all = new int[0];
        foreach (var c in text)
        {
            switch (c)
            {
                case 'a': all = all.Append(1).ToArray(); break;
                case 'b' when all.Length > 0: all = all.Append(2).ToArray(); continue;
                case 'c': return all.Length > 2 ? null : [];
                default: throw new FormatException(all.Length + "");
            }
        }
        return all;
    }
    static string Nulls(string[] source)
    {
        string[] all = null;
        all = new string[] { };
        foreach (var x in source)
            all = all.Append(x).ToArray();
        all = all.Length == 0 ? null : all;
        return all == null ? "null" : string.Join("|", all.Select(x => x ?? "-"));
    }
    static void Main()
    {
        Console.WriteLine(string.Join(",", Digits(49210)) + Labels([[1, 0, 22], [], [0], [5]]) + string.Join(",", Guarded([1, 0, 2, 0]))
            + string.Join(",", Locked([1, 2, 1], "")));
        Console.WriteLine(string.Join(",", Deconstructed(new() { [1] = "a", [2] = "bcd" })) + Nulls([]) + Nulls(["a", null]));
        unsafe { var x = stackalloc int[] { 4, 5 }; Console.WriteLine(string.Join(",", Unsafe(x, 2))); }
        foreach (var text in new[] { "", "aab", "bad", "ac", "aaac" })
        {
            try { Console.WriteLine(Switched(text)?.Length + "."); } catch (FormatException e) { Console.WriteLine(e.Message); }
        }
    }
}
