// fixes: ALLOC401, ALLOC403
// Lambdas in accessors that read or write the field behind the property, its value and base members, beside variables that could be a state.
#nullable enable
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Linq;
class Base { public virtual string Name => "base"; protected string Deep(int n) => "deep" + n; }
sealed class C(string seed, int limit) : Base
{
    static readonly ConcurrentDictionary<string, string> s_all = new();
    readonly Dictionary<string, Func<string>> _known = new() { ["a"] = static () => "A" };
    public string Kept { get => s_all.GetOrAdd(field + seed, k => k + field); set { field = s_all.GetOrAdd(value, k => k + value + field?.Length); } } = "kept";
    public int Num { get { var r = 0; for (var i = 0; i < 3; i++) { Func<int, int> f = x => x + i + field; r += f(1); } return r; } set { for (var i = 0; i < value; i++) { Action<int> f = x => field += x + i; f(value); } } }
    public Func<string>? Early { get { if (_known.TryGetValue(seed, out var f)) return f; var n = limit; return () => n + seed + field?.Invoke(); } set; }
    public string this[string key, int n] { get { if (_known.TryGetValue(key, out var f)) return f(); Func<string> g = () => key + n + seed + Name; _known[key] = g; return g(); } set { s_all.AddOrUpdate(key, k => value + n, (k, old) => old + value + n); } }
    public override string Name => "own";
    public string Based(string key, int n) { if (_known.TryGetValue(key, out var f)) return f(); Func<string> g = () => base.Name + Name + base.Deep(n) + key + this.limit2; return g(); }
    int limit2 => limit + 1;
    public string BasedState(string key, int n) => s_all.GetOrAdd(key, k => base.Name + k + n + Deep(limit));
    public string Loops(int n) { var r = ""; for (var i = 0; i < n; i++) { Func<string> f = () => base.Name + i + seed; r += f(); Func<int, bool> g = limit2 => limit2 > i && this.limit2 > 0; r += g(i + 1); } return r; }
    public event Action? Told { add { for (var i = 0; i < 2; i++) { Action f = () => _told += value; f(); } } remove { _told -= value; } }
    Action? _told;
    public void Tell() => _told?.Invoke();
}
static class Program
{
    static void Main()
    {
        for (var n = 0; n < 3; n++)
        {
            var c = new C("s" + n, n); var k = "k" + n; c.Num = n; c.Kept = k; var t = 0; c.Told += () => t++; c.Tell(); c["i" + k, n] = "v"; c["i" + k, n] = "w"; c.Early = () => "early";
            Console.WriteLine(c.Kept + c.Num + c.Early() + c["q" + k, n] + c["q" + k, n] + c.Based(k, n) + c.BasedState("b" + k, n) + c.Loops(n) + t);
        }
    }
}
