// fixes: ALLOC505
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// Calls that read arrays of numbers of every size, too short, too long, with offsets at the ends and formats that do not exist.
#nullable enable
using System;
using System.Numerics;
using System.Net;
using System.Runtime.Intrinsics;
static class Program
{
    static object A(byte[] all) => BitConverter.ToInt128(all[2..6], 1);
    static object B(byte[] all) => BitConverter.ToUInt128(all[2..12], 3);
    static object C(byte[] all) => BitConverter.ToHalf(all[2..6], 3);
    static object D(byte[] all) => BitConverter.ToBoolean(all[2..6], 4);
    static object E(byte[] all) => BitConverter.ToChar(all[2..6], 3);
    static object F(byte[] all) => BitConverter.ToDouble(all[2..12], 3);
    static object F2(byte[] all) => BitConverter.ToInt128(all[2..20], 3);
    static object F3(byte[] all) => BitConverter.ToInt32(all[2..7], 3);
    static object F4(byte[] all) => BitConverter.ToInt16(all[2..7], 5);
    static object G(byte[] all) => Vector128.Create(all[2..12], 3);
    static object H(byte[] all) => Vector128.Create(all[2..12]);
    static object I(byte[] all) => Vector64.Create(all[2..4]);
    static object J(byte[] all) => Vector256.Create(all[2..30], 10);
    static object J2(byte[] all) => Vector64.Create(all[2..12], 4);
    static object J3(byte[] all) => Vector64.Create(all[2..12], 2);
    static object K(byte[] all) => new IPAddress(all[..5]);
    static object L(byte[] all) => new IPAddress(all[..15], 3);
    static object M(byte[] all) => new Guid(all[..15]);
    static object N(byte[] all) => new BigInteger(all[3..9]);
    static object N2(byte[] all) => new BigInteger(all[..0]);
    static object O(int[] all) => new decimal(all[..3]);
    static object O2(int[] all) => new decimal(all[..5]);
    static object O3(int[] all) => new decimal(all[..4]);
    static object P(char[] all) => new string(all[..4], 1, 2);
    static object P2(char[] all) => new string(all[..4], 1, 4);
    static object P3(char[] all) => new string(all[..4], 4, 0);
    static object P4(char[] all) => new string(all[1..]);
    static object Q(byte[] all) => Convert.ToHexString(all[2..6], 1, 2);
    static object Q2(byte[] all) => Convert.ToBase64String(all[2..6], 1, 4);
    static object Q3(byte[] all) => Convert.ToBase64String(all[2..6], Base64FormattingOptions.InsertLineBreaks);
    static object Q4(byte[] all) => Convert.ToBase64String(all[2..6], (Base64FormattingOptions)7);
    static object Q5(byte[] all) => Convert.ToBase64String(all[2..6], 1, 2, (Base64FormattingOptions)7);
    static object R(byte[] all) => System.Security.Cryptography.SHA256.HashData(all[2..6]);
    static object R2(byte[] all) => new System.Security.Cryptography.AesGcm(all[..15], 16);
    static object R3(byte[] all) => new System.Security.Cryptography.AesGcm(all[..16], 3);
    static object R4(byte[] all) => new System.Security.Cryptography.ChaCha20Poly1305(all[..3]);
    static object R5(byte[] all) => System.Security.Cryptography.IncrementalHash.CreateHMAC(System.Security.Cryptography.HashAlgorithmName.SHA256, all[..3]);
    static object R6(byte[] all) => System.Security.Cryptography.IncrementalHash.CreateHMAC(default, all[..3]);
    static object S(char[] all) => new System.Text.StringBuilder("ab").Append(all[..3], 1, 3);
    static object S2(char[] all) => new System.Text.StringBuilder("ab").Insert(3, all[..3]);
    static object S3(char[] all) => new System.Text.StringBuilder("ab").Insert(1, all[..3], 1, 2);
    static object S4(char[] all) => new System.Text.StringBuilder(2, 4).Append(all[..6]);
    static object T(byte[] all) => System.Text.Encoding.UTF8.GetString(all[..6], 2, 4);
    static object T2(byte[] all) => System.Text.Encoding.UTF8.GetString(all[..6], 2, 5);
    static object T3(byte[] all) => System.Text.Encoding.Unicode.GetCharCount(all[..6], 7, 0);
    static object T4(char[] all) => System.Text.Encoding.GetEncoding("us-ascii", new System.Text.EncoderExceptionFallback(), new System.Text.DecoderExceptionFallback()).GetByteCount(all[..6]);
    static object U(byte[] all) => System.Security.Cryptography.X509Certificates.X509Certificate2.GetCertContentType(all[..6]);
    static object V(byte[] all) => new System.Collections.BitArray(all[..6]);
    static object W(float[] all) => new Vector3(all[..2]);
    static object W2(float[] all) => new Vector2(all[..2]);
    static object W3(float[] all) => Vector3.Create(all[..2]);
    static void T_(string name, Func<object> f)
    {
        try { Console.WriteLine(name + " " + (f() is byte[] b ? Convert.ToHexString(b) : f()?.ToString())); } catch (Exception e) { Console.WriteLine(name + " " + e.GetType().Name); }
    }
    static void Main()
    {
        var all = new byte[40]; for (var i = 0; i < 40; i++) all[i] = (byte)(i + 65);
        var ints = new int[9]; var chars = "abcdefghij\ud800xyz".ToCharArray(); var floats = new float[8];
        T_("A", () => A(all)); T_("B", () => B(all)); T_("C", () => C(all)); T_("D", () => D(all)); T_("E", () => E(all)); T_("F", () => F(all));
        T_("F2", () => F2(all)); T_("F3", () => F3(all)); T_("F4", () => F4(all));
        T_("G", () => G(all)); T_("H", () => H(all)); T_("I", () => I(all)); T_("J", () => J(all)); T_("J2", () => J2(all)); T_("J3", () => J3(all));
        T_("K", () => K(all)); T_("L", () => L(all)); T_("M", () => M(all)); T_("N", () => N(all)); T_("N2", () => N2(all));
        T_("O", () => O(ints)); T_("O2", () => O2(ints)); T_("O3", () => O3(ints));
        T_("P", () => P(chars)); T_("P2", () => P2(chars)); T_("P3", () => P3(chars)); T_("P4", () => P4(chars));
        T_("Q", () => Q(all)); T_("Q2", () => Q2(all)); T_("Q3", () => Q3(all)); T_("Q4", () => Q4(all)); T_("Q5", () => Q5(all));
        T_("R", () => R(all)); T_("R2", () => R2(all)); T_("R3", () => R3(all)); T_("R4", () => R4(all)); T_("R5", () => R5(all)); T_("R6", () => R6(all));
        T_("S", () => S(chars)); T_("S2", () => S2(chars)); T_("S3", () => S3(chars)); T_("S4", () => S4(chars));
        T_("T", () => T(all)); T_("T2", () => T2(all)); T_("T3", () => T3(all)); T_("T4", () => T4(chars)); T_("U", () => U(all)); T_("V", () => V(all));
        T_("W", () => W(floats)); T_("W2", () => W2(floats)); T_("W3", () => W3(floats));
    }
}
