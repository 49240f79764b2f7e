// title: `SHA256.Create()` for one `ComputeHash(Encoding.UTF8.GetBytes(text))`, 20 characters
// rule: ALLOC306
// bytes: 296
// message: the length of the text is not known, and the algorithm is beside the array
// unflagged: the algorithm goes with the fix
// fix: ALLOC306.HashData
// safety: safe
using System.Security.Cryptography;

static class Case
{
    static byte[] Probe(string text = "abcdefghijklmnopqrst")
    {
        using var algorithm = SHA256.Create();
        return algorithm.ComputeHash([|Encoding.UTF8.GetBytes(text)|]);
    }

    static Encoding s_strict = new UTF8Encoding(false, throwOnInvalidBytes: true);

    static string Behave(string text)
    {
        HashAlgorithm first = SHA1.Create();
        var hash = first.ComputeHash([|s_strict.GetBytes(text)|]);
        return Convert.ToHexString(hash) + Convert.ToBase64String(MD5.Create().ComputeHash([|Encoding.Unicode.GetBytes(text)|]));
    }

    static string BehaveBlock(string text)
    {
        using (var algorithm = SHA384.Create())
        {
            var hash = algorithm.ComputeHash([|s_strict.GetBytes(text)|]);
            if (hash[0] < 128)
                return Convert.ToHexString(hash);
        }

        return "large";
    }
}
