using Allocations.Analyzers.Rules.Buffers.MaterializedStream;
using Allocations.CodeFixes.Rules.Buffers.MaterializedStream;
using Allocations.Testing;
using Allocations.Tests.Behaviour;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Buffers.MaterializedStream.MaterializedStreamAnalyzer,
    Allocations.CodeFixes.Rules.Buffers.MaterializedStream.MaterializedStreamCodeFix>;

namespace Allocations.Tests.Buffers.MaterializedStream;

public sealed class MaterializedStreamTests
{
    [Fact]
    public Task Message_NamesStreamAndReader() => Verify.VerifyAnalyzerAsync(
        "using System; using System.IO; class C { static void M() { while (true) { var ms = new MemoryStream(9); ms.WriteByte(1); "
            + "_ = Convert.ToBase64String({|#0:ms.ToArray()|}); } } }",
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Warning)
            .WithMessage("'ms.ToArray' allocates memory for a copy of the stream, whose buffer 'ToBase64String' could read (in a loop (line 1))"));

    [Theory]
    [InlineData("_ = Encoding.UTF8.GetString([|ms.ToArray()|]);")]
    [InlineData("_ = Encoding.UTF8.GetString([|ms.ToArray()|], 0, 2);")]
    [InlineData("_ = System.Security.Cryptography.SHA256.HashData([|ms.ToArray()|]);")]
    [InlineData("Read([|ms.ToArray()|]);")]
    [InlineData("target.Write([|ms.ToArray()|]);")]
    [InlineData("_ = [|ms.ToArray()|].Text();")]
    public Task CopyThatIsOnlyRead_IsReported(string use) => Verify.VerifyAnalyzerAsync(Method("var ms = new MemoryStream(9); ms.WriteByte(1); " + use));

    [Theory]
    [InlineData("Read([|given.ToArray()|]);")]
    [InlineData("var ms = given; Read([|ms.ToArray()|]);")]
    [InlineData("using (var ms = Open()) { ms.WriteByte(1); target.Write([|ms.ToArray()|]); }")]
    [InlineData("var copy = [|given.ToArray()|]; Array.Copy(copy, 0, data, 0, copy.Length);")]
    [InlineData("var copy = [|given.ToArray()|]; target.Write(copy, 0, copy.Length); given.WriteByte(1);")]
    [InlineData("var w = new BinaryWriter(given); w.Write(1); var copy = [|given.ToArray()|]; Buffer.BlockCopy(copy, 0, data, 1, copy.Length);")]
    public Task CopyOfAnyStreamOrInALocal_IsReportedWithoutAFix(string body) => Verify.VerifyCodeFixAsync(Method(body), Method(body));

    [Fact]
    public Task Message_OfAStreamFromElsewhere_SaysThatItsBytesCanBeRead() => Verify.VerifyAnalyzerAsync(
        "using System; using System.IO; class C { static void M(MemoryStream ms) { while (true) _ = Convert.ToBase64String({|#0:ms.ToArray()|}); } }",
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info)
            .WithMessage("'ms.ToArray' allocates memory for a copy of the stream, whose bytes 'ToBase64String' could read (in a loop (line 1))"));

    [Theory]
    [InlineData("Sum([|_made.ToArray()|]);")]
    [InlineData("Read([|_made.ToArray()|]);")]
    [InlineData("Sum([|Made.ToArray()|]);")]
    [InlineData("void Of(C other) { Sum([|other.Made.ToArray()|]); }")]
    [InlineData("var copy = [|_made.ToArray()|]; if (copy.Length > 1) { Buffer.BlockCopy(copy, 0, data, 0, copy.Length); Sum(copy); }")]
    public Task CopyOfAStreamInAMember_IsReportedWithoutAFix(string body) => Verify.VerifyCodeFixAsync(Members(body), Members(body));

    [Fact]
    public Task Message_OfAStreamInAField_NamesItsBuffer() => Verify.VerifyAnalyzerAsync(
        "using System; using System.IO; class C { readonly MemoryStream _ms = new(); void M() { while (true) "
            + "_ = Convert.ToBase64String({|#0:_ms.ToArray()|}); } }",
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info)
            .WithMessage("'_ms.ToArray' allocates memory for a copy of the stream, whose buffer 'ToBase64String' could read (in a loop (line 1))"));

    [Theory]
    [InlineData("Sum(_hidden.ToArray());")]
    [InlineData("Sum(Set.ToArray());")]
    [InlineData("Sum(Computed.ToArray());")]
    [InlineData("Sum(_lent.ToArray()); Fill(ref _lent);")]
    [InlineData("Clearing(_made.ToArray());")]
    [InlineData("var copy = _made.ToArray(); Clearing(copy);")]
    [InlineData("var copy = _made.ToArray(); Reset(); Sum(copy);")]
    [InlineData("var copy = _made.ToArray(); _writer.Write(1); Sum(copy);")]
    [InlineData("var copy = _made.ToArray(); _made.SetLength(0); Sum(copy);")]
    [InlineData("async System.Threading.Tasks.Task Wait() { var copy = _made.ToArray(); await System.Threading.Tasks.Task.Yield(); Sum(copy); }")]
    [InlineData("_kept = _made.ToArray();")]
    [InlineData("Keep(_made.ToArray());")]
    public Task StreamOfAMemberThatMayChangeOrHideItsBuffer_IsNotReported(string body) => Verify.VerifyAnalyzerAsync(Members(body));

    [Theory]
    [InlineData("var ms = new MemoryStream(); _kept = ms.ToArray();")]
    [InlineData("var ms = new MemoryStream(data); Read(ms.ToArray());")]
    [InlineData("var ms = new MemoryStream(); ms = given; Read(ms.ToArray());")]
    [InlineData("var ms = new MemoryStream(); Write(ms.ToArray());")]
    [InlineData("var ms = new MemoryStream(); _ = target.WriteAsync(ms.ToArray());")]
    [InlineData("var ms = new MemoryStream(); _ = new MemoryStream(ms.ToArray());")]
    [InlineData("var ms = new MemoryStream(); throw new Exception(Encoding.UTF8.GetString(ms.ToArray()));")]
    [InlineData("Read(_stream.ToArray());")]
    [InlineData("_kept = given.ToArray();")]
    [InlineData("var copy = given.ToArray(); _ = copy.Length;")]
    [InlineData("var copy = given.ToArray(); _kept = copy;")]
    [InlineData("var copy = given.ToArray(); copy[0] = 1; target.Write(copy);")]
    [InlineData("var copy = given.ToArray(); given.WriteByte(1); target.Write(copy, 0, copy.Length);")]
    [InlineData("var w = new BinaryWriter(given); var copy = given.ToArray(); w.Write(1); target.Write(copy, 0, copy.Length);")]
    [InlineData("var copy = given.ToArray(); Array.Copy(data, copy, copy.Length);")]
    [InlineData("var copy = given.ToArray(); Action a = () => Read(copy); a();")]
    public Task OtherCopy_IsNotReported(string body) => Verify.VerifyAnalyzerAsync(Method(body));

    [Theory]
    [InlineData(
        "_ = Encoding.UTF8.GetString([|ms.ToArray()|]); // text",
        "_ = Encoding.UTF8.GetString(ms.GetBuffer().AsSpan(0, (int)ms.Length)); // text",
        "the stream must not change during the call")]
    [InlineData("Read([|ms.ToArray()|]);", "Read(ms.GetBuffer().AsSpan(0, (int)ms.Length));", "the stream must not change during the call")]
    [InlineData(
        "_ = Encoding.UTF8.GetString([|ms.ToArray()|], 1, 2);",
        "_ = Encoding.UTF8.GetString(ms.GetBuffer().AsSpan(0, (int)ms.Length).Slice(1, 2));",
        "the stream must not change during the call; an offset or count outside the copy may throw another exception")]
    public async Task Copy_BecomesASliceOfTheBuffer(string use, string changed, string reason)
    {
        var title = await new Verify.Test
        {
            TestCode = Method("var ms = new MemoryStream(9);\n        ms.WriteByte(1);\n        " + use),
            FixedCode = Method("var ms = new MemoryStream(9);\n        ms.WriteByte(1);\n        " + changed),
        }.RunForTitleAsync(TestContext.Current.CancellationToken);

        Assert.Equal("Pass a slice of the stream's buffer (" + reason + ")", title);
    }

    [Theory]
    [InlineData("var ms = new MemoryStream(); using (var w = new StreamWriter(ms)) w.Write(1); Read([|ms.ToArray()|]);")]
    [InlineData("var ms = new MemoryStream(); ms.Dispose(); Read([|ms.ToArray()|]);")]
    [InlineData("var ms = new MemoryStream(); _ = [|ms.ToArray()|].Text();")]
    [InlineData("var ms = new MemoryStream(); Read([|ms.ToArray()|] /* all */);")]
    public Task StreamThatMayBeClosed_GetsNoFix(string body) => Verify.VerifyCodeFixAsync(Method(body), Method(body));

    [Fact]
    public Task CrLf_StaysCrLfInFixAll() => new Verify.Test
    {
        TestCode = "using System;\r\nusing System.IO;\r\nclass C\r\n{\r\n    static void M(MemoryStream m)\r\n    {\r\n"
            + "        using var ms = new MemoryStream(9);\r\n        // Text.\r\n        _ = Convert.ToHexString([|ms.ToArray()|]);\r\n"
            + "        _ = Convert.ToBase64String([|ms.ToArray()|]);\r\n    }\r\n}\r\n",
        FixedCode = "using System;\r\nusing System.IO;\r\nclass C\r\n{\r\n    static void M(MemoryStream m)\r\n    {\r\n"
            + "        using var ms = new MemoryStream(9);\r\n        // Text.\r\n"
            + "        _ = Convert.ToHexString(ms.GetBuffer().AsSpan(0, (int)ms.Length));\r\n"
            + "        _ = Convert.ToBase64String(ms.GetBuffer().AsSpan(0, (int)ms.Length));\r\n    }\r\n}\r\n",
        TestState = { AnalyzerConfigFiles = { ("/.editorconfig", "root = true\n[*]\ndotnet_code_quality.allocations.unsafe_fixes = true\n") } },
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task StreamForAnObjectWithALength_IsASuggestionInHotCode() => Verify.VerifyAnalyzerAsync(
        Packets("while (true) { var ms = {|#0:new MemoryStream()|}; packet.CopyTo(ms); ms.Position = 0; Use(ms); }"),
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info).WithMessage(
            "'new MemoryStream' allocates memory for buffers of other sizes, although 'packet.Total' may tell how many bytes 'CopyTo' writes (in a loop (line "
                + "1))"));

    [Fact]
    public Task StreamForTheObjectItself_NamesItsLength() => Verify.VerifyAnalyzerAsync(
        "using System.IO; class C { int Count => 1; void CopyTo(Stream s) { } void M() { while (true) { var ms = {|#0:new MemoryStream()|}; CopyTo(ms); } } }",
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info).WithMessage(
            "'new MemoryStream' allocates memory for buffers of other sizes, although 'Count' may tell how many bytes 'CopyTo' writes (in a loop (line 1))"));

    [Theory]
    [InlineData("while (true) { using var ms = [|new MemoryStream()|]; part.WriteTo(ms); Use(ms); }")]
    [InlineData("while (true) { var ms = [|new MemoryStream()|]; this.packet2.CopyTo(ms); Use(ms); }")]
    public async Task StreamForAnObjectWithALength_HasNoFix(string body) => await Verify.VerifyCodeFixAsync(Packets(body), Packets(body));

    [Theory]
    [InlineData("while (true) { var ms = new MemoryStream(); ms.WriteByte(1); packet.CopyTo(ms); Use(ms); }")]
    [InlineData("while (true) { var ms = new MemoryStream(); source.CopyTo(ms); Use(ms); }")]
    [InlineData("while (true) { var ms = new MemoryStream(64); packet.CopyTo(ms); Use(ms); }")]
    [InlineData("while (true) { var ms = new MemoryStream(); bare.CopyTo(ms); Use(ms); }")]
    [InlineData("while (true) { var ms = new MemoryStream(); for (var i = 0; i < 3; i++) packet.CopyTo(ms); Use(ms); }")]
    [InlineData("while (true) { var ms = new MemoryStream(); Next().CopyTo(ms); Use(ms); }")]
    [InlineData("while (true) { var ms = new MemoryStream(); System.Action later = () => packet.CopyTo(ms); Use(ms); }")]
    public Task OtherEmptyStream_IsNotReported(string body) => Verify.VerifyAnalyzerAsync(Packets(body));

    [Fact]
    public Task IncompleteCode_IsQuiet() => new Verify.Test
    {
        TestCode = "using System.IO; class C { static void M() { var ms = new MemoryStream(; Foo(ms.ToArray(; ms.ToArray(1); var t = new Missing(); "
            + "Foo(t.ToArray()); } }",
        CompilerDiagnostics = CompilerDiagnostics.None,
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public async Task Slice_HasTheBytesOfTheCopyAndAllocatesNothing()
    {
        const string Source =
            """
            using System;
            using System.IO;
            public static class C
            {
                static readonly MemoryStream Stream = new();

                public static string Text(int n)
                {
                    var ms = new MemoryStream();
                    for (var i = 0; i < n; i++)
                        ms.WriteByte((byte)i);
                    if (n > 9)
                        ms.SetLength(n - 3);
                    ms.Position = 0;
                    return Convert.ToHexString(ms.ToArray());
                }

                static int First(ReadOnlySpan<byte> bytes) => bytes[0];

                public static int Bytes(int n)
                {
                    var ms = new MemoryStream(n);
                    ms.WriteByte(7);
                    ms.SetLength(n);
                    return First(ms.ToArray());
                }
            }
            """;
        var changed = await AppliedFix.ApplyAsync<MaterializedStreamAnalyzer, MaterializedStreamCodeFix>(Source, LanguageVersion.Latest, static _ => true);

        Assert.DoesNotContain("ToArray", changed, StringComparison.Ordinal);
        SameBehaviour.Verify(
            Source, changed, new[] { 0, 1, 9, 10, 255, 256, 257, 1000 }.Select(static n => new object?[] { n }), LanguageVersion.Latest, "Text");
        using var before = CompiledMethods.Compile(Source);
        using var after = CompiledMethods.Compile(changed);
        var old = before.Delegate<Func<int, int>>("Bytes");
        var now = after.Delegate<Func<int, int>>("Bytes");
        Assert.Equal(1024, AllocatedBytes.PerCall(() => old(1000)) - AllocatedBytes.PerCall(() => now(1000)));
    }

    private static string Method(string body) =>
        """
        using System;
        using System.IO;
        using System.Text;
        static class Extensions { public static string Text(this byte[] b) => Encoding.UTF8.GetString(b); }
        class C
        {
            byte[] _kept;
            MemoryStream _stream;
            static MemoryStream Open() => new MemoryStream();
            static void Read(ReadOnlySpan<byte> s) { }
            static void Write(Span<byte> s) { }
            void M(byte[] data, MemoryStream given, Stream target)
            {
                BODY
            }
        }
        """.Replace("BODY", body, StringComparison.Ordinal);

    private static string Members(string body) =>
        """
        using System;
        using System.IO;
        public class C
        {
            byte[] _kept;
            readonly MemoryStream _made = new();
            readonly MemoryStream _hidden;
            MemoryStream _lent = new MemoryStream();
            readonly BinaryWriter _writer;
            public C(byte[] data) { _hidden = new MemoryStream(data); _writer = new BinaryWriter(_made); }
            public MemoryStream Made { get; private set; } = new MemoryStream(16);
            public MemoryStream Set { get; set; } = new MemoryStream();
            MemoryStream Computed => new MemoryStream();
            static void Fill(ref MemoryStream s) => s = new MemoryStream(new byte[3]);
            static int Sum(byte[] data) { var sum = 0; foreach (var b in data) sum += b; return sum; }
            static void Read(ReadOnlySpan<byte> s) { }
            void Keep(byte[] data) => _kept = data;
            int Clearing(byte[] data) { _made.SetLength(0); _made.WriteByte(1); return data[0]; }
            void Reset() => _made.SetLength(0);
            void M(byte[] data)
            {
                BODY
            }
        }
        """.Replace("BODY", body, StringComparison.Ordinal);

    private static string Packets(string body) =>
        "using System.IO; class Packet { public int Length => 1; public int Total => 2; public void CopyTo(Stream s) { } } "
            + "struct Part { public long Length { get; set; } } class Bare { public string Length => \"\"; public void CopyTo(Stream s) { } } "
        + "static class Parts { public static void WriteTo(this Part part, Stream s) { } } class C { Packet packet2; static void Use(Stream s) { } "
        + "static Packet Next() => null; void M(Packet packet, Part part, Bare bare, Stream source) { " + body + " } }";
}
