// fixes: ALLOC506
// Bytes of numbers: C# 14 'Reverse', effects in order, elements outside, bits of NaN, extension blocks, 'field', arguments with names.
#nullable enable
using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;

class Fielded { public int X { get => BitConverter.GetBytes(field)[0]; set => field = value; } public byte[] Keep = new byte[16]; }
static class Ext { extension(long v) { public byte Low => BitConverter.GetBytes(v)[0]; public int Sum() { var b = BitConverter.GetBytes(v); var t = 0; foreach (var x in b) t += x; return t; } } }
static class Program
{
    static string s_log = ""; static int Say(int x) { s_log += x + ";"; return x; }
    static byte Bs(int x) { s_log += x + ":"; return (byte)x; }
    static int A(int v, int i) => BitConverter.GetBytes(v)[i] + BitConverter.GetBytes(Say(v))[Say(i)];
    static string B(long v) { var b = BitConverter.GetBytes(v); Array.Reverse(b); return BitConverter.ToString(b) + BitConverter.ToInt64(b, 0); }
    static string C(long v) { var b = BitConverter.GetBytes(v); if (BitConverter.IsLittleEndian) b.AsSpan().Reverse(); return Convert.ToHexString(b); }
    static int D(int a, int b, int c, int d) => BitConverter.ToInt32(new byte[] { Bs(a), Bs(b), Bs(c), Bs(d) }, 0) + BitConverter.ToInt32([Bs(d), 1, 2, Bs(a)]);
    static string E(float f) => BitConverter.ToInt32(BitConverter.GetBytes(f), 0) + "," + BitConverter.ToUInt32(BitConverter.GetBytes(f)) + "," + BitConverter.ToSingle(BitConverter.GetBytes(BitConverter.ToInt32(BitConverter.GetBytes(f), 0)), 0);
    static string F(double f) => BitConverter.ToInt64(BitConverter.GetBytes(f), 0) + "," + BitConverter.ToDouble(value: BitConverter.GetBytes(f), startIndex: 0) + "," + BitConverter.ToInt32(BitConverter.GetBytes(f), 4) + "," + BitConverter.ToInt16(BitConverter.GetBytes(f), 7);
    static string G(Guid g, int i) { var b = g.ToByteArray(); return b[i] + "," + b.Length + new Guid(b) + g.ToByteArray()[15] + BitConverter.ToInt64(g.ToByteArray(), i); }
    static string H(decimal d, int i) => decimal.GetBits(d)[3] + "," + decimal.GetBits(d)[i] + "," + new decimal(decimal.GetBits(d)) + ((decimal.GetBits(d)[3] >> 16) & 255);
    static string I(int v, int o) { var t = new byte[8]; BitConverter.GetBytes(v).CopyTo(t, o); Array.Copy(BitConverter.GetBytes(v + 1), 0, t, 2, 4); Buffer.BlockCopy(BitConverter.GetBytes((short)v), 0, t, 6, 2); return Convert.ToHexString(t); }
    static string J(int v) { var m = new MemoryStream(); m.Write(BitConverter.GetBytes(v)); m.Write(BitConverter.GetBytes(v), 1, 2); var b = BitConverter.GetBytes(v); m.Write(b, 0, b.Length); b = BitConverter.GetBytes((long)v); m.Write(b); return Convert.ToHexString(m.ToArray()); }
    static string K(int v) { var b = BitConverter.GetBytes(v); b[0] = 1; b[^1]++; (b[1], b[2]) = (b[2], b[1]); ref var x = ref b[3]; x ^= 255; return BitConverter.ToInt32(b) + "," + b.Length; }
    static string L(bool v, char c, Half h, ushort u) => BitConverter.GetBytes(v)[0] + "," + BitConverter.GetBytes(c)[1] + BitConverter.ToUInt16(BitConverter.GetBytes(h), 0) + BitConverter.ToInt16(BitConverter.GetBytes(u), 0) + BitConverter.ToChar(BitConverter.GetBytes(c), 0) + BitConverter.ToBoolean(BitConverter.GetBytes(v), 0);
    static IEnumerable<int> M(int v) { var b = BitConverter.GetBytes(v); yield return b[0]; yield return BitConverter.GetBytes(v)[1]; }
    static string N(List<int> l) { var s = ""; foreach (var x in l) { var b = BitConverter.GetBytes(x); if (x > 2) Array.Reverse(b); s += Convert.ToBase64String(b); } return s; }
    static string O(int v) => string.Join(",", BitConverter.GetBytes(v).Reverse()) + string.Concat(BitConverter.GetBytes(v).Select(x => x.ToString("X2"))) + BitConverter.GetBytes(v).SequenceEqual(BitConverter.GetBytes(v)) + BitConverter.GetBytes(v).Length;
    static int P(int v) { int R(int d) { var b = BitConverter.GetBytes(v + d); return b[0] + (d > 0 ? R(d - 1) : 0); } return R(3); }
    static int Q(short v) { checked { return BitConverter.ToUInt16(BitConverter.GetBytes(v), 0) + BitConverter.GetBytes(v + 1)[1]; } }
    static string S(int? v) { var b = v is { } x ? BitConverter.GetBytes(x) : BitConverter.GetBytes(7L); return b.Length + "" + b[0]; }
    static string T(Fielded f, int v) { BitConverter.GetBytes(v).CopyTo(f.Keep, 4); BitConverter.TryWriteBytes(f.Keep, v); BitConverter.GetBytes(v).AsSpan(1, 2).CopyTo(f.Keep.AsSpan(9)); f.X = v; return Convert.ToHexString(f.Keep) + f.X; }
    static string Try(Func<object> f) { try { return f() + ";"; } catch (Exception e) { return e.GetType().Name + ";"; } }
    static void Main()
    {
        foreach (var v in new[] { 0, 1, -1, 0x01020304, int.MinValue })
            Console.WriteLine(Try(() => A(v, 3)) + Try(() => A(v, 4)) + Try(() => A(v, -1)) + Try(() => B(v)) + Try(() => C(v)) + Try(() => D(v, 2, 3, 255)) + Try(() => I(v, 0)) + Try(() => I(v, 4)) + Try(() => I(v, 5)) + Try(() => I(v, -1)) + Try(() => J(v)) + Try(() => K(v)) + Try(() => string.Join(",", M(v))) + Try(() => N([v, 3, 2])) + Try(() => O(v)) + Try(() => P(v)) + Try(() => Q((short)v)) + Try(() => S(v)) + Try(() => T(new(), v)) + ((long)v).Low + ((long)v).Sum());
        foreach (var f in new[] { 0f, -0f, float.NaN, 1.5f, float.NegativeInfinity, BitConverter.Int32BitsToSingle(0x7f800001) })
            Console.WriteLine(Try(() => E(f)) + Try(() => F(f)) + Try(() => F(BitConverter.Int64BitsToDouble(0x7ff0000000000001))));
        Console.WriteLine(Try(() => G(Guid.Empty, 0)) + Try(() => G(new Guid(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11), 8)) + Try(() => G(Guid.Empty, 9)) + Try(() => G(Guid.Empty, 16)) + Try(() => H(1.50m, 0)) + Try(() => H(-1.50m, 3)) + Try(() => H(decimal.MaxValue, 4)) + Try(() => L(true, 'ж', Half.NaN, 65535)) + Try(() => S(null)) + s_log);
    }
}
