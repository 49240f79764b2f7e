// fixes: ALLOC401, ALLOC402, ALLOC403
// Variables of for, patterns, usings, sections and handlers that lambdas capture.
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Linq;
static class Program
{
    static readonly ConcurrentDictionary<string, int> Cache = new();
    static readonly Dictionary<int, int> Known = new() { [1] = 2, [4] = 8 };
    static int ForVariable(int n)
    {
        var sum = 0;
        for (var i = 0; i < n; i++)
        {
            if (Known.TryGetValue(i, out var found)) { sum += found; continue; }
            sum += Cache.GetOrAdd("k" + i, k => i * 2 + k.Length);
        }
        return sum;
    }
    static int ForVariableChanges(int n)
    {
        var sum = 0;
        for (var i = 0; i < n; i++)
        {
            if (i % 3 == 0) { sum += i; continue; }
            var all = Enumerable.Range(0, 5).Where(x => x > i);
            i++;
            sum += all.Count();
        }
        return sum;
    }
    static int ForTwo(int n)
    {
        var sum = 0;
        var later = new List<Func<int>>();
        for (int i = 0, j = n; i < j; i++, j--)
        {
            if (i % 2 == 0) { sum += i; continue; }
            later.Add(() => i + j);
        }
        return sum + later.Sum(f => f());
    }
    static int Parameter(string s, int limit)
    {
        if (s.Length == 0)
            return limit;
        limit++;
        Func<int> f = () => limit++ + s.Length;
        return f() + f() + limit;
    }
    static int ParameterOut(string s, out int limit)
    {
        limit = 1;
        if (s.Length == 0)
            return limit;
        var copy = limit;
        return s.Count(c => c > copy);
    }
    static string SwitchSections(int kind, string text)
    {
        switch (kind)
        {
            case 0: return text;
            case 1: return string.Concat(text.Where(c => c != (char)('a' + kind)));
            case 2 when text.Any(c => c == kind + '0'): return "2";
            default:
                kind++;
                return text + string.Concat(text.Select(c => c + kind));
        }
    }
    static int Patterns(object o)
    {
        if (o is string { Length: > 0 and var length } s)
        {
            if (length == 1) return -1;
            return s.Count(c => c > length);
        }
        if (o is int[] and [var first, .., var last])
            return first == last ? 0 : ((int[])o).Count(x => x == first || x == last);
        return 9;
    }
    static int Usings(string s)
    {
        using var reader = new System.IO.StringReader(s);
        if (reader.Peek() < 0) return -1;
        return s.Count(c => c == reader.Read());
    }
    static IEnumerable<int> Iterator(int n)
    {
        for (var i = 0; i < n; i++)
        {
            if (i == 1) { yield return -1; continue; }
            var list = new[] { 1, 2, 3 }.Where(x => x > i);
            yield return i;
            foreach (var x in list) yield return x;
        }
    }
    static int Lists(List<int> list, int n)
    {
        if (list is [])
            return n;
        ref var r = ref n;
        r++;
        var m = n;
        return list.FindIndex(x => x == m);
    }
    static int Exceptions(string s, int n)
    {
        try
        {
            if (n == 0) return 1;
            return s.Count(c => 10 / (n - 1) > 0);
        }
        catch (DivideByZeroException e) when (s.Any(c => e.Message.Length > n))
        {
            n = 5;
            return s.Count(c => c > n) + (s == "" ? 0 : e.HResult.ToString().Count(x => x == s[0]));
        }
    }
    static void Main()
    {
        for (var n = 0; n < 7; n++)
        {
            var s = "01ab"[..Math.Min(n, 4)];
            Console.WriteLine(ForVariable(n) + " " + ForVariableChanges(n) + " " + ForTwo(n) + " " + Parameter(s, n) + " " + ParameterOut(s, out var l)
                + l + SwitchSections(n, s)
                + Patterns(s) + Patterns(new[] { n, 2, 3 }) + Usings(s) + string.Join(",", Iterator(n)) + Lists(new List<int> { 3, 5 }, n)
                + Exceptions(s, n));
        }
    }
}
