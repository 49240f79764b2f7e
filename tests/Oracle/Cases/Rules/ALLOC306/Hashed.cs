// title: `SHA256.TryHashData(Encoding.UTF8.GetBytes(text), …)`, 20 characters
// rule: ALLOC306
// bytes: 48
// message: the length of the text is not known
// fix: ALLOC306.Scratch
// safety: safe
// after: 0
using System.Security.Cryptography;

static class Case
{
    static byte[] s_hash = new byte[32];

    static int Probe(string text = "abcdefghijklmnopqrst") => SHA256.HashData([|Encoding.UTF8.GetBytes(text)|], s_hash);

    static string Behave(string text) => Convert.ToHexString(SHA256.HashData([|Encoding.UTF8.GetBytes(text)|]));

    static string BehaveLocal(string text)
    {
        var bytes = [|Encoding.UTF8.GetBytes(text)|];
        var sum = 0;
        foreach (var b in bytes)
            sum = sum * 31 + b;
        for (var i = 0; i < bytes.Length; i++)
            sum ^= bytes[i];
        return sum + Convert.ToBase64String(bytes);
    }

    static List<string> BehaveInLoop(string[] texts)
    {
        var result = new List<string>(16);
        foreach (var text in texts)
            result.Add(Convert.ToHexString([|Encoding.Unicode.GetBytes(text)|]));
        return result;
    }
}
