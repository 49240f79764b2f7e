// refuses: ALLOC505
// options: dotnet_code_quality.allocations.minimum_heat = unknown
#nullable enable
using System;
using System.Collections.Frozen;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Linq;
using System.Text;
static class Held
{
    public static byte[] Bytes = "abcdef"u8.ToArray();
    public static char[] Chars = "abcdef".ToCharArray();
    public static bool Ready;
    static void Change() { if (!Ready) return; Bytes[0]++; Chars[0]++; }
    public static readonly IEqualityComparer<int> Cmp = EqualityComparer<int>.Create((a, b) => { Change(); return a == b; }, x => { Change(); return x; });
    public static readonly FrozenDictionary<int, int> Frozen = Enumerable.Range(0, 12).ToFrozenDictionary(x => x, x => x, Cmp);
    public static readonly IReadOnlyDictionary<int, int> Table = new Dictionary<int, int>(Cmp) { [3] = 3 };
    public static readonly Dictionary<int, int> Plain = new(Cmp) { [3] = 3 };
    public static readonly ImmutableDictionary<int, int> Imm = ImmutableDictionary.Create<int, int>(Cmp).Add(3, 3);
    public static readonly ILookup<int, int> Look = new[] { 3 }.ToLookup(x => x, Cmp);
}
static class Program
{
    static string A(int n) => Encoding.UTF8.GetString(Held.Bytes.AsSpan(1).ToArray(), 0, Held.Frozen[n]) + Encoding.UTF8.GetString(Held.Bytes.AsSpan(0, 4).ToArray(), 0, Held.Frozen[n]);
    static string B(int n) => Encoding.UTF8.GetString(Held.Bytes.AsSpan(0, 4).ToArray(), 0, Held.Table[n]);
    static string C(int n) => Encoding.UTF8.GetString(Held.Bytes.AsSpan(0, 4).ToArray(), 0, Held.Plain[n]);
    static string D(int n) => Encoding.UTF8.GetString(Held.Bytes.AsSpan(0, 4).ToArray(), 0, Held.Imm[n]);
    static string E(int n) => new string(Held.Chars.AsSpan(0, 4).ToArray(), 0, Held.Frozen[n]);
    static string F(int n) => new StringBuilder().Append(Held.Chars.AsSpan(0, 4).ToArray(), 0, Held.Table[n]).ToString();
    static string G(int n) => Convert.ToBase64String(Held.Bytes.AsSpan(0, 4).ToArray(), 0, Held.Frozen[n]);
    static string H(int n) => Convert.ToHexString(Held.Bytes.AsSpan(0, 4).ToArray(), 0, Held.Table[n]);
    static int I(int n) => BitConverter.ToInt32(Held.Bytes.AsSpan(0, 6).ToArray(), Held.Frozen[n] - 1);
    static string J(int n) => Encoding.UTF8.GetString(Held.Bytes.Skip(0).ToArray(), 0, Held.Frozen[n]) + Encoding.UTF8.GetString(Held.Bytes[0..4], 0, Held.Frozen[n]);
    static byte K(int n) => Held.Bytes.ToArray()[Held.Frozen[n] - 3];
    static char L(int n) => Held.Chars.AsSpan().ToArray()[Held.Table[n] - 3];
    static void Try(Func<int, object> f) { Held.Bytes[0] = (byte)'a'; Held.Chars[0] = 'a'; Held.Ready = true; Console.WriteLine(f(3)); Held.Ready = false; }
    static void Main() { for (var i = 0; i < 2; i++) { Try(A); Try(B); Try(C); Try(D); Try(E); Try(F); Try(G); Try(H); Try(x => I(x)); Try(J); Try(x => K(x)); Try(x => L(x)); } }
}
