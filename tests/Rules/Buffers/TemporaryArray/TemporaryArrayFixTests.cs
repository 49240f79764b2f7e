using Allocations.Testing;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Buffers.TemporaryArray.TemporaryArrayAnalyzer,
    Allocations.CodeFixes.Rules.Buffers.TemporaryArray.TemporaryArrayCodeFix>;

namespace Allocations.Tests.Buffers.TemporaryArray;

public sealed class TemporaryArrayFixTests
{
    [Theory]
    [InlineData("var a = [|new byte[4]|];", "Span<byte> a = stackalloc byte[4];")]
    [InlineData("byte[] a = [|new byte[4]|];", "Span<byte> a = stackalloc byte[4];")]
    [InlineData("var a = [|new Byte[Size]|];", "Span<Byte> a = stackalloc Byte[Size];")]
    [InlineData("byte[] a = [|{ 1, 2 }|];", "Span<byte> a = stackalloc byte[] { 1, 2 };")]
    [InlineData("var a = [|new byte[] { 1, (byte)n }|];", "Span<byte> a = stackalloc byte[] { 1, (byte)n };")]
    [InlineData("var a = [|new[] { (byte)1, (byte)n }|];", "Span<byte> a = stackalloc[] { (byte)1, (byte)n };")]
    [InlineData("var /* why */ a = [|new byte[4]|]; // scratch", "Span<byte> /* why */ a = stackalloc byte[4]; // scratch")]
    public Task Declaration_BecomesSpan(string declaration, string changed) =>
        VerifyBodyAsync(declaration + "\n        a[0] = 3;", changed + "\n        a[0] = 3;");

    [Theory]
    [InlineData("stream.Write(a);", "stream.Write(a);")]
    [InlineData("stream.Write(a, 0, 4);", "stream.Write(a);")]
    [InlineData("stream.Write(a, 0, a.Length);", "stream.Write(a);")]
    [InlineData("stream.Write(a, 1, 2);", "stream.Write(a.Slice(1, 2));")]
    [InlineData("n = stream.Read(a, 0, 4);", "n = stream.Read(a);")]
    [InlineData("n = BitConverter.ToInt32(a, 0);", "n = BitConverter.ToInt32(a);")]
    [InlineData("n = BitConverter.ToInt16(a, 2);", "n = BitConverter.ToInt16(a.Slice(2));")]
    [InlineData("text = Encoding.UTF8.GetString(a);", "text = Encoding.UTF8.GetString(a);")]
    [InlineData("text = Encoding.UTF8.GetString(a, 1, 3);", "text = Encoding.UTF8.GetString(a.Slice(1, 3));")]
    [InlineData("text = Convert.ToBase64String(a);", "text = Convert.ToBase64String(a);")]
    [InlineData("n = socket.Receive(a, SocketFlags.Peek);", "n = socket.Receive(a, SocketFlags.Peek);")]
    [InlineData("n = socket.Receive(a, 2, SocketFlags.Peek);", "n = socket.Receive(a.Slice(0, 2), SocketFlags.Peek);")]
    [InlineData("RandomNumberGenerator.Fill(a);", "RandomNumberGenerator.Fill(a);")]
    [InlineData("new Random().NextBytes(a);", "new Random().NextBytes(a);")]
    [InlineData("n = new BufferedStream(stream).Read(a, 0, 4);", "n = new BufferedStream(stream).Read(a);")]
    [InlineData("using var file = File.OpenRead(text); n = file.Read(a, 0, 4);", "using var file = File.OpenRead(text); n = file.Read(a);")]
    [InlineData("unknown.Write(a);", "unknown.Write(a);")]
    [InlineData("a.AsSpan().Clear();", "a.Clear();")]
    [InlineData("a.AsSpan(n).Fill(1);", "a.Slice(n).Fill(1);")]
    [InlineData("stream.Write(a.AsSpan(1, n));", "stream.Write(a.Slice(1, n));")]
    [InlineData("stream.Write(new ReadOnlySpan<byte>(a, 0, n));", "stream.Write(a.Slice(0, n));")]
    [InlineData("var s = new ReadOnlySpan<byte>(a); n = s.Length;", "var s = (ReadOnlySpan<byte>)a; n = s.Length;")]
    [InlineData("Span<byte> s = a; s[0] = 1;", "Span<byte> s = a; s[0] = 1;")]
    [InlineData("Array.Clear(a); Array.Clear(a, 1, 2);", "a.Clear(); a.Slice(1, 2).Clear();")]
    [InlineData("Array.Reverse(a); Array.Sort(a); Array.Fill(a, (byte)7);", "a.Reverse(); a.Sort(); a.Fill((byte)7);")]
    [InlineData("foreach (var b in a) n += b;", "foreach (var b in a) n += b;")]
    [InlineData("a[^1] = 1; n = a.Length;", "a[^1] = 1; n = a.Length;")]
    [InlineData("fixed (byte* p = a) p[0] = 1;", "fixed (byte* p = a) p[0] = 1;")]
    [InlineData("(a[0], a[1]) = (a[1], a[0]);", "(a[0], a[1]) = (a[1], a[0]);")]
    [InlineData("for (int i = 0; i < 4; i++) a[i] = Next();", "for (int i = 0; i < 4; i++) a[i] = Next();")]
    [InlineData("for (int i = 0; i < a.Length && n > 0; ++i) a[i] = Next();", "for (int i = 0; i < a.Length && n > 0; ++i) a[i] = Next();")]
    [InlineData("for (int i = 0; 3 >= i; i++) a[i] = Next();", "for (int i = 0; 3 >= i; i++) a[i] = Next();")]
    [InlineData("a[n & 3] = Next();", "a[n & 3] = Next();")]
    [InlineData("uint u = 3; a[u] = 1; a[u >> 1]++;", "uint u = 3; a[(int)u] = 1; a[(int)(u >> 1)]++;")]
    [InlineData("a[n++] = (byte)(n >> 8);", "a[n++] = (byte)(n >> 8);")]
    [InlineData("a[n] = Plain.Value;", "a[n] = Plain.Value;")]
    public Task Use_BindsToTheSpan(string use, string changed) =>
        VerifyBodyAsync("var a = [|new byte[4]|];\n        " + use, "Span<byte> a = stackalloc byte[4];\n        " + changed);

    [Theory]
    [InlineData("stream.Write(a, 0, n);", "stream.Write(a.Slice(0, n));", "an offset or count outside the array may throw another exception")]
    [InlineData("n = BitConverter.ToInt32(a, n);", "n = BitConverter.ToInt32(a.Slice(n));", "an offset or count outside the array may throw another exception")]
    [InlineData("n = BitConverter.ToInt32(a, 1);", "n = BitConverter.ToInt32(a.Slice(1));", "an offset or count outside the array may throw another exception")]
    [InlineData("Array.Clear(a, n, 1);", "a.Slice(n, 1).Clear();", "an offset or count outside the array may throw another exception")]
    [InlineData("Array.Copy(input, 1, a, 2, n);", "input.AsSpan(1, n).CopyTo(a.Slice(2));", "an offset or count outside the array may throw another exception")]
    [InlineData("Array.Copy(a, 0, input, n, 4);", "a.CopyTo(input.AsSpan(n));", "an offset or count outside the array may throw another exception")]
    [InlineData("Array.Copy(a, input, n);", "a.Slice(0, n).CopyTo(input);", "an offset or count outside the array may throw another exception")]
    [InlineData("Buffer.BlockCopy(input, n, a, 0, 4);", "input.AsSpan(n, 4).CopyTo(a);", "an offset or count outside the array may throw another exception")]
    [InlineData("a[n] = Next();", "a[n] = Next();", "an index outside the array is noticed before the value is computed")]
    [InlineData(
        "for (int i = 0; i < n; i++) a[i] = Next();",
        "for (int i = 0; i < n; i++) a[i] = Next();",
        "an index outside the array is noticed before the value is computed")]
    [InlineData(
        "for (int i = 0; i < 4 - n; i++) a[i] = Next();",
        "for (int i = 0; i < 4 - n; i++) a[i] = Next();",
        "an index outside the array is noticed before the value is computed")]
    [InlineData(
        "for (int i = 0; i <= 4; i++) a[i] = Next();",
        "for (int i = 0; i <= 4; i++) a[i] = Next();",
        "an index outside the array is noticed before the value is computed")]
    [InlineData(
        "for (int i = 0; i < 4; i++) { if (n > 1) i++; a[i] = Next(); }",
        "for (int i = 0; i < 4; i++) { if (n > 1) i++; a[i] = Next(); }",
        "an index outside the array is noticed before the value is computed")]
    [InlineData(
        "for (int i = n; i < 4; i++) a[i] = Next();",
        "for (int i = n; i < 4; i++) a[i] = Next();",
        "an index outside the array is noticed before the value is computed")]
    [InlineData(
        "for (int i = 0; i < text.Length; i++) a[i] = Next();",
        "for (int i = 0; i < text.Length; i++) a[i] = Next();",
        "an index outside the array is noticed before the value is computed")]
    [InlineData("a[n] = (byte)(n / -1);", "a[n] = (byte)(n / -1);", "an index outside the array is noticed before the value is computed")]
    [InlineData(
        "a[n] = (byte)decimal.Parse(text);",
        "a[n] = (byte)decimal.Parse(text);",
        "an index outside the array is noticed before the value is computed")]
    [InlineData("a[n] = Constructed.Value;", "a[n] = Constructed.Value;", "an index outside the array is noticed before the value is computed")]
    [InlineData("a[n] = (byte)maybe;", "a[n] = (byte)maybe;", "an index outside the array is noticed before the value is computed")]
    [InlineData("a[wide & 3] = Next();", "a[wide & 3] = Next();", "an index outside the array is noticed before the value is computed")]
    [InlineData("a[wide % 4u] = Next();", "a[(int)(wide % 4u)] = Next();", "an index outside the array is noticed before the value is computed")]
    [InlineData("random.NextBytes(a);", "random.NextBytes(a);", "a derived class may treat the overloads of 'NextBytes' differently")]
    [InlineData("unknown.Write(a, 0, 4);", "unknown.Write(a);", "a 'Stream' that keeps what it is given would see it change")]
    [InlineData(
        "n = new BufferedStream(unknown).Read(a, 0, 4);",
        "n = new BufferedStream(unknown).Read(a);",
        "a 'BufferedStream' that keeps what it is given would see it change")]
    [InlineData("_ = new System.Numerics.Vector<byte>(a);", "_ = new System.Numerics.Vector<byte>(a);", "an array that is too short throws another exception")]
    [InlineData("Own(a);", "Own(a);", "another overload of 'Own' is called")]
    public async Task UseThatMayDiffer_IsOfferedWithItsReason(string use, string changed, string reason)
    {
        var title = default(string);
        await new Verify.Test
        {
            TestCode = Method("var a = [|new byte[4]|];\n        " + use),
            FixedCode = Method("Span<byte> a = stackalloc byte[4];\n        " + changed),
            CodeFixTestBehaviors = CodeFixTestBehaviors.SkipFixAllCheck,
            LanguageVersion = LanguageVersion.CSharp11,
            CodeActionVerifier = (action, _) => title = action.Title,
        }.RunAsync(TestContext.Current.CancellationToken);

        Assert.Equal("Allocate on the stack (" + reason + ")", title);
    }

    [Fact]
    public async Task WriterInPlaceOfTheConsole_IsNamed()
    {
        var title = default(string);
        await new Verify.Test
        {
            TestCode = Method("var a = [|new char[4]|];\n        Console.Write(a, 0, 4);"),
            FixedCode = Method("Span<char> a = stackalloc char[4];\n        Console.Write(a);"),
            ReferenceAssemblies = ReferenceAssemblies.Net.Net100,
            CodeFixTestBehaviors = CodeFixTestBehaviors.SkipFixAllCheck,
            CodeActionVerifier = (action, _) => title = action.Title,
        }.RunAsync(TestContext.Current.CancellationToken);

        Assert.Equal("Allocate on the stack (a writer in the place of the console may override only the overload for arrays)", title);
    }

    [Fact]
    public Task UseThatMayDiffer_TakesPartInFixAllWhereThatIsAllowed() => new Verify.Test
    {
        TestCode = Method("var a = [|new byte[4]|];\n        stream.Write(a, 0, n);"),
        FixedCode = Method("Span<byte> a = stackalloc byte[4];\n        stream.Write(a.Slice(0, n));"),
        TestState = { AnalyzerConfigFiles = { ("/.editorconfig", "root = true\n[*]\ndotnet_code_quality.allocations.unsafe_fixes = true\n") } },
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData("stream.Write(a, offset: 0, count: 4);")]
    [InlineData("stream.Write(a, /* all */ 0, 4);")]
    [InlineData("n = MemoryExtensions.AsSpan(a).Length;")]
    [InlineData("Array.Copy(input, 0, a, 0, n++);")]
    [InlineData("Array.Copy(a, 0, a, 1, 2);")]
    [InlineData("checked { a[(uint)n] = 1; }")]
    [InlineData("Only(a);")]
    [InlineData("a[(long)n] = 1;")]
    [InlineData("byte[] x = null; stream.Write(a); a[0]++;", "byte[] a = [|new byte[4]|], b = new byte[513];")]
    public Task UseWithoutSpanForm_GetsNoFix(string use, string declaration = "var a = [|new byte[4]|];") =>
        VerifyBodyAsync(declaration + "\n        " + use, declaration + "\n        " + use);

    [Fact]
    public Task ConstantsThatAreOnlyRead_BecomeData() => VerifyBodyAsync(
        "var a = [|new[] { 7, 9, 10 }|];\n        for (int i = 0; i < 3; i++) n += a[i];",
        "ReadOnlySpan<int> a = new[] { 7, 9, 10 };\n        for (int i = 0; i < 3; i++) n += a[i];");

    [Fact]
    public Task ConstantsThatAreOnlyReadInALoop_BecomeDataInPlace() => VerifyBodyAsync(
        "while (n > 0)\n        {\n            byte[] a = [|{ 1, 2 }|];\n            stream.Write(a);\n        }",
        "while (n > 0)\n        {\n            ReadOnlySpan<byte> a = new byte[] { 1, 2 };\n            stream.Write(a);\n        }");

    [Fact]
    public Task ConstantsOfALargeElementWithoutLibrarySupport_GoToTheStack() => new Verify.Test
    {
        TestCode = "using System; class C { static int M(int n) { int[] a = [|{ 1, 2 }|]; return a[n]; } } "
            + "namespace System { public readonly ref struct Span<T> { public unsafe Span(void* p, int n) { } public ref T this[int i] => throw null; } "
            + "public readonly ref struct ReadOnlySpan<T> { } }",
        FixedCode = "using System; class C { static int M(int n) { Span<int> a = stackalloc int[] { 1, 2 }; return a[n]; } } "
            + "namespace System { public readonly ref struct Span<T> { public unsafe Span(void* p, int n) { } public ref T this[int i] => throw null; } "
            + "public readonly ref struct ReadOnlySpan<T> { } }",
        ReferenceAssemblies = ReferenceAssemblies.NetStandard.NetStandard20,
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact(Skip = "Needs C# 12.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp12))]
    public Task CollectionExpression_BecomesStackalloc() => VerifyBodyAsync(
        "byte[] a = [|[1, (byte)n]|];\n        a[0] = 3;",
        "Span<byte> a = stackalloc byte[] { 1, (byte)n };\n        a[0] = 3;");

    [Fact]
    public Task InALoop_MovesBeforeItAndIsCleared() => VerifyBodyAsync(
        """
        // Each block.
                for (int i = 0; i < n; i++)
                {
                    // Scratch.
                    var a = [|new byte[4]|]; // zeroed
                    stream.Write(a, 0, 4);
                }
        """,
        """
        Span<byte> a = stackalloc byte[4];
                // Each block.
                for (int i = 0; i < n; i++)
                {
                    // Scratch.
                    a.Clear(); // zeroed
                    stream.Write(a);
                }
        """);

    [Fact]
    public Task InNestedLoops_MovesBeforeTheOutermost() => VerifyBodyAsync(
        "if (n > 0)\n            while (n-- > 0)\n                do { var a = [|new byte[4]|]; a[0] = 1; } while (n > 3);",
        "Span<byte> a = stackalloc byte[4];\n        if (n > 0)\n            while (n-- > 0)\n                do { a.Clear(); a[0] = 1; } while (n > 3);");

    [Fact]
    public Task InALoopOfALambda_StaysInTheLambda() => VerifyBodyAsync(
        "Action f = () =>\n        {\n            while (true)\n            {\n                var a = [|new byte[4]|];\n                a[0] = 1;\n"
            + "            }\n        };",
        "Action f = () =>\n        {\n            Span<byte> a = stackalloc byte[4];\n            while (true)\n            {\n                a.Clear();\n"
            + "                a[0] = 1;\n            }\n        };");

    [Theory]
    [InlineData("while (n > 0) { var a = [|new byte[4]|]; a[0] = 1; } while (n < 0) { var a = [|new byte[4]|]; a[0] = 1; }")]
    [InlineData("while (n > 0) { var a = [|new byte[] { (byte)n }|]; a[0]++; }")]
    public Task InALoopWhereTheNameOrTheContentIsInTheWay_GetsNoFix(string body) => VerifyBodyAsync(body, body);

    [Theory]
    [InlineData("[System.Runtime.CompilerServices.SkipLocalsInit] static int M(int n)\n    {", "static int M(int n)\n    {", "        a.Clear();\n")]
    public Task WhereStackMemoryIsNotZeroed_ItIsCleared(string signature, string _, string clear) => Verify.VerifyCodeFixAsync(
        "using System;\nclass C\n{\n    " + signature + "\n        var a = [|new int[4]|];\n        return a[n];\n    }\n}",
        "using System;\nclass C\n{\n    " + signature + "\n        Span<int> a = stackalloc int[4];\n" + clear + "        return a[n];\n    }\n}");

    [Fact]
    public Task WithoutUsingSystem_TheNameIsQualified() => Verify.VerifyCodeFixAsync(
        "class C { static int M(int n) { var a = [|new int[4]|]; return a[n]; } }",
        "class C { static int M(int n) { System.Span<int> a = stackalloc int[4]; return a[n]; } }");

    [Fact]
    public Task CrLf_StaysCrLf() => Verify.VerifyCodeFixAsync(
        "using System;\r\nclass C\r\n{\r\n    static void M(int n)\r\n    {\r\n        while (n-- > 0)\r\n        {\r\n            var a = [|new int[4]|];\r\n"
            + "            a[0] = 1;\r\n        }\r\n    }\r\n}\r\n",
        "using System;\r\nclass C\r\n{\r\n    static void M(int n)\r\n    {\r\n        Span<int> a = stackalloc int[4];\r\n        while (n-- > 0)\r\n"
            + "        {\r\n            a.Clear();\r\n            a[0] = 1;\r\n        }\r\n    }\r\n}\r\n");

    [Fact]
    public Task SeveralArrays_AreFixedTogether() => VerifyBodyAsync(
        "var a = [|new byte[4]|];\n        var b = [|new int[2]|];\n        a[0] = 1;\n        b[1] = a[0];\n        stream.Write(a, 0, 4);",
        "Span<byte> a = stackalloc byte[4];\n        Span<int> b = stackalloc int[2];\n        a[0] = 1;\n        b[1] = a[0];\n        stream.Write(a);");

    [Fact(Skip = "Needs C# 14.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp14))]
    public Task SpanExtensionOnTheArray_BindsToTheSpan() => VerifyBodyAsync(
        "var a = [|new byte[4]|];\n        n = a.IndexOf((byte)1);",
        "Span<byte> a = stackalloc byte[4];\n        n = a.IndexOf((byte)1);");

    private static Task VerifyBodyAsync(string body, string changed) => Verify.VerifyCodeFixAsync(Method(body), Method(changed));

    private static Task VerifyReasonAsync(string body, string changed, string reason) => new Verify.Test
    {
        TestCode = Method(body),
        FixedCode = Method(changed),
        CodeFixTestBehaviors = CodeFixTestBehaviors.SkipFixAllCheck,
        CodeActionVerifier = (action, verifier) => verifier.True(action.Title.EndsWith("(" + reason + ")", StringComparison.Ordinal), action.Title),
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData("n = Encoding.UTF8.GetBytes(text, 0, text.Length, a, 0);", "n = Encoding.UTF8.GetBytes(text, a);")]
    [InlineData("n = Encoding.UTF8.GetBytes(text, 1, n, a, 0);", "n = Encoding.UTF8.GetBytes(text.AsSpan(1, n), a);")]
    [InlineData("n = Encoding.UTF8.GetBytes(text, 1, 2, a, 1);", "n = Encoding.UTF8.GetBytes(text.AsSpan(1, 2), a.Slice(1));")]
    [InlineData("n = Encoding.UTF8.GetBytes(text + \"a\", 0, 1, a, 0);", "n = Encoding.UTF8.GetBytes((text + \"a\").AsSpan(0, 1), a);")]
    [InlineData("var c = text.ToCharArray(); Encoding.UTF8.GetBytes(c, 0, c.Length, a, 0);", "var c = text.ToCharArray(); Encoding.UTF8.GetBytes(c, a);")]
    [InlineData("n = Encoding.UTF8.GetDecoder().GetChars(a, 0, 4, letters, 1, false);",
        "n = Encoding.UTF8.GetDecoder().GetChars(a, letters.AsSpan(1), false);")]
    public Task CallWithTwoParts_TakesTwoSpans(string use, string changed) => VerifyReasonAsync(
        "var a = [|new byte[4]|];\n        char[] letters = text.ToCharArray();\n        " + use,
        "Span<byte> a = stackalloc byte[4];\n        char[] letters = text.ToCharArray();\n        " + changed,
        "another argument that is null or out of range may be treated differently");

    [Theory]
    [InlineData("a.CopyTo(input, n);", "a.CopyTo(input.AsSpan(n));")]
    [InlineData("a.CopyTo(input, 0);", "a.CopyTo(input);")]
    public Task CopyToAnArray_IsOfTheSpan(string use, string changed) => VerifyReasonAsync(
        "var a = [|new byte[4]|];\n        " + use,
        "Span<byte> a = stackalloc byte[4];\n        " + changed,
        "an offset or count outside the array may throw another exception");

    [Theory]
    [InlineData("n = Both(a, 0, text);")]
    [InlineData("n = Encoding.UTF8.GetBytes(bytes: a, byteIndex: 0, s: text, charIndex: 0, charCount: 1);")]
    [InlineData("n = Encoding.UTF8.GetBytes(text, 0, 1 /* one */, a, 0);")]
    public Task CallWhosePartsCannotBeWritten_HasNoFix(string use) => VerifyBodyAsync(
        "var a = [|new byte[4]|];\n        " + use, "var a = [|new byte[4]|];\n        " + use);

    private static string Method(string body) =>
        """
        using System;
        using System.IO;
        using System.Net.Sockets;
        using System.Security.Cryptography;
        using System.Text;
        unsafe class C
        {
            const int Size = 4;
            static byte Next() => 1;
            static void Own(byte[] x) { }
            static void Own(ReadOnlySpan<byte> x) { }
            static int Only(byte[] x) => x[0];
            static int Both(byte[] x, int other, string text) => x[0];
            static int Both(Span<byte> x, string text) => x[0];
            readonly Stream stream = new MemoryStream();
            void M(int n, Stream unknown, Random random, Socket socket, byte[] input, string text, byte? maybe = null, Wide wide = null)
            {
                BODY
            }
        }

        class Wide
        {
            public static int operator &(Wide wide, int mask) => 9;
            public static uint operator %(Wide wide, uint divisor) => 9;
        }

        static class Constructed
        {
            public static readonly byte Value;
            static Constructed() => Value = 1;
        }

        static class Plain
        {
            public static byte Value = 1;
        }
        """.Replace("BODY", body, StringComparison.Ordinal);

    [Fact]
    public async Task InARecursion_TheTitleSaysThatItDeepens()
    {
        var title = await new Verify.Test
        {
            TestCode = "class C { static int M(int n) { var a = [|new int[4]|]; a[0] = n; return n == 0 ? 0 : M(a[0] - 1); } }",
            FixedCode = "class C { static int M(int n) { System.Span<int> a = stackalloc int[4]; a[0] = n; return n == 0 ? 0 : M(a[0] - 1); } }",
        }.RunForTitleAsync(TestContext.Current.CancellationToken);

        Assert.Equal("Allocate on the stack (recursion needs more stack)", title);
    }

    [Fact]
    public Task ConstantDataInARecursion_IsSafe() => Verify.VerifyCodeFixAsync(
        "using System; class C { static int M(int n) { int[] a = [|{ 1, 2, 3 }|]; return n == 0 ? 0 : M(a[1] - 2); } }",
        "using System; class C { static int M(int n) { ReadOnlySpan<int> a = new int[] { 1, 2, 3 }; return n == 0 ? 0 : M(a[1] - 2); } }");

    [Fact]
    public Task ArrayThatIsDropped_IsDroppedAsASpan() => Verify.VerifyCodeFixAsync(
        "using System; class C { static void M() { var a = [|new byte[4]|]; a[0] = 1; a = null; } }",
        "using System; class C { static void M() { Span<byte> a = stackalloc byte[4]; a[0] = 1; a = default; } }");

    [Fact]
    public Task ArrayForATryForm_GetsNoFix() => Verify.VerifyCodeFixAsync(
        "class C { static byte[] M(System.Security.Cryptography.SHA256 s) { var a = [|new byte[4]|]; a[0] = 1; return s.ComputeHash(a); } }",
        "class C { static byte[] M(System.Security.Cryptography.SHA256 s) { var a = [|new byte[4]|]; a[0] = 1; return s.ComputeHash(a); } }");
}
