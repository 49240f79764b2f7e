// title: `SHA256.TryHashData(Encoding.UTF8.GetBytes(text.Substring(10)), …)`, 20 characters
// rule: ALLOC306
// bytes: 88
// message: 48 B are the part, and the length is not known
// unflagged: the part of the text goes with the array
// fix: ALLOC306.Scratch
// safety: safe
// nulls: annotations
// after: 0
#nullable enable
using System.Security.Cryptography;

static class Case
{
    static bool Probe(string text = "abcdefghijklmnopqrst") =>
        SHA256.TryHashData([|Encoding.UTF8.GetBytes(text.Substring(10))|], stackalloc byte[32], out _);

    static string Behave(string text, int start, int length) =>
        Convert.ToHexString(SHA256.HashData([|Encoding.UTF8.GetBytes(text.Substring(start, length))|]));

    static string BehaveSmall(string text, byte start) =>
        Convert.ToHexString(SHA256.HashData([|Encoding.Unicode.GetBytes(text.Substring(start & 7))|]));

    static string BehaveTrimmed(string text)
    {
        var bytes = [|Encoding.Latin1.GetBytes(text.Trim())|];
        var sum = 7;
        foreach (var b in bytes)
            sum = sum * 31 + b;
        return sum + "," + bytes.Length;
    }

    static string BehaveRange(string text) => Convert.ToHexString(SHA256.HashData([|Encoding.UTF8.GetBytes(text[1..^1])|]));

    static string BehaveSpan(string text) => Convert.ToHexString(SHA256.HashData([|Encoding.UTF8.GetBytes(text.AsSpan(2).ToString())|]));
}
