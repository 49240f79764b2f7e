// fixes: ALLOC401
// Lambdas over parameters of a primary constructor, which are fields of the object that what runs meanwhile changes: only the property of the record is one of the state.
#nullable enable
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
sealed class Counter(int k, string name)
{
    private readonly ConcurrentDictionary<int, string> _table = new();
    private void Bump() { k++; name += "!"; }
    private int Run(Func<int> f) { Bump(); return f(); }
    private string Twice(Func<int, string> f) { var a = f(1); Bump(); return a + f(2); }
    public string All(int n)
    {
        var r = new List<string>();
        for (var i = 0; i < n; i++)
        {
            r.Add(Run(() => k + i) + Twice(x => name + x + k));
            r.Add(_table.GetOrAdd(i, x => { Bump(); return name + x + i + k; }));
            r.Add(Twice(x => { k += x; return name + k; }) + Run(() => k));
        }
        return string.Join(",", r);
    }
}
sealed record Row(int A)
{
    private int _n;
    private int Run(Func<int> f) { _n++; return f(); }
    public int All(int n) { var s = 0; for (var i = 0; i < n; i++) s = s * 7 + Run(() => A + _n + i); return s; }
}
static class Program
{
    static void Main() { Console.WriteLine(new Counter(1, "a").All(3)); Console.WriteLine(new Row(4).All(3)); }
}
