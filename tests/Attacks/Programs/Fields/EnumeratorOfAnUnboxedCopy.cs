// fixes: ALLOC202
// A loop asks the value for its enumerator, which changes it.
using System;
using System.Collections.Generic;
struct Steps
{
    private int _n;
    public Steps(int n) => _n = n;
    public IEnumerator<int> GetEnumerator() { _n++; return ((IEnumerable<int>)new[] { _n }).GetEnumerator(); }
    public void Deconstruct(out int a, out int b) { a = ++_n; b = _n; }
    public int P { get { return ++_n; } }
    public static implicit operator int(Steps s) => s._n;
}
sealed class Holder
{
    private object _o = new Steps(0);
    private object _p = new Steps(0);
    private object _q = new Steps(0);
    public void Set(int i) { _o = new Steps(i); _p = new Steps(i); _q = new Steps(i); }
    public int Get() { var s = 0; foreach (var x in (Steps)_o) s += x; return s; }
    public int Get2() { var (a, b) = (Steps)_p; return a + b; }
    public int Get3() => (Steps)_q is { P: > 0 and var x } ? x : 0;
}
static class Program
{
    static void Main()
    {
        var h = new Holder();
        for (var i = 0; i < 3; i++) { h.Set(i); Console.WriteLine(h.Get() + " " + h.Get() + " " + h.Get2() + " " + h.Get2() + " " + h.Get3() + h.Get3()); }
    }
}
