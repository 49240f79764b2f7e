// fixes: ALLOC607
#define TRACED
#nullable enable
using System;
using System.Collections.Generic;
static class Program
{
    static List<int> A(int[] d, Action<string> log)
    {
        #region made
        var all = new List<int>();
        #endregion
        log("between");
        foreach (var x in d)
            all.Add(x);
        return all;
    }
    static List<int> B(int[] d, Action<string> log)
    {
#if TRACED
        var all = new List<int>();
#else
        var all = new List<int>(3);
#endif
        log("between");
        foreach (var x in d)
            all.Add(x);
        return all;
    }
    static List<int> C(int[] d, Action<string> log)
    {
        var all = new List<int>();
        log("between");
        void Add(int x) => log("add" + x);
        using var _ = new System.IO.MemoryStream();
        foreach (var x in d)
            all.Add(x);
        Add(all.Count);
        return all;
    }
    static List<int> D(int[] d, Action<string> log)
    {
        var all = new List<int>();
        Tell();
        foreach (var x in d)
            all.Add(x);
        return all;
        void Tell() => log("told " + all.Count);
    }
    static Func<int> E(int[] d, Action<string> log)
    {
        var made = new List<Func<int>>();
        for (var k = 0; k < 2; k++)
        {
            var all = new List<int>();
            log("in");
            foreach (var x in d) { all.Add(x); }
            made.Add(() => all.Count);
        }
        return made[1];
    }
    static void Main()
    {
        Action<string> log = Console.WriteLine;
        Console.WriteLine(A(new[] { 1, 2 }, log).Count + B(new[] { 1 }, log).Count + C(new[] { 1 }, log).Count + D(new[] { 1 }, log).Count + E(new[] { 1 }, log)());
    }
}
