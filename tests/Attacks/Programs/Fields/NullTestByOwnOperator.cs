// refuses: ALLOC202
// The values have an operator for a comparison with null.
using System;
readonly struct Opt
{
    public readonly int X;
    public Opt(int x) => X = x;
    public static bool operator ==(Opt? a, Opt? b) { Console.Write("op "); return false; }
    public static bool operator !=(Opt? a, Opt? b) => !(a == b);
    public override bool Equals(object o) => false;
    public override int GetHashCode() => 0;
}
sealed class Holder
{
    private object _o;
    public void Set(int i) => _o = i > 0 ? new Opt(i) : (Opt?)null;
    public bool None() => _o == null;
    public int Get() => _o is Opt p ? p.X : -1;
}
static class Program
{
    static void Main()
    {
        var h = new Holder();
        for (var i = 0; i < 3; i++) { h.Set(i); Console.WriteLine(h.None() + " " + h.Get()); }
    }
}
