// fixes: ALLOC501
// Local arrays that are made to be added to lists, of values, of bases, to builders and behind interfaces.
#nullable enable
using System;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Linq;
static class Lists
{
    public static string Values(int n)
    {
        var all = new List<int>();
        var three = new int[3];
        three[0] = n;
        three[2] = n * n;
        all.AddRange(three);
        three[1] = 5;
        all.InsertRange(1, three);
        return string.Join(",", all);
    }
    public static string Builder(int n)
    {
        var all = ImmutableArray.CreateBuilder<int>();
        var three = new int[3];
        three[1] = n;
        all.AddRange(three);
        all.AddRange(three, 2);
        return string.Join(",", all.ToImmutable());
    }
    public static string Nullable(int n)
    {
        var all = new List<int?>();
        var two = new int?[2];
        two[0] = n;
        all.AddRange(two);
        return string.Join(",", all);
    }
    public static string Sequence(int n, IEnumerable<int> more)
    {
        var all = new List<int>();
        var two = new int[2];
        two[1] = n;
        all.AddRange(two.Concat(more));
        all.AddRange(two.AsEnumerable());
        all.AddRange((IEnumerable<int>)two);
        return string.Join(",", all);
    }
    public static string Set(int n)
    {
        var all = new HashSet<int>();
        var two = new int[2];
        two[1] = n;
        all.UnionWith(two);
        var queue = new Queue<int>(two);
        var sorted = new SortedSet<int>(two);
        return string.Join(",", all) + queue.Count + sorted.Max;
    }
    public static string Converted(byte n)
    {
        var all = new List<uint>();
        var two = new int[2];
        two[1] = -n;
        all.AddRange((uint[])(object)two);
        return string.Join(",", all);
    }
}
static class Program
{
    static void Main()
    {
        for (var i = 1; i < 3; i++)
            Console.WriteLine(string.Join(" ", Lists.Values(i), Lists.Builder(i), Lists.Nullable(i), Lists.Sequence(i, [4]), Lists.Set(i), Lists.Converted((byte)i)));
    }
}
