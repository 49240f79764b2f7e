// fixes: ALLOC202
// The value is an inline array that changes while it is looked at.
using System;
[System.Runtime.CompilerServices.InlineArray(3)] struct Buf { private int _e; public Buf(int i) => this[1] = i; }
struct Three
{
    public int N;
    public Three(int n) => N = n;
    public readonly int Plain(int x) => N + x;
    public int? Opt => ++N;
}
sealed class Holder
{
    private object _b = new Buf(0);
    private object _t = new Three(0);
    private object _u = new Three(0);
    public void Set(int i) { _b = new Buf(i); _t = new Three(i); _u = new Three(i); }
    int Move() { _b = new Buf(50); _t = new Three(50); _u = new Three(50); return 1; }
    public int At() => ((Buf)_b)[Move()];
    public int Sum() { var s = 0; foreach (var x in (Buf)_b) { s += x; Move(); } return s; }
    public int Tuple() { var (a, b) = ((Three)_t, Move()); return a.N + b; }
    public int Cond(bool c) => (c ? (Three)_u : default).Plain(Move());
}
static class Program
{
    static void Main()
    {
        var h = new Holder();
        for (var i = 0; i < 3; i++)
        {
            h.Set(i);
            Console.Write(h.At() + " ");
            h.Set(i);
            Console.Write(h.Sum() + " ");
            h.Set(i);
            Console.Write(h.Tuple() + " ");
            h.Set(i);
            Console.WriteLine(h.Cond(true));
        }
    }
}
