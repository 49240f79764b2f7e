// fixes: ALLOC401
// States of aliased tuples, spans, nested factories, primary constructors, the field of a property and names that are taken.
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;
using Pair = (int Key, string Value);
static class Program
{
    static readonly ConcurrentDictionary<string, int> Cache = new();
    static readonly ConcurrentDictionary<Pair, string> Pairs = new();
    static readonly Dictionary<int, string> s_names = new();
    static int Calls;
    static int Simple(string key, int n) => Cache.GetOrAdd(key, k => k.Length + n);
    static int TwoOf(string key, int n, long m) => Cache.GetOrAdd(key, k => { checked { return (int)(k.Length + n + m); } });
    static int Update(string key, int n) => Cache.AddOrUpdate(key, k => n, (k, old) => old + n);
    static int UpdateTwo(string key, int n, int m) => Cache.AddOrUpdate(key, k => n, (k, old) => old + m);
    static string Named(int a, string b) => Pairs.GetOrAdd((a, b), p => p.Value + p.Key + b);
    static string Aliased(Pair pair, int extra) => Pairs.GetOrAdd(pair, p => p.Value + (p.Key + extra));
    static string Create(string text, char last) => string.Create(text.Length, text, (span, state) =>
    {
        for (var i = 0; i < span.Length; i++)
            span[i] = i == span.Length - 1 ? last : text[i];
    });
    static int Discards(string key, int _) => Cache.GetOrAdd(key, k => k.Length * _);
    static int NamesTaken(string key, int state, int arg) => Cache.GetOrAdd(key, k => { var s = state + arg; return s + k.Length; });
    static int Registers(CancellationToken token, int[] cell)
    {
        using var registration = token.Register(() => cell[0]++);
        return cell[0];
    }
    static int Queue(int n)
    {
        using var done = new ManualResetEventSlim();
        var result = 0;
        ThreadPool.QueueUserWorkItem(_ => { result = n; done.Set(); });
        done.Wait();
        return result;
    }
    static string Nullables(string key, int? n) => Cache.GetOrAdd(key, k => n is { } m ? m : -1) + "";
    static int Nested(string key, int n) => Cache.GetOrAdd(key, k => Cache.GetOrAdd(k + "!", i => i.Length + n) + n);
    static int Defaults(string key, int n = 3)
    {
        return Cache.GetOrAdd(key, Make);
        int Make(string k) => n + k.Length;
    }
    static int Params(string key, params ReadOnlySpan<int> more)
    {
        var first = more.Length > 0 ? more[0] : -1;
        return Cache.GetOrAdd(key, k => first);
    }
    static int Checks(string key, Func<int> f) => Cache.GetOrAdd(key, k => f());
    static int Fixed(string key, nint p, DateTime d, Guid g, decimal m) => Cache.GetOrAdd(key, k => (int)(p + d.Year + g.ToByteArray()[0] + m));
    static int Changed(string key, int n)
    {
        n++;
        var a = Cache.GetOrAdd(key, k => n);
        n += 5;
        return a + n + Cache.GetOrAdd(key + "2", k => n);
    }
    static int Written(string key)
    {
        var made = false;
        var a = Cache.GetOrAdd(key, k => { made = true; return 1; });
        return made ? a : -a;
    }
    sealed class Holder(string prefix)
    {
        private int _n = 2;
        public int Of(string key) => Cache.GetOrAdd(key, k => prefix.Length + _n++);
        public int Base(string key) => Cache.GetOrAdd(key, k => base.ToString().Length);
        public int Field { get => Cache.GetOrAdd("f" + field, k => field + 1); set => field = value; }
    }
    struct Value(int n)
    {
        public int Of(string key) { var self = this; return Cache.GetOrAdd(key, k => self.N + self.N); }
        public int N => n++;
    }
    static void Main()
    {
        for (var n = 0; n < 3; n++)
        {
            Console.WriteLine(Simple("a" + n, n) + " " + TwoOf("b" + n, n, 4) + " " + Update("a" + n, n) + " " + UpdateTwo("a" + n, n, 3)
                + Named(n, "x") + Aliased((n, "y"), 4));
            Console.WriteLine(Create("abc", 'z') + Discards("c" + n, n) + NamesTaken("d" + n, n, n) + Queue(n) + Nullables("e" + n, n)
                + Nullables("f", null) + Nested("g" + n, n) + Defaults("h" + n) + Params("i" + n, n, 1));
            Console.WriteLine(Checks("j" + n, () => n) + " " + Fixed("k" + n, n, DateTime.UnixEpoch, Guid.Empty, 1.5m) + Changed("l" + n, n)
                + Written("m") + new Holder("p").Of("n" + n) + new Holder("q").Base("o" + n) + new Holder("q") { Field = n }.Field
                + new Value(n).Of("r" + n));
        }
        try { TwoOf("over", int.MaxValue, 7); } catch (OverflowException) { Console.WriteLine("over"); }
        try { Checks("null", null); } catch (NullReferenceException) { Console.WriteLine("null"); }
        using var source = new CancellationTokenSource();
        var cell = new int[1];
        source.Cancel();
        Console.WriteLine(Registers(source.Token, cell));
    }
}
