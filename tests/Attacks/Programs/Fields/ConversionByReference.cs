// fixes: ALLOC202
// A conversion takes its operand by reference.
using System;
readonly struct Point : IFormattable
{
    public readonly int X;
    public Point(int x) => X = x;
    public void Deconstruct(out int a, out int b) { a = X; b = X + Holder.Reset(); }
    public static implicit operator int(in Point p) => p.X + Holder.Reset() + p.X;
    public static bool operator true(in Point p) => p.X + Holder.Reset() + p.X > 3;
    public static bool operator false(in Point p) => false;
    public string ToString(string f, IFormatProvider p) => "F" + f;
    public override string ToString() => "T";
}
sealed class Holder
{
    private static object _p = new Point(1);
    private object _q = new Point(1);
    private static Holder _h = new Holder();
    public static int Reset() { _h._q = new Point(50); return 1; }
    public int Int(int i) { _h = this; _q = new Point(i); int n = (Point)_q; return n; }
    public int Bool(int i) { _h = this; _q = new Point(i); if ((Point)_q) return 1; return 0; }
    public int Dec(int i) { _h = this; _q = new Point(i); var (a, b) = (Point)_q; return a + b; }
    public string Text(int i) { _q = new Point(i); return $"{_q:x}{_q}" + _q; }
}
static class Program
{
    static void Main()
    {
        for (var i = 0; i < 3; i++) { var h = new Holder(); Console.WriteLine(h.Int(i) + " " + h.Bool(i) + " " + h.Dec(i) + h.Text(i)); }
    }
}
