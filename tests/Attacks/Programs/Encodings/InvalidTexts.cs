// fixes: ALLOC306
// Lone surrogates, null, empty and long texts, in encodings that replace and that refuse.
using System;
using System.IO;
using System.Security.Cryptography;
using System.Text;

static class Program
{
    static readonly Encoding Strict = new UTF8Encoding(false, true);

    static string Try(Func<object> action)
    {
        try { return "" + action(); }
        catch (Exception exception) { return exception.GetType().Name; }
    }

    static int Count(string text) => Encoding.UTF8.GetBytes(text).Length;
    static int Refused(string text) => Strict.GetBytes(text).Length;
    static string Hash(string text) => Convert.ToHexString(SHA256.HashData(Encoding.UTF8.GetBytes(text)))[..8];
    static int Sum(string text)
    {
        var bytes = Encoding.UTF8.GetBytes(text);
        var sum = 0;
        foreach (var b in bytes) sum = sum * 31 + b;
        return sum + bytes.Length;
    }

    static void Write(Stream stream, string text)
    {
        var bytes = Encoding.Latin1.GetBytes(text);
        stream.Write(bytes, 0, bytes.Length);
    }

    static string Written(string text) { var stream = new MemoryStream(); Write(stream, text); return Convert.ToHexString(stream.ToArray()); }

    static void Main()
    {
        foreach (var text in new[] { "", "abc", "\u00e4\u20ac", "\ud83d\ude00", "\ud800", "a\udc00b", null, "\0" })
            Console.WriteLine(string.Join(" ", Try(() => Count(text)), Try(() => Refused(text)), Try(() => Hash(text)), Try(() => Sum(text)), Try(() => Written(text))));
        Console.WriteLine(Count(new string('\u20ac', 4000)) + " " + Sum(new string('x', 4000)) + " " + Hash(new string('\u00e4', 3000)));
    }
}
