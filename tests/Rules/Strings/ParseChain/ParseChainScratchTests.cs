using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Testing;
using static Allocations.Tests.Strings.ParseChain.ParseChainSources;
using Verify = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Strings.ParseChain.ParseChainAnalyzer,
    Allocations.CodeFixes.Rules.Strings.ParseChain.ParseChainCodeFix>;

namespace Allocations.Tests.Strings.ParseChain;

/// <summary>The text that the fix of ALLOC301 leaves where characters are removed or replaced in a stack buffer.</summary>
public sealed class ParseChainScratchTests
{
    [Fact]
    public Task GroupSeparators_AreRemovedOnTheStack() => VerifyAsync(
        """
        using System;

        public static class Numbers
        {
            public static int ParseInt32(string? text, int defaultValue = 0)
            {
                if (text is null) return defaultValue;

                // Pasted numbers have groups.
                text = [|text.Replace(",", "").Trim()|];
                return int.TryParse(text, out var n) ? n : defaultValue;
            }
        }
        """,
        """
        using System;

        public static class Numbers
        {
            public static int ParseInt32(string? text, int defaultValue = 0)
            {
                if (text is null) return defaultValue;

                // Pasted numbers have groups.
                var textSpan = RemoveChar(text.AsSpan(), ',', stackalloc char[256]).Trim();
                return int.TryParse(textSpan, out var n) ? n : defaultValue;
            }

            private static ReadOnlySpan<char> RemoveChar(ReadOnlySpan<char> source, char value, Span<char> scratch)
            {
                var length = source.IndexOf(value);
                if (length < 0)
                {
                    return source;
                }

                if (scratch.Length < source.Length)
                {
                    scratch = new char[source.Length];
                }

                source.Slice(0, length).CopyTo(scratch);
                foreach (var c in source.Slice(length + 1))
                {
                    if (c != value)
                    {
                        scratch[length++] = c;
                    }
                }

                return scratch.Slice(0, length);
            }
        }
        """);

    [Fact]
    public Task OneCharacterInOnePlace_IsNotWorthAMethod()
    {
        const string Source = "using System;\n\nclass C\n{\n    int M(string s) => s == null ? 0 : int.Parse([|s.Replace(\",\", \"\")|]);\n}\n";
        return new Verify.Test { TestState = { Sources = { Source } }, FixedState = { Sources = { Source }, MarkupHandling = MarkupMode.Allow } }.RunAsync(
            TestContext.Current.CancellationToken);
    }

    [Fact]
    public Task OneCharacterWhereTheMethodIsThere_IsRemovedByIt() => VerifyAsync(
        "using System;\n\nclass C\n{\n    int M(string s) => s == null ? 0 : int.Parse([|s.Replace(\",\", \"\")|]);\n\n" + RemoveChar + "\n}\n",
        "using System;\n\nclass C\n{\n    int M(string s) => s == null ? 0 : int.Parse(RemoveChar(s.AsSpan(), ',', stackalloc char[256]));\n\n" + RemoveChar
            + "\n}\n");

    [Fact]
    public Task TwoFindings_ShareOneMethodInFixAll() => VerifyAsync(
        $$"""
        using System;

        struct Numbers
        {
            public int A(string s) => s == null ? 0 : int.Parse([|s.Replace(",", "")|]);

            public long B(string s) => s == null ? 0 : long.Parse([|s.Replace("_", string.Empty).Replace(",", "")|]);
        }
        """,
        $$"""
        using System;

        struct Numbers
        {
            public int A(string s) => s == null ? 0 : int.Parse(RemoveChar(s.AsSpan(), ',', stackalloc char[256]));

            public long B(string s) => s == null ? 0 : long.Parse(RemoveChar(RemoveChar(s.AsSpan(), '_', stackalloc char[128]), ',', stackalloc char[128]));

        {{RemoveChar}}
        }
        """);

    [Fact]
    public Task FieldsAndTypesAfterTheMethods_StayLast() => VerifyAsync(
        """
        using System;

        class Numbers
        {
            double A(string s) => s is null ? 0 : double.Parse([|s.Replace(',', '.').Trim()|]);
            int _last;

            class Inner { }
        }
        """,
        $$"""
        using System;

        class Numbers
        {
            double A(string s) => s is null ? 0 : double.Parse(ReplaceChar(s.AsSpan(), ',', '.', stackalloc char[256]).Trim());

        {{ReplaceChar}}

            int _last;

            class Inner { }
        }
        """);

    [Fact]
    public Task CharacterForCharacter_IsReplacedOnTheStack() => VerifyAsync(
        """
        using System;

        class Numbers
        {
            double A(string s) => s is null ? 0 : double.Parse([|s.Replace(',', '.').Trim()|]);
        }
        """,
        $$"""
        using System;

        class Numbers
        {
            double A(string s) => s is null ? 0 : double.Parse(ReplaceChar(s.AsSpan(), ',', '.', stackalloc char[256]).Trim());

        {{ReplaceChar}}
        }
        """);

    [Fact]
    public Task InALoop_TheBufferIsBeforeIt() => VerifyAsync(
        """
        using System;

        class Numbers
        {
            int Sum(string text)
            {
                var sum = 0;

                // All lines.
                foreach (var line in text.Split('\n'))
                {
                    foreach (var part in line.Split(';'))
                        sum += int.Parse([|part.Replace(",", "")|]);
                }

                return sum;
            }
        }
        """,
        $$"""
        using System;

        class Numbers
        {
            int Sum(string text)
            {
                var sum = 0;

                Span<char> scratch = stackalloc char[256];
                // All lines.
                foreach (var line in text.Split('\n'))
                {
                    foreach (var part in line.Split(';'))
                        sum += int.Parse(RemoveChar(part.AsSpan(), ',', scratch));
                }

                return sum;
            }

        {{RemoveChar}}
        }
        """);

    [Fact]
    public Task LocalOfEachRound_HasItsBufferBeforeTheLoop() => VerifyAsync(
        """
        using System;

        class Numbers
        {
            int Sum(string text)
            {
                var sum = 0;
                foreach (var part in text.Split(';'))
                {
                    var digits = [|part.Trim().Replace(",", "")|];
                    if (digits.Length > 0)
                        sum += int.Parse(digits);
                }

                return sum;
            }
        }
        """,
        $$"""
        using System;

        class Numbers
        {
            int Sum(string text)
            {
                var sum = 0;
                Span<char> digitsScratch = stackalloc char[256];
                foreach (var part in text.Split(';'))
                {
                    var digits = RemoveChar(part.AsSpan().Trim(), ',', digitsScratch);
                    if (digits.Length > 0)
                        sum += int.Parse(digits);
                }

                return sum;
            }

        {{RemoveChar}}
        }
        """);

    [Fact]
    public Task SlicedThenChanged_IsAScopedSpan() => VerifyAsync(
        """
        using System;

        class Numbers
        {
            int M(string text)
            {
                if (string.IsNullOrWhiteSpace(text))
                    return 0;
                text = text.Trim();
                text = [|text.Replace(",", "")|];
                return int.Parse(text);
            }
        }
        """,
        $$"""
        using System;

        class Numbers
        {
            int M(string text)
            {
                if (string.IsNullOrWhiteSpace(text))
                    return 0;
                scoped ReadOnlySpan<char> textSpan = text.AsSpan().Trim();
                textSpan = RemoveChar(textSpan, ',', stackalloc char[256]);
                return int.Parse(textSpan);
            }

        {{RemoveChar}}
        }
        """);

    [Fact]
    public Task BufferSize_FollowsTheOption() => new Verify.Test
    {
        TestState =
        {
            Sources = { "using System;\nclass C\n{\n    int M(string s) => s == null ? 0 : int.Parse([|s.Replace(\",\", \"\").Trim()|]);\n}\n" },
            AnalyzerConfigFiles = { ("/.editorconfig", "root = true\n[*.cs]\ndotnet_code_quality.ALLOC301.max_stackalloc_bytes = 64\n") },
        },
        FixedCode = $$"""
            using System;
            class C
            {
                int M(string s) => s == null ? 0 : int.Parse(RemoveChar(s.AsSpan(), ',', stackalloc char[32]).Trim());

            {{RemoveChar}}
            }

            """,
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task TakenNames_AreAvoided() => VerifyAsync(
        """
        using System;

        class C
        {
            int M(string s, int sSpan)
            {
                if (s == null)
                    return 0;
                s = [|s.Replace(",", "").Trim()|];
                return int.Parse(s) + RemoveChar();
            }

            int RemoveChar() => 1;
        }
        """,
        $$"""
        using System;

        class C
        {
            int M(string s, int sSpan)
            {
                if (s == null)
                    return 0;
                var sSpan2 = RemoveChar2(s.AsSpan(), ',', stackalloc char[256]).Trim();
                return int.Parse(sSpan2) + RemoveChar();
            }

            int RemoveChar() => 1;

        {{RemoveChar.Replace("RemoveChar", "RemoveChar2")}}
        }
        """);

    [Fact]
    public Task FileWithoutDirective_GetsOneAndKeepsItsHeader() => VerifyAsync(
        "// Header\r\nclass C\r\n{\r\n\tint M(string s) => s == null ? 0 : int.Parse([|s.Replace(\",\", \"\").Trim()|]);\r\n}\r\n",
        "// Header\r\nusing System;\r\n\r\nclass C\r\n{\r\n"
            + "\tint M(string s) => s == null ? 0 : int.Parse(RemoveChar(s.AsSpan(), ',', stackalloc char[256]).Trim());\r\n\r\n"
            + RemoveChar.ReplaceLineEndings("\r\n").Replace("    ", "\t") + "\r\n}\r\n");

    [Fact]
    public Task OlderLibraryAndLanguage_AreFixedAlike() => new Verify.Test
    {
        ReferenceAssemblies = ReferenceAssemblies.Net.Net80,
        LanguageVersion = LanguageVersion.CSharp8,
        TestCode = "using System; class C { int M(string s) => s == null ? 0 : int.Parse([|s.Trim().Replace(',', ' ')|]); }",
        FixedCode = "using System; class C { int M(string s) => s == null ? 0 : int.Parse(ReplaceChar(s.AsSpan().Trim(), ',', ' ', stackalloc char[256]));\n\n"
            + ReplaceChar + "\n}",
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task StackBufferBeforeCSharp8_NoFix()
    {
        const string Source = "using System; class C { int M(string s) => s == null ? 0 : int.Parse([|s.Replace(',', ' ').Trim()|]); }";
        return new Verify.Test
        {
            LanguageVersion = LanguageVersion.CSharp7_3,
            TestState = { Sources = { Source } },
            FixedState = { Sources = { Source }, MarkupHandling = MarkupMode.Allow },
        }.RunAsync(TestContext.Current.CancellationToken);
    }

    [Fact]
    public Task StackBufferInAMethodThatCallsItself_NoFix()
    {
        const string Source = "using System; class C { int M(string s, int depth) => s == null || depth == 0 ? 0 : int.Parse([|s.Replace(',', "
            + "' ').Trim()|]) + M(s, depth - 1); }";
        return new Verify.Test { TestState = { Sources = { Source } }, FixedState = { Sources = { Source }, MarkupHandling = MarkupMode.Allow } }.RunAsync(
            TestContext.Current.CancellationToken);
    }

    [Fact]
    public Task TwoBuffersReadTogetherInALoop_NoFix() => NoFixAsync(
        """
        foreach (var x in s.Split(';'))
                {
                    if ([|x.Replace(",", "")|] == [|s.Replace(".", "")|])
                        return 1;
                }
                return 2;
        """);

    [Fact]
    public Task SecondDeclarationOfOneName_WaitsForTheNextFixAll() => new Verify.Test
    {
        TestCode = TwoLoops("[|a.Replace(\",\", \"\")|]", "[|b.Replace(\",\", \"\")|]", "", "", ""),
        FixedCode = TwoLoops(
            "RemoveChar(a.AsSpan(), ',', scratch)",
            "RemoveChar(b.AsSpan(), ',', scratch2)",
            "Span<char> scratch = stackalloc char[256];\n        ",
            "Span<char> scratch2 = stackalloc char[256];\n        ",
            "\n" + RemoveChar + "\n"),
        NumberOfFixAllIterations = 2,
        NumberOfFixAllInDocumentIterations = 2,
        NumberOfFixAllInProjectIterations = 2,
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task StepInALoopAfterTheFirst_HasItsBufferBeforeTheLoop() => VerifyAsync(
        """
        using System;

        class Numbers
        {
            int M(string text)
            {
                if (text == null)
                    return 0;
                text = [|text.Trim()|];
                for (var i = 0; i < 100_000; i++)
                    text = [|text.Replace(",", "")|];
                return int.Parse(text);
            }
        }
        """,
        $$"""
        using System;

        class Numbers
        {
            int M(string text)
            {
                if (text == null)
                    return 0;
                scoped ReadOnlySpan<char> textSpan = text.AsSpan().Trim();
                Span<char> textScratch = stackalloc char[256];
                for (var i = 0; i < 100_000; i++)
                    textSpan = RemoveChar(textSpan, ',', textScratch);
                return int.Parse(textSpan);
            }

        {{RemoveChar}}
        }
        """);

    [Fact]
    public Task StackBufferInACatchBlock_IsNeverReported() => NoFixAsync("try { return 1; } catch { return int.Parse(s.Replace(\",\", \"\")); }");
}
