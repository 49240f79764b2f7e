// fixes: ALLOC505
// options: dotnet_code_quality.allocations.minimum_heat = unknown
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Text;
static class Ext
{
    extension<T>(List<T> l)
    {
        public bool Contains(T a, T b) { Console.WriteLine("list " + l.Capacity); return l.Contains(a) && l.Contains(b); }
        public int IndexOf(T a, string why) { Console.WriteLine(why + l.GetType().Name); return l.IndexOf(a); }
        public T Find(string why) { Console.WriteLine(why + l.GetType().Name); l.Clear(); return default!; }
        public int Size { get { var n = l.Count; l.Clear(); return n; } }
        public void ForEach(Action<T> f, int times) { l.Add(default!); foreach (var x in l) for (var i = 0; i < times; i++) f(x); }
    }
    extension<T>(HashSet<T> l) { public bool Contains(T a, T b) { Console.WriteLine("set " + l.Comparer.GetType().Name.Length); return l.Contains(a); } }
    extension<T>(T[] l)
    {
        public bool Contains(T a, T b) { Console.WriteLine("array " + l.Length); Array.Reverse(l); return l[0]!.Equals(a); }
        public int Count { get { Array.Reverse(l); return l.Length; } }
        public T First() { Array.Reverse(l); return l[0]; }
        public string Join(string sep) { Array.Reverse(l); return string.Join(sep, l); }
    }
    extension<T>(IEnumerable<T> l)
    {
        public int Measure() { var n = 0; foreach (var x in l) { n++; Program.Nums.Add(n); } return n; }
        public bool Contains(T a, bool last) { Program.Nums.Add(5); return l.Last()!.Equals(a); }
        public int Length => l.Count() + (l is Array ? 100 : 200);
    }
}
static class Program
{
    public static readonly List<int> Nums = new() { 1, 2, 3 };
    static int Hot(int n)
    {
        var k = 0;
        for (var i = 0; i < n; i++)
        {
            var own = new List<int>(Nums);
            if (own.ToList().Contains(1, 2)) k++;
            k += own.ToList().IndexOf(2, "why ");
            k += own.ToList().Find("find ");
            k += own.ToList().Size;
            own.ToList().ForEach(x => k += x, 2);
            if (own.ToHashSet().Contains(1, 2)) k++;
            if (own.ToArray().Contains(1, 2)) k++;
            k += own.ToArray().Count;
            k += own.ToArray().First();
            k += own.ToArray().Join("-").Length;
            k += own.ToArray().Measure();
            k += own.ToList().Measure();
            if (own.ToList().Contains(3, true)) k++;
            k += own.ToArray().Length;
            k += own.Where(x => x > 1).ToList().Length;
            k += own.ToArray()[0] + own.Count;
        }
        return k;
    }
    static void Main() => Console.WriteLine(Hot(2));
}
