using Allocations.Testing;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Buffers.TemporaryArray.TemporaryArrayAnalyzer,
    Allocations.CodeFixes.Rules.Buffers.TemporaryArray.TemporaryArrayCodeFix>;

namespace Allocations.Tests.Buffers.TemporaryArray;

public sealed class TemporaryArrayTests
{
    private const string NeedsCSharp13 = "Needs C# 13.";

    [Theory]
    [InlineData("public")]
    [InlineData("internal")]
    public Task Message_SaysWhatAndHowManyBytes(string visibility) => Verify.VerifyAnalyzerAsync(
        "public class C { " + visibility + " static void M(System.IO.Stream s) { for (;;) { var a = {|#0:new byte[16]|}; s.Write(a, 0, 16); } } }",
        Verify.Diagnostic().WithLocation(0).WithArguments("a", "can live on the stack", "40 B", "in a loop (line 1)"));

    [Fact]
    public Task Message_WhenOnlyElementsAreUsed_SaysThatTheJitMayRemoveIt() => Verify.VerifyAnalyzerAsync(
        "class C { static int M(int n) { var a = {|#0:new int[4]|}; a[n] = 1; return a[0]; } }",
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info)
            .WithArguments("a", "can live on the stack", "40 B", "not known to be hot; newer JITs may remove it"));

    [Theory]
    [InlineData("return BitConverter.ToInt32(a, 0);", true)]
    [InlineData("return BinaryPrimitives.ReadInt32BigEndian(a);", true)]
    [InlineData("Span<byte> s = a; s[1]++; return s.Length;", true)]
    [InlineData("Span<byte> s = a; stream.Write(s); return 0;", false)]
    [InlineData("Span<byte> s = a; s.Fill(2); return 0;", false)]
    [InlineData("stream.Write(a); return 0;", false)]
    [InlineData("stream.Write(a); return BitConverter.ToInt32(a, 0);", false)]
    public Task Message_WhereTheJitSeesEveryUse_SaysThatItMayRemoveIt(string use, bool mayBeRemoved) => Verify.VerifyAnalyzerAsync(
        "using System; using System.Buffers.Binary; class C { static int M(System.IO.Stream stream) { var a = {|#0:new byte[4]|}; " + use + " } }",
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info)
            .WithArguments("a", "can live on the stack", "32 B", mayBeRemoved ? "not known to be hot; newer JITs may remove it" : "not known to be hot"));

    [Theory]
    [InlineData("var s = new Span<byte>([|new byte[64]|]); stream.Read(s); stream.Write(s);")]
    [InlineData("Span<byte> s = [|new byte[64]|]; stream.Read(s.Slice(1)); kept = s.ToArray();")]
    [InlineData("var s = [|new byte[64]|].AsSpan(); for (var i = 0; i < s.Length; i++) s[i] = 1; stream.Write(s);")]
    [InlineData("while (true) { Span<byte> s = [|new byte[64]|]; stream.Read(s); }")]
    [InlineData("ReadOnlySpan<byte> s = [|new byte[64]|]; stream.Write(s);")]
    public Task SpanOverANewArray_IsReported(string body) => Verify.VerifyCodeFixAsync(OfSpan(body), OfSpan(body));

    [Theory]
    [InlineData("Span<byte> s = new byte[1024]; stream.Read(s);")]
    [InlineData("Span<string> s = new string[4]; s[0] = null;")]
    [InlineData("Span<byte> t = default; while (true) { Span<byte> u = new byte[64]; t = u; }")]
    [InlineData("Memory<byte> s = new byte[64]; stream.Read(s.Span);")]
    [InlineData("Span<byte> s = kept; stream.Read(s);")]
    [InlineData("Span<byte> s = new Span<byte>(new byte[64], 1, 2); stream.Read(s);")]
    [InlineData("Span<byte> s = new Holder(new byte[64]).Span; stream.Read(s);")]
    [InlineData("try { } catch { Span<byte> s = new byte[64]; stream.Read(s); }")]
    public Task SpanThatIsNotOverANewSmallArray_IsNotReported(string body) => Verify.VerifyAnalyzerAsync(OfSpan(body));

    [Fact]
    public Task SpanThatIsReturned_IsNotReported() => Verify.VerifyAnalyzerAsync(
        "using System; class C { public Span<byte> M() { Span<byte> s = new byte[64]; return s.Slice(1); } "
            + "public void N(out Span<byte> t) { Span<byte> s = new byte[64]; t = s; } }");

    [Fact]
    public Task SpanInARecursion_IsNotReported() => Verify.VerifyAnalyzerAsync(
        "using System; class C { public int M(int n) { Span<byte> s = new byte[512]; s[0] = 1; return n > 0 ? M(n - 1) : s[1]; } }");

    private static string OfSpan(string body) =>
        "using System; using System.IO; class Holder { byte[] _b; public Holder(byte[] b) => _b = b; public Span<byte> Span => _b; } class C { byte[] kept; "
            + "public void M(MemoryStream stream) { " + body + " } }";

    [Fact]
    public Task Message_OfVectorsSaysTheirBytes() => Verify.VerifyAnalyzerAsync(
        "using System.Numerics; class C { public float M(Vector3 a) { var p = {|#0:new[] { a, a * 2 }|}; while (a.Y-- > 1) a = p[1]; return p[0].X; } }",
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info)
            .WithArguments("p", "can live on the stack", "48 B", "not known to be hot; newer JITs may remove it"));

    [Fact]
    public Task Message_WhenTheCalleeHasNoSpanOverload_NamesIt() => Verify.VerifyAnalyzerAsync(
        "class C { static int Sum(byte[] x) => x[0] + x.Length; static int M() { var a = {|#0:new byte[4]|}; return Sum(a); } }",
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info)
            .WithArguments("a", "could live on the stack if 'Sum' took a span", "32 B", "not known to be hot"));

    [Theory]
    [InlineData("a[1] = 2;")]
    [InlineData("a[^1]++;")]
    [InlineData("_ = a.Length;")]
    [InlineData("foreach (var b in a) { }")]
    [InlineData("System.Span<byte> s = a; s[0] = 1;")]
    [InlineData("a.AsSpan(1).Clear();")]
    [InlineData("var s = a.AsSpan(); s = s.Slice(1); s.Fill(3);")]
    [InlineData("new ReadOnlySpan<byte>(a, 0, 2).ToArray();")]
    [InlineData("stream.Write(a);")]
    [InlineData("stream.Write(a, 0, 2);")]
    [InlineData("_ = stream.Read(a, 0, n);")]
    [InlineData("_ = BitConverter.ToInt32(a, 0);")]
    [InlineData("_ = System.Text.Encoding.UTF8.GetString(a, 0, n);")]
    [InlineData("_ = new Guid(a);")]
    [InlineData("_ = Convert.ToBase64String(a);")]
    [InlineData("socket.Receive(a, System.Net.Sockets.SocketFlags.Peek);")]
    [InlineData("socket.Receive(a, n, System.Net.Sockets.SocketFlags.None);")]
    [InlineData("Array.Clear(a, 0, 2); Array.Reverse(a); Array.Fill(a, (byte)1);")]
    [InlineData("Array.Copy(input, 0, a, 0, 4);")]
    [InlineData("Buffer.BlockCopy(a, 0, input, 0, 4);")]
    [InlineData("fixed (byte* p = a) { p[0] = 1; }")]
    [InlineData("fixed (byte* p = &a[1]) { p[0] = 1; }")]
    [InlineData("Ref(ref a[0]);")]
    [InlineData("(a[0], a[1]) = (a[1], a[0]);")]
    [InlineData("_ = nameof(a); a[0] = 1;")]
    [InlineData("try { a[0] = 1; } catch { a[1] = 2; }")]
    [InlineData("a[0] = 1; a = null;")]
    [InlineData("try { a[0] = 1; } finally { a = null; }")]
    public Task ArrayThatStays_IsReported(string use) => Verify.VerifyAnalyzerAsync(Method("var a = [|new byte[4]|]; " + use));

    [Theory]
    [InlineData("_kept = a;")]
    [InlineData("_kept = n > 0 ? a : null;")]
    [InlineData("object o = a;")]
    [InlineData("System.Collections.Generic.IEnumerable<byte> e = a;")]
    [InlineData("var b = a; b[0] = 1;")]
    [InlineData("if (a == null) a[0] = 1;")]
    [InlineData("if (a is null) a[0] = 1;")]
    [InlineData("_ = a.Clone();")]
    [InlineData("a = new byte[8];")]
    [InlineData("a = null; a[0] = 1;")]
    [InlineData("for (var i = 0; i < n; i++) { a[0] = 1; a = null; }")]
    [InlineData("a[0] = 1; Action f = () => a = null; f();")]
    [InlineData("Array.Resize(ref a, 8);")]
    [InlineData("stream.ReadAsync(a, 0, 4);")]
    [InlineData("_ = a.AsMemory();")]
    [InlineData("_ = new ArraySegment<byte>(a);")]
    [InlineData("_ = new System.IO.MemoryStream(a);")]
    [InlineData("_ = a[1..3];")]
    [InlineData("_ = System.Linq.Enumerable.Sum(a, b => (int)b);")]
    [InlineData("Action f = () => a[0] = 1; f();")]
    [InlineData("void F() => a[0] = 1; F();")]
    [InlineData("_ = from x in input select a[0] + x;")]
    [InlineData("Array.Copy(numbers, 0, a, 0, 4);")]
    [InlineData("lock (a) { }")]
    [InlineData("Keep(a);")]
    [InlineData("Pass(a);")]
    [InlineData("_ = System.Runtime.InteropServices.GCHandle.Alloc(a);")]
    [InlineData("_ = a.LongLength;")]
    [InlineData("")]
    public Task ArrayThatLeavesOrMustBeAnArray_IsNotReported(string use) => Verify.VerifyAnalyzerAsync(Method("var a = new byte[4]; " + use));

    [Theory]
    [InlineData("Both", true)]
    [InlineData("FromBoth", true)]
    [InlineData("Arrays", false)]
    [InlineData("FromArrays", false)]
    [InlineData("Hidden", true)]
    public Task SpanOverloadThatTheTypeOfTheReceiverDoesNotOverride_DoesNotCount(string type, bool isReported) => Verify.VerifyAnalyzerAsync(
        """
        using System;
        using System.IO;
        class Both : MemoryStream
        {
            public override int Read(byte[] buffer, int offset, int count) => count;
            public override int Read(Span<byte> buffer) => buffer.Length;
        }
        class FromBoth : Both { }
        class Arrays : MemoryStream { public override int Read(byte[] buffer, int offset, int count) => -count; }
        class FromArrays : Arrays { }
        class Hidden : Arrays
        {
            public override int Read(Span<byte> buffer) => -buffer.Length;
        }
        class C
        {
            static int M(TYPE stream) { var a = NEW; return stream.Read(a, 0, 4) + a[0]; }
        }
        """.Replace("TYPE", type, StringComparison.Ordinal).Replace("NEW", isReported ? "[|new byte[4]|]" : "new byte[4]", StringComparison.Ordinal));

    [Theory]
    [InlineData("static byte[] M() { var a = new byte[4]; a[0] = 1; return a; }")]
    [InlineData("static System.Span<byte> M() { var a = new byte[4]; return System.MemoryExtensions.AsSpan(a); }")]
    [InlineData("static System.ReadOnlySpan<byte> M() { var a = new byte[4]; System.ReadOnlySpan<byte> s = a; return s.Slice(1); }")]
    [InlineData("static ref byte M() { var a = new byte[4]; return ref a[0]; }")]
    [InlineData("static void M(out byte[] b) { var a = new byte[4]; b = a; }")]
    [InlineData("static int M(int n) { var a = new int[17]; a[0] = n; return n == 0 ? 0 : M(a[0] - 1); }")]
    [InlineData("static void M(int n) { var a = new int[n]; a[0] = n; }")]
    [InlineData("static void M() { var a = new string[2]; a[0] = \"\"; }")]
    [InlineData("static void M() { var a = new int[0]; _ = a.Length; }")]
    [InlineData("static void M() { var a = new int[2, 2]; a[0, 0] = 1; }")]
    [InlineData("static void M() { var a = new byte[513]; a[0] = 1; }")]
    [InlineData("static void M<T>() where T : unmanaged { var a = new T[4]; a[0] = default; }")]
    [InlineData("static unsafe void M() { var a = new int*[4]; a[0] = null; }")]
    [InlineData("static void M() { try { } finally { var a = new byte[4]; a[0] = 1; } }")]
    [InlineData("static void M(int n) { again: var a = new byte[4]; a[0] = 1; if (n-- > 0) goto again; }")]
    [InlineData("static void M(int n) { switch (n) { case 1: var a = new byte[4]; a[0] = 1; goto case 2; case 2: goto case 1; } }")]
    [InlineData("static void M(int n) { switch (n) { default: var a = new byte[4]; a[0] = 1; break; case 2: goto default; } }")]
    [InlineData("static C() { var a = new byte[4]; a[0] = 1; }")]
    [InlineData("readonly byte[] _a = new byte[4];")]
    public Task OtherArray_IsNotReported(string member) => Verify.VerifyAnalyzerAsync("class C { " + member + " }");

    [Theory]
    [InlineData("static void M(int n) { switch (n) { case 1: goto case 2; case 2: var a = [|new byte[4]|]; a[0] = 1; break; } }")]
    [InlineData("static void M(int n) { var a = [|new byte[4]|]; while (true) { switch (n++) { case 1: a[0] = 1; goto end; } } end: n++; }")]
    [InlineData("static void M(int n) { if (n > 3) goto next; n++; next: var a = [|new byte[4]|]; a[0] = 1; }")]
    [InlineData("static int M(int n) { var a = [|new int[4]|]; a[0] = n; return n == 0 ? 0 : M(a[0] - 1); }")]
    [InlineData("static int M(int n) { var a = [|new byte[64]|]; a[0] = (byte)n; return n == 0 ? 0 : M(a[0] - 1); }")]
    [InlineData("static int M(int n) { int[] a = [|{ 1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4, 5, 6, 7, 8, 9 }|]; return n == 0 ? 0 : M(a[n] - 1); }")]
    public Task SmallOrConstantArrayInARecursion_IsReported(string member) => Verify.VerifyAnalyzerAsync("class C { " + member + " }");

    [Theory]
    [InlineData("var a = [|new byte[4]|]; a[0] = 1; sink = sha.ComputeHash(a);")]
    [InlineData("var a = [|new byte[4]|]; Buffer.BlockCopy(sink, 0, a, 0, 4); sink = sha.ComputeHash(a, 0, 2);")]
    [InlineData("var a = [|new byte[4]|]; a[0] = 1; sink = rsa.Encrypt(a, System.Security.Cryptography.RSAEncryptionPadding.Pkcs1);")]
    [InlineData("var a = new byte[4]; a[0] = 1; sink = transform.TransformFinalBlock(a, 0, 4);")]
    [InlineData("var a = new byte[4]; a[0] = 1; sink = sha.ComputeHash(a); _ = sha.ComputeHash(new System.IO.MemoryStream(a));")]
    public Task FrameworkMethodWithATryForm_TakesASpan(string use) => Verify.VerifyAnalyzerAsync(
        "using System; using System.Security.Cryptography; class C { static byte[] sink; "
            + "static void M(SHA256 sha, RSA rsa, ICryptoTransform transform) { " + use + " } }");

    [Fact]
    public Task Message_OfATryForm_NamesIt() => Verify.VerifyAnalyzerAsync(
        "class C { static byte[] M(System.Security.Cryptography.SHA256 s) { var a = {|#0:new byte[4]|}; a[0] = 1; return s.ComputeHash(a); } }",
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info).WithMessage(
            "The temporary array 'a' allocates 32 B and could live on the stack if 'TryComputeHash' read it (not known to be hot)"));

    [Fact]
    public Task RecursionThroughAnOverride_IsNotReported() => Verify.VerifyAnalyzerAsync(
        """
        abstract class Node { public abstract int Sum(); }
        sealed class Pair : Node { Node _left; public override int Sum() { var a = new int[20]; a[0] = _left.Sum(); return a[0] + a[1]; } }
        """);

    [Fact]
    public Task OptionForBytes_IsTheLimit() => new Verify.Test
    {
        TestCode = "class C { static void M() { var a = new byte[65]; a[0] = 1; var b = [|new byte[64]|]; b[0] = 1; } }",
        TestState = { AnalyzerConfigFiles = { ("/.editorconfig", "root = true\n[*]\ndotnet_code_quality.ALLOC501.max_stackalloc_bytes = 64\n") } },
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task WithoutSpan_IsNotReported() => new Verify.Test
    {
        TestCode = "class C { static void M() { var a = new byte[4]; a[0] = 1; } }",
        ReferenceAssemblies = ReferenceAssemblies.NetStandard.NetStandard20,
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task InAsyncMethodBeforeCSharp13_IsNotReported() => new Verify.Test
    {
        TestCode = "class C { static async System.Threading.Tasks.Task M() { var a = new byte[4]; a[0] = 1; await System.Threading.Tasks.Task.Yield(); } }",
        LanguageVersion = LanguageVersion.CSharp11,
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact(Skip = NeedsCSharp13, SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp13))]
    public Task InAsyncMethodBetweenAwaits_IsFixed() => Verify.VerifyCodeFixAsync(
        """
        using System;
        using System.Threading.Tasks;
        class C
        {
            static async Task<int> M()
            {
                await Task.Yield();
                var a = [|new byte[4]|];
                a[0] = 1;
                int n = BitConverter.ToInt32(a, 0);
                await Task.Yield();
                return n;
            }
        }
        """,
        """
        using System;
        using System.Threading.Tasks;
        class C
        {
            static async Task<int> M()
            {
                await Task.Yield();
                Span<byte> a = stackalloc byte[4];
                a[0] = 1;
                int n = BitConverter.ToInt32(a);
                await Task.Yield();
                return n;
            }
        }
        """);

    [Theory(Skip = NeedsCSharp13, SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp13))]
    [InlineData("var a = new byte[4]; await Task.Yield(); a[0] = 1;")]
    [InlineData("var a = new byte[4]; a[0] = await Task.FromResult((byte)1);")]
    [InlineData("var a = new byte[4]; while (true) { a[0] = 1; await Task.Yield(); }")]
    [InlineData("while (true) { var a = new byte[4]; a[0] = 1; await Task.Yield(); }")]
    [InlineData("var a = new byte[4]; foreach (var b in a) { await Task.Yield(); }")]
    public Task AliveAcrossAwait_IsNotReported(string body) => Verify.VerifyAnalyzerAsync(
        "using System.Threading.Tasks; class C { static async Task M() { " + body + " } }");

    [Fact]
    public Task CalleeThatKeepsItsParameter_IsNotReported() => Verify.VerifyAnalyzerAsync(
        """
        interface ISink { void Take(byte[] x); }
        class Keeping : ISink { byte[] _x; public void Take(byte[] x) => _x = x; }
        class Reading : ISink { public void Take(byte[] x) => x[0]++; }
        class C { static void M(ISink sink) { var a = new byte[4]; sink.Take(a); } }
        """);

    [Fact]
    public Task CalleeThatOnlyReadsThroughLayers_IsReported() => Verify.VerifyAnalyzerAsync(
        """
        interface ISink { void Take(byte[] x, int n); }
        class Writing : ISink { System.IO.Stream _s; public virtual void Take(byte[] x, int n) { if (x == null) return; _s.Write(x, 0, n); } }
        class C { static void Put(ISink sink, byte[] x) => sink.Take(x, x.Length); static void M(ISink sink) { var a = [|new byte[4]|]; Put(sink, a); } }
        """);

    [Fact]
    public Task IncompleteCode_IsQuiet() => new Verify.Test
    {
        TestCode = "class C { static void M() { var a = new byte[4; a[ = 1; Foo(a, ; var b = new Missing[3]; b[0] = 1; } }",
        CompilerDiagnostics = CompilerDiagnostics.None,
    }.RunAsync(TestContext.Current.CancellationToken);

    private static string Method(string body) =>
        """
        using System;
        using System.Linq;
        unsafe class C
        {
            byte[] _kept;
            void Keep(byte[] x) => _kept = x;
            static byte[] Pass(byte[] x) => x;
            static void Ref(ref byte b) { }
            void M(int n, System.IO.Stream stream, System.Net.Sockets.Socket socket, byte[] input, int[] numbers)
            {
                BODY
            }
        }
        """.Replace("BODY", body, StringComparison.Ordinal);
}
