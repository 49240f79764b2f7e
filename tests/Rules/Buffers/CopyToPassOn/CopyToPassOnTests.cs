using Allocations.Testing;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Buffers.CopyToPassOn.CopyToPassOnAnalyzer,
    Allocations.CodeFixes.Rules.Buffers.CopyToPassOn.CopyToPassOnCodeFix>;

namespace Allocations.Tests.Buffers.CopyToPassOn;

public sealed class CopyToPassOnTests
{
    [Fact]
    public Task Message_NamesCopyAndReader() => Verify.VerifyAnalyzerAsync(
        "using System; class C { static void M(ReadOnlyMemory<byte> m) { for (;;) { _ = Convert.ToBase64String({|#0:m.ToArray()|}); } } }",
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Warning)
            .WithArguments("ToArray", "a copy that 'ToBase64String' could read in place", "memory", "in a loop (line 1)"));

    [Fact]
    public Task Message_OfAReadingMethod_NamesBytes() => Verify.VerifyAnalyzerAsync(
        "using System; using System.IO; class C { static Guid M(BinaryReader r) { var b = {|#0:r.ReadBytes(16)|}; return new Guid(b); } }",
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info)
            .WithArguments("ReadBytes", "an array that only 'new Guid' reads; a span over stack memory would do", "40 B", "not known to be hot"));

    [Fact]
    public Task Message_OfElements_NamesBytes() => Verify.VerifyAnalyzerAsync(
        "using System.IO; class C { static int M(BinaryReader r) { var b = {|#0:r.ReadBytes(4)|}; return b[0] << 8 | b[1]; } }",
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info)
            .WithMessage("'ReadBytes' allocates 32 B for an array of which only elements are read; a span over stack memory would do (not known to be hot)"));

    [Fact]
    public Task Message_OfANewArray_NamesWhatMadeIt() => Verify.VerifyAnalyzerAsync(
        "using System.Linq; class C { static byte[] Make() => new byte[9]; static byte[] M() { return {|#0:Make().ToArray()|}; } }",
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info)
            .WithMessage("'ToArray' allocates memory for a copy of an array that 'Make' has just made (not known to be hot)"));

    [Theory]
    [InlineData("t.GetCustomAttributes(false)", "GetCustomAttributes", "in 'M', which runs rarely")]
    [InlineData("s.Split(',')", "Split", "not known to be hot")]
    public Task CopyOfAnArrayThatTheFrameworkHasJustMade_IsReported(string made, string maker, string heat) => Verify.VerifyAnalyzerAsync(
        "using System.Linq; class C { static object[] M(System.Type t, string s) => {|#0:" + made + ".ToArray()|}; }",
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info)
            .WithMessage("'ToArray' allocates memory for a copy of an array that '" + maker + "' has just made (" + heat + ")"));

    [Fact]
    public Task Message_OfAWritableArray_NamesTheWriter() => Verify.VerifyAnalyzerAsync(
        "class C { static void M(System.IO.Stream s, System.Net.IPAddress a) { for (;;) { s.Write({|#0:a.GetAddressBytes()|}); } } }",
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info).WithMessage(
            "'GetAddressBytes' allocates memory for an array that only 'Write' reads; 'TryWriteBytes' would write to memory that is there "
                + "(in a loop (line 1))"));

    [Fact]
    public Task Message_OfACopyThatIsCopiedOn_NamesTheSource() => Verify.VerifyAnalyzerAsync(
        "class C { static void M(System.Memory<byte> m, byte[] all) { {|#0:m.ToArray()|}.CopyTo(all, 1); } }",
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info)
            .WithMessage("'ToArray' allocates memory for a copy that is only copied on, as the source could be (not known to be hot)"));

    [Fact]
    public Task PartOfATextForAnotherMethod_IsNotReported() => Verify.VerifyAnalyzerAsync(
        "class C { object _kept; void GetBytes(char[] all) => _kept = all; void GetBytes(string all, int start, int count) { } "
            + "void M(string s, int n) => GetBytes(s.ToCharArray(1, n)); }");

    [Fact]
    public Task Message_OfAPartOfAText_NamesWhatCouldReadIt() => Verify.VerifyAnalyzerAsync(
        "class C { static byte[] M(System.Text.Encoding e, string s, int n) => e.GetBytes({|#0:s.ToCharArray(1, n)|}); }",
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info)
            .WithMessage("'ToCharArray' allocates memory for characters that 'GetBytes' could read in the string (not known to be hot)"));

    [Theory]
    [InlineData("var c = [|s.ToCharArray()|]; var d = new byte[e.GetByteCount(c, 0, c.Length)]; e.GetBytes(c, 0, c.Length, d, 0); return d;")]
    [InlineData("char[] c; c = [|s.ToCharArray(n, 3)|]; return e.GetBytes(c, 0, c.Length);")]
    [InlineData("char[] c; c = [|s.ToCharArray(n, 3)|]; return e.GetByteCount(c) > n ? null : e.GetBytes(c);")]
    [InlineData("var c = s.ToCharArray(n, 3); c[0] = 'a'; return e.GetBytes(c);")]
    [InlineData("var c = s.ToCharArray(n, 3); s_kept = c; return e.GetBytes(c);")]
    public Task CharactersThatAreOnlyEncoded_AreInTheText(string statements) => Verify.VerifyAnalyzerAsync(
        "class C { static char[] s_kept; static byte[] M(System.Text.Encoding e, string s, int n) { " + statements + " } }");

    [Theory]
    [InlineData("var b = [|a.GetAddressBytes()|]; n += b[0] + b.Length;")]
    [InlineData("var b = new byte[9]; System.Buffer.BlockCopy([|a.GetAddressBytes()|], 0, b, 4, 4); Keep(b);")]
    [InlineData("var b = new byte[9]; [|a.GetAddressBytes()|].CopyTo(b, 4); Keep(b);")]
    [InlineData("var b = new byte[9]; System.Array.Copy(b, a.GetAddressBytes(), 4); Keep(b);")]
    [InlineData("var b = [|a.GetAddressBytes()|]; System.Array.Reverse(b); n += System.BitConverter.ToInt32(b, 0);")]
    [InlineData("var b = a.GetAddressBytes(); Keep(b);")]
    [InlineData("var b = a.GetAddressBytes(); System.Func<int> f = () => b[0]; n += f();")]
    public Task WritableArrayThatStaysInItsMethod_IsReported(string statements) => Verify.VerifyAnalyzerAsync(
        "class C { static byte[] s_kept; static void Keep(byte[] b) => s_kept = b; "
            + "static int M(System.Net.IPAddress a) { var n = 0; for (;;) { " + statements + " } } }");

    [Theory]
    [InlineData("_ = Encoding.UTF8.GetString([|span.ToArray()|]);")]
    [InlineData("_ = Encoding.UTF8.GetString([|memory.ToArray()|], 0, n);")]
    [InlineData("_ = Encoding.UTF8.GetString([|segment.ToArray()|]);")]
    [InlineData("_ = Encoding.UTF8.GetString([|bytes.Take(n).ToArray()|]);")]
    [InlineData("_ = Encoding.UTF8.GetString([|bytes.Skip(2).Take(n).ToArray()|]);")]
    [InlineData("_ = Convert.ToHexString([|list.GetRange(1, 2).ToArray()|]);")]
    [InlineData("_ = BitConverter.ToInt32([|span.Slice(0, 4).ToArray()|], 0);")]
    [InlineData("_ = new string([|chars.ToArray()|]);")]
    [InlineData("_ = new StringBuilder().Append([|chars.ToArray()|]);")]
    [InlineData("_ = new Guid([|span.ToArray()|]);")]
    [InlineData("stream.Write([|span.ToArray()|], 0, 3);")]
    [InlineData("stream.Write([|bytes.Skip(2).ToArray()|]);")]
    [InlineData("Read([|bytes.ToArray()|]);")]
    [InlineData("Read([|list.ToArray()|]);")]
    [InlineData("_ = stream.WriteAsync([|memory.ToArray()|]);")]
    [InlineData("Segment([|bytes.Take(n).ToArray()|]);")]
    [InlineData("_ = new StringBuilder().Append([|text.ToCharArray()|]);")]
    [InlineData("_ = Encoding.UTF8.GetByteCount([|text.ToCharArray(1, 2)|]);")]
    [InlineData("_ = System.Security.Cryptography.SHA256.HashData([|span.ToArray()|]);")]
    [InlineData("_ = new System.Collections.Generic.List<byte>([|bytes.ToArray()|]);")]
    [InlineData("_ = string.Join(',', [|list.ToArray()|]);")]
    [InlineData("n = ToInt([|span.ToArray()|]);")]
    [InlineData("n = [|span.Slice(4).ToArray()|].ToNumber();")]
    [InlineData("n = [|memory.Slice(1, 1).ToArray()|][0];")]
    [InlineData("n = [|list.ToArray()|].Length;")]
    [InlineData("n = [|bytes.Skip(2).ToArray()|][n];")]
    [InlineData("[|span.ToArray()|].CopyTo(bytes, 1);")]
    [InlineData("Buffer.BlockCopy([|memory.Slice(1).ToArray()|], 0, bytes, 1, 2);")]
    [InlineData("Array.Copy([|list.ToArray()|], 0, bytes, n, 2);")]
    [InlineData("_ = Encoding.UTF8.GetBytes([|text.ToCharArray(1, n)|]);")]
    [InlineData("var c = [|text.ToCharArray(1, n)|]; _ = Encoding.UTF8.GetBytes(c);")]
    [InlineData("var c = [|text.ToCharArray(1, n)|]; n += Encoding.UTF8.GetByteCount(c, 0, n);")]
    [InlineData("var c = [|text.ToCharArray(1, n)|]; foreach (var x in c) n += x;")]
    public Task CopyThatIsOnlyRead_IsReported(string use) => Verify.VerifyAnalyzerAsync(Method(use));

    [Theory]
    [InlineData("_kept = span.ToArray();")]
    [InlineData("var a = span.ToArray(); a[0] = 1; _kept = a;")]
    [InlineData("Write(bytes.ToArray());")]
    [InlineData("Swap(bytes.ToArray());")]
    [InlineData("Keep(bytes.ToArray());")]
    [InlineData("foreach (var b in list.ToArray()) list.Remove(b);")]
    [InlineData("_ = new System.IO.MemoryStream(bytes.ToArray());")]
    [InlineData("_ = bytes.Where(b => b > 0).ToArray().AsSpan();")]
    [InlineData("Read(bytes.Where(b => b > 0).ToArray());")]
    [InlineData("Read(bytes.Take(1..3).ToArray());")]
    [InlineData("_ = stream.WriteAsync(span.ToArray());")]
    [InlineData("stream.Write(bytes);")]
    [InlineData("System.Linq.Expressions.Expression<Func<string>> e = () => Encoding.UTF8.GetString(bytes.ToArray());")]
    [InlineData("_ = new string(text.ToCharArray());")]
    [InlineData("throw new Exception(Encoding.UTF8.GetString(span.ToArray()));")]
    [InlineData("_ = list.ToArray()?.Length;")]
    [InlineData("span.ToArray()[0] = 1;")]
    [InlineData("ref var first = ref span.ToArray()[0]; first = 1;")]
    [InlineData("(span.ToArray()[0], n) = (1, 2);")]
    [InlineData("System.Threading.Interlocked.Increment(ref new[] { n }.ToArray()[0]);")]
    [InlineData("_ = bytes.Where(b => b > 0).ToArray()[0];")]
    [InlineData("Array.Copy(bytes, 0, span.ToArray(), n, 2);")]
    [InlineData("Buffer.BlockCopy(span.ToArray(), 0, new int[9], 1, 2);")]
    [InlineData("var c = text.ToCharArray(1, n); c[0] = 'x'; _ = Encoding.UTF8.GetBytes(c);")]
    [InlineData("var c = text.ToCharArray(1, n); n = c[0]; _ = Encoding.UTF8.GetBytes(c);")]
    public Task CopyThatIsNeeded_IsNotReported(string use) => Verify.VerifyAnalyzerAsync(Method(use));

    [Theory]
    [InlineData("var b = [|reader.ReadBytes(4)|]; if (b.Length < 4) return; _ = BitConverter.ToInt32(b, 0);")]
    [InlineData("_ = new Guid([|reader.ReadBytes(16)|]);")]
    [InlineData("n = [|stream.ReadPart(2)|].ToNumber();")]
    [InlineData("var b = [|Own(4)|]; if (b == null) return; _ = BitConverter.ToSingle(b, 0);")]
    [InlineData("while (true) { var b = [|Own(n)|]; _ = Encoding.UTF8.GetString(b); }")]
    [InlineData("var b = [|stream.ReadPart(4)|]; n = b[0] + b.Length;")]
    [InlineData("var b = [|reader.ReadBytes(4)|]; if (b.Length < 4) return; n = b[0] | b[1] << 8;")]
    [InlineData("var b = [|stream.ReadPart(4)|]; foreach (var x in b) n += x;")]
    [InlineData("var b = [|Own(4)|]; Read(b);")]
    public Task ReadingMethodWhoseArrayIsOnlyRead_IsReported(string use) => Verify.VerifyAnalyzerAsync(Method(use));

    [Theory]
    [InlineData("var b = Own(4); _kept = b; _ = Encoding.UTF8.GetString(b);")]
    [InlineData("var b = Own(4); b[0] = 1; _ = Encoding.UTF8.GetString(b);")]
    [InlineData("var b = reader.ReadBytes(4); n = b.Length;")]
    [InlineData("var b = reader.ReadBytes(4); (b[0], b[1]) = (1, 2);")]
    [InlineData("var b = reader.ReadBytes(4); ref var first = ref b[0]; first = 7; n = first;")]
    [InlineData("var b = reader.ReadBytes(4); Func<int> late = () => b[0];")]
    [InlineData("var b = reader.ReadBytes(4); n = b[0]; b = bytes;")]
    [InlineData("var b = Cached(4); n = b[0] + b[1];")]
    [InlineData("var b = Cached(4); _ = Encoding.UTF8.GetString(b);")]
    [InlineData("var b = Virtual(4); _ = Encoding.UTF8.GetString(b);")]
    [InlineData("var b = Encoding.UTF8.GetBytes(text); _ = Convert.ToBase64String(b);")]
    public Task OtherArrayOfAMethod_IsNotReported(string use) => Verify.VerifyAnalyzerAsync(Method(use));

    [Theory]
    [InlineData("var b = [|Own(n)|]; _ = Encoding.UTF8.GetString(b);")]
    [InlineData("var b = [|Own(-1)|]; _ = Encoding.UTF8.GetString(b);")]
    public Task ArrayWithoutABound_IsReportedWhereAskedFor(string use) => new Verify.Test
    {
        TestCode = Method(use),
        TestState = { AnalyzerConfigFiles = { ("/.editorconfig", "root = true\n[*.cs]\ndotnet_code_quality.ALLOC505.minimum_heat = unknown\n") } },
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData("_kept = [|Own(n).ToArray()|];")]
    [InlineData("_kept = [|Enumerable.ToArray(stream.ReadPart(n))|];")]
    [InlineData("_kept = [|this.Own(n).ToArray()|];")]
    public Task CopyOfAnArrayThatWasJustMade_IsReported(string use) => Verify.VerifyAnalyzerAsync(Method(use));

    [Theory]
    [InlineData("_kept = Cached(n).ToArray();")]
    [InlineData("_kept = Virtual(n).ToArray();")]
    [InlineData("_kept = bytes.ToArray();")]
    [InlineData("_kept = Own(n).Where(b => b > 0).ToArray();")]
    [InlineData("var all = Own(n).ToList(); all.Add(1); _kept = all.ToArray();")]
    [InlineData("object[] all = Enumerable.ToArray<object>(new string[1]);")]
    [InlineData("System.Linq.Expressions.Expression<Func<byte[]>> e = () => Own(1).ToArray();")]
    public Task CopyOfAnArrayThatOthersMaySee_IsNotReported(string use) => Verify.VerifyAnalyzerAsync(Method(use));

    [Theory]
    [InlineData("n = ToInt([|address.GetAddressBytes()|]);")]
    [InlineData("stream.Write([|address.GetAddressBytes()|]);")]
    [InlineData("var b = [|address.GetAddressBytes()|]; stream.Write(b, 0, b.Length); n = b[0];")]
    [InlineData("_ = Convert.ToHexString([|number.ToByteArray()|]);")]
    [InlineData("_ = Convert.ToHexString([|hash.GetHashAndReset()|]);")]
    public Task ArrayThatCouldBeWrittenToASpan_IsReported(string use) => Verify.VerifyAnalyzerAsync(Method("while (n > 1) { " + Sources + use + " }"));

    [Theory]
    [InlineData("_kept = address.GetAddressBytes();")]
    [InlineData("Keep(address.GetAddressBytes());")]
    [InlineData("_ = Convert.ToHexString(key.GetAddressBytes());")]
    public Task ArrayThatIsNeededOrOfNoWriter_IsNotReported(string use) => Verify.VerifyAnalyzerAsync(
        Method("while (n > 1) { " + Sources + "System.Net.NetworkInformation.PhysicalAddress key = null; Extensions.Own own = null; " + use + " }")
            .Replace("static class Extensions\n{", "static class Extensions\n{\n    public class Own { public byte[] Encode() => new byte[3]; "
                + "public bool TryEncode(Span<byte> b, out int n) => (n = 0) == 0; }\n", System.StringComparison.Ordinal));

    [Theory]
    [InlineData("[|list.ToArray()|]", "points[0].X + points[1].Of()")]
    [InlineData("[|list.ToArray()|]", "Next(points)", "static int Next(Point[] all) => all.Length > 9 ? Use(all) : all[0].X;")]
    [InlineData("[|list.ToArray()|]", "(points[0], points[1]).Item1.X")]
    [InlineData("list.ToArray()", "points[0].X = 1")]
    [InlineData("list.ToArray()", "points[0].X++")]
    [InlineData("list.ToArray()", "points[0].Move()")]
    [InlineData("list.ToArray()", "Next(points)", "static int Next(Point[] all) => all.Length > 9 ? Use(all) : all[0].X = 1;")]
    [InlineData("list.ToArray()", "Next(points)", "static Point[] s_all; static int Next(Point[] all) { s_all = all; return all.Length > 9 ? Use(all) : 1; }")]
    public Task ReaderOfStructs_IsOneThatChangesNoFieldOfThem(string copy, string body, string next = "") => Verify.VerifyAnalyzerAsync(
        "struct Point { public int X; public readonly int Of() => X; public int Move() => X = 2; } class C { " + next
        + " static int Use(Point[] points) => " + body + "; static int M(System.Collections.Generic.List<Point> list) => Use(" + copy + "); }");

    [Theory]
    [InlineData("static readonly byte[] Empty = new byte[0];", "[|Own(n)|]")]
    [InlineData("static readonly byte[] Empty = System.Array.Empty<byte>();", "[|Own(n)|]")]
    [InlineData("static byte[] Empty = new byte[0];", "[|Own(n)|]")]
    [InlineData("static byte[] Empty = new byte[0]; static void Set(byte[] other) => s_none = other;", "Own(n)")]
    [InlineData("internal static byte[] Empty = new byte[0];", "Own(n)")]
    [InlineData("static readonly byte[] Empty = new byte[1];", "Own(n)")]
    public Task MethodThatMayReturnAnEmptyField_IsFresh(string field, string call) => Verify.VerifyAnalyzerAsync(
        "class C { " + field.Replace("Empty =", "s_none =", System.StringComparison.Ordinal)
            + " static byte[] Own(int n) { if (n == 0) return s_none; return new byte[n]; } static void M(int n) { for (;;) { var b = " + call
            + "; _ = System.Text.Encoding.UTF8.GetString(b); } } }");

    [Fact]
    public Task MethodThatOnlyReturnsAnEmptyField_IsNotReported() => Verify.VerifyAnalyzerAsync(
        "class C { static readonly byte[] s_none = new byte[0]; static byte[] Own(int n) { return s_none; } static void M(int n) { for (;;) { var b = Own(n); "
            + "_ = System.Text.Encoding.UTF8.GetString(b); } } }");

    [Fact]
    public Task WithoutSpan_IsNotReported() => new Verify.Test
    {
        TestCode = "using System.Linq; class C { static string M(char[] c) => new string(c.Take(3).ToArray()); }",
        ReferenceAssemblies = ReferenceAssemblies.NetStandard.NetStandard20,
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task IncompleteCode_IsQuiet() => new Verify.Test
    {
        TestCode = "using System.Linq; class C { static void M(byte[] b) { Foo(b.ToArray(); new string(b.Take().ToArray()); b.Missing().ToArray(; "
            + "x.ToArray(); string s = b.Skip(1).Take(.ToArray() } }",
        CompilerDiagnostics = CompilerDiagnostics.None,
    }.RunAsync(TestContext.Current.CancellationToken);

    private const string Sources =
        "System.Net.IPAddress address = null; System.Numerics.BigInteger number = 9; System.Security.Cryptography.IncrementalHash hash = null; ";

    [Theory]
    [InlineData("byte[] Make() { var b = new byte[_n]; Fill(b); return b; }", "_stream.Write([|Make()|], 0, 3);")]
    [InlineData("byte[] Make() => _n > 3 ? new byte[] { 1, 2 } : (byte[])_kept.Clone();", "foreach (var x in [|Make()|]) _n += x;")]
    [InlineData("byte[] Make() => _n switch { 1 => new byte[2], 2 => null, _ => throw new Exception() };", "_n = [|Make()|][0];")]
    [InlineData("byte[] Make() { byte[] b; if (_n > 3) b = new byte[_n]; else b = Half(); return b; }\n    byte[] Half() => new byte[_n / 2];",
        "var b = [|Make()|]; _n += b[1] + b.Length;")]
    [InlineData("byte[] Make() { var b = new byte[9]; b[0] = 1; Array.Resize(ref b, _n); return b; }", "_n = Sum([|Make()|]);")]
    [InlineData("byte[] Make() => Convert.FromBase64String(_text);", "_list.AddRange([|Make()|]);")]
    [InlineData("byte[] Make() { if (_n-- > 3) return Make(); return new byte[_n]; }", "_n = Sum([|Make()|]);")]
    [InlineData("protected virtual byte[] Make() => new byte[_n]; class D : C { protected override byte[] Make() => new byte[7]; }", "_n = Sum([|Make()|]);")]
    [InlineData(
        "byte[] Make() => _maker.Make(); IMaker _maker; interface IMaker { byte[] Make(); } class Maker : IMaker { public byte[] Make() => new byte[9]; }",
        "_n = Sum([|Make()|]);")]
    [InlineData("byte[] Make() { var b = new byte[_n]; _other.CopyTo(b, 0); System.Security.Cryptography.RandomNumberGenerator.Fill(b); return b; }",
        "_n = Sum([|Make()|]);")]
    [InlineData("byte[] Make() { var b = new byte[_n]; return b.Contains((byte)0) ? null : b; }", "_ = Convert.ToHexString([|Make()|]);")]
    [InlineData("byte[] Make() => new byte[_n]; System.Security.Cryptography.HashAlgorithm _hash;", "_kept = _hash.ComputeHash([|Make()|]);")]
    public Task ArrayThatAMethodMakesForItsCaller_IsReported(string method, string use) => Verify.VerifyAnalyzerAsync(Maker(method, use));

    [Theory(Skip = "Needs C# 12.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp12))]
    [InlineData("byte[] Make() => [1, .. _other];", "_n = Sum([|Make()|]);")]
    [InlineData("byte[] Make() => new byte[_n];", "System.Collections.Generic.List<byte> all = [.. [|Make()|], 1]; _n = all.Count;")]
    [InlineData("byte[] Make() => new byte[_n]; static int Joined(byte[] a) { byte[] b = [.. a, 1]; return b.Length; }", "_n = Joined([|Make()|]);")]
    public Task ArrayThatIsMadeOrReadByASpread_IsReported(string method, string use) => Verify.VerifyAnalyzerAsync(Maker(method, use));

    [Theory]
    [InlineData("byte[] Make() { var b = new byte[_n]; _kept = b; return b; }", "_n = Sum(Make());")]
    [InlineData("byte[] Make() { var b = new byte[_n]; Keep(b); return b; }", "_n = Sum(Make());")]
    [InlineData("byte[] Make() { var b = new byte[_n]; _all.Add(b); return b; }", "_n = Sum(Make());")]
    [InlineData("byte[] Make() { var b = new byte[_n]; Func<byte> late = () => b[0]; _late = late; return b; }", "_n = Sum(Make());")]
    [InlineData("byte[] Make() { var b = new byte[_n]; System.Threading.Volatile.Write(ref _kept, b); return b; }", "_n = Sum(Make());")]
    [InlineData("byte[] Make() { var b = new byte[_n]; System.Buffers.ArrayPool<byte>.Shared.Return(b); return b; }", "_n = Sum(Make());")]
    [InlineData("byte[] Make() { var b = new byte[_n]; _late = Array.AsReadOnly(b); return b; }", "_n = Sum(Make());")]
    [InlineData("byte[] Make() { var b = new byte[_n]; _late = b.AsMemory(); return b; }", "_n = Sum(Make());")]
    [InlineData("byte[] Make() { var b = new byte[_n]; object same = b; _late = same; return b; }", "_n = Sum(Make());")]
    [InlineData("byte[] Make() { var b = new byte[_n]; Swap(ref b); return b; } static void Swap(ref byte[] b) => b = _other;", "_n = Sum(Make());")]
    [InlineData("byte[] Make() { var b = _other; Array.Resize(ref b, _n); return b; }", "_n = Sum(Make());")]
    [InlineData("byte[] Make() => _n > 3 ? new byte[2] : _kept;", "_n = Sum(Make());")]
    [InlineData("byte[] Make() => _kept ?? new byte[2];", "_n = Sum(Make());")]
    [InlineData("byte[] Make() => _maker.Make(); IMaker _maker; interface IMaker { byte[] Make(); }", "_n = Sum(Make());")]
    [InlineData("protected virtual byte[] Make() => new byte[_n]; class D : C { protected override byte[] Make() => _kept; }", "_n = Sum(Make());")]
    [InlineData("byte[] Make() => new byte[_n];", "var b = Make(); b[0] = 1; _n = Sum(b);")]
    [InlineData("byte[] Make() => new byte[_n];", "var b = Make(); _kept = b; _n = Sum(b);")]
    [InlineData("byte[] Make() => new byte[_n];", "Keep(Make());")]
    [InlineData("byte[] Make() => new byte[_n];", "_ = Make() != null;")]
    [InlineData("byte[] Make() => new byte[_n];", "var all = Make().ToList(); all.Add(1);")]
    [InlineData("string[] Make() => new string[_n];", "foreach (var x in Make()) _n += x.Length;")]
    [InlineData("System.Collections.Generic.IEnumerable<int> Make() { yield return 1; }", "foreach (var x in Make()) _n += x;")]
    public Task ArrayThatOthersSeeOrTheCallerNeeds_IsNotReported(string method, string use) => Verify.VerifyAnalyzerAsync(Maker(method, use));

    [Fact]
    public Task ArrayAcrossAnAwait_IsNotReported() => Verify.VerifyAnalyzerAsync(Maker(
        "byte[] Make() => new byte[_n];\n    async System.Threading.Tasks.Task W() { var b = Make(); await System.Threading.Tasks.Task.Yield(); _n += b[0]; }",
        ""));

    [Theory]
    [InlineData("", DiagnosticSeverity.Warning)]
    [InlineData(" class E : D { public override byte[] ReadPart(int n) => new byte[n]; }", DiagnosticSeverity.Info)]
    public Task ArrayOfAMethodWithSeveralBodies_IsASuggestion(string other, DiagnosticSeverity severity) => Verify.VerifyAnalyzerAsync(
        "public abstract class D { public abstract byte[] ReadPart(int n); } class F : D { public override byte[] ReadPart(int n) => new byte[n]; }" + other
            + " public class C { public static void M(D d, System.IO.Stream s, int[][] rows) "
            + "{ foreach (var row in rows) foreach (var k in row) s.Write({|#0:d.ReadPart(16)|}); } }",
        Verify.Diagnostic().WithLocation(0).WithSeverity(severity)
            .WithArguments("ReadPart", "an array that only 'Write' reads; a span over stack memory would do", "40 B", "in a loop (line 1, depth 2)"));

    [Fact]
    public Task Message_OfAnArrayThatAMethodMakesSaysWhoCouldGiveASpan() => Verify.VerifyAnalyzerAsync(
        "class C { System.IO.MemoryStream s = new(); byte[] Make() => new byte[s.Length];\nvoid M() { while (true) s.Write({|#0:Make()|}); } }",
        Verify.Diagnostic().WithLocation(0).WithSeverity(Microsoft.CodeAnalysis.DiagnosticSeverity.Info).WithMessage(
            "'Make' allocates memory for an array that only 'Write' reads; it could fill a span that it is given (in a loop (line 2))"));

    [Theory]
    [InlineData("var b = [|new byte[n]|]; Buffer.BlockCopy(bytes, 3, b, 0, n); _ = Encoding.UTF8.GetString(b);")]
    [InlineData("var b = [|new byte[n]|]; Array.Copy(bytes, n, b, 0, n); stream.Write(b, 0, n);")]
    [InlineData("var b = [|new byte[4]|]; Array.Copy(bytes, b, 4); n = ToInt(b);")]
    [InlineData("var b = [|new byte[bytes.Length]|]; bytes.CopyTo(b, 0); n = b[0] + b.Length;")]
    [InlineData("var b = [|new byte[n]|]; memory.Span.Slice(2).CopyTo(b); foreach (var x in b) n += x;")]
    [InlineData("var b = [|new byte[n]|]; for (var i = 0; i < n; i++) b[i] = bytes[4 + i]; stream.Write(b);")]
    [InlineData("var b = [|new byte[n]|]; for (int i = 0; i < b.Length; ++i) { b[i] = bytes[i]; } n = b[0];")]
    [InlineData("var c = [|new char[n]|]; for (var i = 0; i < c.Length; i++) c[i] = text[n + i]; n = c[0];")]
    [InlineData("while (n-- > 0) { var b = [|new byte[n]|]; Buffer.BlockCopy(bytes, 3, b, 0, n); b.CopyTo(memory.Span); }")]
    [InlineData("var b = [|new byte[n]|]; Array.Copy(_kept, n, b, 0, n); stream.Write(b, 0, n);")]
    [InlineData("var c = [|new string[n]|]; Array.Copy(names, 1, c, 0, n); foreach (var x in c) n += x.Length;")]
    public Task NewArrayThatIsFilledByACopy_IsReported(string use) => Verify.VerifyAnalyzerAsync(Method("string[] names = null; " + use));

    [Theory]
    [InlineData("var b = [|memory.ToArray()|]; stream.Write(b, 0, b.Length);")]
    [InlineData("var b = [|memory.Span.Slice(2).ToArray()|]; n = b[0] + b.Length;")]
    [InlineData("ReadOnlySpan<byte> part = memory.Span; byte[] b = [|part.ToArray()|]; foreach (var x in b) n += x;")]
    [InlineData("while (n-- > 0) { var b = [|bytes[n..4]|]; stream.Write(b); }")]
    [InlineData("var b = (byte[])[|bytes.Clone()|]; using var all = new MemoryStream(); stream.Write(b, 0, b.Length);")]
    [InlineData("var b = [|_kept.AsSpan(1, n).ToArray()|]; stream.Write(b);")]
    [InlineData("var b = [|memory.ToArray()|]; b.CopyTo(bytes.AsSpan(1));")]
    [InlineData("byte[] b; n++; b = [|memory.ToArray()|]; stream.Write(b, 0, b.Length);")]
    [InlineData("while (n++ < 9) { byte[] b = null; b = [|memory.ToArray()|]; n += b[0] + b.Length; }")]
    [InlineData("var b = [|memory.ToArray()|]; n = ToInt(b) + ToInt(b); n++;")]
    public Task LocalThatIsACopy_IsReported(string use) => Verify.VerifyAnalyzerAsync(Method(use));

    [Theory]
    [InlineData("var b = memory.ToArray(); b[0] = 1; stream.Write(b);")]
    [InlineData("var b = memory.ToArray(); _kept = b;")]
    [InlineData("byte[] b; b = memory.ToArray(); _kept = b;")]
    [InlineData("byte[] b; b = memory.ToArray(); bytes[0] = 1; stream.Write(b);")]
    [InlineData("byte[] b; b = memory.ToArray(); b[0] = 1; stream.Write(b);")]
    [InlineData("byte[] b = null; while (n++ < 9) { if (b != null) stream.Write(b); b = memory.ToArray(); }")]
    [InlineData("byte[] b; if (n > 1) b = memory.ToArray(); else b = bytes; stream.Write(b);")]
    [InlineData("byte[] b; b = memory.ToArray(); stream.Write(b); b = bytes;")]
    [InlineData("var b = memory.ToArray(); Keep(b);")]
    [InlineData("var b = memory.ToArray(); memory = _kept; stream.Write(b);")]
    [InlineData("var b = memory.ToArray(); bytes[0] = 1; stream.Write(b);")]
    [InlineData("var b = memory.ToArray(); Fill(bytes); stream.Write(b);")]
    [InlineData("var b = memory.ToArray(); stream.Read(bytes); stream.Write(b);")]
    [InlineData("var b = memory.ToArray(); Func<int> late = () => b[0]; n = late();")]
    [InlineData("byte[] last = null; while (n-- > 0) { var b = bytes[n..4]; last = b; } stream.Write(last);")]
    [InlineData("var o = (string[])names.Clone(); foreach (var x in o) n += x.Length;")]
    [InlineData("var o = (byte[])_kept.Clone(); Keep(null); stream.Write(o);")]
    [InlineData("var b = memory.ToArray(); bytes[0]++; stream.Write(b);")]
    [InlineData("var b = memory.ToArray(); (bytes[0], n) = (1, 2); stream.Write(b);")]
    [InlineData("ref var first = ref bytes[0]; var b = memory.ToArray(); first = 1; stream.Write(b);")]
    [InlineData("var b = memory.ToArray(); System.Threading.Volatile.Write(ref bytes[0], 1); stream.Write(b);")]
    [InlineData("var other = bytes.AsSpan(); var b = memory.ToArray(); other.Fill(1); stream.Write(b);")]
    [InlineData("var other = bytes.AsSpan(); var b = memory.ToArray(); b.AsSpan(1).CopyTo(other); stream.Write(b);")]
    [InlineData("var b = memory.ToArray(); Keep(null); stream.Write(b);")]
    [InlineData("Action tell = () => _kept[0] = 1; var b = memory.ToArray(); tell(); stream.Write(b);")]
    [InlineData("var b = memory.ToArray();")]
    public Task LocalThatIsMoreThanACopy_IsNotReported(string use) => Verify.VerifyAnalyzerAsync(Method("string[] names = null; " + use));

    [Fact]
    public Task LocalCopyAcrossAnAwait_IsNotReported() => Verify.VerifyAnalyzerAsync(
        "class C { async System.Threading.Tasks.Task<int> M(System.Memory<byte> m) "
            + "{ var b = m.ToArray(); await System.Threading.Tasks.Task.Yield(); return b[0]; } }");

    [Fact]
    public Task Message_OfALocalCopyNamesHowItIsMade() => Verify.VerifyAnalyzerAsync(
        "class C { void M(System.Memory<byte> m, byte[] all, System.IO.Stream s) { while (true) { var b = {|#0:m.ToArray()|}; s.Write(b);\n"
            + "var c = {|#1:all[1..]|}; s.WriteByte(c[0]); } } }",
        Verify.Diagnostic().WithLocation(0).WithMessage(
            "'ToArray' allocates memory for a copy that 'Write' could read in place (in a loop (line 1))"),
        Verify.Diagnostic().WithLocation(1).WithMessage(
            "'[..]' allocates memory for a copy of elements that could be read in place (in a loop (line 1))"));

    [Theory]
    [InlineData("var b = new byte[n]; Array.Copy(bytes, n, b, 0, n); b[0] = 1; stream.Write(b);")]
    [InlineData("var b = new byte[n]; Array.Copy(bytes, n, b, 0, n); _kept = b;")]
    [InlineData("var b = new byte[n]; Array.Copy(bytes, n, b, 0, n); Fill(bytes); n = ToInt(b);")]
    [InlineData("var b = new byte[n]; Array.Copy(_kept, n, b, 0, n); n = ToInt(b);")]
    [InlineData("var b = new byte[n]; Array.Copy(_kept, n, b, 0, n); Keep(null); stream.Write(b);")]
    [InlineData("var b = new byte[n]; Array.Copy(bytes, n, b, 0, n); bytes = _kept; n = ToInt(b);")]
    [InlineData("var b = new byte[n]; Array.Copy(bytes, n, b, 0, n - 1); n = ToInt(b);")]
    [InlineData("var b = new byte[n]; Array.Copy(bytes, n, b, 1, n); n = ToInt(b);")]
    [InlineData("var b = new byte[n]; Buffer.BlockCopy(numbers, 0, b, 0, n); n = ToInt(b);")]
    [InlineData("var o = new object[n]; Array.Copy(names, o, n); n = o.Length;")]
    [InlineData("var b = new byte[n]; bytes.CopyTo(b, 0); n = ToInt(b);")]
    [InlineData("var b = new byte[n]; for (var i = 0; i < n; i++) b[i] = bytes[n - i]; n = ToInt(b);")]
    [InlineData("var b = new byte[n]; for (var i = 1; i < n; i++) b[i] = bytes[i]; n = ToInt(b);")]
    [InlineData("var b = new byte[n]; for (var i = 0; i < n; i++) b[i] = (byte)text[i]; n = ToInt(b);")]
    [InlineData("var b = new byte[n]; for (var i = 0; i < n; i++) b[i] = map[i]; n = ToInt(b);")]
    [InlineData("var b = new byte[n]; Array.Copy(bytes, b, n); Func<int> late = () => b[0];")]
    public Task NewArrayThatIsMoreThanACopy_IsNotReported(string use) => Verify.VerifyAnalyzerAsync(
        Method("string[] names = null; int[] numbers = null; Dictionary<int, byte> map = null; " + use));

    [Fact]
    public Task Message_OfANewArrayThatIsFilledNamesItsTypeAndReader() => Verify.VerifyAnalyzerAsync(
        "class C { string M(byte[] all, int n) { var part = {|#0:new byte[4]|}; System.Array.Copy(all, n, part, 0, 4);\n"
            + "return System.Text.Encoding.UTF8.GetString(part); } int N(byte[] all) { var part = {|#1:new byte[all.Length]|}; all.CopyTo(part, 0);\n"
            + "return Sum(part); } static int Sum(byte[] b) { var n = 0; foreach (var x in b) n += x; return n; } }",
        Verify.Diagnostic().WithLocation(0).WithSeverity(Microsoft.CodeAnalysis.DiagnosticSeverity.Info).WithMessage(
            "'new byte[]' allocates 32 B for a copy that 'GetString' could read in place (not known to be hot)"),
        Verify.Diagnostic().WithLocation(1).WithSeverity(Microsoft.CodeAnalysis.DiagnosticSeverity.Info).WithMessage(
            "'new byte[]' allocates memory for a copy that 'Sum' could read in place if it took a span (not known to be hot)"));

    [Theory]
    [InlineData("var part = given ? Whole() : [|bytes.ToArray()|]; return Encoding.UTF8.GetString(part);")]
    [InlineData("var part = given ? [|bytes.Slice(3).ToArray()|] : Array.Empty<byte>(); return Encoding.UTF8.GetString(part) + part[0];")]
    [InlineData("return Encoding.UTF8.GetString(given ? Whole() : [|bytes.ToArray()|]);")]
    [InlineData("return Convert.ToHexString(given ? [|bytes.ToArray()|] : Whole());")]
    public Task CopyOnOneBranch_IsReportedWithoutAFix(string body) => Verify.VerifyCodeFixAsync(OfBranch(body), OfBranch(body));

    [Theory]
    [InlineData("var part = given ? Whole() : bytes.ToArray(); _kept = part; return null;")]
    [InlineData("var part = given ? Whole() : bytes.ToArray(); part[0] = 1; return Encoding.UTF8.GetString(part);")]
    [InlineData("var part = given ? Whole() : bytes.ToArray(); bytes[0] = 1; return Encoding.UTF8.GetString(part);")]
    [InlineData("_kept = given ? Whole() : bytes.ToArray(); return null;")]
    [InlineData("Keep(given ? Whole() : bytes.ToArray()); return null;")]
    [InlineData("Write(given ? Whole() : bytes.ToArray()); return null;")]
    public Task CopyOnOneBranchThatIsNeeded_IsNotReported(string body) => Verify.VerifyAnalyzerAsync(OfBranch(body));

    private static string OfBranch(string body) =>
        "using System; using System.Text; class C { static byte[] _kept; static byte[] Whole() => _kept; static void Keep(byte[] b) => _kept = b; "
            + "static void Write(Span<byte> b) => b[0] = 1; static string M(Span<byte> bytes, bool given) { " + body + " } }";

    private static string Maker(string method, string use) =>
        $$"""
        using System;
        using System.Collections.Generic;
        using System.IO;
        using System.Linq;
        class C
        {
            static byte[] _kept, _other;
            static object _late;
            static string _text;
            static int _n;
            readonly List<byte[]> _all = new();
            readonly List<byte> _list = new();
            readonly Stream _stream = new MemoryStream();
            static void Keep(byte[] b) => _kept = b;
            static void Fill(byte[] b) => b[0] = 1;
            static int Sum(byte[] b) { var n = 0; foreach (var x in b) n += x; return n; }
            {{method}}
            void M()
            {
                {{use}}
            }
        }
        """;

    private static string Method(string body) => CopyText.Method(body);
}
