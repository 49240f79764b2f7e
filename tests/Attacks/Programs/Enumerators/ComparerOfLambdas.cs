// refuses: ALLOC601
// The same comparer in the body of a loop that becomes a `for`, which does not end.
#nullable enable
using System;
using System.Collections.Generic;
sealed class Holder
{
    internal IList<int> Both { get; } = new List<int> { 7, 8 };
    internal int Sum(int n, Dictionary<int, int> known) { var s = n; foreach (var x in Both) if (known.ContainsKey(x)) s += x; return s + Kind(Both); }
    static int Kind<T>(T x) => typeof(T).Name.Length;
}
static class Program
{
    static void Main()
    {
        for (var n = 0; n < 3; n++)
        {
            var holder = new Holder();
            var comparer = EqualityComparer<int>.Create((a, b) => a == b, a => { if (a != 55 && holder.Both.Count < 9) holder.Both.Add(a); return 1; });
            try { Console.WriteLine(holder.Sum(n, new Dictionary<int, int>(comparer) { [55] = 1 })); } catch (Exception e) { Console.WriteLine(e.GetType().Name); }
        }
    }
}
