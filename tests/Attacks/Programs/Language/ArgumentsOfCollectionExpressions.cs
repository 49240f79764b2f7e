// fixes: ALLOC104
// Collection expressions that begin with the arguments of their constructor: capacities and comparers that are asked, fail, or change.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;

sealed class Counting : IEqualityComparer<string>
{
    public static int s_asked;
    public bool Equals(string? x, string? y) { s_asked++; return string.Equals(x, y, StringComparison.OrdinalIgnoreCase); }
    public int GetHashCode(string s) { s_asked++; return StringComparer.OrdinalIgnoreCase.GetHashCode(s); }
}

static class Program
{
    static int s_capacity = 2;
    static int Capacity() => s_capacity++ < 8 ? s_capacity : throw new InvalidOperationException();

    static int Sets(string[] words)
    {
        var sum = 0;
        foreach (var word in words)
        {
            HashSet<string> vowels = [with(StringComparer.OrdinalIgnoreCase), "a", "e", "i"];
            HashSet<string> counted = [with(new Counting()), "a", "A", word];
            HashSet<string> plain = ["a", "e", "i"];
            if (vowels.Contains(word))
                sum++;
            if (plain.Contains(word))
                sum += 10;
            sum += counted.Count * 100;
        }
        return sum;
    }

    static int Lists(int[] items)
    {
        var sum = 0;
        foreach (var item in items)
        {
            List<int> list = [with(capacity: Capacity()), item, .. items];
            List<int> roomy = [with(32)];
            List<int> empty = [];
            roomy.Add(item);
            empty.Add(item);
            sum += list.Count + roomy.Count + empty.Count;
        }
        return sum;
    }

    static int Filled(int[] items)
    {
        List<int> list = [with(capacity: 1)];
        foreach (var item in items)
            list.Add(item * 2);
        return list.ToArray().Sum() + list.Count;
    }

    static int Copied(int[] items)
    {
        List<int> list = [with(capacity: 100), .. items];
        return list.ToArray().Length + Sum([with(50), .. items]) + SumOf([.. items]);
    }

    static int Sum(List<int> items) { var sum = 0; foreach (var x in items) sum += x; return sum; }
    static int SumOf(IEnumerable<int> items) { var sum = 0; foreach (var x in items) sum += x; return sum; }

    static int Interfaces(string[] words)
    {
        IList<string> all = [with(words.Length), .. words];
        ICollection<string> others = [with(capacity: 4), .. words.Where(static w => w.Length > 1)];
        var sum = 0;
        foreach (var word in all)
            sum += word.Length;
        foreach (var word in others)
            sum += word.Length;
        return sum;
    }

    static string Try(Func<object> f)
    {
        try { return "" + f(); }
        catch (Exception e) { return e.GetType().Name; }
    }

    static void Main()
    {
        string[] words = ["A", "e", "xyz"];
        Console.WriteLine(Sets(words) + " " + Counting.s_asked + " " + Interfaces(words));
        int[] items = [1, 2, 3];
        Console.WriteLine(Try(() => Lists(items)) + Try(() => Lists(items)) + Try(() => Lists(items)) + s_capacity);
        Console.WriteLine(Filled(items) + " " + Copied(items));
    }
}
