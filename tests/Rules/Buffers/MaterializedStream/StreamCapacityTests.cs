using Allocations.Analyzers.Rules.Buffers.MaterializedStream;
using Allocations.CodeFixes.Rules.Buffers.MaterializedStream;
using Allocations.Tests.Behaviour;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.CSharpCodeFixVerifier<
    Allocations.Analyzers.Rules.Buffers.MaterializedStream.MaterializedStreamAnalyzer,
    Allocations.CodeFixes.Rules.Buffers.MaterializedStream.MaterializedStreamCodeFix>;

namespace Allocations.Tests.Buffers.MaterializedStream;

/// <summary>ALLOC507: empty streams whose length is plain to see before they are filled.</summary>
public sealed class StreamCapacityTests
{
    [Fact]
    public Task Message_OfAnEmptyStream_SaysThatTheLengthIsKnown() => Verify.VerifyAnalyzerAsync(
        "using System.IO; class C { static byte[] M(byte[] a, byte[] b) { var ms = {|#0:new MemoryStream()|}; ms.Write(a); ms.Write(b); return ms.ToArray(); "
            + "} }",
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info).WithMessage(
            "'new MemoryStream' allocates memory for buffers of other sizes, although it is known before how many bytes will be written (not known to be "
                + "hot)"));

    [Theory]
    [InlineData(
        "var ms = [|new MemoryStream()|]; // small\n        ms.WriteByte(1);\n        ms.WriteByte(2);",
        "var ms = new MemoryStream(2); // small\n        ms.WriteByte(1);\n        ms.WriteByte(2);")]
    [InlineData("MemoryStream ms = [|new()|];\n        ms.Write(head, 2, 4);", "MemoryStream ms = new(4);\n        ms.Write(head, 2, 4);")]
    [InlineData(
        "using var ms = [|new MemoryStream()|];\n        ms.WriteByte(1);\n        ms.Write(part);\n        ms.Flush();",
        "using var ms = new MemoryStream(part.Length + 1);\n        ms.WriteByte(1);\n        ms.Write(part);\n        ms.Flush();")]
    [InlineData(
        "var ms = [|new MemoryStream()|];\n        ms.Write(Head);\n        ms.WriteByte(1);",
        "var ms = new MemoryStream(Head.Length + 1);\n        ms.Write(Head);\n        ms.WriteByte(1);")]
    [InlineData(
        "var ms = [|new MemoryStream()|];\n        ms.Write(body, 0, body.Length);\n        ms.WriteByte(1);",
        "var ms = new MemoryStream((body?.Length ?? 0) + 1);\n        ms.Write(body, 0, body.Length);\n        ms.WriteByte(1);")]
    [InlineData(
        "var ms = [|new MemoryStream()|];\n        ms.Write(head);\n        ms.Write(body);",
        "var ms = new MemoryStream(Math.Max(0, (head?.Length ?? 0) + (body?.Length ?? 0)));\n        ms.Write(head);\n        ms.Write(body);")]
    [InlineData(
        "var four = new byte[4];\n        var ms = [|new MemoryStream()|];\n        ms.Write(four);\n        ms.Write(_tail);",
        "var four = new byte[4];\n        var ms = new MemoryStream(Math.Max(0, four.Length + (_tail?.Length ?? 0)));\n        ms.Write(four);\n"
            + "        ms.Write(_tail);")]
    [InlineData(
        "var ms = [|new MemoryStream()|];\n        ms.Write(head, 0, 200);\n        ms.Write(head, 0, 100);",
        "var ms = new MemoryStream(300);\n        ms.Write(head, 0, 200);\n        ms.Write(head, 0, 100);")]
    [InlineData(
        "var ms = [|new MemoryStream()|];\n        ms.Write(part);\n        ms.Write(head, 0, 200);",
        "var ms = new MemoryStream(Math.Max(0, part.Length + 200));\n        ms.Write(part);\n        ms.Write(head, 0, 200);")]
    public Task KnownLength_IsTheCapacity(string before, string after) =>
        Verify.VerifyCodeFixAsync(Method(before + "\n        _ = ms.ToArray();"), Method(after + "\n        _ = ms.ToArray();"));

    [Theory]
    [InlineData("var ms = new MemoryStream(); ms.Write(body);")]
    [InlineData("var ms = new MemoryStream(); ms.Write(head, 0, 300);")]
    [InlineData("var ms = new MemoryStream(); ms.Write(head, 0, n); ms.WriteByte(1);")]
    [InlineData("var ms = new MemoryStream(); ms.Write(head, 0, body.Length); ms.WriteByte(1);")]
    [InlineData("var ms = new MemoryStream(); ms.Write(head, 1, head.Length); ms.WriteByte(1);")]
    [InlineData("var ms = new MemoryStream(); ms.Write(head, 0, 2000000); ms.WriteByte(1);")]
    [InlineData("var ms = new MemoryStream(); if (n > 0) ms.WriteByte(1); ms.Write(body);")]
    [InlineData("var ms = new MemoryStream(); ms.WriteByte(1); foreach (var b in body) ms.WriteByte(b);")]
    [InlineData("var ms = new MemoryStream(); ms.WriteByte(1); Use(ms);")]
    [InlineData("var ms = new MemoryStream(); ms.WriteByte(1); _ = ms.Capacity;")]
    [InlineData("var ms = new MemoryStream(); ms.WriteByte(1); _ = ms.GetBuffer();")]
    [InlineData("var ms = new MemoryStream(); ms.WriteByte(1); ms.WriteTo(other);")]
    [InlineData("var ms = new MemoryStream(); ms.WriteByte(1); ms.SetLength(900);")]
    [InlineData("var ms = new MemoryStream(); ms.WriteByte(1); Action late = () => ms.WriteByte(2);")]
    [InlineData("var ms = new MemoryStream(4); ms.WriteByte(1);")]
    [InlineData("Stream ms = new MemoryStream { Position = 3 }; ms.WriteByte(1);")]
    [InlineData("var ms = new MemoryStream(body); ms.WriteByte(1);")]
    [InlineData("var ms = new MemoryStream(); ms.Write(Make()); ms.Write(Make());")]
    [InlineData("var ms = new MemoryStream(); var late = new byte[4]; ms.Write(late); ms.WriteByte(1);")]
    [InlineData("var ms = new MemoryStream(); ms.WriteByte(1); body = head; ms.Write(body);")]
    [InlineData("var ms = new MemoryStream(); ms.WriteByte(1); Change(ref body); ms.Write(body);")]
    [InlineData("void Set() => body = head; var ms = new MemoryStream(); ms.WriteByte(1); Set(); ms.Write(body);")]
    [InlineData("var ms = new MemoryStream(); ms.WriteByte(1); ms.Write(Field);")]
    [InlineData("var ms = new MemoryStream(); _ = ms.ToArray();")]
    [InlineData("throw new Exception(new MemoryStream().ToString());")]
    public Task LengthThatIsNotPlain_IsNotReported(string body) => Verify.VerifyAnalyzerAsync(Method(body));

    [Theory]
    [InlineData("checked { var ms = [|new MemoryStream()|]; ms.Write(head); ms.Write(body); }")]
    [InlineData("var ms = [|new MemoryStream(/* empty */)|]; ms.WriteByte(1);")]
    public Task SumThatMayFail_OrAComment_HasNoFix(string body) => Verify.VerifyCodeFixAsync(Method(body), Method(body));

    [Fact]
    public Task FieldInItsConstructor_IsNotReported() => Verify.VerifyAnalyzerAsync(
        "using System.IO; class C { readonly byte[] _a = new byte[4]; C() { var ms = new MemoryStream(); _a = new byte[9]; ms.Write(_a); ms.Write(_a); } }");

    [Fact]
    public Task StreamsOnWindowsLines_AreFixedAtOnce() => Verify.VerifyCodeFixAsync(
        "using System.IO;\r\nclass C\r\n{\r\n    static void M()\r\n    {\r\n        // One.\r\n        var a = [|new MemoryStream()|];\r\n"
            + "        a.WriteByte(1);\r\n        var b = [|new MemoryStream()|]; // two\r\n        b.WriteByte(1);\r\n        b.WriteByte(1);\r\n    }\r\n"
            + "}\r\n",
        "using System.IO;\r\nclass C\r\n{\r\n    static void M()\r\n    {\r\n        // One.\r\n        var a = new MemoryStream(1);\r\n"
            + "        a.WriteByte(1);\r\n        var b = new MemoryStream(2); // two\r\n        b.WriteByte(1);\r\n        b.WriteByte(1);\r\n    }\r\n}\r\n");

    [Fact]
    public Task OlderTargets_AreFixedToo() => new Verify.Test
    {
        TestCode = "using System.IO; class C { byte[] M(byte[] a) { var ms = [|new MemoryStream()|]; ms.WriteByte(1); ms.Write(a, 0, a.Length); "
            + "return ms.ToArray(); } }",
        FixedCode = "using System.IO; class C { byte[] M(byte[] a) { var ms = new MemoryStream((a?.Length ?? 0) + 1); ms.WriteByte(1); "
            + "ms.Write(a, 0, a.Length); return ms.ToArray(); } }",
        ReferenceAssemblies = ReferenceAssemblies.NetStandard.NetStandard20,
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public async Task StreamWithACapacity_HasTheSameBytesAndTakesFewer()
    {
        const string Source =
            """
            using System;
            using System.IO;

            public static class C
            {
                static readonly byte[] Head = { 1, 2, 3 };

                static byte[] Of(int n) => n < 0 ? null : new byte[n];

                public static string Written(int n, int m)
                {
                    var a = Of(n);
                    var b = Of(m);
                    var ms = new MemoryStream();
                    ms.Write(Head);
                    ms.Write(a);
                    ms.WriteByte(9);
                    ms.Write(b, 0, b.Length);
                    var at = ms.Position;
                    ms.Position = 1;
                    ms.WriteByte(77);
                    return Convert.ToHexString(ms.ToArray()) + at + ms.Length;
                }

                public static byte[] Bytes(byte[] data)
                {
                    var ms = new MemoryStream();
                    ms.Write(Head);
                    ms.Write(data);
                    return ms.ToArray();
                }
            }
            """;
        var changed = await AppliedFix.SafeAsync<MaterializedStreamAnalyzer, MaterializedStreamCodeFix>(Source);

        Assert.DoesNotContain("new MemoryStream()", changed, StringComparison.Ordinal);
        int[] lengths = [-1, 0, 1, 200, 255, 256, 300, 1000];
        SameBehaviour.Verify(Source, changed, from n in lengths from m in lengths select new object?[] { n, m }, LanguageVersion.Latest, "Written");
        using var before = CompiledMethods.Compile(Source);
        using var after = CompiledMethods.Compile(changed);
        var old = before.Delegate<Func<byte[], byte[]>>("Bytes");
        var now = after.Delegate<Func<byte[], byte[]>>("Bytes");
        var data = new byte[997];
        Assert.Equal(280, AllocatedBytes.PerCall(() => old(data)) - AllocatedBytes.PerCall(() => now(data)));
    }

    private static string Method(string body) =>
        """
        using System;
        using System.IO;
        class C
        {
            static readonly byte[] Head = { 1, 2 };
            readonly byte[] _tail;
            byte[] Field;
            static byte[] Make() => null;
            static void Use(Stream s) { }
            static void Change(ref byte[] b) { }
            void M(byte[] head, byte[] body, ReadOnlySpan<byte> part, Stream other, int n)
            {
                BODY
            }
        }
        """.Replace("BODY", body, StringComparison.Ordinal);
}
