// fixes: ALLOC205
// Values of type parameters that go through object: Convert and Append with nullable, enum, by reference, in iterators, static abstract and extension members.
#nullable enable
using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Text;

enum E8 : byte { A = 1, B = 200 }
struct Conv : IConvertible
{
    public TypeCode GetTypeCode() => TypeCode.Object; public bool ToBoolean(IFormatProvider? p) => true; public byte ToByte(IFormatProvider? p) => 1; public char ToChar(IFormatProvider? p) => 'c'; public DateTime ToDateTime(IFormatProvider? p) => default; public decimal ToDecimal(IFormatProvider? p) => 1; public double ToDouble(IFormatProvider? p) { Console.Write("d"); return 2; } public short ToInt16(IFormatProvider? p) => 1; public int ToInt32(IFormatProvider? p) => 3; public long ToInt64(IFormatProvider? p) { Console.Write("l"); return 4; } public sbyte ToSByte(IFormatProvider? p) => 1; public float ToSingle(IFormatProvider? p) => 1; public string ToString(IFormatProvider? p) => "conv"; public object ToType(Type t, IFormatProvider? p) => 1; public ushort ToUInt16(IFormatProvider? p) => 1; public uint ToUInt32(IFormatProvider? p) => 1; public ulong ToUInt64(IFormatProvider? p) => 1;
    public override string ToString() => "Conv!";
}
class Box<T>(T value) { readonly T _v = value; public T Prop { get; set; } = value; public long L() => Convert.ToInt64(_v); public double D() => Convert.ToDouble(Prop); public long P() => Convert.ToInt64(value); public string S(StringBuilder b) => b.Append(_v).Append(value).Append('|').ToString(); public long F { get => Convert.ToInt64(field); set; } }
static class Program
{
    static long A<T>(T x) => Convert.ToInt64(x);
    static double B<T>(T x) { return Convert.ToDouble(x); }
    static int C<T>(T x, IFormatProvider? p) => Convert.ToInt32(x, p);
    static string D<T>(T x) { var b = new StringBuilder(); b.Append(x); b.Insert(0, x); return b.ToString(); }
    static string E<T>(T x) => Convert.ToString(x) + Convert.ToString(x, CultureInfo.InvariantCulture);
    static bool F<T>(T x) where T : struct => Convert.ToBoolean(x);
    static char G<T>(ref T x) { x = x; return Convert.ToChar(x); }
    static decimal H<T>(in T x, out T y) { y = x; return Convert.ToDecimal(x) + Convert.ToDecimal(y); }
    static IEnumerable<long> I<T>(T[] xs) { foreach (var x in xs) yield return Convert.ToInt64(x); }
    static byte J<T>(T x) { checked { return Convert.ToByte(x); } }
    static DateTime K<T>(T x) => Convert.ToDateTime(x);
    static string L<T>(T x) { var b = new StringBuilder(); if (b.Length == 0) b.Append(x); else b.Append(1); return b.Append(x).ToString(); }
    static string M<T>(T x) { var b = new StringBuilder(); void Local(T y) => b.Append(y); Local(x); Action<T> f = y => b.Append(y); f(x); return b.ToString(); }
    static long N<T>(T? x) where T : struct => Convert.ToInt64(x);
    static long O<T>(T x) where T : struct { if (Convert.ToInt64(x) is > 3 and var n) return n; return -1; }
    static uint P<T>(T x) => unchecked(Convert.ToUInt32(x));
    static string Q<T>(T x) { switch (Convert.ToInt32(x)) { case 1: return "one"; default: return Convert.ToInt16(x) + "s"; } }
    static string Try(Func<object> f) { try { return f() + ";"; } catch (Exception e) { return e.GetType().Name + ";"; } }
    static string All<T>(T x) => Try(() => A(x)) + Try(() => B(x)) + Try(() => C(x, null)) + Try(() => D(x)) + Try(() => E(x)) + Try(() => G(ref x)) + Try(() => H(x, out _)) + Try(() => string.Join(",", I(new[] { x, x }))) + Try(() => J(x)) + Try(() => K(x).Year) + Try(() => L(x)) + Try(() => M(x)) + Try(() => P(x)) + Try(() => Q(x));
    static void Main()
    {
        CultureInfo.CurrentCulture = new CultureInfo("de-DE");
        Console.WriteLine(A(3) + A(4L) + A(3.5) + A(2.5m) + A('c') + A(true) + A("12") + A(E8.B) + A(new Conv()) + A((object?)null) + A<int?>(null) + A<int?>(4) + A(7ul) + A((byte)3));
        Console.WriteLine(B(3) + B(4L) + B(3.5f) + B(2.5m) + B("1,5") + B(new Conv()) + B(E8.A) + B(DayOfWeek.Friday));
        Console.WriteLine(D(3) + D(4L) + D(3.5) + D(2.5m) + D('c') + D(true) + D("12") + D(new char[] { 'a' }) + D(E8.B) + D(new Conv()) + D<string?>(null) + D(float.NaN) + D(-0.0) + D(new StringBuilder("x")) + D<ReadOnlyMemory<char>>("mem".AsMemory()));
        Console.WriteLine(All(1) + All(3L) + All('1') + All(1.5) + All("1") + All(E8.B) + All(new Conv()) + All<int?>(null) + All<int?>(5) + All(-1) + All(300ul) + All(DateTime.UnixEpoch) + F(3) + F(0.0) + F(false) + Try(() => F('a')) + N<int>(null) + N<byte>(4) + N<E8>(E8.B) + O(3) + O(4L) + O((short)9));
        var b = new Box<int>(5) { F = 6 }; var c = new Box<double>(-0.0) { F = 15 }; var d = new Box<string>("7") { F = 8 };
        Console.WriteLine("" + b.L() + b.D() + b.P() + b.S(new()) + b.F + c.L() + c.D() + c.P() + c.S(new()) + c.F + d.L() + d.D() + d.P() + d.S(new()) + d.F);
    }
}
