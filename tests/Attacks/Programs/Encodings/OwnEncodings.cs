// fixes: ALLOC306
// Encodings and fallbacks of the project do something else in each of their methods, or count how often they are asked.
#nullable enable
using System;
using System.Collections.Generic;
using System.IO;
using System.Security.Cryptography;
using System.Text;

sealed class Loud : UTF8Encoding
{
    public static readonly List<string> Log = new();
    public static new Encoding UTF8 => new Loud();
    public override byte[] GetBytes(string text) { Log.Add("bytes"); return base.GetBytes(text + "!"); }
    public override int GetByteCount(string text) { Log.Add("count"); return base.GetByteCount(text); }
    public override int GetBytes(ReadOnlySpan<char> chars, Span<byte> bytes) { Log.Add("span"); return base.GetBytes(chars, bytes); }
}
sealed class Fallback : EncoderFallback
{
    public static int Made;
    public override int MaxCharCount => 1;
    public override EncoderFallbackBuffer CreateFallbackBuffer() { Made++; return EncoderFallback.ReplacementFallback.CreateFallbackBuffer(); }
}
static class Program
{
    static int Count(Encoding encoding, string text) => encoding.GetBytes(text).Length;
    static int Count8(UTF8Encoding encoding, string text) => encoding.GetBytes(text).Length;
    static string Hash(Encoding encoding, string text) => Convert.ToHexString(SHA256.HashData(encoding.GetBytes(text)))[..8];
    static int Sum(Encoding encoding, string text)
    {
        var bytes = encoding.GetBytes(text);
        var sum = 0;
        foreach (var b in bytes) sum = sum * 31 + b;
        return sum + bytes.Length;
    }
    static string Literal() => Convert.ToHexString(SHA256.HashData(Loud.UTF8.GetBytes("abc")))[..8];
    static int Plain(string text) => Encoding.UTF8.GetBytes(text).Length;
    static void Main()
    {
        var ascii = Encoding.GetEncoding("us-ascii", new Fallback(), DecoderFallback.ReplacementFallback);
        foreach (var encoding in new Encoding[] { new Loud(), ascii, Encoding.Unicode })
        {
            Console.WriteLine(Count(encoding, "a\u20ac") + " " + Hash(encoding, "b\u20ac") + " " + Sum(encoding, "c\u20ac") + Literal());
            if (encoding is UTF8Encoding utf8) Console.WriteLine(Count8(utf8, "dd"));
            Console.WriteLine(Plain("x") + string.Join(",", Loud.Log) + Fallback.Made);
        }
    }
}
