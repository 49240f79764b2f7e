// fixes: ALLOC505
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// Ranges and copies for overloads of many libraries: serializers that run setters, keys, formats, spans of UTF-8, hashes.
#nullable enable
using System;
using System.Buffers;
using System.Collections.Generic;
using System.Collections.Frozen;
using System.Collections.Immutable;
using System.Linq;
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Security.Cryptography;
using System.Text;
using System.Text.Json;
sealed class Doc { public static byte[] Source = []; public int A { get; set { Source[Source.Length - 2] = (byte)'9'; field = value; } } public int B { get; set; } }
static class Program
{
    static string Json(byte[] all) => JsonSerializer.Deserialize<Doc>(all.AsSpan().ToArray()) is { } d ? d.A + "," + d.B : "";
    static string Json2(Span<byte> all) => JsonSerializer.Deserialize<Doc>(all.ToArray(), default(JsonSerializerOptions)) is { } d ? d.A + "," + d.B : "";
    static string Json3(Memory<byte> all) { var o = JsonSerializer.Deserialize<Doc>(all.ToArray())!; return o.A + "," + o.B; }
    static int Set(Span<int> all) => FrozenSet.Create(all.ToArray()).Count;
    static int Hash(Span<byte> all) { var h = new HashCode(); h.AddBytes(all.ToArray()); h.AddBytes(all.Slice(1).ToArray()); return h.ToHashCode() == 0 ? 1 : 0; }
    static string Handler(char[] all) { var h = new DefaultInterpolatedStringHandler(3, 1); h.AppendLiteral("abc"); h.AppendFormatted(all[..2]); h.AppendFormatted(all.AsSpan(1).ToArray().AsSpan()); return h.ToStringAndClear(); }
    static int Read(byte[] all) => MemoryMarshal.Read<int>(all[..4]) + MemoryMarshal.Read<short>(all.AsSpan(1).ToArray());
    static string Enum_(char[] all) => Enum.Parse<DayOfWeek>(all.AsSpan().ToArray()).ToString();
    static string Fmt(char[] all) => TimeSpan.ParseExact(all.AsSpan().ToArray(), "hh", null).ToString();
    static int Int(char[] all) => int.Parse(all.AsSpan(0, 2).ToArray(), System.Globalization.NumberStyles.Integer, null);
    static int Utf8(byte[] all) => int.Parse(all.AsSpan(0, 2).ToArray(), System.Globalization.NumberStyles.Integer, null);
    static string Big(byte[] all) => new BigInteger(all[..3]).ToString() + new BigInteger(all.AsSpan(1).ToArray());
    static string Hmac(byte[] all) => Convert.ToHexString(HMACSHA256.HashData(all[..3], all[3..])).Substring(0, 4);
    static string Kdf(byte[] all) => Convert.ToHexString(Rfc2898DeriveBytes.Pbkdf2(all[..3], all[3..], 2, HashAlgorithmName.SHA256, 4));
    static string B64(byte[] all) => System.Buffers.Text.Base64Url.EncodeToString(all.AsSpan(1).ToArray());
    static bool Fixed(byte[] all) => CryptographicOperations.FixedTimeEquals(all[..2], all[..2]);
    static int Arr(int[] all) => ImmutableArray.Create(all[1..3])[1] + ImmutableArray.Create(all[..2], 0, 1)[0] + ImmutableList.Create(all[2..]).Count;
    static string Str(char[] all) => string.Concat(all[..2]) + string.Join(',', all[..2]) + new string(all[1..]);
    static string Rune_(char[] all) => Rune.IsLetter(Rune.GetRuneAt(new string(all[..1]), 0)).ToString();
    static decimal Dec(int[] all) => new decimal(all[..4]);
    static int Spl(string t, char[] all) => t.Split(all[..1]).Length + t.Trim(all[..2]).Length + t.IndexOfAny(all[..2]);
    static string Sv(char[] all) => "xbz".AsSpan().IndexOfAny(SearchValues.Create(all[..2])).ToString();
    static string Ascii_(byte[] all) => Encoding.ASCII.GetString(all[..2], 0, 2) + Encoding.Latin1.GetString(all[1..], 1, 1) + Encoding.UTF8.GetCharCount(all[..3]);
    static unsafe string Ptr(byte[] all) { fixed (byte* p = all[..2]) return Encoding.UTF8.GetString(p, 2); }
    static string Cond(byte[]? all) => Convert.ToHexString(all?[..2] ?? [1]);
    static string Cond2(byte[] all, bool b) => Convert.ToHexString(b ? all[..2] : all[2..]);
    static string Paren(byte[] all) => Convert.ToHexString((all[..2])) + Convert.ToHexString(checked(all[1..2])) + Convert.ToHexString((byte[])all[..1]);
    static string Assign(byte[] all) { byte[] k; return Convert.ToHexString(k = all[..2]) + k.Length; }
    static string With(byte[][] all, int i) => Convert.ToHexString(all[i++][..i]) + i;
    static string Mul(byte[,] all) => Convert.ToHexString(all.Cast<byte>().ToArray()[..2]);
    static string Cast(object all) => Convert.ToHexString(((byte[])all)[..2]) + Convert.ToHexString((all as byte[])![1..]);
    static string New() => Convert.ToHexString(new byte[] { 1, 2, 3 }[..2]) + Convert.ToHexString("abc"u8.ToArray()[1..]);
    static string Idx(byte[] all, Index i, System.Range r) => Convert.ToHexString(all[i..]) + Convert.ToHexString(all[..i]) + Convert.ToHexString(all[r]) + Convert.ToHexString(all[^2..^1]);
    static string Sh(byte[] all, byte b, short s, char c) => Convert.ToHexString(all[b..]) + Convert.ToHexString(all[..s]) + Convert.ToHexString(all[..c]);
    static string Tern(byte[] all, int? n) => Convert.ToHexString(all[(n ?? 1)..]) + Convert.ToHexString(all[..(n is 2 ? 1 : 2)]);
    static void Try(Func<object> f) { try { Console.WriteLine(f()); } catch (Exception e) { Console.WriteLine(e.GetType().Name); } }
    static void Main()
    {
        for (var i = 0; i < 2; i++)
        {
            byte[] all = [49, 50, 51, 52, 53, 54]; int[] ints = [1, 2, 3, 0, 4]; var chars = "12b".ToCharArray();
            byte[] J() => Doc.Source = Encoding.UTF8.GetBytes("{\"A\":1,\"B\":2}");
            Try(() => Json(J())); Try(() => Json2(J())); Try(() => Json3(J())); Try(() => Set(ints)); Try(() => Hash(all)); Try(() => Handler(chars)); Try(() => Read(all)); Try(() => Enum_("Monday".ToCharArray())); Try(() => Fmt(chars)); Try(() => Fmt("12".ToCharArray())); Try(() => Int(chars)); Try(() => Utf8(all)); Try(() => Big(all)); Try(() => Hmac(all)); Try(() => Kdf(all)); Try(() => B64(all)); Try(() => Fixed(all)); Try(() => Arr(ints)); Try(() => Str(chars)); Try(() => Rune_(chars)); Try(() => Dec(ints));
            Try(() => Spl("a1b", chars)); Try(() => Sv(chars)); Try(() => Ascii_(all)); Try(() => Ptr(all)); Try(() => Cond(null)); Try(() => Cond(all)); Try(() => Cond2(all, true)); Try(() => Paren(all)); Try(() => Assign(all)); Try(() => With([all, all], 1)); Try(() => Mul(new byte[,] { { 1, 2 }, { 3, 4 } })); Try(() => Cast(all)); Try(() => New()); Try(() => Idx(all, ^2, 1..2)); Try(() => Sh(all, 2, 1, (char)2)); Try(() => Tern(all, 2)); Try(() => Tern(all, null));
        }
    }
}
