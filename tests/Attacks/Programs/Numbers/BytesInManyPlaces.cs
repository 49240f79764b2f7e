// fixes: ALLOC403, ALLOC506
// The bytes of numbers in conditions, loops, handlers that leave out holes, patterns, iterators, and where the stream or the index is wrong.
#nullable enable
using System;
using System.Buffers.Binary;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Threading.Tasks;

[InterpolatedStringHandler]
ref struct Quiet { public Quiet(int l, int h, bool on, out bool ok) { ok = on; } public bool AppendLiteral(string s) => true; public bool AppendFormatted<T>(T t) { Console.Write(t); return true; } }
[InterpolatedStringHandler]
ref struct Half { int n; public Half(int l, int h) { } public bool AppendLiteral(string s) => true; public bool AppendFormatted<T>(T t) { Console.Write(t); return ++n < 2; } }
sealed class Holder { public Stream? S; public int N; public int[] A = { 1, 2 }; }
static class Program
{
    static void Log(bool on, [InterpolatedStringHandlerArgument("on")] Quiet q) => Console.WriteLine("|");
    static void Log2(Half q) => Console.WriteLine("|");
    static int At(int[] a, int i) { Log(i < a.Length, $"{BitConverter.GetBytes(a[i])[0]}"); return 1; }
    static int At2(int[] a, int i) { Log2($"{1}{2}{BitConverter.GetBytes(a[i])[0]}"); return 1; }
    static string Null(Holder? h, int i) { try { h!.S!.Write(BitConverter.GetBytes(h.A[i])); return "w"; } catch (Exception e) { return e.GetType().Name; } }
    static string Null2(Holder? h, int[] b, int i) { try { h!.S!.Write(BitConverter.GetBytes(b[i])); return "w"; } catch (Exception e) { return e.GetType().Name; } }
    static string Null3(Stream? s, int[] b, int i) { try { s!.Write(BitConverter.GetBytes(b[i])); return "w"; } catch (Exception e) { return e.GetType().Name; } }
    static string Cond(Stream? s, int[] b, int i) { s?.Write(BitConverter.GetBytes(b[i])); return "c"; }
    static int While(int n) { int k = 0; while (BitConverter.GetBytes(n)[0] > 3) { n--; k++; } return k; }
    static int Do(int n) { int k = 0; do { n--; k++; } while (BitConverter.GetBytes(n)[0] > 3); return k; }
    static int For(int n) { int k = 0; for (; BitConverter.GetBytes(n)[0] > 3; n -= BitConverter.GetBytes(n)[0] / 2) k++; return k; }
    static int Each(int n) { int k = 0; foreach (var b in BitConverter.GetBytes(n)) { n++; k += b; } return k; }
    static int Switch(int n, int m) => n switch { 1 => BitConverter.GetBytes(m)[0], 2 when BitConverter.GetBytes(m)[1] > 0 => 5, _ => 3 };
    static int Switch2(int n, int m) { switch (BitConverter.GetBytes(n)[0]) { case 1 when BitConverter.GetBytes(m)[1] > 0: return 4; case 2: var b = BitConverter.GetBytes(m); Array.Reverse(b); return b[0] + b[3]; default: return b2(m); } int b2(int q) { var z = BitConverter.GetBytes(q); z[0]++; return z[0] + z.Length; } }
    static int Tuple(int a) { int b; (a, b) = (7, BitConverter.GetBytes(a)[0]); return a * 100 + b; }
    static int Comma(int q) { int a = q, b = BitConverter.GetBytes(a)[0]; return a + b; }
    static int Compound(int[] x, int i) { x[i] += BitConverter.GetBytes(x[i])[0]; return x[i]; }
    static int Index(int n, int i) { try { return BitConverter.GetBytes(n)[i]; } catch (IndexOutOfRangeException) { return -1; } }
    static int IndexEnd(int n) => BitConverter.GetBytes(n)[^1] + BitConverter.GetBytes(n)[1..].Length;
    static bool Pattern(int n) { var b = BitConverter.GetBytes(n); return b is [1, .., 0] && b is { Length: 4 } && b != null; }
    static string Joined(int n) { var b = BitConverter.GetBytes(n); return string.Join(",", b) + BitConverter.ToString(b) + Convert.ToHexString(b) + b.Sum(x => x); }
    static int Ref(int n) { var b = BitConverter.GetBytes(n); ref byte r = ref b[0]; r = 9; return b[0]; }
    static byte[] Target(int n) { var t = new byte[8]; BitConverter.GetBytes(n).CopyTo(t, 2); Array.Copy(BitConverter.GetBytes(n), 0, t, 4, 4); Buffer.BlockCopy(BitConverter.GetBytes((short)n), 0, t, 0, 2); return t; }
    static byte[] Target2(int n) { var t = new byte[8]; ref byte[] r = ref t; r = new byte[3]; try { BitConverter.GetBytes(n).CopyTo(t, 2); } catch (ArgumentException) { t[0] = 77; } return t; }
    static byte[] Target3(int n) { var t = new byte[8]; void F() => t = new byte[3]; F(); try { BitConverter.GetBytes(n).CopyTo(t, 2); } catch (ArgumentException) { t[0] = 77; } return t; }
    static byte[] Target4(int[] a, int i) { var t = new byte[8]; BitConverter.GetBytes(a[i]).CopyTo(t, 2); return t; }
    static decimal Dec(decimal d) { var bits = decimal.GetBits(d); bits[3] = 0; return new decimal(bits) + decimal.GetBits(d)[3] + new decimal(decimal.GetBits(d)); }
    static string Gd(Guid g) { var b = g.ToByteArray(); Array.Reverse(b, 0, 4); return new Guid(b) + Convert.ToBase64String(b, 1, 5) + g.ToByteArray()[15] + g.ToByteArray(true)[0]; }
    static float Re(int n, double d, Half2 h) => BitConverter.ToSingle(BitConverter.GetBytes(n), 0) + BitConverter.ToInt64(BitConverter.GetBytes(d), 0) + BitConverter.ToInt32(BitConverter.GetBytes(n), 0) + BitConverter.ToUInt16(BitConverter.GetBytes((short)n), 0) + BitConverter.ToChar(BitConverter.GetBytes('c'), 0) + (BitConverter.ToBoolean(BitConverter.GetBytes(n != 0), 0) ? 1 : 0);
    enum Half2 : short { A }
    static int Four(byte a, byte b, int[] x) => BitConverter.ToInt32(new byte[] { a, b, (byte)x[0], 4 }, 0) + BitConverter.ToInt16(new[] { a, b }, 0) + BitConverter.ToUInt16([b, a]);
    static async Task<int> Async(int n) { var b = BitConverter.GetBytes(n); int x = b[0]; await Task.Yield(); int y = BitConverter.GetBytes(n)[1]; return x + y; }
    static IEnumerable<int> It(int n) { yield return BitConverter.GetBytes(n)[0]; foreach (var b in BitConverter.GetBytes(n)) yield return b; }
    static int Chk(int n) { checked { var b = BitConverter.GetBytes(n); return (byte)(b[0] + b[1]); } }
    static int Lam(int n) { Func<int, int> f = q => BitConverter.GetBytes(q)[0]; Func<byte> g = () => { var b = BitConverter.GetBytes(n); b[1] ^= 3; return b[1]; }; return f(n) + g(); }
    static int Throw(int n) { try { var b = BitConverter.GetBytes(n); b[4] = 1; return 0; } catch (IndexOutOfRangeException) { return 1; } finally { Console.Write(BitConverter.GetBytes(n)[0]); } }
    static int Def(int n) { byte[]? b = null; if (n > 3) b = BitConverter.GetBytes(n); return b?.Length ?? -1; }
    static int Goto(int n) { again: var b = BitConverter.GetBytes(n); if (b[0] > 3) { n--; goto again; } return b[0]; }
    static void Main()
    {
        At(new[] { 5 }, 0); At(new[] { 5 }, 1); At2(new[] { 5 }, 1);
        Console.WriteLine(Null(null, 9) + Null(new(), 9) + Null(new() { S = new MemoryStream() }, 9) + Null(new() { S = new MemoryStream() }, 1));
        Console.WriteLine(Null2(null, new int[1], 9) + Null2(new(), new int[1], 9) + Null3(null, new int[1], 9) + Null3(null, null!, 9) + Null3(null, new int[1], 0) + Cond(null, new int[1], 9));
        Console.WriteLine(While(9) + " " + Do(9) + " " + For(9) + " " + Each(257) + Switch(1, 2) + Switch(2, 600) + Switch2(1, 600) + Switch2(2, 77) + Switch2(3, 5) + Tuple(3) + Comma(4) + Compound(new[] { 3 }, 0));
        Console.WriteLine(Index(5, 4) + Index(5, -1) + IndexEnd(0x01020304) + " " + Pattern(1) + Joined(70000) + Ref(3) + string.Join(" ", Target(0x01020304)) + string.Join(" ", Target2(3)) + string.Join(" ", Target3(3)));
        try { Target4(new int[1], 4); } catch (IndexOutOfRangeException) { Console.WriteLine("index"); }
        Console.WriteLine(Dec(1.50m) + Gd(new Guid("01020304-0506-0708-090a-0b0c0d0e0f10")) + Re(5, 1.5, 0) + " " + Four(1, 2, new[] { 3 }) + Async(515).Result + string.Join("", It(66051)) + Chk(5) + Lam(300) + Throw(2) + Def(2) + Def(4) + Goto(7));
    }
}
