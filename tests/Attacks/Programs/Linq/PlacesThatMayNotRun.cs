// fixes: ALLOC602
// Chains at places that may not run, or run after others: behind question marks that assign, arms, filters, defaults, and compound assignments.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
sealed class Cell
{
    public int Value { get; set; }
    public int? Maybe;
    public int[] Items = new int[4];
    public static int Order;
}
struct Sum
{
    public int Total;
    public void operator +=(int n) => Total = Total * 10 + n;
    public static Sum operator +(Sum a, int n) => new() { Total = a.Total + n };
}
static class Chains
{
    static int s_calls;
    static int s_total;
    static bool Is(int x, int k) { s_calls++; return x > k; }
    static int Add(int x) { s_total += x; return x; }
    public static string All(List<int> list, Cell? cell, int k)
    {
        cell?.Value = list.Where(x => Is(x, k)).Select(x => x + k).Count();
        cell?.Value += list.Where(x => Is(x, k)).Select(x => x + k).Sum(x => x + k);
        cell?.Items[k] = list.Where(x => Is(x, k)).Select(x => x + k).Count(x => x > k);
        cell?.Maybe ??= list.Where(x => Is(x, k)).Select(x => x + k).First(x => x > k);
        cell?.Items[list.Where(x => Is(x, k)).Select(x => x - k).Count() % 4] = k;
        var text = s_calls + ",";
        s_total += list.Where(x => x > k).Select(x => Add(x + k)).Sum(x => x + k);
        text += s_total + ",";
        var sum = new Sum { Total = 1 };
        sum += list.Where(x => x > k).Select(x => x + k).Count(x => x > k);
        text += sum.Total + ",";
        int? none = cell?.Maybe;
        none ??= list.Where(x => Is(x, k)).Select(x => x + k).Count(x => x > k);
        text += none + "," + s_calls + ",";
        text += k switch
        {
            0 when list.Where(x => Is(x, k)).Select(x => x + k).Any(x => x > k) => "zero",
            _ => "n" + list.Where(x => Is(x, k)).Select(x => x + k).Count(x => x > k),
        };
        try { throw new InvalidOperationException(); }
        catch (InvalidOperationException) when (list.Where(x => Is(x, k)).Select(x => x + k).Any(x => x > 100)) { text += "many"; }
        catch (InvalidOperationException) { text += "few" + s_calls; }
        var at = cell is null ? 0 : list.Where(x => Is(x, k)).Select(x => x + k).Max(x => x + k);
        text += at;
        cell!.Items[Cell.Order++ % 4] += list.Where(x => x > k).Select(x => x + k + Cell.Order).Sum(x => x + k);
        return text + string.Join("", cell.Items) + cell.Value;
    }
}
static class Program
{
    static void Main()
    {
        var list = new List<int> { 5, 1, 4, 2 };
        for (var i = 0; i < 3; i++)
            Console.WriteLine(Chains.All(list, new Cell(), i));
        try { Console.WriteLine(Chains.All(list, null, 1)); }
        catch (NullReferenceException e) { Console.WriteLine(e.GetType().Name); }
    }
}
