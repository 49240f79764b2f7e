// refuses: ALLOC202
// The values have an operator + with a text.
using System;
readonly struct P
{
    public readonly int X;
    public P(int x) => X = x;
    public static implicit operator bool(P? p) => false;
    public override string ToString() => "P" + X;
}
readonly struct Q
{
    public readonly int X;
    public Q(int x) => X = x;
    public static string operator +(string s, Q q) => "op" + q.X;
    public override string ToString() => "Q" + X;
}
sealed class Holder
{
    private object _q = new Q(0);
    private static object Count { get { Reads++; return field; } set; } = 5;
    public static int Reads;
    public void Set(int i) { _q = new Q(i); Count = i; }
    public string Text() => "a" + _q;
    public int Get() => ((Q)_q).X + (int)Count;
}
static class Program
{
    static void Main()
    {
        var h = new Holder();
        for (var i = 0; i < 3; i++) { h.Set(i); Console.WriteLine(h.Text() + " " + h.Get() + Holder.Reads); }
    }
}
