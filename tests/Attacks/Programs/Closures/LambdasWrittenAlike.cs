// fixes: ALLOC104
// Lambdas that are only written alike: a constant of another method, other overflow checks, the name of another member.
using System;
using System.Runtime.CompilerServices;
sealed class Owner
{
    private int _f = 10;
    private int Run(Func<int, int> f, int n) { var s = 0; for (var i = 0; i < n; i++) s += f(i); return s; }
    private int Twice(Func<int, int> f, int n) => Run(f, n) + Run(f, 1);
    private int TwiceMore(Func<int, int> f, int n) => Run(f, n) - Run(f, 1);
    private int Thrice(Func<int, int> f, int n) => Run(f, n) * Run(f, 1);
    private string Tell(Func<string> f, int n) { var s = ""; for (var i = 0; i < n; i++) s = f(); return s; }
    private string TellBoth(Func<string> f) => Tell(f, 1) + Tell(f, 2);
    private string Name([CallerMemberName] string member = "") => member + _f;
    public int One(int n) { const int K = 1; return Twice(x => x + K + _f, n); }
    public int Two(int n) { const int K = 2; return Twice(x => x + K + _f, n); }
    public string First() => TellBoth(() => Name());
    public string Second() => TellBoth(() => Name());
    public int Big(int n) { unchecked { return TwiceMore(x => int.MaxValue + x + _f, n); } }
    public int Checked(int n) { checked { return TwiceMore(x => int.MaxValue + x + _f, n); } }
    public int Plain(int n) => Thrice(x => x + _f, n);
    public int Plain2(int n) => Thrice(x => x + _f, n);
}
static class P
{
    static void Main()
    {
        var o = new Owner();
        for (var i = 1; i < 4; i++)
        {
            Console.WriteLine(o.One(i) + " " + o.Two(i) + " " + o.First() + " " + o.Second() + " " + o.Plain(i) + " " + o.Plain2(i) + " " + o.Big(i));
            try { Console.WriteLine(o.Checked(i)); } catch (OverflowException) { Console.WriteLine("overflow"); }
        }
    }
}
