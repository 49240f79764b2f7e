// fixes: ALLOC306
// Parts of texts are encoded: empty, with half a pair at the end, longer than the buffer, out of range, by encodings that refuse or replace.
#nullable enable
using System;
using System.IO;
using System.Security.Cryptography;
using System.Text;

static class Program
{
    static readonly Encoding Strict = new UTF8Encoding(false, true);

    static string Part(Encoding encoding, string text, int start, int count) =>
        Convert.ToHexString(SHA256.HashData(encoding.GetBytes(text.Substring(start, count))));

    static string Rest(Encoding encoding, string text, int start)
    {
        var to = new MemoryStream();
        var bytes = encoding.GetBytes(text[start..]);
        to.Write(bytes, 0, bytes.Length);
        to.Write(encoding.GetBytes(text.Trim()));
        return to.Length + ":" + Convert.ToHexString(SHA256.HashData(to.ToArray()));
    }

    static void Try(Func<string> f)
    {
        try { Console.WriteLine(f()); } catch (Exception e) { Console.WriteLine(e.GetType().Name); }
    }

    static void Main()
    {
        foreach (var encoding in new[] { Encoding.UTF8, Strict, Encoding.ASCII, Encoding.Unicode, null! })
        {
            foreach (var text in new[] { "", "a", " b\u20ac ", "x\ud83d\ude00y", new string('z', 4000) + "\u00e9 ", null! })
            {
                for (var start = -1; start < 4; start++)
                {
                    Try(() => Part(encoding, text ?? "none", start, 2));
                    Try(() => Rest(encoding, text ?? "none", start));
                }
            }
        }
    }
}
