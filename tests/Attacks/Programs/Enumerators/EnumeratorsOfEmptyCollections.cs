// fixes: ALLOC204
// refuses: ALLOC601
// Enumerators that are taken by hand from a collection that is still empty, which then changes: an empty one gives another behind its interface.
using System;
using System.Collections.Generic;
static class Program
{
    static void Say<T>(T t) => Console.WriteLine(t);
    static List<int> Fill(int n) { var l = new List<int>(); for (var i = 0; i < n; i++) l.Add(i); return l; }
    static void Changed(int n)
    {
        var list = Fill(n);
        IEnumerable<int> xs = list;
        foreach (var x in xs) Say(x);
        using var e = xs.GetEnumerator();
        list.Add(7);
        try { while (e.MoveNext()) Say(e.Current); } catch (InvalidOperationException) { Say("changed"); }
    }
    static void Held(int n)
    {
        var list = Fill(n);
        IEnumerator<int> e = list.GetEnumerator();
        list.Add(8);
        try { while (e.MoveNext()) Say(e.Current); } catch (InvalidOperationException) { Say("changed"); }
    }
    static void Began(int n)
    {
        IEnumerable<int> xs = Fill(n);
        using (var e = xs.GetEnumerator())
        {
            try { Say(e.Current); } catch (InvalidOperationException) { Say("not begun"); }
            while (e.MoveNext()) Say(e.Current);
            try { Say(e.Current); } catch (InvalidOperationException) { Say("ended"); }
        }
        foreach (var x in xs) Say(x);
    }
    static void Tables(int n)
    {
        var table = new Dictionary<int, int>();
        IReadOnlyDictionary<int, int> view = table;
        for (var i = 0; i < n; i++) table[i] = i;
        foreach (var (k, v) in view) Say(k + v);
        var e = view.GetEnumerator();
        table[5] = 5;
        try { while (e.MoveNext()) Say(e.Current.Key); } catch (InvalidOperationException) { Say("changed"); }
    }
    static void Main() { for (var n = 0; n < 3; n++) { Changed(n); Held(n); Began(n); Tables(n); } }
}
