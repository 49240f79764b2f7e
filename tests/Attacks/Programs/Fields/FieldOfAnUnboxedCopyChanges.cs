// fixes: ALLOC202
// A field of the value is changed, in a copy.
using System;
struct Inner
{
    public int N;
    public int Next() => ++N;
}
struct Outer
{
    public Inner In;
    public Outer(int n) => In = new Inner { N = n };
}
sealed class Holder
{
    private object _o = new Outer(0);
    public void Set(int i) => _o = new Outer(i);
    public int Get() => ((Outer)_o).In.Next();
}
static class Program
{
    static void Main()
    {
        var h = new Holder();
        for (var i = 0; i < 3; i++) { h.Set(i); Console.WriteLine(h.Get() + " " + h.Get() + " " + h.Get()); }
    }
}
