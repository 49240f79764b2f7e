// fixes: ALLOC402
// Copies beside references, mutable structs, inline arrays, sections, handlers, members named as types, and inferred names.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;
struct P { public int N; public int Inc() => ++N; public int this[int i] { get => N; set => N = value; } }
[System.Runtime.CompilerServices.InlineArray(4)] struct Buf { int _e; }
enum Mode { Low, High }
sealed class C
{
    readonly Dictionary<string, Lazy<string>> _known = new() { ["a"] = new("A") };
    public int Value = 3;
    Mode Mode => Mode.High;
    event Action? Changed;
    public int this[int i] => i + Value;
    Func<int>? _kept;
    public Lazy<string> Alias(string key, int n)
    {
        ref var r = ref n;
        if (_known.TryGetValue(key, out var found)) return found;
        var f = new Lazy<string>(() => n + key);
        r = 40;
        return f;
    }
    public string Mutates(string key, P p)
    {
        if (_known.TryGetValue(key, out var found)) return found.Value;
        _kept = () => p.Inc();
        return _kept() + _kept() + "" + p.N;
    }
    public string Indexes(string key, P p, Buf b)
    {
        if (_known.TryGetValue(key, out var found)) return found.Value;
        _kept = () => { b[1] = 9; return p[0] = 7; };
        _kept();
        return p.N + b[1] + "";
    }
    public Lazy<string> Self(string key, int n)
    {
        if (_known.TryGetValue(key, out var found)) return found;
        return new Lazy<string>(() => new { key, n, Value }.Value + Value + this.Value + this[n] + Count(n: n) + nameof(n) + nameof(Value) + (key, n).n + Mode.Low + Mode + Other.Of(this) + string.Concat(Each().Select(Count)) + Ext() + this.More(n));
    }
    string Ext() => "e" + (Changed is null);
    IEnumerable<int> Each() { yield return 1; }
    int Count(int n) => n * Value;
    public Lazy<string>? Nested(string key, int n)
    {
        if (_known.TryGetValue(key, out var found)) return found;
        return new Lazy<string>(() => { Func<int, int> add = x => x + n; Func<string, string> key2 = key => key + n; int Local() => n + key.Length; return add(1) + key2("z") + Local() + $"{key,5}{n:D3}"; });
    }
    public string Event(string key, bool b)
    {
        if (!b) return "none";
        Changed += () => Console.Write(key + Value);
        Changed += () => Console.Write(key);
        Changed();
        return key;
    }
    public async Task<string> Await(string key, int n)
    {
        if (_known.TryGetValue(key, out var found)) return found.Value;
        var text = new Lazy<string>(() => n + key + Value);
        await Task.Yield();
        Value = 5;
        return text.Value + n;
    }
    public string Section(string key, int n)
    {
        switch (n)
        {
            case 1: _kept = () => key.Length; return key + _kept();
            case 2 when key.Length > 1:
                _kept = () => key.Length + n;
                _kept();
                goto default;
            default: return "d" + _kept?.Invoke();
        }
    }
    public string Branches(string key, string? other, int n)
    {
        if (n > 2)
            _kept = () => key.Length + n;
        else if (other is { Length: > 1 } text)
            _kept = () => text.Length + n + other.Length;
        else
            _kept = null;
        try { if (n == 1) throw new ArgumentException(key); }
        catch (ArgumentException e) when (e.Message == key) { _kept = () => e.Message.Length + key.Length; }
        return key + _kept?.Invoke();
    }
    public string Lines(string key)
    {
        if (_known.TryGetValue(key, out var found)) return found.Value; // found
        // made
        var lazy = new Lazy<string>(() => // how
            key + @"
   text" + key); /* after */
        return lazy.Value;
    }
    public string Dyn(string key, dynamic d, object? o)
    {
        if (_known.TryGetValue(key, out var found)) return found.Value;
        var lazy = new Lazy<string>(() => d + key + (o?.ToString() ?? "null"));
        return lazy.Value;
    }
    static void Main()
    {
        foreach (var k in new[] { "a", "bc" })
        {
            var c = new C();
            Console.WriteLine(c.Alias(k, 1).Value + " " + c.Mutates(k, new P()) + " " + c.Indexes(k, default, default) + c.Self(k, 2).Value + c.Nested(k, 7)?.Value + c.Event(k, true) + c.Await(k, 3).Result + c.Section(k, 1) + c.Section(k, 2) + c.Branches(k, null, 1) + c.Branches(k, "xy", 2) + c.Branches(k, "xy", 3) + c.Lines(k) + c.Dyn(k, 4, null));
        }
    }
}
static class Other { public static int Of(C c) => c.Value; public static int More(this C c, int n) => n; }
