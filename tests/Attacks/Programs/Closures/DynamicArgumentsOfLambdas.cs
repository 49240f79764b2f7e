// fixes: ALLOC403
// Lambdas that are called with a dynamic argument: what they give is dynamic as well, and chooses an overload when it runs.
using System;
static class Program
{
    static string Tell(object o) => "object " + o;
    static string Tell(int n) => "int " + n;
    static string Tell(string s) => "string " + s;
    static string Dynamic(dynamic d, int k)
    {
        Func<int, object> f = x => x + k;
        var r = f(d);
        return Tell(r) + Tell(f(d));
    }
    static string Plain(int d, int k)
    {
        Func<int, object> f = x => x + k;
        return Tell(f(d));
    }
    static string Wider(dynamic d, int k)
    {
        Func<long, object> f = x => x + k;
        try { return Tell(f(d)); } catch (Exception e) { return e.GetType().Name; }
    }
    static string Optional(dynamic d, int k)
    {
        Action<object> f = x => k += x is int ? 1 : 5;
        f(d);
        return Tell(k);
    }
    static void Main() { Console.WriteLine(Dynamic(4, 2) + Plain(4, 2) + Wider(5, 1) + Optional("a", 2)); Console.WriteLine(Wider("a", 1)); }
}
