// fixes: ALLOC405
#nullable enable
using System;
using System.Collections.Generic;
using System.Threading.Tasks;
interface IFind { Task<string> Find(int n); }
class FindBase
{
    protected string last = "x";
    internal async Task<string> Own(int n)
    {
        if (n > 2) return last;
        await Task.Yield();
        return last = "n" + n;
    }
    public async Task<string> Call() => await Own(1) + await Own(3);
}
static class Ext
{
    public static async Task<int> Later(this int n) { if (n > 3) return n; await Task.Yield(); return -n; }
}
static class Q
{
    public static async Task<(int, int)> Pair(int n) { if (n > 3) { var p = (n, n); return p; } await Task.Yield(); return (n, 1); }
}
static class Program
{
    static async Task<object> Obj(string n) { if (n.Length > 3) return n; await Task.Yield(); return 4; }
    static async Task<T> Gen<T>(T n, bool b) { if (b) return n; await Task.Yield(); return n; }
    static async Task<dynamic> Dyn(string n) { if (n.Length > 3) return n; await Task.Yield(); return 4; }
    static async Task<string?> Nul(string? n) { if (n != null) return n; await Task.Yield(); return null; }
    static async Task Main()
    {
        Console.WriteLine(await new FindBase().Call());
        Console.WriteLine(await 5.Later() + await (2).Later());
        var (a, b) = await Q.Pair(7);
        Console.WriteLine(a + b);
        Console.WriteLine(await Obj("abcde"));
        Console.WriteLine((await Dyn("abcde")).Length);
        Console.WriteLine(await Gen<int>(4, true));
        Console.WriteLine(await Nul("d") ?? "nothing");
        Func<Task> f = async () => Console.WriteLine(await Nul(null) ?? "nothing");
        await f();
        switch (await Gen("x", false)) { case "x": Console.WriteLine("x!"); break; }
        await Gen(3, true);
    }
}
