using Allocations.Analyzers.Rules.Strings.ThrowAwayBytes;
using Allocations.Testing;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Strings.ThrowAwayBytes.ThrowAwayBytesAnalyzer,
    Allocations.CodeFixes.Rules.Strings.ThrowAwayBytes.ThrowAwayBytesCodeFix>;

namespace Allocations.Tests.Strings.ThrowAwayBytes;

/// <summary>What ALLOC306 reports, what its fix leaves, and where neither is right.</summary>
public sealed class ThrowAwayBytesTests
{
    private const string Helper =
        """


            private static Span<byte> Encode(Encoding encoding, string text, Span<byte> scratch)
            {
                var count = encoding.GetByteCount(text);
                if (scratch.Length < count)
                {
                    scratch = new byte[count];
                }

                return scratch.Slice(0, encoding.GetBytes(text, scratch));
            }
        """;

    private const string SpanHelper =
        """


            private static Span<byte> Encode(Encoding encoding, ReadOnlySpan<char> text, Span<byte> scratch)
            {
                var count = encoding.GetByteCount(text);
                if (scratch.Length < count)
                {
                    scratch = new byte[count];
                }

                return scratch.Slice(0, encoding.GetBytes(text, scratch));
            }
        """;

    [Theory]
    [InlineData("return [|Encoding.UTF8.GetBytes(s)|].Length; // size", "return Encoding.UTF8.GetByteCount(s); // size")]
    [InlineData("return encoding.GetPreamble().Length + [|encoding.GetBytes(s)|].Length;", "return encoding.GetPreamble().Length + encoding.GetByteCount(s);")]
    [InlineData("return [|Encoding.UTF8.GetBytes(s + \"\\n\")|].Length;", "return Encoding.UTF8.GetByteCount(s + \"\\n\");")]
    public Task MeasuredBytes_AreCounted(string before, string after) => Verify.VerifyCodeFixAsync(InMethod(before), InMethod(after));

    [Theory]
    [InlineData("return [|Encoding.UTF8.GetBytes(s)|] /* all */ .Length;")]
    [InlineData("return [|Encoding.UTF8.GetBytes(s)|] // all\n            .Length;")]
    [InlineData("stream.Write([|encoding/* ours */.GetBytes(s)|]); return 0;")]
    [InlineData("var b = [|encoding.GetBytes(/* all */ s)|]; stream.Write(b, 0, b.Length); return 0;")]
    public Task CommentThatWouldBeLost_HasNoFix(string body) => Verify.VerifyCodeFixAsync(InMethod(body), InMethod(body));

    [Theory]
    [InlineData("return SHA256.HashData([|Encoding.UTF8.GetBytes(s)|])[0];", "return SHA256.HashData(Encode(Encoding.UTF8, s, stackalloc byte[512]))[0];")]
    [InlineData("stream.Write([|encoding.GetBytes(s)|]); return 0;", "stream.Write(Encode(encoding, s, stackalloc byte[512])); return 0;")]
    [InlineData(
        "return known.AsSpan().SequenceEqual([|encoding.GetBytes(s)|]) ? 1 : 0;",
        "return known.AsSpan().SequenceEqual(Encode(encoding, s, stackalloc byte[512])) ? 1 : 0;")]
    [InlineData(
        "var b = [|encoding.GetBytes(s)|]; // all\n        stream.Write(b, 0, b.Length); return 0;",
        "var b = Encode(encoding, s, stackalloc byte[512]); // all\n        stream.Write(b); return 0;")]
    [InlineData(
        "byte[] b = [|encoding.GetBytes(s)|]; var sum = 0; foreach (var x in b) sum += x; return sum + b[0] + b.Length;",
        "Span<byte> b = Encode(encoding, s, stackalloc byte[512]); var sum = 0; foreach (var x in b) sum += x; return sum + b[0] + b.Length;")]
    [InlineData("return [|encoding.GetBytes(s)|][0];", "return Encode(encoding, s, stackalloc byte[512])[0];")]
    [InlineData(
        "var sum = 0; foreach (var x in [|encoding.GetBytes(s)|]) sum += x; return sum;",
        "var sum = 0; foreach (var x in Encode(encoding, s, stackalloc byte[512])) sum += x; return sum;")]
    public Task ReadBytes_AreEncodedOnTheStack(string before, string after) => Verify.VerifyCodeFixAsync(InMethod(before), InMethod(after, Helper));

    [Theory]
    [InlineData("s.Substring(1)", "s.AsSpan(1)")]
    [InlineData("s.Substring(1, s.Length - 2).Trim()", "s.AsSpan(1, s.Length - 2).Trim()")]
    [InlineData("s[..3]", "s.AsSpan(0, 3)", 16)]
    [InlineData("s.Substring(1, 8)", "s.AsSpan(1, 8)", 24)]
    [InlineData("s[1..^1]", "s.AsSpan()[1..^1]")]
    [InlineData("s.AsSpan(2).ToString()", "s.AsSpan(2)")]
    public Task PartOfAText_IsSliced(string part, string slice, int size = 512) => Verify.VerifyCodeFixAsync(
        InMethod("s ??= \"\"; var b = [|encoding.GetBytes(" + part + ")|]; stream.Write(b, 0, b.Length); return 0;"),
        InMethod("s ??= \"\"; var b = Encode(encoding, " + slice + ", stackalloc byte[" + size + "]); stream.Write(b); return 0;", SpanHelper));

    [Theory]
    [InlineData("s.Replace('a', 'b')")]
    [InlineData("s.Substring(1) + s")]
    [InlineData("s.ToUpperInvariant()")]
    [InlineData("s.Substring(length: 1, startIndex: 2)", 8)]
    [InlineData("Odd.Part(s)")]
    public Task TextThatIsNoPart_StaysAString(string text, int size = 512) => Verify.VerifyCodeFixAsync(
        InMethod("s ??= \"\"; stream.Write([|encoding.GetBytes(" + text + ")|]); return 0;"),
        InMethod("s ??= \"\"; stream.Write(Encode(encoding, " + text + ", stackalloc byte[" + size + "])); return 0;", Helper));

    [Theory]
    [InlineData("ALLOC306.Scratch", "s.Substring(1)", Helper, "Encode into a stack buffer")]
    [InlineData("ALLOC306.Scratch!", "s.AsSpan(1)", SpanHelper, "Encode into a stack buffer (null is treated as empty)")]
    public Task PartOfATextThatMayBeNull_IsSlicedOnRequest(string key, string text, string helper, string title) => new Verify.Test
    {
        TestCode = InMethod("stream.Write([|encoding.GetBytes(s.Substring(1))|]); return 0;"),
        FixedCode = InMethod("stream.Write(Encode(encoding, " + text + ", stackalloc byte[512])); return 0;", helper),
        CodeActionEquivalenceKey = key,
        CodeActionVerifier = (action, verifier) => verifier.Equal(title, action.Title),
        CodeFixTestBehaviors = key.EndsWith('!') ? CodeFixTestBehaviors.SkipFixAllCheck : CodeFixTestBehaviors.None,
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task TextsAndParts_HaveAnOverloadEach() => Verify.VerifyCodeFixAsync(
        InMethod(
            "s ??= \"\"; stream.Write([|encoding.GetBytes(s)|]); stream.Write([|encoding.GetBytes(s.Trim())|]); stream.Write([|encoding.GetBytes(s)|]); "
                + "return 0;"),
        InMethod(
            "s ??= \"\"; stream.Write(Encode(encoding, s, stackalloc byte[512])); stream.Write(Encode(encoding, s.AsSpan().Trim(), stackalloc byte[512])); "
                + "stream.Write(Encode(encoding, s, stackalloc byte[512])); return 0;",
            Helper + SpanHelper));

    [Theory]
    [InlineData("stream.Write([|Encoding.UTF8.GetBytes(\"$3\\r\\n\")|]); return 0;", "stream.Write(\"$3\\r\\n\"u8); return 0;")]
    [InlineData("stream.Write([|Encoding.ASCII.GetBytes(@\"OK\")|] /* done */); return 0;", "stream.Write(@\"OK\"u8 /* done */); return 0;")]
    [InlineData("return SHA256.HashData([|Encoding.UTF8.GetBytes(\"\u00e9\u20ac\")|])[0];", "return SHA256.HashData(\"\u00e9\u20ac\"u8)[0];")]
    [InlineData("return known.AsSpan().SequenceEqual([|Encoding.UTF8.GetBytes(\"\")|]) ? 1 : 0;", "return known.AsSpan().SequenceEqual(\"\"u8) ? 1 : 0;")]
    public Task Literal_IsTakenFromTheAssembly(string before, string after) => Verify.VerifyCodeFixAsync(InMethod(before), InMethod(after));

    [Theory]
    [InlineData(
        "var b = [|Encoding.UTF8.GetBytes(\"ab\")|]; // both\n        stream.Write(b); stream.Write(b, 0, b.Length); return b[0];",
        "var b = \"ab\"u8; // both\n        stream.Write(b); stream.Write(b); return b[0];")]
    [InlineData(
        "byte[] b = [|Encoding.UTF8.GetBytes(\"ab\")|]; foreach (var x in b) stream.WriteByte(x); return known.AsSpan().StartsWith(b) ? 1 : 0;",
        "ReadOnlySpan<byte> b = \"ab\"u8; foreach (var x in b) stream.WriteByte(x); return known.AsSpan().StartsWith(b) ? 1 : 0;")]
    [InlineData(
        "var b = [|Encoding.ASCII.GetBytes(\"ab\")|]; foreach (var word in words) stream.Write(b, 1, 1); return 0;",
        "var b = \"ab\"u8; foreach (var word in words) stream.Write(b.Slice(1, 1)); return 0;")]
    public Task LiteralInALocal_IsTakenFromTheAssembly(string before, string after) => Verify.VerifyCodeFixAsync(InMethod(before), InMethod(after));

    [Theory]
    [InlineData("[|encoding.GetBytes(s)|].CopyTo(known, 3); // id", "encoding.GetBytes(s, known.AsSpan(3)); // id")]
    [InlineData("[|encoding.GetBytes(s)|].CopyTo(known, 0);", "encoding.GetBytes(s, known);")]
    [InlineData("[|encoding.GetBytes(\"ab\")|].CopyTo(known, 3);", "encoding.GetBytes(\"ab\", known.AsSpan(3));")]
    [InlineData("[|Encoding.UTF8.GetBytes(\"ab\")|].CopyTo(known, words.Length);", "\"ab\"u8.CopyTo(known.AsSpan(words.Length));")]
    [InlineData("[|Encoding.ASCII.GetBytes(\"ab\")|].CopyTo(known, 0);", "\"ab\"u8.CopyTo(known);")]
    public Task CopiedBytes_AreWrittenToTheirPlace(string before, string after) => new Verify.Test
    {
        TestCode = InMethod(before + "\n        return 0;"),
        FixedCode = InMethod(after + "\n        return 0;"),
        CodeFixTestBehaviors = CodeFixTestBehaviors.SkipFixAllCheck,
        CodeActionVerifier = static (action, verifier) => verifier.Equal(
            "Write the bytes to their place (a target that is null or too short may throw another exception)", action.Title),
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task CopiedLiteral_BeforeCSharp11_IsEncodedToItsPlace() => new Verify.Test
    {
        TestCode = InMethod("[|Encoding.UTF8.GetBytes(\"ab\")|].CopyTo(known, 3);\n        return 0;"),
        FixedCode = InMethod("Encoding.UTF8.GetBytes(\"ab\", known.AsSpan(3));\n        return 0;"),
        CodeFixTestBehaviors = CodeFixTestBehaviors.SkipFixAllCheck,
        LanguageVersion = LanguageVersion.CSharp8,
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData("[|encoding.GetBytes(s)|].CopyTo(known, words.Count()); return 0;")]
    [InlineData("[|encoding.GetBytes(s)|].CopyTo(index: 1, array: known); return 0;")]
    [InlineData("[|encoding.GetBytes(s)|] /* all */ .CopyTo(known, 1); return 0;")]
    public Task CopiedBytesWithAnEffectBetween_HaveNoFix(string body) => Verify.VerifyCodeFixAsync(InMethod(body), InMethod(body));

    [Theory]
    [InlineData("encoding.GetBytes(s).CopyTo((Array)known, 3); return 0;")]
    [InlineData("encoding.GetBytes(s).CopyTo(new int[9], 3); return 0;")]
    [InlineData("encoding.GetBytes(s).CopyTo(known, 3L); return 0;")]
    [InlineData("Keep(Odd.GetBytes(s)); Odd.GetBytes(s).CopyTo(known, 3); return 0;")]
    public Task BytesCopiedInAnotherWay_AreSilent(string body) => Verify.VerifyAnalyzerAsync(InMethod(body));

    [Fact]
    public Task Message_OfCopiedBytesSaysWhoCanWriteThem() => Verify.VerifyAnalyzerAsync(
        "using System.Text; class C { void M(byte[] to, Encoding e, string s) { while (true) {\n"
            + "{|#0:e.GetBytes(s)|}.CopyTo(to, 0);\n{|#1:Encoding.UTF8.GetBytes(\"VALUE\")|}.CopyTo(to, 9); } } }",
        Verify.Diagnostic().WithLocation(0).WithMessage(
            "The bytes of the text are only copied, and 'GetBytes' can write them to their place; this allocates memory (in a loop (line 1))"),
        Verify.Diagnostic().WithLocation(1).WithMessage(
            "The bytes of the text are only copied, which a u8 literal can be; this allocates 32 B (in a loop (line 1))"));

    [Theory]
    [InlineData("while (s != null) Keep(encoding.GetBytes([|$\"{s} {known.Length}\"|])); return 0;")]
    [InlineData("while (s != null) Keep(Encoding.ASCII.GetBytes([|s + \"!\"|])); return 0;")]
    [InlineData("while (s != null) Keep(Encoding.ASCII.GetBytes([|DateTime.UtcNow.ToString(\"o\")|])); return 0;")]
    [InlineData("while (s != null) Keep(encoding.GetBytes([|new StringBuilder(s).ToString()|])); return 0;")]
    [InlineData("while (s != null) Keep(encoding.GetBytes([|s.Length.ToString()|])); return 0;")]
    [InlineData("while (s != null) Keep(encoding.GetBytes([|DateTime.UtcNow.ToString()|])); return 0;")]
    [InlineData("while (s != null) Keep(encoding.GetBytes([|string.Join(',', words)|])); return 0;")]
    public Task TextThatIsMadeToBeEncoded_IsASuggestionInHotCode(string body) => Verify.VerifyCodeFixAsync(InMethod(body), InMethod(body));

    [Theory]
    [InlineData("while (s != null) Keep(encoding.GetBytes(s)); return 0;")]
    [InlineData("while (s != null) Keep(encoding.GetBytes(s.ToString())); return 0;")]
    [InlineData("while (s != null) Keep(encoding.GetBytes((s.Length == 1).ToString())); return 0;")]
    [InlineData("while (s != null) Keep(encoding.GetBytes(DayOfWeek.Friday.ToString())); return 0;")]
    [InlineData("while (s != null) Keep(encoding.GetBytes(Odd.Part(s))); return 0;")]
    [InlineData("while (s != null) Keep(Odd.GetBytes(s + \"!\")); return 0;")]
    [InlineData("while (s != null) Keep(encoding.GetBytes(\"a\" + \"b\")); return 0;")]
    public Task TextThatIsThere_IsSilent(string body) => Verify.VerifyAnalyzerAsync(InMethod(body));

    [Fact]
    public Task Message_SaysThatTheTextIsMadeToBeEncoded() => Verify.VerifyAnalyzerAsync(
        "using System.Text; class C { static byte[] s; void M(string a, Encoding e) {\nwhile (a != null) s = e.GetBytes({|#0:a + \"!\"|}); } }",
        Verify.Diagnostic().WithLocation(0).WithSeverity(Microsoft.CodeAnalysis.DiagnosticSeverity.Info).WithMessage(
            "The text is made only to be encoded, and its parts could be formatted or encoded into one buffer; this allocates memory (in a loop (line 2))"));

    [Theory]
    [InlineData("var b = Encoding.UTF8.GetBytes(\"ab\"); b[0] = 1; stream.Write(b); return 0;")]
    [InlineData("var b = Encoding.UTF8.GetBytes(\"ab\"); b = known; stream.Write(b); return 0;")]
    [InlineData("var b = Encoding.UTF8.GetBytes(\"ab\"); stream.Write(b); Keep(b); return 0;")]
    [InlineData("var b = Encoding.UTF8.GetBytes(\"ab\"); Action late = () => stream.Write(b); return 0;")]
    [InlineData("var b = Encoding.UTF8.GetBytes(\"ab\"); Array.Reverse(b); stream.Write(b); return 0;")]
    [InlineData("var b = Encoding.UTF8.GetBytes(\"ab\"); stream.Read(b); return 0;")]
    [InlineData("var b = Encoding.UTF8.GetBytes(\"ab\"); b.AsSpan().Clear(); return b[0];")]
    [InlineData("var b = Encoding.UTF8.GetBytes(\"ab\"); if (b == null) return 1; stream.Write(b); return 0;")]
    [InlineData("var b = Encoding.UTF8.GetBytes(\"ab\"); ref var first = ref b[0]; first = 3; stream.Write(b); return 0;")]
    [InlineData("var b = Encoding.UTF8.GetBytes(\"ab\"); return 0;")]
    public Task LiteralInALocalThatMustBeAnArray_IsSilent(string body) => Verify.VerifyAnalyzerAsync(InMethod(body));

    [Theory]
    [InlineData("return [|SHA256.Create().ComputeHash(|]encoding.GetBytes(s))[0];", "return SHA256.HashData(Encode(encoding, s, stackalloc byte[512]))[0];")]
    [InlineData(
        "// Hash.\n        using var md5 = MD5.Create();\n        return [|md5.ComputeHash(|]encoding.GetBytes(s))[0]; // first",
        "// Hash.\n        return MD5.HashData(Encode(encoding, s, stackalloc byte[512]))[0]; // first")]
    [InlineData(
        "HashAlgorithm made = System.Security.Cryptography.SHA1.Create();\n        stream.Write([|made.ComputeHash(|]encoding.GetBytes(s)));\n"
            + "        return 0;",
        "stream.Write(System.Security.Cryptography.SHA1.HashData(Encode(encoding, s, stackalloc byte[512])));\n        return 0;")]
    [InlineData(
        "using (var md5 = MD5.Create())\n        {\n            var hash = [|md5.ComputeHash(|]encoding.GetBytes(s));\n"
            + "            s = @\"a\n{\" + $@\"\n{s}\";\n"
            + "        }\n\n        return 0;",
        "var hash = MD5.HashData(Encode(encoding, s, stackalloc byte[512]));\n        s = @\"a\n{\" + $@\"\n{s}\";\n\n        return 0;")]
    public Task HashOfAnAlgorithmForOneCall_NeedsNoObject(string before, string after)
    {
        // The array is the finding, first for the algorithm and then for itself.
        var marked = before.Replace("[|", "", StringComparison.Ordinal).Replace("|]encoding.GetBytes(s)", "[|encoding.GetBytes(s)|]", StringComparison.Ordinal);
        return new Verify.Test
        {
            TestCode = InMethod(marked),
            FixedCode = InMethod(after, Helper),
            NumberOfIncrementalIterations = 2,
            NumberOfFixAllIterations = 2,
        }.RunAsync(TestContext.Current.CancellationToken);
    }

    [Fact]
    public Task StatementsOfAUsingBlock_MoveOut() => new Verify.Test
    {
        TestCode = InMethod(
            "// Before.\n        using (var md5 = MD5.Create())\n        {\n            // Hash.\n"
                + "            var hash = md5.ComputeHash([|encoding.GetBytes(s)|]);\n\n            if (hash[0] > 1)\n            {\n"
                + "                return 1; // one\n            }\n        }\n\n        return 0;").ReplaceLineEndings("\r\n"),
        FixedCode = InMethod(
            "// Before.\n        // Hash.\n        var hash = MD5.HashData(Encode(encoding, s, stackalloc byte[512]));\n\n        if (hash[0] > 1)\n"
                + "        {\n            return 1; // one\n        }\n\n        return 0;",
            Helper).ReplaceLineEndings("\r\n"),
        NumberOfIncrementalIterations = 2,
        NumberOfFixAllIterations = 2,
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData(
        "using (var md5 = MD5.Create())\n        {\n            var _field = md5.ComputeHash([|encoding.GetBytes(s)|]);\n        }\n\n"
            + "        return _field[0];")]
    [InlineData(
        "using (var md5 = MD5.Create())\n        {\n            using var other = new MemoryStream();\n"
            + "            other.Write(md5.ComputeHash([|encoding.GetBytes(s)|]));\n        }\n\n        return 0;")]
    [InlineData(
        "using (var md5 = MD5.Create()) // ours\n        {\n            stream.Write(md5.ComputeHash([|encoding.GetBytes(s)|]));\n        }\n\n"
            + "        return 0;")]
    [InlineData("using (var md5 = MD5.Create()) { stream.Write(md5.ComputeHash([|encoding.GetBytes(s)|])); }\n        return 0;")]
    [InlineData(
        "if (s != null)\n            using (var md5 = MD5.Create())\n            {\n                stream.Write(md5.ComputeHash([|encoding.GetBytes(s)|]));\n"
            + "            }\n\n        return 0;")]
    public Task StatementsThatCannotMoveOut_HaveNoFix(string body) => Verify.VerifyCodeFixAsync(InMethod(body), InMethod(body));

    [Theory]
    [InlineData("using (var md5 = MD5.Create()) return md5.ComputeHash([|encoding.GetBytes(s)|])[0];")]
    [InlineData("using var md5 = MD5.Create(/* ours */); return md5.ComputeHash([|encoding.GetBytes(s)|])[0];")]
    [InlineData("return MD5.Create() /* ours */ .ComputeHash([|encoding.GetBytes(s)|])[0];")]
    public Task AlgorithmOfAStatementOrWithAComment_HasNoFix(string body) => Verify.VerifyCodeFixAsync(InMethod(body), InMethod(body));

    [Theory]
    [InlineData("using var md5 = MD5.Create(); md5.Initialize(); return md5.ComputeHash(encoding.GetBytes(s))[0];")]
    [InlineData("using var md5 = MD5.Create(); return md5.ComputeHash(encoding.GetBytes(s))[0] + md5.ComputeHash(known)[0];")]
    [InlineData("HashAlgorithm md5 = MD5.Create(); md5 = sha; return md5.ComputeHash(encoding.GetBytes(s))[0];")]
    [InlineData("using var md5 = Ours.Create(); return md5.ComputeHash(encoding.GetBytes(s))[0];")]
    [InlineData("using var mac = new HMACSHA256(known); return mac.ComputeHash(encoding.GetBytes(s))[0];")]
    [InlineData("using var md5 = HashAlgorithm.Create(\"MD5\"); return md5.ComputeHash(encoding.GetBytes(s))[0];")]
    [InlineData("using var md5 = MD5.Create(); return md5.ComputeHash(encoding.GetBytes(s), 0, 1)[0];")]
    [InlineData("var md5 = MD5.Create(); Func<int> late = () => md5.ComputeHash(encoding.GetBytes(s))[0]; return late();")]
    public Task AlgorithmThatMayBeAnother_IsSilent(string body) => Verify.VerifyAnalyzerAsync(InMethod(body));

    [Fact]
    public Task AlgorithmWithoutHashData_IsSilent() => new Verify.Test
    {
        TestCode = "using System.Security.Cryptography; using System.Text; "
            + "class C { byte[] M(string s) => SHA256.Create().ComputeHash(Encoding.UTF8.GetBytes(s)); }",
        ReferenceAssemblies = ReferenceAssemblies.NetStandard.NetStandard20,
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task Message_OfAHashNamesTheMethodThatNeedsNoObject() => Verify.VerifyAnalyzerAsync(
        "using System.Security.Cryptography; using System.Text; "
            + "class C { void M(System.IO.TextReader all) { while (all.ReadLine() is { } x) SHA256.Create().ComputeHash({|#0:Encoding.UTF8.GetBytes(x)|}); } }",
        Verify.Diagnostic().WithLocation(0).WithMessage(
            "The bytes of the text are only hashed by an object that is made for them, and 'SHA256.HashData' takes a span; "
                + "this allocates memory (in a loop (line 1))"));

    [Theory]
    [InlineData("stream.Write(Encoding.ASCII.GetBytes(\"\u00e9\")); return 0;")]
    [InlineData("stream.Write(Encoding.UTF8.GetBytes(\"\\ud800\")); return 0;")]
    [InlineData("stream.Write(Encoding.Unicode.GetBytes(\"a\")); return 0;")]
    [InlineData("stream.Write(encoding.GetBytes(\"a\")); return 0;")]
    [InlineData("stream.Write(Encoding.UTF8.GetBytes(nameof(stream))); return 0;")]
    [InlineData("Keep(Encoding.UTF8.GetBytes(\"a\")); return 0;")]
    [InlineData("return sha.ComputeHash(Encoding.UTF8.GetBytes(\"a\"))[0];")]
    [InlineData("new Span<byte>(Encoding.UTF8.GetBytes(\"a\")).Clear(); return 0;")]
    public Task ConstantThatIsNoUtf8Literal_IsSilent(string body) => Verify.VerifyAnalyzerAsync(InMethod(body));

    [Fact]
    public Task LiteralBeforeCSharp11_IsSilent() => new Verify.Test
    {
        TestCode = InMethod("stream.Write(Encoding.UTF8.GetBytes(\"a\")); return 0;"),
        LanguageVersion = LanguageVersion.CSharp10,
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task LiteralWithAComment_HasNoFix() => Verify.VerifyCodeFixAsync(
        InMethod("stream.Write([|Encoding.UTF8.GetBytes(/* end */ \"a\")|]); return 0;"),
        InMethod("stream.Write([|Encoding.UTF8.GetBytes(/* end */ \"a\")|]); return 0;"));

    [Fact]
    public Task LiteralsOnWindowsLines_AreFixedAtOnce() => Verify.VerifyCodeFixAsync(
        InMethod("stream.Write([|Encoding.UTF8.GetBytes(\"a\")|]);\n        stream.Write([|Encoding.UTF8.GetBytes(\"b\")|]);\n        return 0;")
            .ReplaceLineEndings("\r\n"),
        InMethod("stream.Write(\"a\"u8);\n        stream.Write(\"b\"u8);\n        return 0;").ReplaceLineEndings("\r\n"));

    [Fact]
    public Task Message_OfALiteralNamesTheBytes() => Verify.VerifyAnalyzerAsync(
        "using System.Text; class C { void M(System.IO.Stream to) { "
            + "while (true) to.Write({|#0:Encoding.UTF8.GetBytes(\"VALUE \u20ac\")|}); } }",
        Verify.Diagnostic().WithLocation(0).WithMessage(
            "The bytes of the text are only read by 'Stream.Write', which can read them as a u8 literal; this allocates 40 B (in a loop (line 1))"));

    [Fact]
    public Task PartThatMayBeOutOfRange_IsUnsafe() => new Verify.Test
    {
        TestCode = InMethod("var b = [|encoding.GetBytes(s)|]; stream.Write(b, 1, 2); return 0;"),
        FixedCode = InMethod("var b = Encode(encoding, s, stackalloc byte[512]); stream.Write(b.Slice(1, 2)); return 0;", Helper),
        BatchFixedState = { MarkupHandling = MarkupMode.Allow, Sources = { InMethod("var b = [|encoding.GetBytes(s)|]; stream.Write(b, 1, 2); return 0;") } },
        CodeActionVerifier = static (action, verifier) => verifier.Equal(
            "Encode into a stack buffer (an offset or count outside the array may throw another exception)", action.Title),
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task Loops_ShareBuffersThatAreDeclaredBefore() => Verify.VerifyCodeFixAsync(
        InMethod(
            """
            var n = 0;
                    // every word
                    foreach (var word in words)
                    {
                        var b = [|encoding.GetBytes(word)|];
                        n += b[0] + SHA256.HashData([|Encoding.ASCII.GetBytes(word)|])[0];
                        for (var i = 0; i < 2; i++) { n += SHA256.HashData([|Encoding.ASCII.GetBytes(s)|])[i]; }
                    }
                    return n;
            """),
        InMethod(
            """
            var n = 0;
                    Span<byte> bBuffer = stackalloc byte[512];
                    Span<byte> bytesBuffer = stackalloc byte[512];
                    Span<byte> bytesBuffer2 = stackalloc byte[512];
                    // every word
                    foreach (var word in words)
                    {
                        var b = Encode(encoding, word, bBuffer);
                        n += b[0] + SHA256.HashData(Encode(Encoding.ASCII, word, bytesBuffer))[0];
                        for (var i = 0; i < 2; i++) { n += SHA256.HashData(Encode(Encoding.ASCII, s, bytesBuffer2))[i]; }
                    }
                    return n;
            """,
            Helper));

    [Theory]
    [InlineData("return Encoding.UTF8.GetBytes(\"abc\").Length;")]
    [InlineData("var b = encoding.GetBytes(s); Keep(b); return b.Length;")]
    [InlineData("var b = encoding.GetBytes(s); Func<int> f = () => b.Length; return f();")]
    [InlineData("var b = encoding.GetBytes(s); b = known; return b.Length;")]
    [InlineData("var b = encoding.GetBytes(s); if (b == null) return 1; return b.Length;")]
    [InlineData("_field = encoding.GetBytes(s); return 0;")]
    [InlineData("Keep(encoding.GetBytes(s)); return 0;")]
    [InlineData("return new MemoryStream(encoding.GetBytes(s)).ReadByte();")]
    [InlineData("return Convert.ToInt32(known.Concat(encoding.GetBytes(s)).Count());")]
    [InlineData("return sha.ComputeHash(encoding.GetBytes(s))[0];")]
    [InlineData("return encoding.GetBytes(s.ToCharArray()).Length;")]
    [InlineData("return encoding.GetBytes(s, 0, 1, known, 0);")]
    [InlineData("return Odd.GetBytes(s).Length;")]
    [InlineData("throw new Exception(\"\" + encoding.GetBytes(s).Length);")]
    [InlineData("encoding.GetBytes(s)[0]++; return 0;")]
    [InlineData("ref var first = ref encoding.GetBytes(s)[0]; return first;")]
    [InlineData("System.Linq.Expressions.Expression<Func<int>> tree = () => encoding.GetBytes(s).Length; return 0;")]
    public Task ArrayThatIsNeeded_IsSilent(string body) => Verify.VerifyAnalyzerAsync(InMethod(body));

    [Fact]
    public Task ArrayAcrossAwait_IsSilent() => Verify.VerifyAnalyzerAsync(
        """
        using System.IO;
        using System.Text;
        using System.Threading.Tasks;

        class C
        {
            async Task M(Stream stream, string s)
            {
                var b = Encoding.UTF8.GetBytes(s);
                stream.Write(b);
                await Task.Yield();
                stream.Write(b);
                await stream.WriteAsync(Encoding.UTF8.GetBytes(s));
                foreach (var x in Encoding.UTF8.GetBytes(s))
                    await Task.Delay(x);
            }
        }
        """);

    [Theory]
    [InlineData("try { return 0; } finally { stream.Write([|encoding.GetBytes(s)|]); }")]
    [InlineData("stream.Write([|encoding.GetBytes(s)|]); return M(s, encoding, stream, known, words, sha);")]
    [InlineData("stream.Write([|encoding.GetBytes(s: s)|]); return 0;")]
    [InlineData("return [|encoding.GetBytes(\"\\n\")|][0];")]
    public Task NoRoomForABuffer_HasNoFix(string body) => Verify.VerifyCodeFixAsync(InMethod(body), InMethod(body));

    [Fact]
    public Task LoopThatSuspends_KeepsNoBufferBeforeIt()
    {
        const string Code =
            """
            using System.IO;
            using System.Text;
            using System.Threading.Tasks;

            class C
            {
                async Task M(Stream stream, string[] all)
                {
                    foreach (var s in all)
                    {
                        stream.Write([|Encoding.UTF8.GetBytes(s)|]);
                        await Task.Yield();
                    }
                }
            }
            """;
        return Verify.VerifyCodeFixAsync(Code, Code);
    }

    [Fact]
    public Task WithoutSpans_OnlyCountingIsReported() => new Verify.Test
    {
        TestCode = "using System.IO; using System.Text; class C { int M(string s, Stream to) { var b = Encoding.UTF8.GetBytes(s); to.Write(b, 0, b.Length); "
            + "return [|Encoding.UTF8.GetBytes(s)|].Length; } }",
        FixedCode = "using System.IO; using System.Text; class C { int M(string s, Stream to) { var b = Encoding.UTF8.GetBytes(s); to.Write(b, 0, b.Length); "
            + "return Encoding.UTF8.GetByteCount(s); } }",
        ReferenceAssemblies = ReferenceAssemblies.NetStandard.NetStandard20,
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task OlderLanguage_HasNoFixWithABuffer()
    {
        var code = InMethod("stream.Write([|encoding.GetBytes(s)|]); return 0;");
        return new Verify.Test { TestCode = code, FixedCode = code, LanguageVersion = LanguageVersion.CSharp7_3 }.RunAsync(
            TestContext.Current.CancellationToken);
    }

    [Fact]
    public Task WindowsLineBreaks_AreKept() => Verify.VerifyCodeFixAsync(
        InMethod("stream.Write([|encoding.GetBytes(s)|]); return 0;").ReplaceLineEndings("\r\n"),
        InMethod("stream.Write(Encode(encoding, s, stackalloc byte[512])); return 0;", Helper).ReplaceLineEndings("\r\n"));

    [Fact]
    public Task Message_NamesTheReader()
    {
        var test = new Verify.Test
        {
            TestCode = "using System.Text; class C { void M(System.IO.Stream to, System.IO.TextReader all) { "
                + "while (all.ReadLine() is { } x) to.Write({|#0:Encoding.UTF8.GetBytes(x)|}); } }",
        };
        test.ExpectedDiagnostics.Add(Verify.Diagnostic().WithLocation(0).WithSeverity(Microsoft.CodeAnalysis.DiagnosticSeverity.Info)
            .WithArguments("The bytes of the text are only read by 'Stream.Write', which takes a span", "memory", "in a loop (line 1)"));
        return test.RunAsync(TestContext.Current.CancellationToken);
    }

    [Theory]
    [InlineData("static byte[] Hash(byte[] data) => s_hash.ComputeHash(data);")]
    [InlineData("static byte[] Hash(byte[] data) { if (data == null) return null; s_hash ??= SHA256.Create(); return s_hash.ComputeHash(data); }")]
    [InlineData("static int Hash(byte[] data) { var sum = 0; foreach (var b in data) sum += b; return sum + data.Length; }")]
    [InlineData("static int Hash(byte[] data) => Inner(data); static int Inner(byte[] data) => data[0];")]
    [InlineData("static int Hash(byte[] data) { System.Array.Copy(data, s_kept, data.Length); return data.Length; }")]
    [InlineData("static int Hash(byte[] data) { System.Buffer.BlockCopy(data, 0, s_kept, 1, data.Length); return data.Length; }")]
    public async Task BytesForAMethodThatOnlyReadsThem_AreReportedWithoutAFix(string method)
    {
        var code = "using System.Security.Cryptography; using System.Text; class C { static HashAlgorithm s_hash; static byte[] s_kept; "
            + "void M(string s) { for (;;) Hash([|Encoding.UTF8.GetBytes(s)|]); } " + method + " }";
        await Verify.VerifyCodeFixAsync(code, code);
    }

    [Theory]
    [InlineData("static byte[] Hash(byte[] data) { s_kept = data; return data; }")]
    [InlineData("static byte[] Hash(byte[] data) => data;")]
    [InlineData("static int Hash(byte[] data) => data[0] = 1;")]
    [InlineData("static int Hash(byte[] data) { System.Array.Copy(s_kept, data, data.Length); return data.Length; }")]
    [InlineData("static int Hash(byte[] data) => s_hash.TransformBlock(data, 0, 1, data, 0);")]
    [InlineData("protected virtual int Hash(byte[] data) => data[0];")]
    [InlineData("static async System.Threading.Tasks.Task<int> Hash(byte[] data) { await System.Threading.Tasks.Task.Yield(); return data[0]; }")]
    [InlineData("static int Hash(byte[] data) { System.Func<int> later = () => data[0]; return later(); }")]
    [InlineData("static int Hash(byte[] data) => 1;")]
    public Task BytesForAMethodThatMayKeepOrWriteThem_AreSilent(string method) => Verify.VerifyAnalyzerAsync(
        "using System.Security.Cryptography; using System.Text; class C { static HashAlgorithm s_hash; static byte[] s_kept; "
            + "void M(string s) { for (;;) Hash(Encoding.UTF8.GetBytes(s)); } " + method + " }");

    [Fact]
    public Task BytesForAMethodThatOnlyReadsThem_AreSilentWhereNotHot() => CSharpAnalyzerVerifier<ThrowAwayBytesAnalyzer>.VerifyAnalyzerAsync(
        "using System.Security.Cryptography; using System.Text; class C { static HashAlgorithm s_hash; void M(string s) => Hash(Encoding.UTF8.GetBytes(s)); "
            + "static byte[] Hash(byte[] data) => s_hash.ComputeHash(data); }");

    [Theory]
    [InlineData("stream.Write([|Bytes(s)|]); return 0;", "static byte[] Bytes(string s) => Encoding.UTF8.GetBytes(s);")]
    [InlineData("var b = [|Bytes(s)|]; stream.Write(b, 0, b.Length); return b.Length;", "static byte[] Bytes(string s) { return Encoding.UTF8.GetBytes(s); }")]
    [InlineData("var n = 0; foreach (var b in [|s.Bytes()|]) n += b; return n;", "} static class Text { public static byte[] Bytes(this string s) => "
        + "s == null ? Array.Empty<byte>() : Encoding.UTF8.GetBytes(s.Trim());")]
    [InlineData("return [|Bytes(s, 3)|][0];", "static byte[] Bytes(string s, int n) { var b = Encoding.UTF8.GetBytes(s); b[n] = 0; return b; }")]
    public Task BytesThatAMethodEncodesForItsCaller_AreReported(string body, string helper) =>
        Verify.VerifyCodeFixAsync(InMethod(body, "\n    " + helper), InMethod(body, "\n    " + helper));

    [Theory]
    [InlineData("Keep(Bytes(s)); return 0;", "static byte[] Bytes(string s) => Encoding.UTF8.GetBytes(s);")]
    [InlineData("var b = Bytes(s); b[0] = 1; stream.Write(b); return 0;", "static byte[] Bytes(string s) => Encoding.UTF8.GetBytes(s);")]
    [InlineData("stream.Write(Bytes(s)); return 0;", "static byte[] Bytes(string s) => _field ??= Encoding.UTF8.GetBytes(s);")]
    [InlineData("stream.Write(Bytes(s)); return 0;", "static byte[] Bytes(string s) { var b = Encoding.UTF8.GetBytes(s); Keep(b); return b; }")]
    [InlineData("stream.Write(Bytes(s)); return 0;", "static byte[] Bytes(string s) => s == null ? known : Encoding.UTF8.GetBytes(s); static byte[] known;")]
    public Task BytesThatOthersSeeOrTheCallerNeeds_AreSilent(string body, string helper) =>
        Verify.VerifyAnalyzerAsync(InMethod(body, "\n    " + helper));

    [Fact]
    public Task Message_OfBytesThatAMethodEncodesSaysWhoCouldWriteThem() => Verify.VerifyAnalyzerAsync(
        "using System.Text; class C { System.IO.MemoryStream s = new(); static byte[] Bytes(string s) => Encoding.UTF8.GetBytes(s);\n"
            + "void M(string t) { while (true) s.Write({|#0:Bytes(t)|}); } }",
        Verify.Diagnostic().WithLocation(0).WithSeverity(Microsoft.CodeAnalysis.DiagnosticSeverity.Info).WithMessage(
            "The bytes that 'Bytes' makes of the text are only read by 'Write', and it could write them to a span that it is given; "
                + "this allocates memory (in a loop (line 2))"));

    [Theory]
    [InlineData("class Own : UTF8Encoding { }", "encoding", " (an encoding of your own may count or write other bytes)")]
    [InlineData("abstract class Own : EncoderFallback { }", "encoding", " (an encoding of your own may count or write other bytes)")]
    [InlineData("class Own : UTF8Encoding { }", "Encoding.UTF8", "")]
    [InlineData("class Own : UTF8Encoding { }", "new UTF8Encoding(false, true)", "")]
    [InlineData("abstract class Own : Encoder { }", "encoding", "")]
    public Task EncodingOfTheProject_IsNotTrusted(string type, string encoding, string difference)
    {
        var source = "using System.Text; class C { int M(Encoding encoding, string s) => @; } " + type;
        return new Verify.Test
        {
            TestCode = source.Replace("@", "[|" + encoding + ".GetBytes(s)|].Length", StringComparison.Ordinal),
            FixedCode = source.Replace("@", encoding + ".GetByteCount(s)", StringComparison.Ordinal),
            CodeFixTestBehaviors = difference.Length == 0 ? CodeFixTestBehaviors.None : CodeFixTestBehaviors.SkipFixAllCheck,
            CodeActionVerifier = (action, verifier) => verifier.Equal("Count the bytes" + difference, action.Title),
        }.RunAsync(TestContext.Current.CancellationToken);
    }

    private static string InMethod(string body, string helper = "") =>
        $$"""
        using System;
        using System.IO;
        using System.Linq;
        using System.Security.Cryptography;
        using System.Text;

        static class Odd
        {
            public static byte[] GetBytes(string s) => null;
            public static string Part(string s) => s.Substring(1);
        }

        abstract class Ours : HashAlgorithm
        {
            public static new HashAlgorithm Create() => null;
            public static byte[] HashData(ReadOnlySpan<byte> data) => null;
        }

        class C
        {
            static byte[] _field;

            static void Keep(byte[] array) => _field = array;

            static readonly Stream stream = new MemoryStream();

            static int M(string s, Encoding encoding, Stream unknown, byte[] known, string[] words, SHA256 sha)
            {
                {{body}}
            }{{helper}}
        }
        """;
}
