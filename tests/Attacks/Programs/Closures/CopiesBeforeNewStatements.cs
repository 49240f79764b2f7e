// fixes: ALLOC402
// Lambdas behind returns in statements of many kinds: with targets of a new, collection expressions, indexers, tuples, awaits, switch expressions, using, out variables and names with @.
#nullable enable
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Threading.Tasks;
sealed class C(string seed)
{
    readonly Dictionary<string, Func<string>> _known = new() { ["a"] = static () => "A" };
    Func<string>? _last; int _calls;
    public Func<string> Targeted(string key, int n) { if (_known.TryGetValue(key, out var f)) return f; return new(() => key + n + seed); }
    public Func<string> Coll(string key, int n) { if (_known.TryGetValue(key, out var f)) return f; Func<string>[] all = [() => key, () => n + key]; return all[1]; }
    public Func<string> Index(string key, int n) { if (_known.TryGetValue(key, out var f)) return f; _known[key] = () => key + n; return _known[key]; }
    public Func<string> Tup(string key, int n) { if (_known.TryGetValue(key, out var f)) return f; (_last, var x) = (() => key + n, n + 1); return _last!; }
    public Func<string> Using(string key, int n) { if (_known.TryGetValue(key, out var f)) return f; using var w = new StringWriter(); Action a = () => w.Write(key + n); a(); var text = w.ToString(); return () => text; }
    public Func<string> UsingLambda(string key, int n) { if (_known.TryGetValue(key, out var f)) return f; using var d = new Disp(() => Console.Write("d" + key + n)); return () => d.ToString() + n; }
    public Func<string> UsingBlock(string key, int n) { if (_known.TryGetValue(key, out var f)) return f; using (new Disp(() => Console.Write("d" + key))) { Console.Write(n); } return () => "u" + n; }
    public Func<string> OutVar(string key, int n) { if (_known.TryGetValue(key, out var f)) return f; if (int.TryParse(key, out var m)) return () => m + key; _last = () => key + n + m; return _last; }
    public Func<string> Decl(string @key, int @int) { if (_known.TryGetValue(@key, out var f)) return f; Func<string> g = () => @key + @int; _known[@key + "!"] = g; return g; }
    public Func<string> Typed(string? key, int? n) { if (key is null) return () => "null"; var g = (Func<string>)(() => key.Length + "" + n); return g; }
    public async Task<Func<string>> Asy(string key, int n) { if (_known.TryGetValue(key, out var f)) return f; await Task.Yield(); var r = await Task.Run(() => key + n); return () => r + key; }
    public IEnumerable<string> Iter(string key, int n) { if (n == 0) yield break; foreach (var x in new[] { 1, 2 }.Select(x => x + n + key)) yield return x; }
    public Func<string> Sw(string key, int n) { if (_known.TryGetValue(key, out var f)) return f; return n switch { 0 => () => key, 1 => () => key + n, _ => () => seed + n }; }
    public Func<string> SwS(string key, int n) { if (_known.TryGetValue(key, out var f)) return f; switch (n) { case 0: return () => key; case 1: { return () => n + key; } default: _last = () => key + n; break; } return _last; }
    public Func<string> IfElse(string key, int n) { if (n == 0) return static () => "0"; else if (n == 1) return () => key; else { _calls++; return () => key + n + _calls; } }
    public Func<string> Thr(string key, int n) { if (_known.TryGetValue(key, out var f)) return f; try { if (n > 1) throw new FormatException(); return () => key + n; } catch (FormatException e) when (e.Message.Length > n) { return () => e.GetType().Name + key; } finally { _calls++; } }
    public Func<string> Lock(string key, int n) { if (_known.TryGetValue(key, out var f)) return f; lock (_known) { return _known[key] = () => key + n; } }
    public Func<string> Chk(string key, int n) { if (_known.TryGetValue(key, out var f)) return f; checked { return () => { try { return key + (n + int.MaxValue); } catch (OverflowException) { return "of"; } }; } }
    public Func<string> Written(string key, int n) { if (_known.TryGetValue(key, out var f)) return f; n++; key += "w"; Func<string> g = () => key + n; n += 2; return () => g() + n; }
    public Func<string> Inner(string key, int n) { if (_known.TryGetValue(key, out var f)) return f; return () => { int L(int x) => x + n; return new[] { 1, 2 }.Select(x => L(x) + key).Last(); }; }
    public Func<string> Query(string key, int n) { if (_known.TryGetValue(key, out var f)) return f; var q = from x in new[] { 1, 2 } where x <= n select key + x; return () => string.Join(",", q) + n; }
    public Func<string> Taken(string key, int n) { if (_known.TryGetValue(key, out var f)) return f; var localKey = "taken"; return () => localKey + key + n; }
    public Func<string> Gen<T>(string key, T n) where T : struct { if (_known.TryGetValue(key, out var f)) return f; return () => key + n + typeof(T).Name; }
    public Func<string> In(string key, in int n) { if (_known.TryGetValue(key, out var f)) return f; var m = n; return () => key + m; }
    public Func<string> Prm(string key, params int[] n) { if (_known.TryGetValue(key, out var f)) return f; return () => key + n.Length + string.Join(".", n.Where(x => x > key.Length)); }
    public Func<string> Emb(string key, int n) { if (_known.TryGetValue(key, out var f)) return f; if (n > 0) return () => key + n; return () => seed + key; }
    public Func<string> Obj(string key, int n) { if (_known.TryGetValue(key, out var f)) return f; var o = new { key, F = (Func<string>)(() => key + n) }; return o.F; }
}
sealed class Disp(Action a) : IDisposable { public void Dispose() => a(); public override string ToString() => "disp"; }
static class Program
{
    static void Main()
    {
        foreach (var key in new[] { "a", "bb", "7" })
            for (var n = 0; n < 3; n++)
            {
                var c = new C("seed");
                Func<string>[] all = [c.Targeted(key, n), c.Coll(key, n), c.Index(key, n), c.Tup("t" + key, n), c.Using("u" + key, n), c.UsingLambda("v" + key, n), c.UsingBlock("w" + key, n), c.OutVar(key, n), c.Decl("x" + key, n), c.Typed(key, n), c.Typed(null, n), c.Asy("y" + key, n).Result, c.Sw("z" + key, n), c.SwS("A" + key, n), c.IfElse(key, n), c.Thr("B" + key, n), c.Lock("C" + key, n), c.Chk("D" + key, n), c.Written("E" + key, n), c.Inner("F" + key, n), c.Query("G" + key, n), c.Taken("H" + key, n), c.Gen("I" + key, n), c.In("J" + key, n), c.Prm("K" + key, n, 9), c.Emb("L" + key, n), c.Obj("M" + key, n)];
                Console.WriteLine(string.Join(" ", all.Select(f => f())) + string.Join("", c.Iter(key, n)));
            }
    }
}
