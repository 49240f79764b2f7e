// fixes: ALLOC401
// Overloads of the program that hand on a state and do more: defaults, caching, order, exceptions, tuple names, ref structs.
using System;
using System.Collections.Generic;
using System.Linq;
sealed class Cache<K, V>
{
    private readonly Dictionary<K, V> _d = new();
    public int Misses;
    public V Get(K key, Func<K, V> make) { if (_d.TryGetValue(key, out var v)) return v; Misses++; v = make(key); _d[key] = v; return v; }
    public V Get2(K key, Func<K, V> make) => Get2(key, static (k, m) => m(k), make);
    public V Get2<S>(K key, Func<K, S, V> make, S state) { if (_d.TryGetValue(key, out var v)) return v; Misses += 10; v = make(key, state); _d[key] = v; return v; }
}
static class Helpers
{
    public static void ForEach<T>(this IEnumerable<T> items, Action<T> act) { foreach (var i in items) act(i); }
    public static R Pipe<T, R>(this T value, Func<T, R> f) => f(value);
    public static bool Retry(int times, Func<int, bool> act) { for (var i = 0; i < times; i++) { try { if (act(i)) return true; } catch (ArgumentException) when (act(-1)) { } } return false; }
    public static unsafe int Sum(int* p, int n, Func<int, int> f) { var s = 0; for (var i = 0; i < n; i++) s += f(p[i]); return s; }
    public static int Spans(ReadOnlySpan<int> span, Func<int, int> f) { var s = 0; foreach (var x in span) s += f(x); return s; }
    public static ref int Max(int[] a, Func<int, int> f) { var b = 0; for (var i = 1; i < a.Length; i++) if (f(a[i]) > f(a[b])) b = i; return ref a[b]; }
    public static int Local(Func<int, int> f) { int state = 2; return Go(state); int Go(int TState) => f == null ? 0 : TState + state; }
    public static int Named(Func<int, int> f, int a = 1, params int[] rest) => f(a) + rest.Sum();
}
class Program
{
    int _z = 5;
    unsafe string All(int n)
    {
        var cache = new Cache<int, string>(); var text = "";
        for (var i = 0; i < n; i++)
        {
            text += cache.Get(i % 2, k => "v" + k + n) + cache.Get2(i + 5, k => "w" + k + _z + i) + cache.Misses;
            new[] { 1, 2 }.ForEach(x => _z += x * n);
            text += i.Pipe(x => x + _z).Pipe(y => y * n).Pipe(w => (w, n)).n;
            text += Helpers.Retry(3, k => k == 1 ? throw new ArgumentException() : k < 0 || k > n);
            var data = stackalloc int[3] { 1, 2, i };
            text += Helpers.Sum(data, 3, v => v * n + _z);
            text += Helpers.Spans(new[] { 1, i }, v => v + n);
            var array = new[] { 3, i * 4, 5 }; Helpers.Max(array, v => v * n % 7)++; text += string.Join(",", array);
            text += Helpers.Named(x => x + n) + Helpers.Named(x => x - n, 4) + Helpers.Named(x => x * n, 4, 5, 6) + Helpers.Named(rest: new[] { 1 }, f: x => x + n + i) + Helpers.Named(a: 3, f: x => n);
            text += Helpers.Pipe<int, string>(i, x => x + "p" + n) + Helpers.Local(x => x + n);
        }
        return text + _z;
    }
    static void Main() => Console.WriteLine(new Program().All(4));
}
