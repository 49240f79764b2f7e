// fixes: ALLOC204, ALLOC403, ALLOC406
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// Members of extension blocks change boxes, operators change structs in place, and lambdas capture receivers and fields of properties.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;
interface ICounter { int Value { get; } int Add(int n); }
struct Counter : ICounter { public int Value { get; private set; } public int Add(int n) => Value += n; public void operator +=(int n) => Value += n; public void operator ++() => Value += 100; }
sealed class Acc { public int N; public void operator +=(int n) => N += n; public static Acc operator +(Acc a, int n) => new() { N = a.N + n * 10 }; }
delegate void Bump(ref int n); delegate bool TryIt(string s, out int n);
static class Ext
{
    extension(ICounter c) { public int Double => c.Value * 2; public void Bump() => c.Add(1); }
    extension(ref Counter c) { public void Twice() { c.Add(1); c.Add(1); } }
    extension(string text)
    {
        public Lazy<int> Early(Dictionary<string, Lazy<int>> known, int n) { if (known.TryGetValue(text, out var found)) return found; return new Lazy<int>(() => text.Length + n); }
        public Task<int> Later(int n) { if (n == 0) return Task.FromResult(0); return Core(); async Task<int> Core() { await Task.Yield(); return text.Length + n; } }
        public int Called(int n) { var r = 0; for (var i = 0; i < n; i++) { Func<int, int> f = x => x + text.Length + n; r += f(i); } return r; }
    }
}
sealed class P(int seed)
{
    public int Value { get { var known = seed; if (field > 3) return field; _kept = () => field + known + seed; return _kept(); } set; } = 1;
    Func<int>? _kept;
    public int Called(int n) { var r = 0; for (var i = 0; i < n; i++) { Func<int, int> f = x => x + seed + n; r += f(i); Func<int> g = () => seed++; r += g(); } return r; }
    public string Name { get => field ?? (field = "n" + seed); set { var trimmed = value; Func<string> f = () => field + trimmed; field = f(); } }
}
static class Program
{
    static string T(int n)
    {
        var r = "";
        for (var i = 0; i < n; i++)
        {
            ICounter a = new Counter(); a.Bump(); a.Add(3); r += a.Value + "" + a.Double;
            ICounter b = new Counter(); b.Add(2); r += b.Double;
            ICounter d = new Counter(); d.Add(4); r += d.Value;
            var c = new Counter(); c.Twice(); c += 5; c++; r += c.Value; Action up = () => { c += 1; }; up(); up(); r += c.Value;
            var acc = new Acc(); var same = acc; acc += 2; r += acc.N + "" + same.N; Func<int> read = () => acc.N; acc += 1; r += read();
            Bump bump = (ref x) => x += n; var k = i; bump(ref k); r += k; TryIt tr = (s, out v) => { v = n; return s.Length > v; }; r += tr("abc", out var got) + "" + got;
            var kept = c; Func<int> val = () => kept.Value; kept += 7; r += val();
        }
        return r;
    }
    static void Main() { var p = new P(2); Console.WriteLine(T(2) + "ab".Early(new(), 3).Value + "ab".Later(2).Result + "ab".Called(3) + p.Value + p.Called(2) + p.Name + new P(1) { Name = " q", Value = 9 }.Name + p.Value); }
}
