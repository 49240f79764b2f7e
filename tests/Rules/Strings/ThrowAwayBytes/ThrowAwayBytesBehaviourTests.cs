using Allocations.Analyzers.Rules.Strings.ThrowAwayBytes;
using Allocations.CodeFixes.Rules.Strings.ThrowAwayBytes;
using Allocations.Tests.Behaviour;
using Microsoft.CodeAnalysis.CSharp;

namespace Allocations.Tests.Strings.ThrowAwayBytes;

/// <summary>What the fix of ALLOC306 leaves sees the same bytes, fails alike, and never overflows the stack.</summary>
public sealed class ThrowAwayBytesBehaviourTests
{
    private const string Source =
        """
        using System;
        using System.IO;
        using System.Security.Cryptography;
        using System.Text;

        static class C
        {
            static readonly Encoding Strict = new UTF8Encoding(true, true);

            static int Count(string s) => Encoding.UTF8.GetBytes(s).Length + Encoding.Unicode.GetBytes(s).Length;
            static int Fails(string s) => Strict.GetBytes(s).Length;
            static string Hash(string s) => Convert.ToHexString(SHA256.HashData(Encoding.UTF8.GetBytes(s)));
            static bool Same(string s) => Encoding.UTF8.GetPreamble().AsSpan().SequenceEqual(Strict.GetBytes(s));

            static string HashOfAnObject(string s)
            {
                using var sha = SHA1.Create();
                var hash = sha.ComputeHash(Strict.GetBytes(s));
                using (var other = SHA512.Create())
                {
                    var second = other.ComputeHash(Encoding.UTF8.GetBytes(s));
                    if (second[0] > 100)
                        return Convert.ToHexString(second);
                }

                return Convert.ToHexString(hash) + Convert.ToHexString(MD5.Create().ComputeHash(Encoding.Unicode.GetBytes(s)));
            }

            static string Literal(string s)
            {
                byte[] end = Encoding.UTF8.GetBytes("\r\n\u20ac");
                var to = new MemoryStream(4);
                to.Write(end, 0, end.Length);
                foreach (var b in end)
                    to.WriteByte((byte)(b + s.Length));
                to.Write(end);
                return Convert.ToBase64String(to.ToArray()) + end[2];
            }

            static string Written(string s)
            {
                var to = new MemoryStream();
                var bytes = Encoding.UTF32.GetBytes(s);
                to.Write(bytes, 0, bytes.Length);
                to.Write(Encoding.Latin1.GetBytes(s));
                return Convert.ToBase64String(to.ToArray());
            }

            static string Parts(string s)
            {
                if (s == null)
                    return "";
                var to = new MemoryStream();
                to.Write(Encoding.UTF8.GetBytes(s.Substring(1)));
                to.Write(Strict.GetBytes(s.Trim()));
                var part = Encoding.UTF8.GetBytes(s[1..^1]);
                return Convert.ToBase64String(to.ToArray()) + Convert.ToHexString(part)
                    + Convert.ToHexString(SHA256.HashData(Encoding.Unicode.GetBytes(s.Substring(2, 1))));
            }

            static string PartOfNull(string s) => Convert.ToHexString(SHA256.HashData(Encoding.UTF8.GetBytes(s.Substring(1))));

            static long InLoop(string s)
            {
                var sum = 17L;
                for (var i = 0; i < 2000; i++)
                {
                    var part = s.Length > 3000 && i > 2 ? "x" : s;
                    var bytes = Encoding.UTF8.GetBytes(part);
                    for (var j = 0; j < bytes.Length; j++) sum = sum * 31 + bytes[j];
                    var other = Encoding.ASCII.GetBytes(part);
                    other[0] ^= 1;
                    sum += other[0] + bytes.Length;
                    if (s.Length > 500 && i > 5) break;
                }

                return sum;
            }
        }
        """;

    [Fact]
    public async Task SafeFix_BehavesTheSame()
    {
        var changed = await AppliedFix.SafeAsync<ThrowAwayBytesAnalyzer, ThrowAwayBytesCodeFix>(Source, LanguageVersion.CSharp11);

        Assert.Equal(2, changed.Split(".GetBytes(").Length - 1);
        SameBehaviour.VerifyOnTexts(
            Source,
            changed,
            LanguageVersion.CSharp11,
            "Count",
            "Fails",
            "Hash",
            "HashOfAnObject",
            "Literal",
            "Same",
            "Written",
            "Parts",
            "PartOfNull",
            "InLoop");
    }

    [Theory]
    [InlineData("Encoding.UTF8.GetBytes(s).Length", 20, 48)]
    [InlineData("System.Security.Cryptography.SHA256.TryHashData(Encoding.UTF8.GetBytes(s), stackalloc byte[32], out var n) ? n : 0", 20, 48)]
    [InlineData("System.Security.Cryptography.SHA256.TryHashData(Encoding.UTF8.GetBytes(s), stackalloc byte[32], out var n) ? n : 0", 500, 528)]
    public async Task Fix_SavesWhatThePageSays(string expression, int length, long bytes)
    {
        var code = "using System; using System.Text; static class C { static int M(string s) { return " + expression + "; } }";
        var changed = await AppliedFix.SafeAsync<ThrowAwayBytesAnalyzer, ThrowAwayBytesCodeFix>(code, LanguageVersion.CSharp11);
        using var before = CompiledMethods.Compile(code);
        using var after = CompiledMethods.Compile(changed);
        var old = before.Delegate<Func<string, int>>("M");
        var now = after.Delegate<Func<string, int>>("M");
        var text = new string('x', length);

        Assert.Equal(bytes, AllocatedBytes.PerCall(() => old(text)));
        Assert.Equal(0, AllocatedBytes.PerCall(() => now(text)));
    }
}
