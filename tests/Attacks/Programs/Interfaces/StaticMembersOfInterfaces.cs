// refuses: ALLOC602
// Static members of an interface have a body, which a type that stands for the type parameter replaces.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
interface IMake
{
    static virtual int[] Make(int n) => new int[n];
    static virtual List<int> Listed(int n) => new List<int> { n };
    static virtual bool IsGood(int n) => n > 1;
    static virtual int Weight => 3;
    static virtual void Check(bool isGood, string text) { if (!isGood) throw new InvalidOperationException(text); }
    static virtual int Run(Func<int> f) => f();
    static virtual int Total(params int[] xs) { var s = 0; foreach (var x in xs) s += x; return s; }
    static virtual int Sum(int[] xs) { var s = 0; foreach (var x in xs) s += x; return s; }
}
sealed class Counts : IMake
{
    public static int Made;
    public static List<int> Seen = new();
    public static readonly List<int[]> Kept = new();
    public static int[] Make(int n) { Made++; return new int[n]; }
    public static List<int> Listed(int n) { Made += 10; return new List<int> { n }; }
    public static bool IsGood(int n) { if (Seen.Count < 6) Seen.Add(n); return n > 0; }
    public static int Weight { get { if (Seen.Count < 6) Seen.Add(7); return 1; } }
    public static void Check(bool isGood, string text) { Made += text.Length; }
    public static int Sum(int[] xs) { Kept.Add(xs); return xs.Length; }
    public static int Total(params int[] xs) { Kept.Add(xs); return xs.Length; }
}
sealed class Plain : IMake { }
static class Program
{
    static void Dropped<T>(int n) where T : IMake { for (var i = 0; i < n; i++) { T.Make(i); T.Listed(i); } }
    static int Asked<T>(List<int> list) where T : IMake
    {
        var n = 0;
        for (var i = 0; i < 2; i++) { n += list.Where(x => T.IsGood(x)).Count(x => x < 100); n += list.Where(x => x > T.Weight).Select(x => x + 1).First(); }
        return n;
    }
    static void Checked<T>(int n) where T : IMake { for (var i = 0; i < n; i++) T.Check(i < 100, "at " + i); }
    static int Summed<T>(int n) where T : IMake
    {
        var s = 0;
        for (var i = 0; i < n; i++) { var a = new int[2]; a[0] = i; s += T.Sum(a); s += T.Total(1, 2); }
        return s;
    }
    static void Main()
    {
        Dropped<Counts>(3); Dropped<Plain>(2); Console.WriteLine(Counts.Made);
        Counts.Seen = [1, 2, 3];
        try { Console.WriteLine(Asked<Counts>(Counts.Seen)); } catch (InvalidOperationException) { Console.WriteLine("changed"); }
        Console.WriteLine(string.Join(",", Counts.Seen)); Console.WriteLine(Asked<Plain>([1, 2, 3, 4]));
        Checked<Counts>(3); Console.WriteLine(Counts.Made); Checked<Plain>(3);
        Console.WriteLine(Summed<Counts>(3) + Summed<Plain>(3)); Counts.Kept[0][0]++; foreach (var a in Counts.Kept) Console.WriteLine(a[0]);
    }
}
