using Allocations.Analyzers.Rules.Strings.FormattedKey;
using Allocations.CodeFixes.Rules.Strings.FormattedKey;
using Allocations.Tests.Behaviour;
using Microsoft.CodeAnalysis.CSharp;
using Verify = Allocations.Testing.CSharpCodeFixVerifier<
    Allocations.Analyzers.Rules.Strings.FormattedKey.FormattedKeyAnalyzer,
    Allocations.CodeFixes.Rules.Strings.FormattedKey.FormattedKeyCodeFix>;

namespace Allocations.Tests.Strings.FormattedKey;

/// <summary>Where the fix of ALLOC304 makes the keys before the outer loop, and where keys may differ from iteration to iteration.</summary>
public sealed class FormattedKeyFixTests
{
    private const string Kept = "all keys are made first and kept while the loop runs";

    [Theory]
    [InlineData("[|\"k\" + i|]", "\"k\" + i")]
    [InlineData("[|$\"{prefix}:{i:D3}\"|]", "$\"{prefix}:{i:D3}\"")]
    [InlineData("[|i.ToString()|]", "i.ToString()")]
    [InlineData("[|_name + (char)('a') + i.ToString(\"x\")|]", "_name + (char)('a') + i.ToString(\"x\")")]
    [InlineData("[|letter + \"k\" + i + 'z'|]", "letter + \"k\" + i + 'z'")]
    public Task KeysThatRepeat_AreMadeOnce(string key, string made) => VerifyAsync(
        """
        // Each iteration.
        foreach (var name in names)
        {
            // Each key.
            for (var i = 0; i < count; i++)
            {
                n += map[KEY]; // found
            }
        }
        """.Replace("KEY", key, StringComparison.Ordinal),
        """
        var keys = new string[Math.Max(0, count)];
        for (var i = 0; i < keys.Length; i++)
        {
            keys[i] = KEY;
        }

        // Each iteration.
        foreach (var name in names)
        {
            // Each key.
            for (var i = 0; i < count; i++)
            {
                n += map[keys[i]]; // found
            }
        }
        """.Replace("KEY", made, StringComparison.Ordinal));

    [Theory]
    [InlineData("100", "100")]
    [InlineData("names.Length", "names?.Length ?? 0")]
    [InlineData("own.Length", "own.Length")]
    [InlineData("Limit", "Limit")]
    [InlineData("_count", "Math.Max(0, _count)")]
    public Task NumberOfKeys_NeitherFailsNorIsNegative(string bound, string length) => VerifyAsync(
        "var own = new int[9];\nwhile (n < 99)\n    for (int i = 0; i < " + bound + "; ++i)\n        if (map.ContainsKey([|\"k\" + i|])) n++;",
        "var own = new int[9];\nvar keys = new string[" + length
            + "];\nfor (var i = 0; i < keys.Length; i++)\n{\n    keys[i] = \"k\" + i;\n}\n\nwhile (n < 99)\n    for (int i = 0; i < " + bound + "; ++i)\n"
            + "        if (map.ContainsKey(keys[i])) n++;");

    [Theory]
    [InlineData("\"k\" + (i + 1)")]
    [InlineData("\"k\" + i % 10")]
    [InlineData("$\"{number}:{i}\"")]
    [InlineData("-1 + \"k\" + i")]
    public Task NumberThatMayBeNegative_SaysThatTheCultureIsReadOnce(string key) => VerifyAsync(
        "do { for (var i = 0; i < 9; i++) n += map[[|" + key + "|]]; } while (n < 99);",
        "var keys = new string[9];\nfor (var i = 0; i < keys.Length; i++)\n{\n    keys[i] = " + key
            + ";\n}\n\ndo { for (var i = 0; i < 9; i++) n += map[keys[i]]; } while (n < 99);",
        Kept + "; the culture is read once");

    [Fact]
    public Task SameKeysOfALoop_ShareTheArray() => VerifyAsync(
        """
        foreach (var name in names)
        {
            for (var i = 0; i < 9; i++)
            {
                if (map.ContainsKey([|"k" + i|]) && map.Remove({|ALLOC304:"k" + i|}))
                    n += ("k" + i).Length;
                map["k" + i] = n;
            }
        }
        """,
        """
        var keys = new string[9];
        for (var i = 0; i < keys.Length; i++)
        {
            keys[i] = "k" + i;
        }

        foreach (var name in names)
        {
            for (var i = 0; i < 9; i++)
            {
                if (map.ContainsKey(keys[i]) && map.Remove(keys[i]))
                    n += ("k" + i).Length;
                map["k" + i] = n;
            }
        }
        """);

    [Fact]
    public Task KeyInALocal_BeforeTheOutermostLoopThatItFits_WithAnotherName() => VerifyAsync(
        """
        var keys = names.Length;
        foreach (var name in names)
        {
            while (n < keys)
            {
                foreach (var other in names)
                {
                    for (var i = 0; i < 9; i++)
                    {
                        string key = [|name + i|];
                        if (map.ContainsKey(key)) n += map[key];
                    }
                }
            }
        }
        """,
        """
        var keys = names.Length;
        foreach (var name in names)
        {
            var keys2 = new string[9];
            for (var i = 0; i < keys2.Length; i++)
            {
                keys2[i] = name + i;
            }

            while (n < keys)
            {
                foreach (var other in names)
                {
                    for (var i = 0; i < 9; i++)
                    {
                        string key = keys2[i];
                        if (map.ContainsKey(key)) n += map[key];
                    }
                }
            }
        }
        """);

    [Fact]
    public Task LoopOnTheLineOfAnother_StaysOnIt() => VerifyAsync(
        "n++; while (n < 99) for (var i = 0; i < 9; i++) n += map[[|\"k\" + i|]];",
        "n++; var keys = new string[9]; for (var i = 0; i < keys.Length; i++) { keys[i] = \"k\" + i; } while (n < 99) for (var i = 0; i < 9; "
            + "i++) n += map[keys[i]];");

    [Theory]
    [InlineData("for (var i = 0; i < count; i++) n += map[[|\"k\" + i|]];")]
    [InlineData("foreach (var name in names) for (var i = 0; i < count; i++) n += map[[|name + i|]];")]
    [InlineData("foreach (var name in names) for (var i = 0; i < name.Length; i++) n += map[[|\"k\" + i|]];")]
    [InlineData("foreach (var name in names) { for (var i = 0; i < count; i++) n += map[[|\"k\" + i|]]; count--; }")]
    [InlineData("foreach (var name in names) { for (var i = 0; i < count; i++) { n += map[[|prefix + i|]]; prefix = name; } }")]
    [InlineData("foreach (var name in names) for (var i = 0; i < _field; i++) n += map[[|\"k\" + i|]];")]
    [InlineData("foreach (var name in names) for (var i = 0; i < count; i++) n += map[[|Prefix + i|]];")]
    [InlineData("foreach (var name in names) for (var i = 0; i < list.Count; i++) n += map[[|\"k\" + i|]];")]
    [InlineData("foreach (var name in names) for (var i = 1; i < count; i++) n += map[[|\"k\" + i|]];")]
    [InlineData("foreach (var name in names) for (var i = 0; i <= count; i++) n += map[[|\"k\" + i|]];")]
    [InlineData("foreach (var name in names) for (var i = 0; i < count; i += 2) n += map[[|\"k\" + i|]];")]
    [InlineData("foreach (var name in names) for (var i = 0; i < count; i++) { n += map[[|\"k\" + i|]]; i++; }")]
    [InlineData("foreach (var name in names) for (var i = 0; i < count; i++, n++) n += map[[|\"k\" + i|]];")]
    [InlineData("foreach (var name in names) for (var i = 0; i < count && n < 9; i++) n += map[[|\"k\" + i|]];")]
    [InlineData("foreach (var name in names) for (var i = 0; i < count; i++) n += map[[|$\"{1.5}{i}\"|]];")]
    [InlineData("foreach (var name in names) for (var i = 0; i < count; i++) n += map[[|$\"{i:N0}\"|]];")]
    [InlineData("foreach (var name in names) for (var i = 0; i < count; i++) n += map[[|$\"{i}{DateTime.Now}\"|]];")]
    [InlineData("foreach (var name in names) for (var i = 0; i < count; i++) n += map[[|\"k\" + Next() + i|]];")]
    [InlineData("foreach (var name in names) for (var i = 0; i < count; i++) n += map[[|\"k\" + i / number|]];")]
    [InlineData("foreach (var name in names) for (var i = 0; i < count; i++) n += map[[|\"k\" + checked(i * number)|]];")]
    [InlineData("foreach (var name in names) for (var i = 0; i < count; i++) n += map[[|\"k\" /* key */ + i|]];")]
    [InlineData("foreach (var name in names) for (var i = 0; i < count; i++) foreach (var x in names) Later(() => map[\"k\" + i]);")]
    [InlineData("foreach (var name in names) for (var i = 0; i < count; i++) n += map[[|\"k\" + n|]];")]
    [InlineData("void Grow() => count++; foreach (var name in names) { for (var i = 0; i < count; i++) n += map[[|\"k\" + i|]]; Grow(); }")]
    public Task KeysThatMayDiffer_HaveNoFix(string body) => Verify.VerifyCodeFixAsync(InMethod(body), InMethod(body));

    [Fact]
    public Task WindowsLines_StayWindowsLines()
    {
        const string Before = "foreach (var name in names)\n\t\t{\n\t\t\tfor (var i = 0; i < 9; i++)\n\t\t\t\tn += map[[|\"k\" + i|]];\n\t\t}";
        const string After = "var keys = new string[9];\n\t\tfor (var i = 0; i < keys.Length; i++)\n\t\t{\n\t\t\tkeys[i] = \"k\" + i;\n\t\t}\n\n"
            + "\t\tforeach (var name in names)\n\t\t{\n\t\t\tfor (var i = 0; i < 9; i++)\n\t\t\t\tn += map[keys[i]];\n\t\t}";
        return VerifyTextAsync(InMethod(Before, "\t\t").ReplaceLineEndings("\r\n"), InMethod(After, "\t\t").ReplaceLineEndings("\r\n"), Kept);
    }

    [Fact]
    public Task Constructor_MayChangeAReadOnlyField() => VerifyNoFixAsync(
        "using System.Collections.Generic; class C { readonly string _p; C(Dictionary<string, int> map, string[] all) { foreach (var a in all) { _p += a; "
            + "for (var i = 0; i < 9; i++) map.Remove([|_p + i|]); } } "
            + "static void M(Dictionary<string, int> map, string[] all) { foreach (var a in all) new C(map, all); } }");

    [Fact]
    public Task FixedKeys_FindTheSame()
    {
        const string Source =
            """
            using System;
            using System.Collections.Generic;

            static class C
            {
                static string Find(int count, int rounds, string prefix, bool leaves)
                {
                    var map = new Dictionary<string, int>();
                    for (var i = 0; i < 20; i += 3)
                        map[prefix + i] = i;
                    var found = "";
                    for (var r = 0; r < Math.Min(rounds, 4); r++)
                    {
                        for (var i = 0; i < count; i++)
                        {
                            if (map.TryGetValue($"{prefix}{i}", out var value))
                                found += value + ",";
                            if (leaves && i > 10 || i > 30)
                                break;
                        }
                    }

                    return found;
                }
            }
            """;
        return RunAsync();

        async Task RunAsync()
        {
            var changed = await AppliedFix.ApplyAsync<FormattedKeyAnalyzer, FormattedKeyCodeFix>(Source, LanguageVersion.Latest, static _ => true);
            Assert.Contains("keys[i]", changed, StringComparison.Ordinal);
            int[] numbers = [int.MinValue, -1, 0, 1, 5, 12, 400];
            var calls =
                from count in numbers
                from rounds in numbers
                from prefix in new[] { null, "", "-", "k\0" }
                from leaves in new[] { true, false }
                select new object?[] { count, rounds, prefix, leaves };
            SameBehaviour.Verify(Source, changed, calls, LanguageVersion.Latest, "Find");
        }
    }

    private static Task VerifyAsync(string before, string after, string difference = Kept) => VerifyTextAsync(InMethod(before), InMethod(after), difference);

    private static Task VerifyTextAsync(string before, string after, string difference) => new Verify.Test
    {
        TestCode = before,
        FixedCode = after,
        TestState = { AnalyzerConfigFiles = { ("/.editorconfig", "root = true\n[*]\ndotnet_code_quality.allocations.unsafe_fixes = true\n") } },
        CodeActionVerifier = (action, verifier) => verifier.Equal("Make the keys once, before the loop (" + difference + ")", action.Title),
    }.RunAsync(TestContext.Current.CancellationToken);

    private static Task VerifyNoFixAsync(string source) => Verify.VerifyCodeFixAsync(source, source);

    private static string InMethod(string body, string indentation = "        ") =>
        """
        using System;
        using System.Collections.Generic;

        class C
        {
            const int Limit = 3;
            readonly string _name = "n";
            readonly int _count = 4;
            int _field;
            string Prefix => _name + _field;
            int Next() => _field++;
            static void Later(Func<int> find) { }

            int M(Dictionary<string, int> map, string[] names, List<int> list, string prefix, char letter, int number, int count)
            {
                var n = 0;
        BODY
                return n;
            }
        }
        """.Replace(
            "BODY",
            string.Join("\n", body.Split('\n').Select(line => line.Length == 0 || line[0] == '\t' ? line : indentation + line)),
            StringComparison.Ordinal);
}
