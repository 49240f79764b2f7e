// fixes: ALLOC401, ALLOC403
// Lambdas for callees of the program in initializers, nested lambdas, iterators, queries, patterns, interpolations and chains.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;
static class Run
{
    public static T It<T>(Func<T> f) => f();
    public static void Do(Action f) => f();
    public static List<T> Made<T>(this List<T> list, Func<int, T> make) { list.Add(make(list.Count)); return list; }
}
sealed class Point(int x)
{
    private readonly int _y = Run.It(() => x + 1);
    public int Sum => Run.It(() => x + _y);
    public int Own => Run.It(() => _y * 2);
    public int Z { get => Run.It(() => field + _y); set => Run.Do(() => field = value + _y); }
}
static class Calls
{
    public static IEnumerable<int> Iterated(int n)
    {
        for (var i = 0; i < n; i++)
        {
            var x = i;
            yield return Run.It(() => x + n);
        }
    }
    public static async Task<int> Awaited(int n)
    {
        var sum = 0;
        for (var i = 0; i < n; i++)
        {
            var x = i;
            sum += await Run.It(async () => { await Task.Yield(); return x + n; });
            sum += await Run.It(() => Task.FromResult(x));
        }
        return sum;
    }
    public static string Nested(int n)
    {
        var text = "";
        for (var i = 0; i < n; i++)
        {
            var x = i;
            text += Run.It(() => Run.It(() => Run.It(() => x + n) + x) + 1);
            text += Run.It(() => { int Inner() => x; return Inner() + n; });
            text += Run.It(() => from a in new[] { x } from b in new[] { n } select a + b).First();
            text += $"{Run.It(() => x),3}{Run.It(() => { var (a, b) = (x, n); return (a, b); })}";
            text += new List<int>().Made(c => c + x).Made(c => c + n + x).Made(_ => x).Count;
            if (Run.It(() => x) is > 0 and var got && Run.It(() => got + n) > 1)
                text += got;
            text += x switch { 1 when Run.It(() => x == n) => "a", _ => Run.It(() => "b" + x) };
            Func<int> kept = () => Run.It(() => x + 100);
            text += kept();
            checked { text += Run.It(() => x * n); }
            unchecked { text += Run.It(() => int.MaxValue + n); }
            text += Run.It<IFormattable>(() => x) + "" + Run.It(() => (long?)x);
        }
        return text;
    }
}
static class Program
{
    static void Main()
    {
        var point = new Point(3);
        point.Z = 4;
        Console.WriteLine(point.Sum + " " + point.Own + " " + point.Z);
        Console.WriteLine(string.Join(",", Calls.Iterated(3)) + Calls.Awaited(3).Result + Calls.Nested(3));
    }
}
