// fixes: ALLOC602
// Chains that one call does: the order of effects, failures halfway, conditions that change the list, null, and types with methods of the same name.
using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
sealed class Named : List<int>
{
    public new bool Exists(Predicate<int> match) => throw new NotSupportedException();
    public new List<int> FindAll(Predicate<int> match) => throw new NotSupportedException();
    public int First(Func<int, bool> match) => -1;
    public int Sum(Func<int, int> selector) => -1;
}
sealed class Odd : IEnumerable<int>
{
    public IEnumerator<int> GetEnumerator()
    {
        Program.Say("begin");
        try
        {
            for (var i = 0; i < 4; i++)
            {
                Program.Say("give " + i);
                yield return i;
            }
        }
        finally
        {
            Program.Say("end");
        }
    }
    System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator();
}
static class Program
{
    public static void Say(string text) => Console.Write(text + ";");
    static bool Is(int x, int k) { Say("is " + x); return x > k; }
    static int Times(int x, int k) { Say("times " + x); return checked(x * k); }
    static void Main()
    {
        var odd = new Odd();
        for (var k = -1; k < 5; k++)
        {
            var n = k;
            Try(() => odd.Where(x => Is(x, n)).First());
            Try(() => odd.Where(x => Is(x, n)).FirstOrDefault());
            Try(() => odd.Where(x => Is(x, n)).Any());
            Try(() => odd.Where(x => Is(x, n)).Single());
            Try(() => odd.Where(x => Is(x, n)).SingleOrDefault());
            Try(() => odd.Where(x => Is(x, n)).Count());
            Try(() => odd.Where(x => 4 / (x - n) > 0).Count());
            Try(() => odd.Select(x => Times(x, n * 1_000_000_000)).Sum());
            Try(() => odd.Select(x => Times(x, n)).Max());
            Try(() => odd.Where(x => x > 9).Select(x => Times(x, n)).Min());
            Try(() => odd.Select(x => x > n ? "b" + x : null).Max());
            Try(() => odd.Select(x => x > n ? double.NaN : x).Min());
            Try(() => odd.Select(x => (int?)(x > n ? x : null)).Average());
            var list = new List<int> { 3, 1, 2, 5 };
            Try(() => { var found = new List<int>(list).Where(x => Is(x, n)).ToList(); return string.Join(",", found); });
            Try(() => { var made = new List<int>(list).Select(x => Times(x, n)).ToList(); made.Add(1); return string.Join(",", made); });
            Try(() => list.Where(x => { if (list.Count < 9) list.Add(x); return x > 8; }).Any());
            Try(() => { var found = list.Where(x => { list.Remove(5); return x > n; }).ToList(); return found.Count; });
            Try(() => { var three = new List<int> { 1, 2, 3 }; return three.Where(x => { three.Add(9); return x == 3; }).Single(); });
            Try(() => { var three = new List<int> { 1, 2, 3 }; return three.Where(x => { three.Add(9); return x == 3; }).SingleOrDefault(); });
            Try(() => { var three = new List<int> { 1, 2, 3 }; return three.Where(x => { three.Clear(); return true; }).Count(); });
            Try(() => { var three = new List<int> { 1, 2, 3 }; return three.Where(x => { three.Clear(); return true; }).ToArray().Length; });
            Try(() => odd.Where(x => Is(x, n)).ToArray().Length);
            Try(() => odd.Where(x => 4 / (x - n) > 0).ToList().Count);
            Try(() => { var many = odd.Where(x => Is(x, n)).ToList(); return many.Count; });
            List<int> none = k > 2 ? null : list;
            Try(() => { var found = none.Where(x => x > n).ToList(); return found.Count; });
            Try(() => none?.Where(x => x > n).ToList().Count);
            Try(() => ((IEnumerable<int>)none).Where(x => x > n).Any());
            var named = new Named { 4, 5, 6 };
            Try(() => named.Where(x => x > n).First());
            Try(() => named.Select(x => x + n).Sum());
            Try(() => { var found = named.Where(x => x > n).ToList(); return found.Count; });
            Try(() => named.Where(x => x > n).Any());
        }
    }
    static void Try(Func<object> run)
    {
        try { Console.WriteLine(Convert.ToString(run(), CultureInfo.InvariantCulture)); }
        catch (Exception e) { Console.WriteLine(e.GetType().Name); }
    }
}
