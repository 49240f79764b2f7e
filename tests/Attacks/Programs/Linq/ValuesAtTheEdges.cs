// fixes: ALLOC401, ALLOC602
// Sums that overflow, numbers that are none, empty sequences, nullable numbers, own orders, and decimal numbers with zeros.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
static class Chains
{
    static string Try(Func<object?> f) { try { return (f() ?? "null") + ","; } catch (Exception e) { return e.GetType().Name + ","; } }
    static int SumOf(List<int> list, int k) { return list.Where(x => x > k).Select(x => x + k).Sum(x => x); }
    static int Unchecked(List<int> list, int k) { unchecked { return list.Where(x => x > k).Select(x => x * int.MaxValue).Sum(x => x); } }
    static int Checked(List<int> list, int k) { checked { return list.Where(x => x > k).Select(x => x * int.MaxValue).Count(x => x > k); } }
    static double Max(double[] list, double k) => list.Where(x => !(x < k)).Select(x => x + k).Max(x => x - k);
    static double Min(double[] list, double k) => list.Where(x => !(x < k)).Select(x => x + k).Min(x => x - k);
    static float? MaxMaybe(float?[] list, float? k) => list.Where(x => !(x < k)).Select(x => x + k).Max(x => x - k);
    static int? SumMaybe(int?[] list, int? k) => list.Where(x => x > k).Select(x => x + k).Sum(x => x);
    static decimal Decimal(decimal[] list, decimal k) => list.Where(x => x > k).Select(x => x - k).Sum(x => x * 1.0m);
    static float Float(float[] list, float k) => list.Where(x => x > k).Select(x => x + k).Sum(x => x);
    static double Average(int[] list, int k) => list.Where(x => x > k).Select(x => x + k).Average(x => x);
    static string? Text(string[] list, string k) => list.Where(x => x.Length > k.Length).Select(x => x + k).Max(x => x);
    static long Count(int[] list, int k) => list.Where(x => x > k).Select(x => x + k).LongCount(x => x > k);
    static int Single(int[] list, int k) => list.Where(x => x > k).Select(x => x + k).Single(x => x > k);
    static int SingleOr(int[] list, int k) => list.Where(x => x > k).Select(x => x + k).SingleOrDefault(x => x > k, -7);
    static int First(int[] list, int k) => list.Where(x => x > k).Select(x => x + k).FirstOrDefault(x => x > 100 * k, k);
    static int Sub(int[] list, int k) => list.Skip(k).Take(-k + 3).Where(x => x > k).Sum(x => x + k);
    static int Last(List<int> list, int k) => list.Where(x => x > k).Select(x => x + k).Last(x => x < 1000);
    static (int, int) MinBy(int[] list, int k) => list.Where(x => x > k).Select(x => (x, x * k)).MinBy(x => x.Item2);
    public static string All(int k) =>
        Try(() => SumOf([int.MaxValue, 5], k)) + Try(() => SumOf([], k)) + Try(() => Unchecked([3, 4], k)) + Try(() => Checked([3, 4], k))
        + Try(() => Max([double.NaN, 1, -0.0, 0.0], k)) + Try(() => Max([], k)) + Try(() => 1 / Max([-0.0, 0.0], 0)) + Try(() => 1 / Min([0.0, -0.0], 0))
        + Try(() => Min([1, double.NaN, 2], k)) + Try(() => MaxMaybe([null, float.NaN, 2], k)) + Try(() => MaxMaybe([], k)) + Try(() => MaxMaybe([3], null))
        + Try(() => SumMaybe([null, 3, 4], k)) + Try(() => SumMaybe([int.MaxValue, 3], null)) + Try(() => Decimal([1.10m, 2.00m], k)) + Try(() => Decimal([], k))
        + Try(() => Float([16777216, 1, 1, float.MaxValue, float.MaxValue], 0)) + Try(() => Average([int.MaxValue, int.MaxValue], 0)) + Try(() => Average([], k))
        + Try(() => Text(["a", "bcd", "BCE"], "x")) + Try(() => Text([], "x")) + Try(() => Text([null!], "x")) + Try(() => Count([1, 2, 3], k))
        + Try(() => Single([1, 2, 3], k)) + Try(() => SingleOr([1, 2, 3], k)) + Try(() => SingleOr([], k)) + Try(() => First([1, 2], k)) + Try(() => First(null!, k))
        + Try(() => Sub([4, 5, 6, 7], k)) + Try(() => Last([1, 2], k)) + Try(() => Last(null!, k)) + Try(() => MinBy([3, 1, 2], -k)) + Try(() => MinBy([], k));
}
static class Program
{
    static void Main()
    {
        for (var i = 0; i < 4; i++)
            Console.WriteLine(Chains.All(i));
    }
}
