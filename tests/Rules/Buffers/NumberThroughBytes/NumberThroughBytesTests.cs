using Allocations.Testing;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Buffers.NumberThroughBytes.NumberThroughBytesAnalyzer,
    Allocations.CodeFixes.Rules.Buffers.NumberThroughBytes.NumberThroughBytesCodeFix>;

namespace Allocations.Tests.Buffers.NumberThroughBytes;

public sealed class NumberThroughBytesTests
{
    [Fact]
    public Task Message_SaysWhatAndHowManyBytes() => Verify.VerifyAnalyzerAsync(
        "using System; class C { static void M(System.IO.Stream s, int n) { while (n-- > 0) s.Write({|#0:BitConverter.GetBytes(n)|}); } }",
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info)
            .WithArguments("BitConverter.GetBytes", "bytes that only 'Write' reads", "32 B", "in a loop (line 1)"));

    [Theory]
    [InlineData(
        "return {|#0:BitConverter.ToInt32(new byte[] { (byte)n, 2, 3, 4 }, 0)|};", "BitConverter.ToInt32", "a list of bytes that it could read from the stack")]
    [InlineData(
        "return (int)BitConverter.ToSingle({|#0:BitConverter.GetBytes(n)|}, 0);", "BitConverter.GetBytes", "bytes that are only read back as another number")]
    public Task Message_OfWhatIsInlinedOutsideALoop_SaysThatTheJitMayRemoveIt(string use, string name, string what) => Verify.VerifyAnalyzerAsync(
        "using System; class C { static int M(int n) { " + use + " } }",
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info)
            .WithArguments(name, what, "32 B", "not known to be hot; newer JITs may remove it"));

    [Theory]
    [InlineData("stream.Write([|BitConverter.GetBytes(n)|], 0, 4);")]
    [InlineData("stream.Write([|guid.ToByteArray()|]);")]
    [InlineData("[|BitConverter.GetBytes(d)|].CopyTo(buffer, 3);")]
    [InlineData("Array.Copy([|BitConverter.GetBytes(n)|], 0, buffer, n, 4);")]
    [InlineData("Buffer.BlockCopy([|BitConverter.GetBytes((short)n)|], 0, buffer, n, 2);")]
    [InlineData("var b = [|BitConverter.GetBytes(n)|]; if (BitConverter.IsLittleEndian) Array.Reverse(b); stream.Write(b, 0, b.Length);")]
    [InlineData("var b = [|BitConverter.GetBytes(n)|]; Array.Reverse(b, 0, 4); stream.Write(b, 0, b.Length);")]
    [InlineData("var b = [|BitConverter.GetBytes(n)|]; Array.Reverse((Array)b, 1, 2); n = b[0];")]
    [InlineData("var b = [|BitConverter.GetBytes(n)|]; Array.Sort(b, 1, 2); n = b[0];")]
    [InlineData("var b = [|guid.ToByteArray()|]; n = b[3] | b[2] << 8;")]
    [InlineData("var b = [|decimal.GetBits(m)|]; n = b[3] >> 16;")]
    [InlineData("n = [|decimal.GetBits(m)|][3];")]
    [InlineData("n = (byte)(([|decimal.GetBits(m)|][3] & 0x00ff0000) >> 16);")]
    [InlineData("n = [|guid.ToByteArray()|][15].CompareTo(1);")]
    [InlineData("var b = [|BitConverter.GetBytes(n)|]; b.CopyTo(buffer, 3);")]
    [InlineData("f = BitConverter.ToSingle([|BitConverter.GetBytes(n)|], 0);")]
    [InlineData("n = [|BitConverter.ToInt32(new byte[] { buffer[3], buffer[2], buffer[1], buffer[0] }, 0)|];")]
    [InlineData("n = [|BitConverter.ToInt16(new[] { buffer[0], (byte)0 }, 0)|];")]
    [InlineData("n = Sum([|BitConverter.GetBytes(n)|]);")]
    [InlineData("_ = Convert.ToHexString([|BitConverter.GetBytes(n)|]);")]
    [InlineData("list.AddRange([|BitConverter.GetBytes(n)|]);")]
    [InlineData("list?.InsertRange(3, [|BitConverter.GetBytes(n)|]);")]
    [InlineData("var b = [|BitConverter.GetBytes(n)|]; Array.Reverse(b); list.AddRange(b);")]
    public Task NumberThroughAnArray_IsReported(string use) => Verify.VerifyAnalyzerAsync(Method(use));

    [Theory]
    [InlineData("Put(b.AsSpan())", true)]
    [InlineData("Put(b.AsSpan(1, 2))", true)]
    [InlineData("Put(b.AsSpan().Slice(1))", true)]
    [InlineData("b.AsSpan().CopyTo(_all)", true)]
    [InlineData("_n = b.AsSpan()[1] + b.AsSpan().Length", true)]
    [InlineData("Put(new ReadOnlySpan<byte>(b))", true)]
    [InlineData("Change(b.AsSpan())", false)]
    [InlineData("b.AsSpan()[1] = 2", false)]
    [InlineData("b.AsSpan().Clear()", false)]
    [InlineData("b.AsSpan().Slice(1).Fill(2)", false)]
    [InlineData("_all.AsSpan().CopyTo(b.AsSpan())", false)]
    public Task CalleeThatOnlyReadsThroughASpan_LeavesTheBytes(string use, bool isReported)
    {
        const string Call = "BitConverter.GetBytes(n)";
        return Verify.VerifyAnalyzerAsync(
            "using System; class C { byte[] _all; int _n; void Put(ReadOnlySpan<byte> b) => _n += b.Length; void Change(Span<byte> b) => b[0] = 1; "
                + "void Take(byte[] b) { " + use + "; }\n    void M(int n) { Take(" + (isReported ? "[|" + Call + "|]" : Call) + "); } }");
    }

    [Fact]
    public Task ExtensionThatCannotBeCalledOnBase_IsNotTold() => Verify.VerifyAnalyzerAsync(
        "using System; class C : System.Collections.Generic.List<byte> { public void Add(int n) { base.AddRange(BitConverter.GetBytes(n)); "
        + "this.AddRange([|BitConverter.GetBytes(n)|]); } }");

    [Theory]
    [InlineData("_kept = BitConverter.GetBytes(n);")]
    [InlineData("var b = BitConverter.GetBytes(n); _kept = b;")]
    [InlineData("var b = BitConverter.GetBytes(n); Array.Sort(b, buffer, null); n = b[0];")]
    [InlineData("var b = BitConverter.GetBytes(n); Action a = () => n = b[0]; a();")]
    [InlineData("_ = stream.WriteAsync(BitConverter.GetBytes(n));")]
    [InlineData("new List<object>().AddRange((IEnumerable<object>)(object)BitConverter.GetBytes(n));")]
    [InlineData("new HashSet<byte>().UnionWith(BitConverter.GetBytes(n));")]
    [InlineData("list = new List<byte>(BitConverter.GetBytes(n));")]
    [InlineData("Array.Copy(BitConverter.GetBytes(n), 1, buffer, 0, 3);")]
    [InlineData("Array.Copy(BitConverter.GetBytes(n), 0, numbers, 0, 4);")]
    [InlineData("n = decimal.GetBits(m)[n];")]
    [InlineData("n = decimal.GetBits(m)[4];")]
    [InlineData("decimal.GetBits(m)[3] = n;")]
    [InlineData("ref var bit = ref decimal.GetBits(m)[3]; bit++;")]
    [InlineData("_kept = guid.ToByteArray()[1..3];")]
    [InlineData("try { } finally { n = decimal.GetBits(m)[3]; }")]
    [InlineData("var b = BitConverter.GetBytes(n); b.CopyTo((Array)null, 3);")]
    [InlineData("n = BitConverter.ToInt32(new byte[] { 1, 2, 3 }, 0);")]
    [InlineData("n = BitConverter.ToInt32(new byte[8], 0);")]
    [InlineData("n = BitConverter.ToInt32(buffer, 0);")]
    [InlineData("try { } catch { stream.Write(BitConverter.GetBytes(n)); }")]
    [InlineData("try { } finally { stream.Write(BitConverter.GetBytes(n)); }")]
    [InlineData("throw new Exception(Convert.ToHexString(BitConverter.GetBytes(n)));")]
    [InlineData("System.Linq.Expressions.Expression<Func<string>> e = () => Convert.ToHexString(BitConverter.GetBytes(n));")]
    [InlineData("BitConverter.TryWriteBytes(buffer, n);")]
    [InlineData("_ = text.ToByteArray();")]
    public Task OtherArray_IsNotReported(string use) => Verify.VerifyAnalyzerAsync(Method(use));

    [Fact]
    public Task AliveAcrossAwait_IsNotReported() => Verify.VerifyAnalyzerAsync(
        "using System; using System.Threading.Tasks; class C { static async Task<int> M(int n) { var b = BitConverter.GetBytes(n); await Task.Yield(); "
            + "return b[0]; } }");

    [Theory]
    [InlineData("_", "bytes")]
    [InlineData("__", "bytes")]
    [InlineData("_1", "bytes")]
    [InlineData("s_total", "totalBytes")]
    [InlineData("m_Total", "totalBytes")]
    [InlineData("_total", "totalBytes")]
    [InlineData("s_", "s_Bytes")]
    [InlineData("Total", "totalBytes")]
    public Task NameOfTheBuffer_ComesFromTheNumber(string number, string name) => Verify.VerifyCodeFixAsync(
        "using System;\n\nclass C\n{\n    static void M(System.IO.Stream s, int " + number + ")\n    {\n        s.Write([|BitConverter.GetBytes(" + number
            + ")|]);\n    }\n}\n",
        "using System;\n\nclass C\n{\n    static void M(System.IO.Stream s, int " + number + ")\n    {\n        Span<byte> " + name
            + " = stackalloc byte[4];\n        BitConverter.TryWriteBytes(" + name + ", " + number + ");\n        s.Write(" + name + ");\n    }\n}\n");

    [Fact]
    public Task WithoutTheTwinForSpans_IsNotReported() => new Verify.Test
    {
        TestCode = "using System; class C { static void M(System.IO.Stream s, int n) { s.Write(BitConverter.GetBytes(n), 0, 4); } }",
        ReferenceAssemblies = ReferenceAssemblies.NetStandard.NetStandard20,
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData(
        "stream.Write([|BitConverter.GetBytes(n)|], 0, 4);",
        "Span<byte> nBytes = stackalloc byte[4];\n        BitConverter.TryWriteBytes(nBytes, n);\n        stream.Write(nBytes);")]
    [InlineData(
        "stream.Write([|BitConverter.GetBytes(_total)|]); // total",
        "Span<byte> totalBytes = stackalloc byte[8];\n        BitConverter.TryWriteBytes(totalBytes, _total);\n        stream.Write(totalBytes); // total")]
    [InlineData(
        "stream.Write([|BitConverter.GetBytes(n + 1)|], 1, 2);",
        "Span<byte> bytes = stackalloc byte[4];\n        BitConverter.TryWriteBytes(bytes, n + 1);\n        stream.Write(bytes.Slice(1, 2));")]
    [InlineData(
        "stream.Write([|guid.ToByteArray()|]);",
        "Span<byte> guidBytes = stackalloc byte[16];\n        guid.TryWriteBytes(guidBytes);\n        stream.Write(guidBytes);")]
    [InlineData(
        "var s = Convert.ToHexString([|BitConverter.GetBytes(d)|]);",
        "Span<byte> dBytes = stackalloc byte[8];\n        BitConverter.TryWriteBytes(dBytes, d);\n        var s = Convert.ToHexString(dBytes);")]
    [InlineData(
        "var b = [|BitConverter.GetBytes(n)|];\n        if (BitConverter.IsLittleEndian) Array.Reverse(b);\n        stream.Write(b, 0, b.Length);",
        "Span<byte> b = stackalloc byte[4];\n        BitConverter.TryWriteBytes(b, n);\n        if (BitConverter.IsLittleEndian) b.Reverse();\n"
            + "        stream.Write(b);")]
    [InlineData(
        "var b = [|BitConverter.GetBytes(n)|];\n        Array.Reverse(b, 0, 4);\n        Array.Reverse(b, 1, 2);\n        stream.Write(b);",
        "Span<byte> b = stackalloc byte[4];\n        BitConverter.TryWriteBytes(b, n);\n        b.Reverse();\n        b.Slice(1, 2).Reverse();\n"
            + "        stream.Write(b);")]
    [InlineData(
        "var b = [|decimal.GetBits(m)|];\n        n = b[3] >> 16;",
        "Span<int> b = stackalloc int[4];\n        decimal.GetBits(m, b);\n        n = b[3] >> 16;")]
    [InlineData(
        "n = ([|decimal.GetBits(m)|][3] >> 16) & 0xFF;",
        "Span<int> mBits = stackalloc int[4];\n        decimal.GetBits(m, mBits);\n        n = (mBits[3] >> 16) & 0xFF;")]
    [InlineData(
        "n = [|decimal.GetBits(m++)|][3];",
        "Span<int> bits = stackalloc int[4];\n        decimal.GetBits(m++, bits);\n        n = bits[3];")]
    [InlineData(
        "var k = n + [|decimal.GetBits(Following)|][3];",
        "Span<int> followingBits = stackalloc int[4];\n        decimal.GetBits(Following, followingBits);\n        var k = n + followingBits[3];")]
    [InlineData(
        "n = buffer[n] + [|decimal.GetBits(m)|][3];",
        "Span<int> mBits = stackalloc int[4];\n        decimal.GetBits(m, mBits);\n        n = buffer[n] + mBits[3];")]
    [InlineData(
        "if ([|guid.ToByteArray()|][7] == n) return;",
        "Span<byte> guidBytes = stackalloc byte[16];\n        guid.TryWriteBytes(guidBytes);\n        if (guidBytes[7] == n) return;")]
    [InlineData(
        "while (n-- > 0)\n        {\n            var b = [|BitConverter.GetBytes(n)|];\n            stream.Write(b);\n        }",
        "Span<byte> b = stackalloc byte[4];\n        while (n-- > 0)\n        {\n            BitConverter.TryWriteBytes(b, n);\n            stream.Write(b);\n"
            + "        }")]
    [InlineData(
        "for (var i = 0; i < n; i++)\n        {\n            stream.Write([|BitConverter.GetBytes(i)|], 0, 4);\n        }",
        "Span<byte> iBytes = stackalloc byte[4];\n        for (var i = 0; i < n; i++)\n        {\n            BitConverter.TryWriteBytes(iBytes, i);\n"
            + "            stream.Write(iBytes);\n        }")]
    [InlineData("var a = new byte[9]; [|BitConverter.GetBytes(n)|].CopyTo(a, 5);", "var a = new byte[9]; BitConverter.TryWriteBytes(a.AsSpan(5, 4), n);")]
    [InlineData("f = BitConverter.ToSingle([|BitConverter.GetBytes(n)|], 0);", "f = BitConverter.Int32BitsToSingle(n);")]
    [InlineData(
        "n = [|BitConverter.ToInt32(new byte[] { buffer[3], buffer[2], 0, 0 }, 0)|];",
        "n = BitConverter.ToInt32(stackalloc byte[] { buffer[3], buffer[2], 0, 0 });")]
    [InlineData(
        "var all = new List<byte>();\n        all.AddRange([|BitConverter.GetBytes(n)|]);",
        "var all = new List<byte>();\n        Span<byte> nBytes = stackalloc byte[4];\n        BitConverter.TryWriteBytes(nBytes, n);\n"
            + "        all.AddRange(nBytes);")]
    public Task NumberThroughAnArray_GoesToTheStack(string use, string changed) => Verify.VerifyCodeFixAsync(Method(use), Method(changed));

    [Theory]
    [InlineData("n = Next() + [|decimal.GetBits(m)|][3];")]
    [InlineData("n = n > 0 && [|decimal.GetBits(m)|][3] > 0 ? 1 : 2;")]
    [InlineData("n = (int)_total + [|decimal.GetBits(Following)|][3];")]
    [InlineData("_total += [|decimal.GetBits(Following)|][3];")]
    [InlineData("n = n + [|decimal.GetBits(n++)|][3];")]
    [InlineData("n = buffer[n] + [|decimal.GetBits(Following)|][3];")]
    [InlineData("n = Following + [|decimal.GetBits(m)|][3];")]
    [InlineData("n = buffer[n] + [|decimal.GetBits(m + 1)|][3];")]
    public Task ElementWhoseArrayWouldBeMadeTooEarly_HasNoFix(string use) => Verify.VerifyCodeFixAsync(Method(use), Method(use));

    [Theory]
    [InlineData(
        "[|BitConverter.GetBytes(d)|].CopyTo(buffer, n);",
        "BitConverter.TryWriteBytes(buffer.AsSpan(n, 8), d);",
        "a target that is null or too short throws another exception")]
    [InlineData(
        "Array.Copy([|BitConverter.GetBytes(n)|], 0, buffer, 2, 4);",
        "BitConverter.TryWriteBytes(buffer.AsSpan(2, 4), n);",
        "a target that is null or too short throws another exception")]
    [InlineData(
        "Buffer.BlockCopy([|guid.ToByteArray()|], 0, buffer, 2, 16);",
        "guid.TryWriteBytes(buffer.AsSpan(2, 16));",
        "a target that is null or too short throws another exception")]
    [InlineData(
        "Own([|BitConverter.GetBytes(n)|]);",
        "Span<byte> nBytes = stackalloc byte[4];\n        BitConverter.TryWriteBytes(nBytes, n);\n        Own(nBytes);",
        "another overload of 'Own' is called")]
    [InlineData(
        "unknown.Write([|BitConverter.GetBytes(n)|], 0, 4);",
        "Span<byte> nBytes = stackalloc byte[4];\n        BitConverter.TryWriteBytes(nBytes, n);\n        unknown.Write(nBytes);",
        "a 'Stream' that keeps what it is given would see it change")]
    public async Task FixThatMayDiffer_NamesHow(string use, string changed, string reason)
    {
        var title = await new Verify.Test
        {
            TestCode = Method(use),
            FixedCode = Method(changed),
        }.RunForTitleAsync(TestContext.Current.CancellationToken);

        Assert.EndsWith(" (" + reason + ")", title, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("stream.Write([|BitConverter.GetBytes(n++)|]);")]
    [InlineData("_ = Two(Next(), Convert.ToHexString([|BitConverter.GetBytes(n)|]));")]
    [InlineData("if (n > 0 && Convert.ToHexString([|BitConverter.GetBytes(n)|]) == text) n = 0;")]
    [InlineData("if (n > 0) stream.Write([|BitConverter.GetBytes(n)|]);")]
    [InlineData("stream.Write([|BitConverter.GetBytes(n)|] /* size */);")]
    [InlineData("n = Sum([|BitConverter.GetBytes(n)|]);")]
    [InlineData("[|BitConverter.GetBytes(n)|].CopyTo(buffer, n++);")]
    [InlineData("[|BitConverter.GetBytes(Following)|].CopyTo(buffer, 0);")]
    [InlineData("[|BitConverter.GetBytes(n)|].CopyTo(buffer, Following);")]
    [InlineData("stream.Write([|BitConverter.GetBytes(Following)|]);")]
    [InlineData("while (true) n = [|BitConverter.ToInt32(new byte[] { 1, 2, 3, 4 }, 0)|];")]
    [InlineData("again: n = [|BitConverter.ToInt32(new byte[] { 1, 2, 3, 4 }, 0)|]; goto again;")]
    public Task PlaceWithoutAnExactForm_GetsNoFix(string use) => Verify.VerifyCodeFixAsync(Method(use), Method(use));

    [Fact]
    public Task CrLf_StaysCrLf() => Verify.VerifyCodeFixAsync(
        "using System;\r\nclass C\r\n{\r\n    static readonly System.IO.Stream s = new System.IO.MemoryStream();\r\n    static void M(int n)\r\n    {\r\n"
            + "        // Length.\r\n        s.Write([|BitConverter.GetBytes(n)|], 0, 4);\r\n    }\r\n}\r\n",
        "using System;\r\nclass C\r\n{\r\n    static readonly System.IO.Stream s = new System.IO.MemoryStream();\r\n    static void M(int n)\r\n    {\r\n"
            + "        Span<byte> nBytes = stackalloc byte[4];\r\n        BitConverter.TryWriteBytes(nBytes, n);\r\n        // Length.\r\n"
            + "        s.Write(nBytes);\r\n    }\r\n}\r\n");

    [Fact]
    public Task SeveralNumbers_AreFixedTogether() => Verify.VerifyCodeFixAsync(
        Method(
            "stream.Write([|BitConverter.GetBytes(n)|]);\n        stream.Write([|BitConverter.GetBytes(d)|]);\n"
                + "        f = BitConverter.ToSingle([|BitConverter.GetBytes(n)|], 0);"),
        Method(
            "Span<byte> nBytes = stackalloc byte[4];\n        BitConverter.TryWriteBytes(nBytes, n);\n        stream.Write(nBytes);\n"
                + "        Span<byte> dBytes = stackalloc byte[8];\n        BitConverter.TryWriteBytes(dBytes, d);\n        stream.Write(dBytes);\n"
                + "        f = BitConverter.Int32BitsToSingle(n);"));

    [Fact]
    public Task IncompleteCode_IsQuiet() => new Verify.Test
    {
        TestCode = "using System; class C { static void M(int n) { BitConverter.GetBytes(; var b = BitConverter.GetBytes(n; BitConverter.ToInt32(new byte[] { "
            + "1, }, ; x.ToByteArray().CopyTo(; } }",
        CompilerDiagnostics = CompilerDiagnostics.None,
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData("list.AddRange([|Four(n)|]);")]
    [InlineData("var b = [|Four(n)|]; for (var i = 0; i < b.Length; i++) list[i] = b[i];")]
    [InlineData("stream.Write([|Network((short)n)|], 0, 2);")]
    public Task BytesThatAMethodMakesOfANumber_AreReported(string use) => Verify.VerifyCodeFixAsync(Method(use), Method(use));

    [Theory]
    [InlineData("_kept = Four(n);")]
    [InlineData("var b = Four(n); b[0] = 1; stream.Write(b);")]
    [InlineData("stream.Write(Kept(n));")]
    public Task BytesThatOthersSeeOrTheCallerNeeds_AreNotReported(string use) => Verify.VerifyAnalyzerAsync(Method(use));

    [Fact]
    public Task Message_OfBytesThatAMethodMakesSaysWhoReadsThem() => Verify.VerifyAnalyzerAsync(
        "using System; class C { static byte[] Four(int n) => BitConverter.GetBytes(n);\n"
            + "static void M(System.IO.Stream s, int n) { while (n-- > 0) s.Write({|#0:Four(n)|}); } }",
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info).WithMessage(
            "'Four' allocates memory for bytes of a number that are only read by 'Write', and it could write them to a span (in a loop (line 2))"));

    private static string Method(string body) =>
        """
        using System;
        using System.Collections.Generic;
        using System.IO;
        static class Extensions { public static byte[] ToByteArray(this string s) => null; }
        class C
        {
            byte[] _kept;
            long _total;
            static byte[] Four(int n) { var b = new byte[4]; b[0] = (byte)n; b[1] = (byte)(n >> 8); return b; }
            static byte[] Network(short n) { var b = BitConverter.GetBytes(n); Array.Reverse(b); return b; }
            byte[] Kept(int n) => _kept = BitConverter.GetBytes(n);
            static int Next() => 0;
            static int Following => Next();
            static int Two(int a, string b) => a;
            static int Sum(byte[] b) => b[0] + b.Length;
            static void Own(byte[] b) { }
            static void Own(ReadOnlySpan<byte> b) { }
            readonly Stream stream = new MemoryStream();
            void M(int n, float f, double d, decimal m, Guid guid, Stream unknown, byte[] buffer, int[] numbers, List<byte> list, string text)
            {
                BODY
            }
        }
        """.Replace("BODY", body, StringComparison.Ordinal);
}
