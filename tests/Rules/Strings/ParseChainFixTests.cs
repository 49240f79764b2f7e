using Allocations.Analyzers.Rules.Strings;
using Allocations.CodeFixes.Rules.Strings;
using Allocations.Testing;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.CSharpCodeFixVerifier<Allocations.Analyzers.Rules.Strings.ParseChainAnalyzer, Allocations.CodeFixes.Rules.Strings.ParseChainCodeFix>;

namespace Allocations.Tests.Strings;

/// <summary>The text that the fix of ALLOC301 leaves, and where it is not offered.</summary>
public sealed class ParseChainFixTests
{
    [Theory]
    [InlineData("int.Parse([|s.Trim()|])", "int.Parse(s.AsSpan().Trim())")]
    [InlineData("int.Parse([|s[1..]|])", "int.Parse(s.AsSpan()[1..])")]
    [InlineData("int.Parse([|s.Substring(1, 2).Trim()|])", "int.Parse(s.AsSpan(1, 2).Trim())")]
    [InlineData("int.Parse([|s.Trim().Substring(1)|])", "int.Parse(s.AsSpan().Trim().Slice(1))")]
    [InlineData("int.Parse([|s.Trim().Remove(2)|])", "int.Parse(s.AsSpan().Trim().Slice(0, 2))")]
    [InlineData("int.Parse([|s.TrimStart('a', 'b')|])", "int.Parse(s.AsSpan().TrimStart(\"ab\"))")]
    [InlineData("int.Parse([|s.Trim('a')|], NumberStyles.Any, null)", "int.Parse(s.AsSpan().Trim('a'), NumberStyles.Any, null)")]
    [InlineData("DateTime.ParseExact([|s.Trim()|], \"yyyy\", null)", "DateTime.ParseExact(s.AsSpan().Trim(), \"yyyy\", null)")]
    [InlineData("Enum.Parse<DayOfWeek>([|s.Trim()|], true)", "Enum.Parse<DayOfWeek>(s.AsSpan().Trim(), true)")]
    [InlineData("[|s.Trim()|] == \"x\"", "s.AsSpan().Trim().SequenceEqual(\"x\")")]
    [InlineData("\"x\" != [|s.Trim()|]", "!s.AsSpan().Trim().SequenceEqual(\"x\")")]
    [InlineData("[|s.Trim()|] == \"\"", "s.AsSpan().Trim().IsEmpty")]
    [InlineData("[|s.Trim()|].Equals(\"x\")", "s.AsSpan().Trim().SequenceEqual(\"x\")")]
    [InlineData("string.Equals([|s.Trim()|], \"x\", StringComparison.OrdinalIgnoreCase)", "s.AsSpan().Trim().Equals(\"x\", StringComparison.OrdinalIgnoreCase)")]
    [InlineData("[|s.Trim().ToLowerInvariant()|] == \"true\"", "s.AsSpan().Trim().Equals(\"true\", StringComparison.OrdinalIgnoreCase)")]
    [InlineData("[|s.Trim()|] is \"x\" or \"y\"", "s.AsSpan().Trim() is \"x\" or \"y\"")]
    [InlineData("[|s.Trim()|] switch { \"x\" => 1, _ => 2 }", "s.AsSpan().Trim() switch { \"x\" => 1, _ => 2 }")]
    [InlineData("[|s.Trim()|].StartsWith(\"x\")", "s.AsSpan().Trim().StartsWith(\"x\", StringComparison.CurrentCulture)")]
    [InlineData("[|s.Trim()|].Contains(\"x\")", "s.AsSpan().Trim().Contains(\"x\", StringComparison.Ordinal)")]
    [InlineData("[|s.Trim()|].IndexOf('x')", "s.AsSpan().Trim().IndexOf('x')")]
    [InlineData("[|s.Trim()|].Length", "s.AsSpan().Trim().Length")]
    [InlineData("string.IsNullOrEmpty([|s.Trim()|])", "s.AsSpan().Trim().IsEmpty")]
    [InlineData("b.Append([|s.Trim()|])", "b.Append(s.AsSpan().Trim())")]
    [InlineData("s.AsSpan().SequenceEqual([|s.Trim()|])", "s.AsSpan().SequenceEqual(s.AsSpan().Trim())")]
    public Task KnownText_IsSliced(string before, string after) => VerifyAsync(Guarded("return " + before + ";"), Guarded("return " + after + ";"));

    [Fact]
    public Task Switch_ReadsTheSpan() => VerifyAsync(
        Guarded(
            """
            switch ([|s.Trim()|]) // kind
            {
                case "x": return 1;
                default: return 2;
            }
            """),
        Guarded(
            """
            switch (s.AsSpan().Trim()) // kind
            {
                case "x": return 1;
                default: return 2;
            }
            """));

    [Fact]
    public Task FluentLayoutAndComments_AreKept() => VerifyAsync(
        Guarded(
            """
            return int.Parse([|s // text
                .Trim(/* all */)
                .Substring(1)|]); // done
            """),
        Guarded(
            """
            return int.Parse(s.AsSpan() // text
                .Trim(/* all */)
                .Slice(1)); // done
            """));

    [Fact]
    public Task SingleUseLocal_BecomesASpan() => VerifyAsync(
        Guarded(
            """
            string t = [|s.Trim()|]; // part
            return string.IsNullOrEmpty(t) || t[0] == '#' || t.Length > 9 ? 0 : int.Parse(t);
            """),
        Guarded(
            """
            ReadOnlySpan<char> t = s.AsSpan().Trim(); // part
            return t.IsEmpty || t[0] == '#' || t.Length > 9 ? 0 : int.Parse(t);
            """));

    [Fact]
    public Task PartThatIsKept_BecomesAStringThere() => VerifyAsync(
        Guarded(
            """
            var t = [|s.Trim()|];
            if (t.StartsWith("#", StringComparison.Ordinal))
                b.Append(1);
            return t.Substring(1);
            """),
        Guarded(
            """
            var t = s.AsSpan().Trim();
            if (t.StartsWith("#", StringComparison.Ordinal))
                b.Append(1);
            return t.Slice(1).ToString();
            """));

    [Fact]
    public Task ReassignedParameter_GetsASpanOfItsOwn() => VerifyAsync(
        Guarded(
            """
            s = [|s.Trim()|];
            if (string.IsNullOrEmpty(s))
                return 0;
            var isNegative = false;
            if (s[0] == '-')
            {
                isNegative = true;
                s = [|s[1..]|];
            }
            return int.TryParse(s, out var n) ? isNegative ? -n : n : 0;
            """),
        Guarded(
            """
            var sSpan = s.AsSpan().Trim();
            if (sSpan.IsEmpty)
                return 0;
            var isNegative = false;
            if (sSpan[0] == '-')
            {
                isNegative = true;
                sSpan = sSpan[1..];
            }
            return int.TryParse(sSpan, out var n) ? isNegative ? -n : n : 0;
            """));

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
    public Task CharacterForCharacter_IsReplacedOnTheStack() => VerifyAsync(
        """
        using System;

        class Numbers
        {
            double A(string s) => s is null ? 0 : double.Parse([|s.Replace(',', '.')|]);
        }
        """,
        $$"""
        using System;

        class Numbers
        {
            double A(string s) => s is null ? 0 : double.Parse(ReplaceChar(s.AsSpan(), ',', '.', stackalloc char[256]));

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
            Sources = { "using System;\nclass C\n{\n    int M(string s) => s == null ? 0 : int.Parse([|s.Replace(\",\", \"\")|]);\n}\n" },
            AnalyzerConfigFiles = { ("/.editorconfig", "root = true\n[*.cs]\ndotnet_code_quality.ALLOC301.max_stackalloc_bytes = 64\n") },
        },
        FixedCode = $$"""
            using System;
            class C
            {
                int M(string s) => s == null ? 0 : int.Parse(RemoveChar(s.AsSpan(), ',', stackalloc char[32]));

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
                s = [|s.Replace(",", "")|];
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
                var sSpan2 = RemoveChar2(s.AsSpan(), ',', stackalloc char[256]);
                return int.Parse(sSpan2) + RemoveChar();
            }

            int RemoveChar() => 1;

        {{RemoveChar.Replace("RemoveChar", "RemoveChar2")}}
        }
        """);

    [Fact]
    public Task FileWithoutDirective_GetsOneAndKeepsItsHeader() => VerifyAsync(
        "// Header\r\nclass C\r\n{\r\n\tint M(string s) => s == null ? 0 : int.Parse([|s.Replace(\",\", \"\")|]);\r\n}\r\n",
        "// Header\r\nusing System;\r\n\r\nclass C\r\n{\r\n\tint M(string s) => s == null ? 0 : int.Parse(RemoveChar(s.AsSpan(), ',', stackalloc char[256]));\r\n\r\n"
            + RemoveChar.ReplaceLineEndings("\r\n").Replace("    ", "\t") + "\r\n}\r\n");

    [Theory]
    [InlineData("int.Parse([|b.ToString().Trim()|])", "int.Parse(b.ToString().AsSpan().Trim())", null)]
    [InlineData("int.Parse([|o.ToString().Trim()|])", "int.Parse(o.ToString().AsSpan().Trim())", "null is treated as empty")]
    [InlineData("[|t.Trim()|] == o.ToString()", "t.AsSpan().Trim().SequenceEqual(o.ToString())", "null equals an empty text")]
    [InlineData("[|t.Trim()|].StartsWith(o.ToString(), StringComparison.Ordinal)", "t.AsSpan().Trim().StartsWith(o.ToString(), StringComparison.Ordinal)", "null is treated as empty")]
    [InlineData("int.TryParse([|t.Trim()|], out _)", "int.TryParse(t.AsSpan().Trim(), out _)", null)]
    [InlineData("DateTime.ParseExact([|t.Trim()|], o.ToString(), null)", "DateTime.ParseExact(t.AsSpan().Trim(), o.ToString(), null)", "null is treated as empty")]
    [InlineData("[|t.Trim().ToUpperInvariant()|] == \"SIX\"", "t.AsSpan().Trim().Equals(\"SIX\", StringComparison.OrdinalIgnoreCase)", "the Kelvin sign and the long s are other letters")]
    [InlineData("Encoding.UTF8.GetByteCount([|t.Trim()|])", "Encoding.UTF8.GetByteCount(t.AsSpan().Trim())", "a derived type may override only the overload for strings")]
    [InlineData("Own([|t.Trim()|])", "Own(t.AsSpan().Trim())", "calls the overload for spans")]
    public Task Difference_IsNamed(string before, string after, string? difference) => VerifyAsync(
        Source(before),
        Source(after),
        difference);

    [Theory]
    [InlineData("if (s is null) return null;", true)]
    [InlineData("if (string.IsNullOrEmpty(s) || s[0] == 'x') return null;", true)]
    [InlineData("if (!(s != null)) throw new Exception();", true)]
    [InlineData("ArgumentNullException.ThrowIfNull(s);", true)]
    [InlineData("ArgumentException.ThrowIfNullOrEmpty(s);", true)]
    [InlineData("if (s.Length > 5) return null;", true)]
    [InlineData("var n = s.IndexOf('x') + 1;", true)]
    [InlineData("s ??= \"\";", true)]
    [InlineData("s = s + \"x\";", true)]
    [InlineData("if (s == null) return null; for (; ; s = s.Insert(0, \"x\"))", true)]
    [InlineData("while ((s = Console.ReadLine()) != null)", true)]
    [InlineData("", false)]
    [InlineData("if (s == null) Console.WriteLine();", false)]
    [InlineData("System.Diagnostics.Debug.Assert(s != null);", false)]
    [InlineData("if (s == null) return null; s = Console.ReadLine();", false)]
    [InlineData("if (o != null && s == null) return null;", false)]
    [InlineData("if (o == null) { if (s == null) return null; }", false)]
    [InlineData("var n = o != null ? s.Length : 0;", false)]
    [InlineData("var n = s?.Length;", false)]
    [InlineData("try { s.ToString(); } catch (NullReferenceException) { }", false)]
    [InlineData("if (s == null) return null; Action f = () => s = null; f();", false)]
    [InlineData("if (s == null) return null; Change(ref s);", false)]
    [InlineData("if (s == null) return null; (s, o) = (null, null);", false)]
    [InlineData("if (s == null) return null; for (; ; s = Console.ReadLine())", false)]
    [InlineData("var n = s.Length(1);", false)]
    [InlineData("if (s.Empty()) return null;", false)]
    public Task Guard_IsProofOnlyIfItAlwaysRuns(string guard, bool isProof) => VerifyAsync(
        Source("int.Parse([|s.Trim().TrimEnd()|])", guard),
        Source("int.Parse(s.AsSpan().Trim().TrimEnd())", guard),
        isProof ? null : "null is treated as empty");

    [Fact]
    public Task UnsafeFixesInFixAll_NeedTheOption() => new Verify.Test
    {
        TestState =
        {
            Sources = { "using System; class C { int M(string s) => int.Parse([|s.Trim()|]); int N(string s) => int.Parse([|s.Trim()|]); }" },
            AnalyzerConfigFiles = { ("/.editorconfig", "root = true\n[*.cs]\ndotnet_code_quality.allocations.unsafe_fixes = true\n") },
        },
        FixedCode = "using System; class C { int M(string s) => int.Parse(s.AsSpan().Trim()); int N(string s) => int.Parse(s.AsSpan().Trim()); }",
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData("int.Parse([|t.Replace(\"ab\", \"c\")|])")]
    [InlineData("int.Parse([|t.Replace(\"a\", \"b\", StringComparison.OrdinalIgnoreCase)|])")]
    [InlineData("int.Parse([|t.Trim().ToLowerInvariant()|])")]
    [InlineData("int.Parse([|t.Remove(1, 2)|])")]
    [InlineData("int.Parse([|t + s|])")]
    [InlineData("int.TryParse(s?[|.Trim()|], out _)")]
    [InlineData("Convert.ToInt32([|t.Trim()|])")]
    [InlineData("[|t.Trim()|].LastIndexOf(\"x\")")]
    [InlineData("[|t.Trim()|].CompareTo(\"x\")")]
    [InlineData("[|t.Trim()|].IndexOf('x', 1)")]
    [InlineData("s.StartsWith([|t.Trim()|], StringComparison.Ordinal)")]
    [InlineData("int.Parse([|Narrow(t).Trim()|])")]
    [InlineData("int.Parse([|t.Trim(s[0], t[0])|])")]
    [InlineData("int.Parse([|t.Substring(startIndex: 1).Trim()|])")]
    [InlineData("int.Parse([|t // text\n.Replace(\",\", \"\")|])")]
    [InlineData("(from part in t.Split(' ') select int.Parse([|part.Replace(\",\", \"\")|]))")]
    public Task NoExactForm_NoFix(string expression)
    {
        var source = Source(expression).Replace("return text;", "var c = text.ToCharArray(); c[0] = 'x'; return [|new string(c)|];");
        return new Verify.Test { TestState = { Sources = { source } }, FixedState = { Sources = { source }, MarkupHandling = MarkupMode.Allow } }.RunAsync(TestContext.Current.CancellationToken);
    }

    [Theory]
    [InlineData("s = [|s.Trim()|]; return s == null ? 0 : int.Parse(s);")]
    [InlineData("s = [|s.Trim()|]; return int.TryParse(s, out var n) ? n : Read(s);")]
    [InlineData("if (o != null) s = [|s.Trim()|]; return int.Parse(s);")]
    [InlineData("try { s = [|s.Trim()|]; return int.Parse(s); } catch (FormatException) { return s.Length; }")]
    [InlineData("while (s.Length > 0) { s = [|s.Substring(1)|]; if (s == \"x\") return 1; } return 2;")]
    [InlineData("var x = [|s.Trim()|]; if (x[0] == 'x') x = Console.ReadLine(); return int.Parse(x);")]
    public Task VariableNotReplaceable_NoFix(string body) => NoFixAsync(body);

    [Theory]
    [InlineData("async Task<int> M(string s) { if (s == null) return 0; return int.Parse([|s.Trim()|], await P()); }")]
    [InlineData("async Task<int> M(string s) { if (s == null) return 0; var t = [|s.Trim()|]; await P(); return int.Parse(t); }")]
    [InlineData("IEnumerable<int> M(string s) { if (s == null) yield break; var t = [|s.Trim()|]; yield return 1; yield return int.Parse(t); }")]
    public Task SpanAcrossAwaitOrYield_NoFix(string member)
    {
        var source = Asynchronous(member);
        return new Verify.Test { TestState = { Sources = { source } }, FixedState = { Sources = { source }, MarkupHandling = MarkupMode.Allow } }.RunAsync(TestContext.Current.CancellationToken);
    }

    [Fact]
    public Task ExpressionInAsyncMethod_IsSliced() => new Verify.Test
    {
        LanguageVersion = LanguageVersion.CSharp9,
        TestCode = Asynchronous("async Task<int> M(string s) { if (s == null) return 0; await P(); return int.Parse([|s.Trim()|]); }"),
        FixedCode = Asynchronous("async Task<int> M(string s) { if (s == null) return 0; await P(); return int.Parse(s.AsSpan().Trim()); }"),
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task LocalInAsyncMethodBeforeCSharp13_NoFix()
    {
        var source = Asynchronous("async Task<int> M(string s) { if (s == null) return 0; await P(); var t = [|s.Trim()|]; return t.Length + int.Parse(t); }");
        return new Verify.Test { LanguageVersion = LanguageVersion.CSharp11, TestState = { Sources = { source } }, FixedState = { Sources = { source }, MarkupHandling = MarkupMode.Allow } }.RunAsync(TestContext.Current.CancellationToken);
    }

    [Fact(SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp13), Skip = "Needs C# 13.")]
    public Task LocalInAsyncMethod_IsASpanFromCSharp13() => new Verify.Test
    {
        LanguageVersion = RoslynFacts.CSharp13,
        TestCode = Asynchronous("async Task<int> M(string s) { if (s == null) return 0; await P(); var t = [|s.Trim()|]; return t.Length + int.Parse(t); }"),
        FixedCode = Asynchronous("async Task<int> M(string s) { if (s == null) return 0; await P(); var t = s.AsSpan().Trim(); return t.Length + int.Parse(t); }"),
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task SwitchOnSpanBeforeCSharp11_NoFix()
    {
        const string Code = "class C { int M(string s) { s.ToString(); switch ([|s.Trim()|]) { case \"x\": return 1; default: return 2; } } }";
        return new Verify.Test { LanguageVersion = LanguageVersion.CSharp10, TestState = { Sources = { Code } }, FixedState = { Sources = { Code }, MarkupHandling = MarkupMode.Allow } }.RunAsync(TestContext.Current.CancellationToken);
    }

    [Fact]
    public Task LibraryWithoutSpans_AppendsThePart() => new Verify.Test
    {
        ReferenceAssemblies = ReferenceAssemblies.NetStandard.NetStandard20,
        TestCode = "using System.Text; class C { void M(string s, StringBuilder b) { b.Append([|s.Trim().Substring(1, 2)|]); /* end */ } }",
        FixedCode = "using System.Text; class C { void M(string s, StringBuilder b) { b.Append(s.Trim(), 1, 2); /* end */ } }",
        CodeActionEquivalenceKey = "ALLOC301.AppendPart",
        CompilerDiagnostics = CompilerDiagnostics.None,
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task LibraryWithoutSpans_ComparesThePart() => new Verify.Test
    {
        ReferenceAssemblies = ReferenceAssemblies.NetStandard.NetStandard20,
        TestCode = "class C { bool M(string s) => [|s.Substring(2, 3)|] == \"abc\"; }",
        FixedCode = "class C { bool M(string s) => string.CompareOrdinal(s, 2, \"abc\", 0, 3) == 0; }",
        CodeActionEquivalenceKey = "ALLOC301.ComparePart!",
        CodeFixTestBehaviors = CodeFixTestBehaviors.SkipFixAllCheck,
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData("int.Parse([|s.Trim()|])")]
    [InlineData("[|s.Trim()|] == \"x\"")]
    [InlineData("int.Parse([|s.Replace(\",\", \"\")|])")]
    public Task LibraryWithoutSpans_NoOtherFix(string expression)
    {
        var source = "class C { object M(string s) { s.ToString(); return " + expression + "; } }";
        return new Verify.Test
        {
            ReferenceAssemblies = ReferenceAssemblies.NetStandard.NetStandard20,
            TestState = { Sources = { source } },
            FixedState = { Sources = { source }, MarkupHandling = MarkupMode.Allow },
        }.RunAsync(TestContext.Current.CancellationToken);
    }

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
        const string Source = "using System; class C { int M(string s) => s == null ? 0 : int.Parse([|s.Replace(',', ' ')|]); }";
        return new Verify.Test { LanguageVersion = LanguageVersion.CSharp7_3, TestState = { Sources = { Source } }, FixedState = { Sources = { Source }, MarkupHandling = MarkupMode.Allow } }.RunAsync(TestContext.Current.CancellationToken);
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
        FixedCode = TwoLoops("RemoveChar(a.AsSpan(), ',', scratch)", "RemoveChar(b.AsSpan(), ',', scratch2)", "Span<char> scratch = stackalloc char[256];\n        ", "Span<char> scratch2 = stackalloc char[256];\n        ", "\n" + RemoveChar + "\n"),
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

    /// <summary>Checks the fix one by one and by Fix All; an unsafe one by its title instead, because Fix All leaves it alone.</summary>
    private static Task VerifyAsync(string before, string after, string? difference = null) => new Verify.Test
    {
        TestCode = before,
        FixedCode = after,
        CodeFixTestBehaviors = difference is null ? CodeFixTestBehaviors.None : CodeFixTestBehaviors.SkipFixAllCheck,
        CodeActionVerifier = (action, verifier) =>
        {
            verifier.Equal(difference is not null, action.EquivalenceKey!.EndsWith('!'), action.Title);
            verifier.True(difference is null || action.Title.EndsWith("(" + difference + ")", StringComparison.Ordinal), action.Title);
        },
    }.RunAsync(TestContext.Current.CancellationToken);

    private static Task NoFixAsync(string body)
    {
        var source =
            $$"""
            using System;
            class C
            {
                object M(string s, object o)
                {
                    if (s == null)
                        return null;
                    {{body}}
                }

                static int Read(string text) => text.Length;
            }
            """;
        return new Verify.Test { TestState = { Sources = { source } }, FixedState = { Sources = { source }, MarkupHandling = MarkupMode.Allow } }.RunAsync(TestContext.Current.CancellationToken);
    }

    private static string TwoLoops(string first, string second, string before, string between, string after) =>
        $$"""
        using System;
        class C
        {
            int M(string text)
            {
                var sum = 0;
                {{before}}foreach (var a in text.Split(';'))
                    sum += int.Parse({{first}});
                {{between}}foreach (var b in text.Split(','))
                    sum -= int.Parse({{second}});
                return sum;
            }
        {{after}}}
        """;

    private static string Asynchronous(string member) =>
        $$"""
        using System;
        using System.Collections.Generic;
        using System.Globalization;
        using System.Threading.Tasks;
        class C
        {
            Task<NumberStyles> P() => Task.FromResult(NumberStyles.Any);

            {{member}}
        }
        """;

    private static string Source(string expression, string guard = "if (t == null) return null;") =>
        $$"""
        using System;
        using System.IO;
        using System.Linq;
        using System.Text;
        static class C
        {
            static object M(string s, string t, object o, StringBuilder b)
            {
                {{guard}}
                return {{expression}};
        #pragma warning disable CS0162
                return null;
            }

            static int Own(string text) => 1;
            static int Own(ReadOnlySpan<char> text) => 2;
            static void Change(ref string text) => text = null;
            static int Length(this string text, int n) => n;
            static bool Empty(this string text) => text == "";
            static string Narrow(string text)
            {
                return text;
            }
        }
        """;

    private static string Guarded(string body) =>
        $$"""
        using System;
        using System.Globalization;
        using System.Text;
        class C
        {
            object M(string s, StringBuilder b)
            {
                if (s == null) return null;
                {{body.Replace("\n", "\n        ")}}
            }
        }
        """;

    private const string RemoveChar =
        """
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
        """;

    private const string ReplaceChar =
        """
            private static ReadOnlySpan<char> ReplaceChar(ReadOnlySpan<char> source, char oldValue, char newValue, Span<char> scratch)
            {
                var first = source.IndexOf(oldValue);
                if (first < 0)
                {
                    return source;
                }

                if (scratch.Length < source.Length)
                {
                    scratch = new char[source.Length];
                }

                source.CopyTo(scratch);
                for (var i = first; i < source.Length; i++)
                {
                    if (scratch[i] == oldValue)
                    {
                        scratch[i] = newValue;
                    }
                }

                return scratch.Slice(0, source.Length);
            }
        """;
}
