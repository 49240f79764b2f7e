using System.Globalization;
using Microsoft.CodeAnalysis.CSharp;

namespace Allocations.Tests.Behaviour;

/// <summary>Asserts that two sources behave the same: same values, same exception types, same arguments afterwards.</summary>
internal static class SameBehaviour
{
    /// <summary>The cultures in which calls are compared: casing, signs and separators differ between them.</summary>
    private static readonly string[] Cultures = ["", "tr-TR", "de-DE", "sv-SE", "fa-IR"];

    /// <summary>Calls every named static method of both sources with each argument list in several cultures and compares what a caller sees.</summary>
    public static void Verify(string original, string changed, IEnumerable<object?[]> calls, LanguageVersion languageVersion, params string[] methods)
    {
        using var before = CompiledMethods.Compile(original, languageVersion);
        using var after = CompiledMethods.Compile(changed, languageVersion);
        var lists = calls.ToArray();
        foreach (var culture in Cultures)
        {
            using var _ = new CultureScope(culture);
            foreach (var method in methods)
            {
                foreach (var arguments in lists)
                {
                    // A very long text is there for the stack and the bounds, not for the culture.
                    if (culture.Length > 0 && arguments.Any(static argument => argument is string { Length: > 10_000 }))
                        continue;
                    var expected = before.Call(method, arguments);
                    var actual = after.Call(method, arguments);
                    if (!expected.Matches(actual))
                    {
                        var text = string.Join(", ", arguments.Select(static a => a is string s ? "\"" + Escape(s) + "\"" : a ?? "null"));
                        Assert.Fail($"{method}({text}) in culture '{culture}': before {expected}, after {actual}{Environment.NewLine}{changed}");
                    }
                }
            }
        }
    }

    /// <summary>Compares methods that take one string, on every text of <see cref="TextInputs.Texts"/>.</summary>
    public static void VerifyOnTexts(string original, string changed, LanguageVersion languageVersion, params string[] methods) =>
        Verify(original, changed, TextInputs.Texts.Select(static text => new object?[] { text }), languageVersion, methods);

    private static string Escape(string text)
    {
        var shown = text.Length > 80 ? text[..80] + "..." : text;
        return string.Concat(shown.Select(static c => c is >= ' ' and < (char)127
            ? c.ToString()
            : "\\u" + ((int)c).ToString("x4", CultureInfo.InvariantCulture)));
    }
}
