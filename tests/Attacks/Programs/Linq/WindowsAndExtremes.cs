// fixes: ALLOC602
// Windows over lists that members replace, extremes that are equal but not the same, and conditions of loops.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
sealed class Primary(List<int> list, int k)
{
    private readonly List<string> _log = new();
    private void Change() { list = new List<int> { 90, 91, 92, 93, 94 }; k = 9; }
    public string Run(int z)
    {
        var all = 0;
        foreach (var x in list.Skip(k).Where(x => x > z))
        {
            all += x;
            Change();
        }
        return all + "";
    }
    public string Run2(int z)
    {
        var any = list.Skip(k).Any(x => { return Ch() && x > z + 91; });
        return any + "";
    }
    bool Ch() { Change(); return true; }
}
sealed class Item { public decimal D; public DateTime When; public int N; }
static class Program
{
    static readonly List<string> Log = new();
    static string Extremes(List<Item> items, int z)
    {
        var most = items.Max(x => x.D + z);
        var least = items.Min(x => x.D + z);
        var when = items.Max(x => x.When.AddDays(z));
        var when2 = items.Min(x => x.When.AddDays(z));
        return most + " " + least + " " + when.Kind + when2.Kind + (least == 0);
    }
    static string Whiles(List<int> items, int z)
    {
        var all = "";
        while (z < 9 && items.Any(x => x > z && x < 8))
        {
            z++;
            if (z == 4) continue;
            if (z == 7) break;
            all += z;
        }
        return all;
    }
    static int Made(int n) { Log.Add("m" + n); return n; }
    static string Skipped(List<int> items, int z)
    {
        var all = items.Skip(1).Select(x => Made(x + z)).Any();
        var count = items.Skip(1).Select(x => Made(x + z)).Count();
        var first = items.Skip(1).Select(x => Made(x + z)).First();
        var some = items.Take(2).Select(x => Made(x + z)).FirstOrDefault(x => x > 100);
        return all + " " + count + " " + first + some;
    }
    static string Negative(int[] items, int z, int from, int count)
    {
        var all = "";
        foreach (var item in items.Skip(from).Where(x => x > z)) all += item;
        foreach (var item in items.Take(count).Where(x => x > z)) all += item;
        foreach (var item in items.Skip(2).Take(count).Where(x => x > z)) all += item;
        return all;
    }
    static bool Removed(List<int> items, int z) 
    {
        var found = items.Last(x => { return Rem(items, x) && x == z; });
        return found == z;
    }
    static bool Rem(List<int> items, int x) { if (items.Count > 3) items.RemoveRange(1, items.Count - 1); return true; }
    static void Try(Func<object> f) { try { Console.WriteLine(f()); } catch (Exception e) { Console.WriteLine(e.GetType().Name); } }
    static void Main()
    {
        Try(() => new Primary(new List<int> { 1, 2, 3 }, 1).Run(0));
        Try(() => new Primary(new List<int> { 1, 2, 3 }, 1).Run2(0));
        var (utc, local) = (new DateTime(5, DateTimeKind.Utc), new DateTime(5, DateTimeKind.Local));
        var equal = new List<Item> { new Item { D = 1.0m, When = utc }, new Item { D = 1.00m, When = local } };
        Try(() => Extremes(equal, 0));
        Try(() => Extremes(new List<Item>(), 0));
        Try(() => Whiles(new List<int> { 3, 5, 9 }, 0));
        Try(() => Skipped(new List<int> { 3, 5, 9 }, 0));
        foreach (var a in new[] { -5, 0, 2, 99, int.MaxValue, int.MinValue })
            foreach (var b in new[] { -5, 0, 2, 99, int.MaxValue, int.MinValue })
                Try(() => Negative(new[] { 1, 2, 3, 4, 5 }, 0, a, b));
        Try(() => Removed(new List<int> { 3, 5, 9, 10, 11 }, 0));
        Console.WriteLine(string.Join(",", Log));
    }
}
