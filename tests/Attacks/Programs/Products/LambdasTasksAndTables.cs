// fixes: ALLOC401, ALLOC405
// reports: ALLOC602
// Findings of many rules overlap in one loop.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Text;
using System.Threading.Tasks;
static class Program
{
    private static readonly Dictionary<char, int> s_weights = new() { ['a'] = 1, ['b'] = 2 };
    static int Run(Func<int, int> f, int x) => f(x) + f(x + 1);
    static async ValueTask<int> Read(int n) { await Task.Yield(); return n * 2; }
    static async Task<string> All(List<int> items, string text, int k)
    {
        var result = "";
        for (var i = 0; i < items.Count; i++)
        {
            var j = i;
            if (items.Any(x => x > k + j))
                result += items.Where(x => x % 2 == k % 2).Select(x => x + j).Sum() + ",";
            result += Run(x => x * k + items.Count(y => y > x + j), i);
            result += await Read(Run(x => x + k, j)).AsTask();
            foreach (var part in text.Split(','))
                result += part.Trim().Length + (s_weights.TryGetValue(part.Length > 0 ? part[0] : 'z', out var w) ? w : -1);
            Func<int, bool> test = x => x == k;
            result += items.FirstOrDefault(x => test(x) || x > j);
            result += string.Format("{0}-{1}", i, k) + items.ToArray().Length + string.Join("", items.Select(x => x.ToString()).ToArray());
        }
        return result;
    }
    static void Main()
    {
        Console.WriteLine(All(new List<int> { 1, 2, 3, 5, 8 }, "a, bb,c ,,b", 2).Result);
        Console.WriteLine(All(new List<int>(), "", 2).Result);
        Console.WriteLine(All(new List<int> { int.MaxValue - 9 }, ",", 0).Result);
    }
}
