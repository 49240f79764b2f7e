// fixes: ALLOC204
// Structs in locals of their interfaces, with default members, explicit ones, other defaults, events, references and captures.
#nullable enable
using System;
using System.Collections;
using System.Collections.Generic;
interface ICounter { int Value { get; set; } int Add(long n); int Twice() => Add(1) + Add(1); event Action? Changed; int this[int i] { get; set; } ref int Slot { get; } void Reset(int to = 3); }
struct Counter : ICounter
{
    public int Value { get; set; }
    public int Add(long n) { Changed?.Invoke(); return Value += (int)n; }
    public int Add(int n) => -1000;
    public event Action? Changed;
    int _x; static int s_slot;
    public int this[int i] { get => _x; set => _x = value; }
    public ref int Slot => ref s_slot;
    public void Reset(int to = 5) => Value = to;
    public override string ToString() => "c" + Value;
}
interface IShape { double Area { get; } string Name(); }
readonly struct Square : IShape { public double Side { get; init; } public double Area => Side * Side; public string Name() => "sq"; }
static class Program
{
    static string T(List<int> list, Dictionary<string, int> d, int n)
    {
        var r = "";
        for (var i = 0; i < n; i++)
        {
            ICounter c = new Counter(); r += c.Add(1); r += c.Value++; c.Value += c.Add(2L); r += c.Value;
            ICounter e = new Counter(); e.Reset(); r += e.Value;
            ICounter t = new Counter(); r += t.Twice() + t.Value;
            ICounter ev = new Counter(); ev.Changed += () => r += "changed"; ev.Add(5L); r += ev.Value;
            ICounter ix = new Counter(); ix[0] = 4; ix[0]++; r += ix[0]; ix.Slot = 9; r += ix.Slot;
            IShape s = new Square { Side = i + 1 }; r += s.Area + s.Name();
            ICounter st = new Counter(); r += st.ToString() + st.GetType().Name;
            ICounter ca = new Counter(); Func<int> f = () => ca.Add(3L); f(); r += ca.Value + f();
            IEnumerator en = list.GetEnumerator(); while (en.MoveNext()) r += en.Current!.GetType().Name;
            IDictionaryEnumerator de = d.GetEnumerator(); while (de.MoveNext()) r += de.Key;
            IEnumerator<int> g = list.GetEnumerator(); g.MoveNext(); try { g.Reset(); r += g.MoveNext() + "" + g.Current; } catch (Exception x) { r += x.GetType().Name; }
            using IEnumerator<int> u = list.GetEnumerator(); while (u.MoveNext()) r += u.Current;
            IComparable<int> num = i; r += num.CompareTo(1); IFormattable fm = i * 1.5; r += fm.ToString("F2", null); IConvertible cv = i; r += cv.ToInt64(null); IComparable obj = i; r += obj.CompareTo((object)2);
            IEquatable<Guid> gu = default(Guid); r += gu.Equals(default(Guid)); IDisposable dis = list.GetEnumerator(); dis.Dispose();
            void Local() { ICounter c2 = new Counter(); c2.Add(1L); r += c2.Value; } Local();
        }
        return r;
    }
    static IEnumerable<int> It(List<int> l) { for (var i = 0; i < 2; i++) { IEnumerator<int> e = l.GetEnumerator(); while (e.MoveNext()) yield return e.Current; l.Add(1); } }
    static void Main() { Console.WriteLine(T(new() { 1, 2 }, new() { ["k"] = 1 }, 2) + string.Join(",", It(new() { 5 }))); }
}
