// fixes: ALLOC606
// Tables in structs, interfaces, generic types, records and nested types; keys by cast, from constants of other types, in unchecked and checked code.
using System;
using System.Collections.Generic;
[Flags] enum Bits : long { A = 1, B = 2, C = A | B, Big = 1L << 40, Neg = -1 }
static class Consts { public const char X = 'x'; public const Bits D = Bits.A | Bits.Big; public const byte Five = 5; }
interface IHas { private static readonly HashSet<char> s_in = new() { 'i', (char)65, Consts.X, '\\', '\'', '\u1234', '\n' }; static bool Is(string t) { foreach (var c in t) if (s_in.Contains(c)) return true; return false; } }
struct S<T> { private static readonly Dictionary<Bits, decimal> s_d = new() { [Bits.C] = 1.10m, [Bits.A | Bits.Big] = -0.0m, [Consts.D ^ Bits.A] = 2m, [(Bits)(-1)] = 3, [default] = 4, [(Bits)7] = decimal.MaxValue };
  public string All(Bits[] keys) { var t = ""; foreach (var k in keys) t += s_d.TryGetValue(k, out var d) ? d.ToString() : s_d.ContainsKey(k & Bits.A).ToString(); return t + s_d[0] + s_d[Bits.A | Bits.B]; } }
record R(int N) { private static readonly Dictionary<byte, float> s_f = new() { [1] = float.NaN, [2] = -0f, [Consts.Five] = 1e-45f, [unchecked((byte)300)] = 1f / 3, [6] = 'b' };
  private static readonly IDictionary<sbyte, long?> s_n = new Dictionary<sbyte, long?> { [-1] = null, [(sbyte)'a'] = null };
  private static readonly ISet<Bits> s_s = new HashSet<Bits>(3) { Bits.A, 0, (Bits)9 };
  public string All() { var t = ""; for (var i = 0; i < 256; i++) { if (s_f.TryGetValue((byte)i, out var f)) t += BitConverter.SingleToInt32Bits(f) + ","; if (s_n.TryGetValue((sbyte)(i - 128), out var n)) t += n.HasValue; if (s_s.Contains((Bits)i)) t += i; checked { try { t += s_f[(byte)(i + N)]; } catch (OverflowException) { t += "o"; } catch (KeyNotFoundException) { t += "k"; } } } return t; } }
static class Program
{
    private const string Text = "t"; private const int key2 = 3, value = 8; private const char key = 'k';
    private static readonly Dictionary<char, string> s_t = new() { [key] = Text + "x", ['v'] = nameof(Program), ['n'] = null!, ['i'] = $"{Text}y", ['m'] = """raw "x" """ };
    private static readonly Dictionary<char, nint> s_p = new() { ['a'] = value, ['b'] = key2 };
    private static readonly Dictionary<char, object?> s_o = new() { ['a'] = null, ['b'] = default };

    static string Hot(string text) { var r = ""; foreach (var c in text) { r += s_t.TryGetValue(c, out var v) ? v + "|" : "-"; r += s_p.ContainsKey(c) ? s_p[c] : s_p['a']; r += s_o.TryGetValue(c, out var o) ? o ?? "null" : "none"; } return r; }
    static string Hot2(string text) { var r = ""; foreach (var c in text) { (bool x, int y) = (s_t.ContainsKey(c), 1); r += x ? s_t[c] : y; r += (s_p.TryGetValue(c, out nint z), z) + $"{(s_o.ContainsKey(c) ? s_o[c] : 5)}"; } return r; }
    static void Main() { Console.WriteLine(IHas.Is("ab") + " " + IHas.Is("A") + IHas.Is("\u1234")); Console.WriteLine(new S<int>().All(new[] { Bits.A, Bits.C, Bits.Big, Consts.D, (Bits)7, Bits.Neg })); Console.WriteLine(new R(3).All()); Console.WriteLine(Hot("kvnimab?") + Hot2("kvnimab?")); }
}
