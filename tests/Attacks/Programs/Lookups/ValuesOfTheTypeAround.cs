// fixes: ALLOC401, ALLOC404
// Values of lookups that take their types from where they stand.
#nullable enable
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Linq;

class Made { public readonly string Name; public Made(string name = "m") => Name = name; public override string ToString() => "Made" + Name; }
sealed class Box<T> where T : class
{
    readonly Dictionary<string, T> _items = new();
    public T Get(string key, Func<string, T> make) { if (!_items.TryGetValue(key, out var item)) _items[key] = item = make(key); return item; }
}
static class Program
{
    static readonly ConcurrentDictionary<string, object> Objects = new();
    static readonly ConcurrentDictionary<string, Made> Mades = new();
    static readonly ConcurrentDictionary<string, IEnumerable<int>> Lists = new();
    static readonly ConcurrentDictionary<string, int?> Numbers = new();
    static readonly ConcurrentDictionary<string, FormattableString> Texts = new();
    static readonly ConcurrentDictionary<string, Func<int, long>> Functions = new();
    static readonly Dictionary<string, object> Plain = new();
    static readonly Box<object> Box = new();

    static void Main()
    {
        foreach (var key in new[] { "a", "b", "a" })
        {
            Console.WriteLine(Objects.GetOrAdd(key, new Made()) + " " + Obj(key, 1) + Md(key, "x") + Ls(key, 3).GetType().Name + Nm(key, 2) + Tx(key, 4).GetType().BaseType!.Name + Fn(key, 5)(1) + Tr(key, 1).GetType().Name + Bx(key, 7) + Tu(key, 3));
        }
    }

    static object Obj(string key, int n) => Objects.GetOrAdd(key + "o", k => n > 5 ? k : new object[] { n }.Length);
    static Made Md(string key, string name) => Mades.GetOrAdd(key, _ => new(name));
    static IEnumerable<int> Ls(string key, int n) => Lists.GetOrAdd(key, _ => [n, n]);
    static int? Nm(string key, int n) => Numbers.GetOrAdd(key, k => n > 5 ? null : k.Length);
    static FormattableString Tx(string key, int n) => Texts.GetOrAdd(key, _ => $"{n}");
    static Func<int, long> Fn(string key, int n) => Functions.GetOrAdd(key, _ => x => x + n);
    static object Tr(string key, int n) { Plain.TryAdd(key, new List<int>()); if (!Plain.ContainsKey(key + n)) Plain.Add(key + n, new object()); return Plain[key]; }
    static object Bx(string key, int n) => Box.Get(key, k => n > 1 ? (long)n : "s");
    static object Tu(string key, int n) => Objects.GetOrAdd(key + "t", k => (k, n: (byte)1, x: default(string), n + 0L));
}
