using Allocations.Analyzers.Rules.Arguments.LoopInvariantAllocation;
using Allocations.CodeFixes.Rules.Arguments.LoopInvariantAllocation;
using Allocations.Tests.Behaviour;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Arguments.LoopInvariantAllocation.LoopInvariantAllocationAnalyzer,
    Allocations.CodeFixes.Rules.Arguments.LoopInvariantAllocation.LoopInvariantAllocationCodeFix>;
using VerifyAtAnyHeat = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Arguments.LoopInvariantAllocation.LoopInvariantAllocationAnalyzer,
    Allocations.CodeFixes.Rules.Arguments.LoopInvariantAllocation.LoopInvariantAllocationCodeFix>;

namespace Allocations.Tests.Arguments.LoopInvariantAllocation;

/// <summary>What ALLOC104 makes of loops.</summary>
public sealed class LoopInvariantAllocationFixTests
{
    [Fact]
    public Task Builder_IsMadeBeforeTheOutermostLoopAndCleared() => VerifyAsync(
        """
        // Twice.
        foreach (var s in texts)
        {
            while (s != text)
            {
                // One for each.
                var b = [|new StringBuilder()|]; // empty
                b.Append(s);
                Use(b.ToString());
            }
        }
        """,
        """
        var b = new StringBuilder();
        // Twice.
        foreach (var s in texts)
        {
            while (s != text)
            {
                // One for each.
                b.Clear(); // empty
                b.Append(s);
                Use(b.ToString());
            }
        }
        """);

    [Fact]
    public Task NamesThatAreTaken_AreAvoided() => VerifyAsync(
        """
        foreach (var s in texts)
        {
            var l = [|new List<string>()|];
            l.Add(s);
            Use(l[0]);
        }

        foreach (var s in texts)
        {
            List<string> l = null;
            Use(s + l);
        }
        """,
        """
        var l2 = new List<string>();
        foreach (var s in texts)
        {
            l2.Clear();
            l2.Add(s);
            Use(l2[0]);
        }

        foreach (var s in texts)
        {
            List<string> l = null;
            Use(s + l);
        }
        """);

    [Fact]
    public Task Arrays_AreClearedOrNeverChange() => VerifyAsync(
        """
        for (var i = 0; i < 9; i++)
        {
            var seen = [|new string[3]|];
            string[] names = [|{ "a", text }|];
            seen[i % 3] = names[0];
            Use(seen[0]);
        }
        """,
        """
        var seen = new string[3];
        string[] names = { "a", text };
        for (var i = 0; i < 9; i++)
        {
            Array.Clear(seen, 0, seen.Length);
            seen[i % 3] = names[0];
            Use(seen[0]);
        }
        """);

    [Fact]
    public Task ValuesOfConstants_AreMadeOnce() => VerifyAsync(
        """
        var trimmed = text + "";
        foreach (var s in texts)
        {
            if (s.StartsWith('a') & s == [|trimmed.Trim()|])
                Use(s + /* a */ [|string.Concat(trimmed, text)|] /* b */);
        }
        """.Replace("[|string.Concat(trimmed, text)|]", "text", StringComparison.Ordinal),
        """
        var trimmed = text + "";
        var trimmedTrim = trimmed.Trim();
        foreach (var s in texts)
        {
            if (s.StartsWith('a') & s == trimmedTrim)
                Use(s + /* a */ text /* b */);
        }
        """);

    [Theory]
    [InlineData("if ([|new Regex(\"^a+$\")|].IsMatch(s))\n        Use(s);", "if (MRegex.IsMatch(s))\n        Use(s);", "MRegex = new Regex(\"^a+$\")")]
    [InlineData(
        "Regex regex = [|new(@\"^\\d+$\")|]; // all\n    Use(regex.Replace(s, s));", "// all\n    Use(MRegex.Replace(s, s));", "MRegex = new(@\"^\\d+$\")")]
    [InlineData(
        "var digits = [|new Regex(@\"^\\d+$\", RegexOptions.Compiled)|];\n    Use(digits.Replace(s, s));",
        "Use(Digits.Replace(s, s));",
        "Digits = new Regex(@\"^\\d+$\", RegexOptions.Compiled)")]
    [InlineData(
        "var digits = [|new Regex(\n        @\"^\\d+$\",\n        RegexOptions.Compiled)|];\n\n    Use(digits.Replace(s, s));",
        "Use(Digits.Replace(s, s));",
        "Digits = new Regex(\n        @\"^\\d+$\",\n        RegexOptions.Compiled)")]
    [InlineData(
        "var digits = [|new Regex(\n        @\"a\nb\")|];\n    Use(digits.Replace(s, s));",
        "Use(Digits.Replace(s, s));",
        "Digits = new Regex(\n                @\"a\n        b\")")]
    public Task RegexOfConstants_GoesToAStaticField(string body, string fixedBody, string field) => new Verify.Test
    {
        TestCode = Method("foreach (var s in texts)\n{\n    " + body + "\n}"),
        FixedCode = Method("foreach (var s in texts)\n{\n    " + fixedBody + "\n}")
            .Replace("    string _used;", "    private static readonly Regex " + field + ";\n    string _used;", StringComparison.Ordinal),
        CodeActionEquivalenceKey = "ALLOC104.field",
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData("    private static readonly int s_count = 1;\n", "s_digits")]
    [InlineData("    static int _count = 1;\n", "_digits")]
    [InlineData("    private static readonly int MOST_OF_ALL = 1;\n", "DIGITS")]
    [InlineData("    private const int Most = 1;\n\n    private static int s_count = 1;\n", "s_digits")]
    public Task FieldOfARegex_IsNamedLikeTheOthersAndStandsBeforeThem(string fields, string name)
    {
        const string Body = "foreach (var s in texts)\n{\n    var digits = [|new Regex(\"^a+$\")|];\n    Use(digits.Replace(s, s));\n}";
        var constants = fields.IndexOf("\n\n", StringComparison.Ordinal) + 2;
        constants = constants == 1 ? 0 : constants;
        return new Verify.Test
        {
            TestCode = Method(Body).Replace("    string _used;", fields + "    string _used;", StringComparison.Ordinal),
            FixedCode = Method("foreach (var s in texts)\n{\n    Use(" + name + ".Replace(s, s));\n}")
                .Replace(
                    "    string _used;",
                    fields.Insert(constants, "    private static readonly Regex " + name + " = new Regex(\"^a+$\");\n") + "    string _used;",
                    StringComparison.Ordinal),
            CodeActionEquivalenceKey = "ALLOC104.field",
        }.RunAsync(TestContext.Current.CancellationToken);
    }

    [Fact]
    public Task RegexInATypeOfSeveralParts_StaysBesideItsLoop()
    {
        static string InParts(string code) =>
            "partial class C { static int s_other = 1; }\n".Insert(0, code.Replace("class C", "partial class C", StringComparison.Ordinal) + "\n");
        return new Verify.Test
        {
            TestCode = InParts(Method("foreach (var s in texts)\n{\n    Use([|new Regex(\"a\")|].Replace(s, s));\n}")),
            FixedCode = InParts(Method("var regex = new Regex(\"a\");\nforeach (var s in texts)\n{\n    Use(regex.Replace(s, s));\n}")),
            CodeActionEquivalenceKey = "ALLOC104.hoist",
        }.RunAsync(TestContext.Current.CancellationToken);
    }

    [Fact]
    public Task ValueOfALocal_MovesWithItsDeclaration() => VerifyAsync(
        """
        var name = text + "";
        foreach (var s in texts)
        {
            string trimmed = [|name.Trim()|]; // outside
            if (s == trimmed)
                Use(s);
        }
        """,
        """
        var name = text + "";
        string trimmed = name.Trim();
        foreach (var s in texts)
        {
            // outside
            if (s == trimmed)
                Use(s);
        }
        """);

    [Fact]
    public Task ValueOfALocalThatIsWritten_IsCopied() => VerifyAsync(
        """
        var name = text + "";
        foreach (var s in texts)
        {
            var trimmed = [|name.Trim()|];
            if (trimmed == s)
                trimmed = null;
            Use(trimmed + s);
        }
        """,
        """
        var name = text + "";
        var nameTrim = name.Trim();
        foreach (var s in texts)
        {
            var trimmed = nameTrim;
            if (trimmed == s)
                trimmed = null;
            Use(trimmed + s);
        }
        """);

    [Fact]
    public Task OnlyTheLoopsThatLeaveTheInputAlone_AreLeft() => VerifyAsync(
        """
        foreach (var s in texts)
        {
            for (var i = 0; i < s.Length; i++)
                Use([|s + ":"|]);
        }
        """,
        """
        foreach (var s in texts)
        {
            var text2 = s + ":";
            for (var i = 0; i < s.Length; i++)
                Use(text2);
        }
        """);

    [Theory]
    [InlineData("Use([|text.Trim()|]);", "Use(textTrim);", "var textTrim = text.Trim();", "an exception of 'Trim' comes before the loop")]
    [InlineData(
        "Use([|text.ToLower()|]);",
        "Use(textToLower);",
        "var textToLower = text.ToLower();",
        "the culture is read once; an exception of 'ToLower' comes before the loop")]
    [InlineData(
        "Use([|new Regex(\"(\")|].Replace(s, s));",
        "Use(regex.Replace(s, s));",
        "var regex = new Regex(\"(\");",
        "an exception of 'Regex' comes before the loop")]
    [InlineData(
        "Use([|new Regex(text)|].Replace(s, s));",
        "Use(regex.Replace(s, s));",
        "var regex = new Regex(text);",
        "an exception of 'Regex' comes before the loop")]
    [InlineData(
        "Use([|new Regex(\"i\", RegexOptions.IgnoreCase)|].Replace(s, s));",
        "Use(regex.Replace(s, s));",
        "var regex = new Regex(\"i\", RegexOptions.IgnoreCase);",
        "the culture is read once")]
    [InlineData(
        "Kept.Add([|new Regex(\"(\")|]);",
        "Kept.Add(regex);",
        "var regex = new Regex(\"(\");",
        "an exception of 'Regex' comes before the loop; the same object is used each time")]
    [InlineData(
        "var pattern = [|new Regex(text)|];\n    Kept.Add(pattern);",
        "Kept.Add(pattern);",
        "var pattern = new Regex(text);",
        "an exception of 'Regex' comes before the loop; the same object is used each time")]
    public Task WhatMayBeNoticed_IsInTheTitle(string body, string expected, string before, string difference) => new Verify.Test
    {
        TestCode = Method("foreach (var s in texts)\n{\n    " + body + "\n}"),
        FixedCode = Method(before + "\nforeach (var s in texts)\n{\n    " + expected + "\n}"),
        CodeActionEquivalenceKey = "ALLOC104.hoist!",
        CodeFixTestBehaviors = CodeFixTestBehaviors.SkipFixAllCheck,
        CodeActionVerifier = (action, verifier) => verifier.True(action.Title.EndsWith("(" + difference + ")", StringComparison.Ordinal), action.Title),
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task NameOfAPartOfAnObject_IsKept() => VerifyAsync(
        "foreach (var s in texts)\n{\n    var all = [|text + \":\"|];\n    Use(new { all }.ToString());\n}\nfor (var all = 0; all < 1; all++)\n    Use(text);",
        "var all2 = text + \":\";\nforeach (var s in texts)\n{\n    Use(new { all = all2 }.ToString());\n}\nfor (var all = 0; all < 1; all++)\n    Use(text);");

    [Theory]
    [InlineData("if (text != null)\n    foreach (var s in texts)\n    {\n        var b = new StringBuilder();\n        Use(b.Append(s).ToString());\n    }")]
    public Task LoopThatIsNoStatementOfABlock_IsSilent(string body) => Verify.VerifyAnalyzerAsync(Method(body));

    [Fact]
    public Task Directives_StayOnTheirSide() => VerifyAsync(
        "#if NEVER\nUse(text);\n#endif\n    // Each.\nforeach (var s in texts)\n{\n    var b = [|new StringBuilder()|];\n    Use(b.Append(s).ToString());\n}",
        "#if NEVER\nUse(text);\n#endif\nvar b = new StringBuilder();\n    // Each.\nforeach (var s in texts)\n{\n    b.Clear();\n"
            + "    Use(b.Append(s).ToString());\n}");

    [Fact]
    public Task LineEndings_AreKept() => VerifyAsync(
        "Use(text);\n\nforeach (var s in texts)\n{\n    var b = [|new StringBuilder()|];\n    Use(b.Append(s).ToString());\n}",
        "Use(text);\n\nvar b = new StringBuilder();\nforeach (var s in texts)\n{\n    b.Clear();\n    Use(b.Append(s).ToString());\n}",
        "\r\n");

    [Fact]
    public async Task SafeFixes_BehaveTheSame()
    {
        const string Source = """
            using System;
            using System.Collections.Generic;
            using System.Linq;
            using System.Text;
            using System.Text.RegularExpressions;

            public static class C
            {
                public static string[] Words(string s)
                {
                    var all = new List<string>();
                    for (var round = 0; round < 3; round++)
                    {
                        for (var i = 0; i < s.Length; i += 7)
                        {
                            var b = new StringBuilder();
                            var seen = new HashSet<char>();
                            var order = new Dictionary<char, int>();
                            var list = new List<string>(2);
                            var last = new string[3];
                            var stack = new Stack<char>();
                            var queue = new Queue<char>(1);
                            try
                            {
                                for (var j = i; j < s.Length && j < i + 20; j++)
                                {
                                    if (!seen.Add(s[j]))
                                        continue;
                                    order[s[j]] = j;
                                    if (j % 3 == 0)
                                        order.Remove(s[i]);
                                    b.Append(s[j]).Append('-');
                                    stack.Push(s[j]);
                                    queue.Enqueue(s[j]);
                                    last[j % 3] += s[j];
                                    if (s[j] == ',')
                                        throw new FormatException();
                                }

                                list.Add(b.ToString());
                            }
                            catch (FormatException)
                            {
                                list.Add("failed");
                                if (round == 1)
                                    continue;
                            }

                            Add(list, b);
                            all.AddRange(list);
                            all.Add(string.Join("|", order) + string.Concat(seen) + string.Concat(stack) + string.Concat(queue.ToArray()) + last[0] + last[1]
                                + last[2] + b.Length);
                        }
                    }

                    return all.ToArray();
                }

                public static string Values(string s, string t)
                {
                    if (s == null)
                        return "null";
                    var result = "";
                    foreach (var c in s)
                    {
                        string[] names = { "a", t, s };
                        if (new Regex("[0-9]+").IsMatch(c.ToString()) || c.ToString() == s.Trim())
                            result += names[c % 3];
                        if (result.Length > 99)
                            break;
                        Use(s + t);
                        Use($"{t}:{s}");
                        result = Use(s.Trim()).Length + result;
                    }

                    return result;
                }

                private static string Use(string s) => s;

                private static void Add(List<string> list, StringBuilder b)
                {
                    if (b.Length > 3)
                        list.Add(b.ToString());
                }
            }
            """;
        var changed = await AppliedFix.SafeAsync<LoopInvariantAllocationAnalyzer, LoopInvariantAllocationCodeFix>(Source);
        foreach (var cleared in (string[])[
            "b.Clear()", "seen.Clear()", "order.Clear()", "list.Clear()", "Array.Clear(last, 0, last.Length)", "stack.Clear()", "queue.Clear()",
        ])
            Assert.Contains(cleared, changed, StringComparison.Ordinal);
        Assert.Contains("var sTrim = s.Trim();", changed, StringComparison.Ordinal);
        var texts = TextInputs.Texts.Where(static text => text is null or { Length: < 1000 }).ToArray();
        SameBehaviour.Verify(Source, changed, texts.Select(static text => new object?[] { text }), LanguageVersion.Latest, "Words");
        SameBehaviour.Verify(Source, changed, texts.Zip(texts.Reverse(), static (a, b) => new object?[] { a, b }), LanguageVersion.Latest, "Values");
    }

    [Fact]
    public async Task UnsafeFix_DiffersAsItSays()
    {
        const string Source =
            "public static class C { public static int M(string s) { var n = 0; for (var i = 0; i < n; i++) { n += s.Trim().Length; } return n; } }";
        var changed = await AppliedFix.ApplyAsync<LoopInvariantAllocationAnalyzer, LoopInvariantAllocationCodeFix>(
            Source, LanguageVersion.Latest, static _ => true);
        using var before = CompiledMethods.Compile(Source);
        using var after = CompiledMethods.Compile(changed);
        Assert.Null(before.Call("M", [null]).Exception);
        Assert.Equal(typeof(NullReferenceException), after.Call("M", [null]).Exception);
    }

    [Theory]
    [InlineData(
        "foreach (var s in texts)\n    Array.ForEach(texts, [|Use|]); // all",
        "Action<string> use = Use;\nforeach (var s in texts)\n    Array.ForEach(texts, use); // all")]
    [InlineData(
        "var use = 0;\nforeach (var s in texts)\n    Array.ForEach(texts, [|this.Use|]);",
        "var use = 0;\nAction<string> use2 = this.Use;\nforeach (var s in texts)\n    Array.ForEach(texts, use2);")]
    [InlineData(
        "foreach (var s in texts)\n{\n    text = Array.Find(texts, [|x => x == _used|]);\n}",
        "Predicate<string> callback = x => x == _used;\nforeach (var s in texts)\n{\n    text = Array.Find(texts, callback);\n}")]
    public async Task DelegateOfThis_IsMadeOnce(string body, string fixedBody)
    {
        await VerifyAsync(body, fixedBody);
        await VerifyAsync(body, fixedBody, "\r\n");
    }

    [Theory]
    [InlineData(
        "foreach (var s in texts)\n{\n    Action<string> use = [|Use|];\n    use(s);\n}",
        "Action<string> use = Use;\nforeach (var s in texts)\n{\n    use(s);\n}")]
    [InlineData(
        "foreach (var s in texts)\n{\n    Given([|x => Use(_used)|]);\n}\nvoid Given(Action<string> given) => given(text);",
        "Action<string> callback = x => Use(_used);\nforeach (var s in texts)\n{\n    Given(callback);\n}\nvoid Given(Action<string> given) => given(text);")]
    [InlineData(
        "var all = new List<Action<string>>();\nforeach (var s in texts)\n{\n    all.Add([|Use|]);\n}",
        "var all = new List<Action<string>>();\nAction<string> use = Use;\nforeach (var s in texts)\n{\n    all.Add(use);\n}")]
    public Task DelegateThatMayBeCompared_IsUnsafe(string body, string fixedBody) => new VerifyAtAnyHeat.Test
    {
        TestCode = Method(body).ReplaceLineEndings("\n"),
        FixedCode = Method(fixedBody).ReplaceLineEndings("\n"),
        CodeActionEquivalenceKey = "ALLOC104.hoist!",
        CodeActionVerifier = static (action, verifier) => verifier.True(
            action.Title.EndsWith("(the same object is used each time)", StringComparison.Ordinal), action.Title),
        CodeFixTestBehaviors = CodeFixTestBehaviors.SkipFixAllCheck,
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task LoopUnderACondition_IsTheOutermostOne() => VerifyAsync(
        """
        foreach (var s in texts)
        {
            if (s.Length > 3)
            {
                while (s != text)
                {
                    var b = [|new StringBuilder()|];
                    Use(b.Append(s).ToString());
                }
            }
        }
        """,
        """
        foreach (var s in texts)
        {
            if (s.Length > 3)
            {
                var b = new StringBuilder();
                while (s != text)
                {
                    b.Clear();
                    Use(b.Append(s).ToString());
                }
            }
        }
        """);

    [Theory]
    [InlineData("unknown.Write(a, 0, 9);", "Stream")]
    [InlineData("unknown.Read(a, 0, 9);", "Stream")]
    [InlineData("new BufferedStream(unknown).Write(a, 0, 9);", "BufferedStream")]
    [InlineData("var reader = new BinaryReader(unknown);\n    reader.Read(a, 0, 9);", "BinaryReader")]
    [InlineData("_public.Write(a, 0, 9);", "Stream")]
    [InlineData("Lend(unknown, a);", "Stream")]
    [InlineData("opened.Write(a, 0, 9);", "Stream")]
    public Task ReceiverThatMayKeepTheArray_IsInTheTitle(string use, string keeper) => new Verify.Test
    {
        TestCode = Method("Stream opened = File.Create(text);\nopened = unknown;\nforeach (var s in texts)\n{\n    var a = [|new byte[4096]|];\n    " + use
            + "\n}"),
        FixedCode = Method("Stream opened = File.Create(text);\nopened = unknown;\nvar a = new byte[4096];\nforeach (var s in texts)\n{\n"
            + "    Array.Clear(a, 0, a.Length);\n    " + use + "\n}"),
        CodeActionEquivalenceKey = "ALLOC104.hoist!",
        CodeFixTestBehaviors = CodeFixTestBehaviors.SkipFixAllCheck,
        CodeActionVerifier = (action, verifier) => verifier.True(
            action.Title.EndsWith("(a '" + keeper + "' that keeps what it is given would see it change)", StringComparison.Ordinal), action.Title),
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData("public", "struct, ", "ALLOC104.hoist!")]
    [InlineData("public", "", "ALLOC104.hoist!")]
    [InlineData("internal", "struct, ", "ALLOC104.hoist")]
    public Task TypeParameterOfAPublicInterface_MayKeepTheArray(string accessibility, string constraint, string key)
    {
        var begin = accessibility + " interface ITaker { void Take(byte[] data); }\n"
            + "struct Taker : ITaker { int _n; public void Take(byte[] data) => _n += data[0]; }\n"
            + "static class C\n{\n    static void M<T>(T taker, string[] texts) where T : " + constraint + "ITaker\n    {\n";
        return new Verify.Test
        {
            TestCode = begin + "        foreach (var s in texts)\n        {\n            var a = [|new byte[4096]|];\n"
                + "            taker.Take(a);\n        }\n    }\n}\n",
            FixedCode = begin + "        var a = new byte[4096];\n        foreach (var s in texts)\n        {\n"
                + "            System.Array.Clear(a, 0, a.Length);\n            taker.Take(a);\n        }\n    }\n}\n",
            CodeActionEquivalenceKey = key,
            CodeFixTestBehaviors = key.EndsWith('!') ? CodeFixTestBehaviors.SkipFixAllCheck : CodeFixTestBehaviors.None,
        }.RunAsync(TestContext.Current.CancellationToken);
    }

    [Theory]
    [InlineData("opened.Write(a, 0, 9);")]
    [InlineData("_file.Write(a, 0, 9);")]
    [InlineData("using var copy = new MemoryStream();\n    copy.Read(a, 0, 9);")]
    [InlineData("new BufferedStream(opened).Write(a, 0, 9);")]
    [InlineData("new BinaryReader(opened, Encoding.UTF8).Read(a, 0, 9);")]
    [InlineData("unknown.Write(a);")]
    [InlineData("Encoding.UTF8.GetString(a, 0, 9);")]
    [InlineData("Random.Shared.NextBytes(a);")]
    public Task ReceiverOfTheFramework_KeepsNothing(string use) => VerifyAsync(
        "Stream opened = File.Create(text);\nforeach (var s in texts)\n{\n    var a = [|new byte[4096]|];\n    " + use + "\n}",
        "Stream opened = File.Create(text);\nvar a = new byte[4096];\nforeach (var s in texts)\n{\n    Array.Clear(a, 0, a.Length);\n    " + use + "\n}");

    [Fact]
    public Task ArrayOfAnyLength_IsMadeBeforeTheLoopWithTheReason() => new Verify.Test
    {
        TestCode = Method("foreach (var s in texts)\n{\n    var a = [|new char[text.Length]|];\n    a[0] = s[0];\n    Use(new string(a));\n}"),
        FixedCode = Method("var a = new char[text.Length];\nforeach (var s in texts)\n{\n    Array.Clear(a, 0, a.Length);\n    a[0] = s[0];\n"
            + "    Use(new string(a));\n}"),
        CodeActionEquivalenceKey = "ALLOC104.hoist!",
        CodeFixTestBehaviors = CodeFixTestBehaviors.SkipFixAllCheck,
        CodeActionVerifier = static (action, verifier) => verifier.Equal(
            "Make 'a' once, before the loop, and clear it in each iteration (its length is computed although the loop may not run)", action.Title),
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData("", "ALLOC104.hoist", "")]
    [InlineData("    Use(text);\n", "ALLOC104.hoist!", " (its length is computed before what the loop does first)")]
    public Task ArrayOfAnyLengthInADoLoop_IsMadeBeforeItWhereItIsMadeFirst(string first, string key, string difference) => new Verify.Test
    {
        TestCode = Method("do\n{\n" + first + "    var a = [|new char[text.Length]|];\n    a[0] = '1';\n    Use(new string(a));\n} while (_used == text);"),
        FixedCode = Method("var a = new char[text.Length];\ndo\n{\n" + first + "    Array.Clear(a, 0, a.Length);\n    a[0] = '1';\n"
            + "    Use(new string(a));\n} while (_used == text);"),
        CodeActionEquivalenceKey = key,
        CodeFixTestBehaviors = CodeFixTestBehaviors.SkipFixAllCheck,
        CodeActionVerifier = (action, verifier) => verifier.Equal(
            "Make 'a' once, before the loop, and clear it in each iteration" + difference, action.Title),
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData("public", "ALLOC104.hoist!")]
    [InlineData("internal", "ALLOC104.hoist")]
    public Task TypeArgument_MayBeAsVisibleAsItsConstraint(string accessibility, string key)
    {
        var text = accessibility + """
             class Reader { public virtual int Take(byte[] a) => a[0]; }

            internal class C<T> where T : Reader
            {
                private static int M(T reader, string[] texts)
                {
                    var n = 0;
                    foreach (var s in texts)
                    {
                        var a = [|new byte[4096]|];
                        n += reader.Take(a);
                    }

                    return n;
                }
            }
            """;
        return new Verify.Test
        {
            TestCode = "using System;\n\n" + text,
            FixedCode = "using System;\n\n" + text.Replace("            var a = [|new byte[4096]|];", "            Array.Clear(a, 0, a.Length);")
                .Replace("        foreach", "        var a = new byte[4096];\n        foreach"),
            CodeActionEquivalenceKey = key,
            CodeFixTestBehaviors = CodeFixTestBehaviors.SkipFixAllCheck,
        }.RunAsync(TestContext.Current.CancellationToken);
    }

    private const string Streams =
        "public Stream _public = new MemoryStream(); private readonly Stream _file; C(string path) => _file = new FileStream(path, FileMode.Open); ";

    private static Task VerifyAsync(string body, string fixedBody, string endOfLine = "\n") => new VerifyAtAnyHeat.Test
    {
        TestCode = Method(body).ReplaceLineEndings(endOfLine),
        FixedCode = Method(fixedBody).ReplaceLineEndings(endOfLine),
        CodeActionEquivalenceKey = "ALLOC104.hoist",
    }.RunAsync(TestContext.Current.CancellationToken);

    private static string Method(string body) => $$"""
        using System;
        using System.Collections.Generic;
        using System.IO;
        using System.Text;
        using System.Text.RegularExpressions;

        class C
        {
            string _used;
            static readonly List<Regex> Kept = null;
            void Use(string s) => _used = s;
            static void Lend(Stream stream, byte[] bytes) => stream.Write(bytes, 0, 9);

            void M(string[] texts, string text, Stream unknown)
            {
        {{string.Join("\n", body.ReplaceLineEndings("\n").Split('\n').Select(static line => line.Length == 0 || line[0] == '#' ? line : "        " + line))}}
            }
        }
        """
        .Replace(
            "void M(",
            body.Contains("_public", StringComparison.Ordinal) || body.Contains("_file", StringComparison.Ordinal) ? Streams + "void M(" : "void M(",
            StringComparison.Ordinal).ReplaceLineEndings("\n");
}
