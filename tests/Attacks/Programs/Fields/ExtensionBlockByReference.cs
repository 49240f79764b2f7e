// fixes: ALLOC202
// An extension block takes the value by reference.
using System;
readonly struct Gate
{
    public readonly int N;
    public Gate(int n) => N = n;
}
static class GateExtensions
{
    extension(in Gate g)
    {
        public int Twice => g.N * 2 + Holder.Touch() + g.N;
        public int Add(int x) => g.N + Holder.Touch() + g.N;
    }
}
sealed class Holder
{
    public static Holder Last;
    private object _x = new Gate(0);
    private object _y = new Gate(0);
    public static int Touch() { Last._x = new Gate(100); Last._y = new Gate(100); return 1; }
    public void Set(int i) { Last = this; _x = new Gate(i); _y = new Gate(i); }
    public int Twice() => ((Gate)_x).Twice;
    public int Add() => ((Gate)_y).Add(3);
}
static class Program
{
    static void Main()
    {
        var h = new Holder();
        for (var i = 0; i < 3; i++) { h.Set(i); Console.Write(h.Twice() + " "); h.Set(i); Console.WriteLine(h.Add()); }
    }
}
