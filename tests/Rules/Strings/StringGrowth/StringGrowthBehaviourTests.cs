using Allocations.Analyzers.Rules.Strings.StringGrowth;
using Allocations.CodeFixes.Rules.Strings.StringGrowth;
using Allocations.Tests.Behaviour;
using Microsoft.CodeAnalysis.CSharp;

namespace Allocations.Tests.Strings.StringGrowth;

/// <summary>What the fix of ALLOC303 leaves gives the same strings and the same exceptions, from fewer bytes.</summary>
public sealed class StringGrowthBehaviourTests
{
    private const string Source =
        """
        using System;
        using System.Collections.Generic;
        using System.Globalization;

        static class C
        {
            struct Odd { public int N; public override string ToString() => (++N).ToString(); }

            static string Chars(string text)
            {
                var s = "";
                foreach (var c in text) s += c;
                return s;
            }

            static string Values(string text)
            {
                var s = "<";
                var odd = new Odd();
                for (var i = 0; i < text.Length && i < 40; i++)
                {
                    s += i * -1 + "," + text[i] + (byte)i + ',' + (sbyte)-i + (ushort)i;
                    s = s + 1234567.891 + -0.5f + 12345.6789m + double.NaN + true + (long)i + (ulong)i;
                    s += (nint)i + "," + new DateTime(2024, 2, 29, 13, 14, 15) + TimeSpan.FromSeconds(i) + new Guid() + (DayOfWeek)(i % 9);
                    s = s + (int?)null + (int?)i + (object)i + null + (string)null + odd + odd.N + new int[1] + (i > 3 ? text : null);
                    s = $"{s};{i:x4},{i,5}{{{text.Length}}}{1.5}";
                    s += $"{odd}{i}";
                    s = string.Concat(s, i, text.Length);
                    s += '\0' + "\ud83d" + 'a' + 1 + (char)('a' + i % 26);
                }

                return s;
            }

            static string Nested(string text)
            {
                string s = text.Length.ToString(), t = "";
                foreach (var a in text.Substring(0, Math.Min(text.Length, 9)))
                {
                    if (a == ' ') continue;
                    foreach (var b in text)
                    {
                        if (b == ';') break;
                        s += b;
                        if (s == null) return "never";
                        t += b - a;
                    }

                    s += "\n";
                }

                return s + "|" + t;
            }

            static string Left(string text)
            {
                var s = "";
                foreach (var c in text)
                {
                    if (c == '7') return "seven";
                    if (c == '#') throw new FormatException();
                    s += c + "-" + 100 / (c - '1');
                }

                return s;
            }

            static string Guarded(string text)
            {
                var s = "";
                foreach (var c in text)
                {
                    try { s += "/" + 100 / (c - '1'); }
                    catch (DivideByZeroException) { }
                }

                return s;
            }

            static string Started(string text)
            {
                if (text is null) return null;
                text += "!";
                for (var i = 0; i < 3; i++) text += i;
                return text;
            }
        }
        """;

    [Fact]
    public async Task SafeFix_BehavesTheSame()
    {
        var changed = await AppliedFix.SafeAsync<StringGrowthAnalyzer, StringGrowthCodeFix>(Source, LanguageVersion.CSharp11);

        Assert.DoesNotContain("s += c", changed, StringComparison.Ordinal);
        Assert.Contains("sBuilder.Append(\"/\" + 100 / (c - '1'))", changed, StringComparison.Ordinal);

        // The original is quadratic: a million characters would take it an hour.
        var texts = TextInputs.Texts.Where(static text => text is not { Length: > 1000 }).Select(static text => new object?[] { text });
        SameBehaviour.Verify(Source, changed, texts, LanguageVersion.CSharp11, "Chars", "Values", "Nested", "Left", "Guarded", "Started");
    }

    [Fact]
    public async Task UnsafeFix_MakesNullEmptyWhereNothingIsAppended()
    {
        const string Nullable = "static class C { static string M(string s, int n) { for (var i = 0; i < n; i++) s += i; return s; } }";
        var changed = await AppliedFix.ApplyAsync<StringGrowthAnalyzer, StringGrowthCodeFix>(Nullable, LanguageVersion.CSharp11, static _ => true);

        SameBehaviour.Verify(Nullable, changed, [["a", 0], ["a", 3], [null, 3]], LanguageVersion.CSharp11, "M");
        using var before = CompiledMethods.Compile(Nullable);
        using var after = CompiledMethods.Compile(changed);
        Assert.Null(before.Call("M", null, 0).Value);
        Assert.Equal("", after.Call("M", null, 0).Value);
    }

    [Fact]
    public async Task Fix_SavesWhatThePageSays()
    {
        const string Joined = "static class C { static string M(string[] all) { var s = \"\"; foreach (var x in all) { s += x + \",\"; } return s; } }";
        var changed = await AppliedFix.SafeAsync<StringGrowthAnalyzer, StringGrowthCodeFix>(Joined, LanguageVersion.CSharp11);
        using var before = CompiledMethods.Compile(Joined);
        using var after = CompiledMethods.Compile(changed);
        var joinBefore = before.Delegate<Func<string[], string>>("M");
        var joinAfter = after.Delegate<Func<string[], string>>("M");
        long[] BytesOf(int count)
        {
            var items = Enumerable.Repeat("abcdefghi", count).ToArray();
            return [AllocatedBytes.PerCall(() => joinBefore(items)), AllocatedBytes.PerCall(() => joinAfter(items))];
        }

        Assert.Equal([1_360, 768], BytesOf(10));
        Assert.Equal([103_600, 4_576], BytesOf(100));
    }
}
