// refuses: ALLOC608
// Arrays that a query captures, spreads of null, and ranges without elements, which leave another empty array.
using System;
using System.Collections.Generic;
using System.Linq;
static class Program
{
    static string Queried(int[] source, int[] ys)
    {
        var all = new int[0];
        IEnumerable<int> query = null;
        foreach (var x in source)
        {
            query = from y in ys where all.Length > y select y;
            all = all.Append(x).ToArray();
        }
        all = new int[9];
        return string.Join(",", query);
    }
    static string QueriedBefore(int[] source, int[] ys)
    {
        var all = new int[0];
        all = new int[0];
        var sum = 0;
        IEnumerable<int> query = from y in ys where all.Length > y select y;
        all = new int[0];
        foreach (var x in source)
        {
            all = all.Append(x).ToArray();
            sum += query.Count();
        }
        return sum + string.Join(",", query);
    }
    static string SpreadOfNull(int[] source, int[] more)
    {
        int[] all = [];
        try
        {
            int[] some = [];
            foreach (var x in source)
                some = [.. some, .. more];
            return some.Length + "";
        }
        catch (Exception e) { return e.GetType().Name; }
    }
    static string SpreadOfNullList(int[] source, List<int> more)
    {
        try
        {
            int[] some = [];
            foreach (var x in source)
                some = [.. some, .. more];
            return some.Length + "";
        }
        catch (Exception e) { return e.GetType().Name; }
    }
    static string SpreadOfNullSequence(int[] source, IEnumerable<int> more)
    {
        try
        {
            int[] some = [];
            foreach (var x in source)
                some = [.. some, .. more];
            return some.Length + "";
        }
        catch (Exception e) { return e.GetType().Name; }
    }
    static string ConcatOfEmpty(int[] source, IEnumerable<int> more)
    {
        var some = new int[0];
        foreach (var x in source)
            some = some.Concat(more).ToArray();
        return some.Length + " " + ReferenceEquals(some, Array.Empty<int>());
    }
    static string SpreadOfEmpty(int[] source, IEnumerable<int> more)
    {
        int[] some = [];
        foreach (var x in source)
            some = [.. some, .. more];
        return some.Length + " " + ReferenceEquals(some, Array.Empty<int>());
    }
    static string SpreadOfEmptyArray(int[] source, int[] more)
    {
        int[] some = [];
        foreach (var x in source)
            some = [.. some, .. more];
        return some.Length + " " + ReferenceEquals(some, Array.Empty<int>());
    }
    static void Main()
    {
        Console.WriteLine(Queried(new[] { 1, 2 }, new[] { 5, 6, 1 }));
        Console.WriteLine(QueriedBefore(new[] { 1, 2 }, new[] { 5, 6, 1 }));
        Console.WriteLine(SpreadOfNull(new[] { 1, 2 }, null));
        Console.WriteLine(SpreadOfNullList(new[] { 1, 2 }, null));
        Console.WriteLine(SpreadOfNullSequence(new[] { 1, 2 }, null));
        Console.WriteLine(ConcatOfEmpty(new[] { 1, 2 }, new int[0]));
        Console.WriteLine(SpreadOfEmpty(new[] { 1, 2 }, new int[0]));
        Console.WriteLine(SpreadOfEmpty(new[] { 1, 2 }, Enumerable.Range(0, 3).Where(n => n > 9)));
        Console.WriteLine(SpreadOfEmptyArray(new[] { 1, 2 }, new int[0]));
    }
}
