// fixes: ALLOC202
// A field of the value is the receiver of a call whose argument replaces the value.
using System;
readonly struct Pair
{
    public readonly int[] Items;
    public readonly Sub S;
    public Pair(int n) { Items = new[] { n, n + 1, n + 2 }; S = new Sub(n); }
}
readonly struct Sub
{
    public readonly int N;
    public Sub(int n) => N = n;
    public int Plus(int x) => N + x;
    public int this[int x] => N + x;
}
sealed class Holder
{
    private object _o = new Pair(0);
    public void Set(int i) => _o = new Pair(i);
    int Change() { _o = new Pair(70); return 1; }
    public int Get() => ((Pair)_o).S.Plus(Change());
    public int Get2() => ((Pair)_o).Items[Change()];
    public int Get3() => ((Pair)_o).S[Change()];
}
static class Program
{
    static void Main()
    {
        var h = new Holder();
        for (var i = 0; i < 3; i++) { h.Set(i); Console.Write(h.Get() + " "); h.Set(i); Console.Write(h.Get2() + " "); h.Set(i); Console.WriteLine(h.Get3()); }
    }
}
