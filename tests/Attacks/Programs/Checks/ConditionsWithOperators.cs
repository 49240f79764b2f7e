// fixes: ALLOC106
// Conditions of types with operators of their own, and with variables that are declared or set in them.
using System;
using System.Collections.Generic;

struct Flag
{
    public bool Value;
    public static implicit operator bool(Flag f) { Console.WriteLine("bool"); return f.Value; }
    public static bool operator !(Flag f) { Console.WriteLine("not"); return true; }
}
class Lazy2
{
    public string V = "";
    public static implicit operator string?(Lazy2? f) => f is null ? "made" : null;
}
static class Throw
{
    public static void IfFalse(bool ok, string message)
    {
        if (!ok)
            throw new InvalidOperationException(message);
    }
    public static void IfNull(string? s, string message)
    {
        if (s is null)
            throw new InvalidOperationException(message);
    }
}
static class Program
{
    static int Check(Flag f, int n)
    {
        Throw.IfFalse(f, $"n is {n}");
        return n;
    }
    static int CheckNull(Lazy2? f, int n)
    {
        Throw.IfNull(f, $"n is {n}");
        return n;
    }
    static int CheckPlain(bool f, int n)
    {
        Throw.IfFalse(f, $"n is {n}");
        return n;
    }
    static int CheckOut(string s)
    {
        Throw.IfFalse(int.TryParse(s, out var n), $"n is {s}");
        return n;
    }
    static int CheckAs(object o, string s)
    {
        Throw.IfFalse(o is int n, $"n is {s}");
        return s.Length;
    }
    static int CheckCast(bool a, bool b, string s)
    {
        Throw.IfFalse(a || b ? a == b : b, $"n is {s}");
        Throw.IfFalse(a = b, $"n is {s}");
        return s.Length;
    }
    static void Try(Func<int> f)
    {
        try { Console.WriteLine(f()); } catch (Exception e) { Console.WriteLine(e.GetType() + e.Message); }
    }
    static void Main()
    {
        Try(() => Check(new Flag { Value = true }, 3)); Try(() => Check(default, 3));
        Try(() => CheckNull(null, 3)); Try(() => CheckNull(new(), 3));
        Try(() => CheckPlain(false, 3)); Try(() => CheckPlain(true, 3));
        Try(() => CheckOut("x")); Try(() => CheckOut("5"));
        Try(() => CheckAs(5, "x")); Try(() => CheckAs("5", "y"));
        Try(() => CheckCast(true, false, "x")); Try(() => CheckCast(false, true, "y")); Try(() => CheckCast(true, true, "y"));
    }
}
