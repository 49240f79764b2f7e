// fixes: ALLOC204
// Locals of interfaces that hold structs: static abstract members around them, records, default members, ref structs that could be, collection builders, names.
#nullable enable
using System;
using System.Collections;
using System.Collections.Generic;
using System.Numerics;
interface IShape<TSelf> where TSelf : IShape<TSelf> { static abstract TSelf Unit { get; } double Area(); TSelf Grow(double by); void Change(); string Name => "shape" + Area(); }
record struct Sq(double Side) : IShape<Sq>
{
    public static Sq Unit => new(1);
    public double Area() => Side * Side;
    public Sq Grow(double by) => this with { Side = Side * by };
    public void Change() => Side++;
}
readonly struct Fixed(int n) : IShape<Fixed>, IDisposable, IComparable<Fixed>, IEnumerable<int>
{
    public static Fixed Unit => default;
    public double Area() => n;
    public Fixed Grow(double by) => new((int)(n * by));
    public void Change() { Console.Write("c" + n); }
    public void Dispose() => Console.Write("d" + n);
    public int CompareTo(Fixed other) => n.CompareTo((int)other.Area());
    public IEnumerator<int> GetEnumerator() { yield return n; }
    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}
interface ISet { int Value { get; set; } int Init { init; } int this[params ReadOnlySpan<int> x] { get; } void Take(ReadOnlySpan<char> s); bool Try(out int x); ref readonly int Ref(); int Opt(int a, [System.Runtime.CompilerServices.CallerArgumentExpression(nameof(a))] string t = ""); }
struct Setter : ISet
{
    static int s_ref = 5;
    public int Value { get; set; }
    public int Init { init => Value = value; }
    public int this[params ReadOnlySpan<int> x] => x.Length + Value++;
    public void Take(ReadOnlySpan<char> s) => Value += s.Length;
    public bool Try(out int x) { x = ++Value; return true; }
    public readonly ref readonly int Ref() => ref s_ref;
    public int Opt(int a, string t = "") => a + t.Length;
}
static class Program
{
    static string Rec(int n) { var r = ""; for (var i = 0; i < n; i++) { IShape<Sq> s = new Sq(i) { Side = i + 1 }; s.Change(); r += s.Area() + s.Grow(2).Side; } return r; }
    static string From(Sq s) { IShape<Sq> i = s; i.Change(); i.Change(); s.Change(); return i.Area() + "/" + s.Area(); }
    static string Prop(int n) { IShape<Sq> i = Sq.Unit; for (var k = 0; k < n; k++) i.Change(); return i.Area() + ""; }
    static string Def(int n) { IShape<Sq> i = new Sq(n); i.Change(); return i.Name; }
    static string Disp(int n) { using IDisposable d = new Fixed(n); { using IDisposable e = new Fixed(-n); } return "x"; }
    static string Comp(int n) { IComparable<Fixed> c = new Fixed(n); return c.CompareTo(new Fixed(2)) + ""; }
    static string Each(int n) { IEnumerable<int> e = new Fixed(n); var r = ""; foreach (var x in e) r += x; return r + string.Join(",", e); }
    static string Set(int n) { ISet s = new Setter { Init = n }; s.Value += s[1, 2]; s.Take("abc"); s.Take($"{n}"); var ok = s.Try(out var x); ref readonly var y = ref s.Ref(); return s.Value + "" + ok + x + y; }
    static string Opt(int n) { ISet s = new Setter(); return s.Opt(n + 1) + ""; }
    static string Tern(bool b, int n) { IShape<Sq> s = b ? new Sq(n) : new Sq(n + 1); s.Change(); return s.Area() + ""; }
    static string Cast(int n) { var s = (IShape<Sq>)new Sq(n); s.Change(); var t = new Sq(n) as IShape<Sq>; t.Change(); return s.Area() + t.Area() + ""; }
    static string Loop(List<Sq> l) { var r = ""; foreach (IShape<Sq> s in l) { s.Change(); r += s.Area(); } foreach (var q in l) { IShape<Sq> s = q; s.Change(); r += s.Area() + q.Side; } return r; }
    static string Deferred(int n) { IShape<Sq> s = new Sq(n); void Go() => s.Change(); Go(); Action a = () => s.Change(); a(); return s.Area() + ""; }
    static string Verb(int n) { IShape<Sq> @object = new Sq(n); @object.Change(); return @object.Area() + nameof(@object); }
    static string Enm(List<int> l) { IEnumerator<int> e = l.GetEnumerator(); var r = ""; try { while (e.MoveNext()) { r += e.Current; if (e.Current == 2) l.Add(1); } } catch (InvalidOperationException) { r += "!"; } finally { e.Dispose(); } return r; }
    static string Num<T>(T n) where T : struct, INumber<T> { IComparable<T> c = n; IEquatable<T> e = n; return c.CompareTo(T.One) + "" + e.Equals(T.Zero); }
    static string Lock(int n) { IShape<Sq> s = new Sq(n); lock (s) { s.Change(); } return s.Area() + ""; }
    static string Null(int? n) { IComparable? c = n; return c?.CompareTo(1) + "" + (c is null); }
    static void Main()
    {
        for (var n = 0; n < 3; n++)
            Console.WriteLine(Rec(n) + From(new(n)) + Prop(n) + Def(n) + Disp(n) + Comp(n) + Each(n) + Set(n) + Opt(n) + Tern(n > 0, n) + Cast(n) + Loop([new(n), new(n)]) + Deferred(n) + Verb(n) + Enm([1, 2, 3]) + Num(n) + Num(1.5) + Lock(n) + Null(n) + Null(null));
    }
}
