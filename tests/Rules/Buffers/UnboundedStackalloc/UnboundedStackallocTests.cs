using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Buffers.UnboundedStackalloc.UnboundedStackallocAnalyzer,
    Allocations.CodeFixes.Rules.Buffers.UnboundedStackalloc.UnboundedStackallocCodeFix>;
using VerifyByHeat = Allocations.Testing.CSharpCodeFixVerifier<
    Allocations.Analyzers.Rules.Buffers.UnboundedStackalloc.UnboundedStackallocAnalyzer,
    Allocations.CodeFixes.Rules.Buffers.UnboundedStackalloc.UnboundedStackallocCodeFix>;

namespace Allocations.Tests.Buffers.UnboundedStackalloc;

public sealed class UnboundedStackallocTests
{
    [Fact]
    public Task Message_NamesTheLength() => Verify.VerifyAnalyzerAsync(
        "public class C { public static void M(int n) { System.Span<byte> s = {|#0:stackalloc byte[n * 2]|}; } }",
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Warning)
            .WithMessage("Nothing bounds 'n * 2', the length of this stackalloc, and a stack overflow ends the process"));

    [Fact]
    public Task LengthsThatOneMethodGives_WarnOnce() => Verify.VerifyAnalyzerAsync(
        "using System; public class C { static int Size(string s) => s.Length * 4 + 1; "
            + "public void M(string s, string t) { var n = Size(s); Span<byte> a = {|#0:stackalloc byte[n]|}; "
            + "var m = Size(t); Span<byte> b = {|#1:stackalloc byte[m]|}; } "
            + "public void N(string s) { Span<byte> a = {|#2:stackalloc byte[Size(s)]|}; Span<byte> b = {|#3:stackalloc byte[s.Length]|}; } }",
        new DiagnosticResult("ALLOC504", DiagnosticSeverity.Warning).WithLocation(0),
        new DiagnosticResult("ALLOC504", DiagnosticSeverity.Info).WithLocation(1),
        new DiagnosticResult("ALLOC504", DiagnosticSeverity.Info).WithLocation(2),
        new DiagnosticResult("ALLOC504", DiagnosticSeverity.Warning).WithLocation(3));

    [Fact]
    public Task SameLengthInMethodsOfOneName_WarnsOnce() => Verify.VerifyAnalyzerAsync(
        "using System; public class C { "
            + "public void M(string s) { Span<char> a = {|#0:stackalloc char[s.Length]|}; Span<int> b = {|#1:stackalloc int[s.Length]|}; } "
            + "public void M(string s, int n) { Span<char> a = {|#2:stackalloc char[s.Length]|}; } "
            + "public void N(string s) { Span<char> a = {|#3:stackalloc char[s.Length]|}; } }",
        new DiagnosticResult("ALLOC504", DiagnosticSeverity.Warning).WithLocation(0),
        new DiagnosticResult("ALLOC504", DiagnosticSeverity.Info).WithLocation(1),
        new DiagnosticResult("ALLOC504", DiagnosticSeverity.Info).WithLocation(2),
        new DiagnosticResult("ALLOC504", DiagnosticSeverity.Warning).WithLocation(3));

    [Fact]
    public Task LengthsThatOneMethodGivesInTwoFiles_WarnOnce() => new Verify.Test
    {
        TestState =
        {
            Sources =
            {
                "using System; public static class A { public static int Size(string s) => s.Length * 4; "
                    + "public static void M(string s) { Span<byte> b = {|#0:stackalloc byte[Size(s)]|}; } }",
                "using System; public static class B { public static void M(string s) { Span<byte> b = {|#1:stackalloc byte[A.Size(s)]|}; } }",
            },
            ExpectedDiagnostics =
            {
                new DiagnosticResult("ALLOC504", DiagnosticSeverity.Warning).WithLocation(0),
                new DiagnosticResult("ALLOC504", DiagnosticSeverity.Info).WithLocation(1),
            },
        },
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData("public void M(string s) { var n = s.Length + 9; Span<byte> b = {|#0:stackalloc byte[n]|}; Put((ushort)n); }", false)]
    [InlineData("public void M(string s) { var n = s.Length + 9; Span<byte> b = {|#0:stackalloc byte[n]|}; Put((ushort)s[0]); }", true)]
    [InlineData("public void M(string s) { var w = new Writer({|#0:stackalloc byte[s.Length]|}); w.WriteSize(); }", false)]
    [InlineData("public void M(string s) { Span<byte> b = {|#0:stackalloc byte[s.Length]|}; Make(b, s); } void Make(Span<byte> b, string s) { "
        + "var w = new Writer(b); w.WriteSize(); }", false)]
    [InlineData("public void M(string s) { var w = new Writer({|#0:stackalloc byte[s.Length]|}); w.Write(s); }", true)]
    [InlineData("public void M(string[] all) { Span<int> b = {|#0:stackalloc int[all.Length]|}; }", false)]
    [InlineData("public void M(List<int> all) { Span<int> b = {|#0:stackalloc int[all.Count]|}; }", false)]
    [InlineData("public void M(byte[] all) { Span<int> b = {|#0:stackalloc int[all.Length * 2]|}; }", true)]
    [InlineData("public void M(int n) { Span<Guid> b = {|#0:stackalloc Guid[n]|}; }", false)]
    [InlineData("public void M(int n) { Span<DayOfWeek> b = {|#0:stackalloc DayOfWeek[n]|}; }", false)]
    [InlineData("public void M(int n) { Span<double> b = {|#0:stackalloc double[n]|}; }", true)]
    [InlineData("public void M(string[] all) { var n = (uint)all.Length; Span<int> b = {|#0:stackalloc int[(int)n]|}; }", false)]
    public Task LengthThatIsSeldomLong_IsASuggestion(string member, bool warns) => Verify.VerifyAnalyzerAsync(
        "using System; using System.Collections.Generic; public class C { void Put(ushort n) { } " + member + " } "
            + "public ref struct Writer { Span<byte> _span; public int Length { get; private set; } "
            + "public Writer(Span<byte> span) { _span = span; Length = 0; } "
            + "public void Write(string s) { Length += (ushort)s[0]; } public void WriteSize() { _span[0] = (byte)((ushort)Length >> 8); } }",
        new DiagnosticResult("ALLOC504", warns ? DiagnosticSeverity.Warning : DiagnosticSeverity.Info).WithLocation(0));

    [Theory]
    [InlineData("public void M(string s) { Span<char> c = {|#0:stackalloc char[s.Length]|}; }", true)]
    [InlineData("public void M(string s) { var n = s.Length * 2; Span<char> c = {|#0:stackalloc char[n + 1]|}; }", true)]
    [InlineData("internal void M(BinaryReader r) { var n = r.ReadInt32(); Span<byte> b = {|#0:stackalloc byte[n]|}; }", true)]
    [InlineData("public void M(string s) { Span<byte> b = {|#0:stackalloc byte[Encoding.UTF8.GetByteCount(s)]|}; }", true)]
    [InlineData("internal virtual void M(int n) { Span<byte> b = {|#0:stackalloc byte[n]|}; }", false)]
    [InlineData("public int Size; public void M() { Span<byte> b = {|#0:stackalloc byte[Size]|}; }", false)]
    [InlineData("internal int[] _all = new int[0]; public void M() { Span<int> b = {|#0:stackalloc int[_all.Length]|}; }", false)]
    public Task LengthThatComesFromOutside_Warns(string member, bool warns) => Verify.VerifyAnalyzerAsync(
        "using System; using System.IO; using System.Text; public class C { " + member + " }",
        Verify.Diagnostic().WithLocation(0).WithSeverity(warns ? DiagnosticSeverity.Warning : DiagnosticSeverity.Info)
            .WithMessage("Nothing " + (warns ? "" : "in sight ") + "bounds '" + member.Substring(
                member.IndexOf('[', member.IndexOf("stackalloc", StringComparison.Ordinal)) + 1,
                member.LastIndexOf(']') - member.IndexOf('[', member.IndexOf("stackalloc", StringComparison.Ordinal)) - 1)
                + "', the length of this stackalloc, and a stack overflow ends the process"));

    [Theory]
    [InlineData("public void M(string s) { Span<char> c = {|#0:stackalloc char[s.Length]|}; } string _s; void N() => M(_s);", false)]
    [InlineData("public void M(string s) { Span<char> c = {|#0:stackalloc char[s.Length]|}; } public void N(string t) => M(t.Trim());", true)]
    [InlineData("void M(string s) { Span<char> c = {|#0:stackalloc char[s.Length]|}; } public void N(string t) => M(t);", true)]
    [InlineData("public void M(int d, string s) { Span<char> c = {|#0:stackalloc char[s.Length]|}; if (d > 0) M(d - 1, s); }", true)]
    [InlineData("public virtual void M(string s) { Span<char> c = {|#0:stackalloc char[s.Length]|}; } string _s; static void N(C c) => c.M(c._s);", false)]
    [InlineData("public void M(Part p) { Span<char> c = {|#0:stackalloc char[p.Size]|}; }", false)]
    [InlineData("public void M(Part p) { Span<char> c = {|#0:stackalloc char[p.Given]|}; }", true)]
    [InlineData("public void M(Part p) { Span<char> c = {|#0:stackalloc char[p.Read]|}; }", true)]
    [InlineData("internal string[] _all; public void M(int i) { Span<char> c = {|#0:stackalloc char[_all[i].Length]|}; }", false)]
    public Task LengthThatCallsOfTheProjectGive_IsJudgedByThem(string member, bool warns) => Verify.VerifyAnalyzerAsync(
        "using System; using System.IO; public class C { " + member + " } "
            + "public class Part { string _a; BinaryReader _r; public int Size => _a.Length * 2; public int Given { get; set; } "
            + "public int Read => _r.ReadInt32(); }",
        new DiagnosticResult("ALLOC504", warns ? DiagnosticSeverity.Warning : DiagnosticSeverity.Info).WithLocation(0));

    [Theory]
    [InlineData("abstract int Size { get; }", "override int Size => 40;", "override int Size { get { return 80; } }", false)]
    [InlineData("virtual int Size => 8;", "override int Size => 40;", "override int Size { get; } = 16;", false)]
    [InlineData("abstract int Size { get; }", "override int Size => 40;", "override int Size => N.Length;", true)]
    [InlineData("virtual int Size => N.Length;", "override int Size => 40;", "override int Size => 8;", true)]
    public Task PropertyThatEachClassBounds_IsNotReported(string declared, string first, string second, bool reports) => Verify.VerifyAnalyzerAsync(
        "using System; public abstract class P { public string N; public " + declared + " } public class A : P { public " + first + " } "
            + "public class B : P { public " + second + " } "
            + "class C { void M(P p) { Span<byte> b = " + (reports ? "[|stackalloc byte[p.Size]|]" : "stackalloc byte[p.Size]") + "; } }");

    [Fact]
    public Task PropertyOfAnInterfaceThatEachTypeBounds_IsNotReported() => Verify.VerifyAnalyzerAsync(
        "using System; public interface P { int Size { get; } } public class A : P { public int Size => 4; } public struct B : P { int P.Size => 8; } "
            + "public interface Q { int Size { get; } } "
            + "class C { void M(P p) { Span<byte> b = stackalloc byte[p.Size]; } void N(Q q) { Span<byte> b = [|stackalloc byte[q.Size]|]; } }");

    [Fact]
    public Task LengthInATest_IsASuggestion() => Verify.VerifyAnalyzerAsync(
        "namespace Xunit { class TheoryAttribute : System.Attribute { } } "
            + "public class C { [Xunit.Theory] public void M(string s) { System.Span<byte> b = {|#0:stackalloc byte[s.Length]|}; } }",
        new DiagnosticResult("ALLOC504", DiagnosticSeverity.Info).WithLocation(0));

    [Fact]
    public Task Message_OfABoundThatIsTooLarge_NamesIt() => Verify.VerifyAnalyzerAsync(
        "class C { static void M(int n) { if (n > 1000000) return; System.Span<byte> s = {|#0:stackalloc byte[n]|}; } }",
        Verify.Diagnostic().WithLocation(0)
            .WithMessage("The length 'n' of this stackalloc may be as much as 1,000,000, and a stack overflow ends the process"));

    [Theory]
    [InlineData("Use([|stackalloc byte[n]|]);")]
    [InlineData("Use([|stackalloc byte[text.Length]|]);")]
    [InlineData("Use([|stackalloc byte[data.Length * 2]|]);")]
    [InlineData("Use([|stackalloc byte[_size]|]);")]
    [InlineData("Use([|stackalloc byte[Size]|]);")]
    [InlineData("byte* p = [|stackalloc byte[n]|];")]
    [InlineData("int k = n + 1; Use([|stackalloc byte[k]|]);")]
    [InlineData("System.Diagnostics.Debug.Assert(n <= 256); Use([|stackalloc byte[n]|]);")]
    [InlineData("if (n > 0) Use([|stackalloc byte[n]|]);")]
    [InlineData("if (n < 0) return; Use([|stackalloc byte[n]|]);")]
    [InlineData("if (n <= 256) { } Use([|stackalloc byte[n]|]);")]
    [InlineData("if (n <= 256) return; Use([|stackalloc byte[n]|]);")]
    [InlineData("if (n > 256) return; n = data.Length; Use([|stackalloc byte[n]|]);")]
    [InlineData("if (n > 256) return; Read(out n); Use([|stackalloc byte[n]|]);")]
    [InlineData("if (n > 256) return; n++; n *= 1000; Use([|stackalloc byte[n]|]);")]
    [InlineData("if (n > 256) return; while (true) { Use([|stackalloc byte[n]|]); n *= 2; }")]
    [InlineData("if (n > data.Length) return; Use([|stackalloc byte[n]|]);")]
    [InlineData("if (n > 256 && text != null) return; Use([|stackalloc byte[n]|]);")]
    [InlineData("if (n <= 256 || text == null) Use([|stackalloc byte[n]|]);")]
    [InlineData("Use(n > 256 ? [|stackalloc byte[n]|] : default);")]
    [InlineData("byte[] a = null; if (n > 256) a = new byte[n]; Use(a is null ? default : [|stackalloc byte[n]|]);")]
    [InlineData("byte[] a = null; if (n < 256) a = new byte[n]; Use(a is null ? [|stackalloc byte[n]|] : a);")]
    [InlineData("byte[] a = null; if (n > 256) a = new byte[n]; a = null; Use(a is null ? [|stackalloc byte[n]|] : a);")]
    [InlineData("byte[] a = null; if (n > 256) a = data; Use(a is null ? [|stackalloc byte[n]|] : a);")]
    [InlineData("byte[] a = null; if (n > 256) a = new byte[n]; n = data.Length; Use(a is null ? [|stackalloc byte[n]|] : a);")]
    [InlineData("byte[] a = null; if (text != null) { if (n > 256) a = new byte[n]; } Use(a is null ? [|stackalloc byte[n]|] : a);")]
    [InlineData("byte[] a = null; if (n > 256 && text != null) a = new byte[n]; Use(a is null ? [|stackalloc byte[n]|] : a);")]
    [InlineData("byte[] a = null; Use(a is null ? [|stackalloc byte[n]|] : a); if (n > 256) a = new byte[n];")]
    [InlineData("var a = n > 256 ? data : null; Use(a is null ? [|stackalloc byte[n]|] : a);")]
    [InlineData("var a = n < 256 ? new byte[n] : null; Use(a is null ? [|stackalloc byte[n]|] : a);")]
    [InlineData("if (!Read(out var k)) return; if (k <= 0) return; Use([|stackalloc byte[k]|]);")]
    [InlineData("try { if (n > 256) return; } catch { } n = data.Length; Use([|stackalloc byte[n]|]);")]
    [InlineData("Use([|stackalloc byte[Math.Max(n, 16)]|]);")]
    [InlineData("Use([|stackalloc byte[System.Text.Encoding.UTF8.GetMaxByteCount(n)]|]);")]
    [InlineData("Use([|stackalloc byte[text.Trim().Length]|]);")]
    [InlineData("Span<char> a = new char[n]; var k = new System.Text.Rune('a').EncodeToUtf16(a); Use([|stackalloc byte[k]|]);")]
    [InlineData("Span<byte> a = stackalloc byte[8]; Use([|stackalloc byte[System.Buffers.Binary.BinaryPrimitives.ReadInt32BigEndian(a)]|]);")]
    [InlineData("Action f = () => Use([|stackalloc byte[n]|]); n = 5;")]
    [InlineData("switch (n) { case > 5: Use([|stackalloc byte[n]|]); break; }")]
    [InlineData("_ = n switch { > 256 => Take([|stackalloc byte[n]|]), _ => 0 };")]
    [InlineData("ArgumentOutOfRangeException.ThrowIfNegative(n); Use([|stackalloc byte[n]|]);")]
    [InlineData("if (text is { Length: < 256 }) return; Use([|stackalloc byte[text.Length]|]);")]
    [InlineData("if (text is { Length: > 256 } and not \"a\") return; Use([|stackalloc byte[text.Length]|]);")]
    [InlineData("if ((object)n is int and > 100 and var k) Use([|stackalloc byte[k]|]);")]
    [InlineData("data = data[1..]; Use([|stackalloc byte[data.Length]|]);")]
    [InlineData("Use([|stackalloc byte[n >>> limit]|]);")]
    public Task LengthWithoutBound_IsReported(string body) => Verify.VerifyAnalyzerAsync(Method(body));

    [Theory]
    [InlineData("Use(stackalloc byte[16]);")]
    [InlineData("Use(stackalloc byte[Limit * 2]);")]
    [InlineData("Use(stackalloc byte[] { 1, 2 });")]
    [InlineData("Use(stackalloc byte[2] { 1, (byte)n });")]
    [InlineData("Use(stackalloc byte[Math.Min(n, 256)]);")]
    [InlineData("Use(stackalloc byte[Math.Clamp(n, 1, 256)]);")]
    [InlineData("Use(stackalloc byte[n & 0xFF]);")]
    [InlineData("Use(stackalloc byte[n % 64]);")]
    [InlineData("Use(stackalloc byte[((n + 511) & ~511) - n]);")]
    [InlineData("Use(stackalloc byte[data[0]]);")]
    [InlineData("Use(stackalloc byte[(byte)n + 1]);")]
    [InlineData("Use(stackalloc byte[(ushort)n]);")]
    [InlineData("Use(stackalloc byte[sizeof(long) * 2]);")]
    [InlineData("Use(stackalloc byte[System.Runtime.CompilerServices.Unsafe.SizeOf<Guid>()]);")]
    [InlineData("Use(stackalloc byte[System.Numerics.Vector<byte>.Count]);")]
    [InlineData("Use(stackalloc byte[System.Security.Cryptography.SHA256.HashSizeInBytes]);")]
    [InlineData("Use(stackalloc byte[Static]);")]
    [InlineData("Use(stackalloc byte[_fixedSize]);")]
    [InlineData("Use(stackalloc byte[FixedSize]);")]
    [InlineData("Use(stackalloc byte[Twice(8)]);")]
    [InlineData("Use(n <= 256 ? stackalloc byte[n] : new byte[n]);")]
    [InlineData("Use(n > 256 ? new byte[n] : stackalloc byte[n]);")]
    [InlineData("Use((uint)n <= 256 ? stackalloc byte[n] : new byte[n]);")]
    [InlineData("Use(256 >= n ? stackalloc byte[n] : new byte[n]);")]
    [InlineData("Use(n < limit ? stackalloc byte[n] : new byte[n]);")]
    [InlineData("Use(n is > 0 and <= 256 ? stackalloc byte[n] : default);")]
    [InlineData("Use(n is not > 256 ? stackalloc byte[n] : default);")]
    [InlineData("bool small = n <= 256; Use(small ? stackalloc byte[n] : new byte[n]);")]
    [InlineData("byte[] a = null; if (n > 256) a = System.Buffers.ArrayPool<byte>.Shared.Rent(n); Use(a is null ? stackalloc byte[n] : a);")]
    [InlineData("byte[] a = null; if (n > 256) { a = new byte[n]; Take(a); } if (a == null) Use(stackalloc byte[n]);")]
    [InlineData("var a = n > 256 ? System.Buffers.ArrayPool<byte>.Shared.Rent(n) : null; Use(a != null ? a : stackalloc byte[n]);")]
    [InlineData("var a = n <= 256 ? null : new byte[n]; Use(a is not null ? a : stackalloc byte[n]);")]
    [InlineData("Use(text is { Length: <= 256 } ? stackalloc byte[text.Length] : default);")]
    [InlineData("if (text is { Length: > 256 }) return; Use(stackalloc byte[text.Length]);")]
    [InlineData("if ((object)n is int and < 100 and var k) Use(stackalloc byte[k]);")]
    [InlineData("if ((object)n is not (int k and < 100)) return; Use(stackalloc byte[k]);")]
    [InlineData("text = text[..Math.Min(text.Length, 64)]; Use(stackalloc byte[text.Length]);")]
    [InlineData("Use(stackalloc byte[n >>> 24]);")]
    [InlineData("if (n > 256) throw new Exception(); Use(stackalloc byte[n]);")]
    [InlineData("if (n > 256 || n < 0) return; Use(stackalloc byte[n * 2]);")]
    [InlineData("if (n * 2 > 256) return; Use(stackalloc byte[n]);")]
    [InlineData("if (n > 256) { n = 256; } Use(stackalloc byte[n]);")]
    [InlineData("if (n > 256) n = 256; else n = 8; Use(stackalloc byte[n]);")]
    [InlineData("n = Math.Min(n, 256); Use(stackalloc byte[n]);")]
    [InlineData("n &= 0xFF; Use(stackalloc byte[n]);")]
    [InlineData("while (n > 256) n /= 2; Use(stackalloc byte[n]);")]
    [InlineData("if (n == 16) Use(stackalloc byte[n]);")]
    [InlineData("if (n != 16) return; Use(stackalloc byte[n]);")]
    [InlineData("if (text.Length > 256) return; Use(stackalloc byte[text.Length]);")]
    [InlineData("var k = text.Length; if (k > 256) return; Use(stackalloc byte[text.Length]);")]
    [InlineData("var k = text.Length; if (text.Length <= 256) Use(stackalloc byte[k]);")]
    [InlineData("if (text.Length > 256) return; var part = text.AsSpan(1).Trim(); Use(stackalloc byte[part.Length]);")]
    [InlineData("Span<byte> a = stackalloc byte[64]; Use(stackalloc byte[a.Length * 2]);")]
    [InlineData("Span<char> a = stackalloc char[2]; var k = new System.Text.Rune('a').EncodeToUtf16(a); Use(stackalloc byte[k]);")]
    [InlineData("Span<byte> a = stackalloc byte[64]; Use(stackalloc byte[System.Text.Encoding.UTF8.GetBytes(text, a)]);")]
    [InlineData("Use(stackalloc byte[\"text\".Length]);")]
    [InlineData("Use(stackalloc byte[n.ToString().Length]);")]
    [InlineData("for (int i = 0; i < 16; i++) if (i == limit) { Use(stackalloc byte[i]); break; }")]
    [InlineData("switch (n) { case 1: case 2: Use(stackalloc byte[n]); break; }")]
    [InlineData("switch (n) { case > 256: return; default: Use(stackalloc byte[n]); break; }")]
    [InlineData("_ = n switch { > 256 => 0, _ => Take(stackalloc byte[n]) };")]
    [InlineData("_ = n switch { int k when k <= 256 => Take(stackalloc byte[k]), _ => 0 };")]
    [InlineData("ArgumentOutOfRangeException.ThrowIfGreaterThan(n, 256); Use(stackalloc byte[n]);")]
    [InlineData("CheckLength(n); Use(stackalloc byte[n]);")]
    [InlineData("if (!IsValidLength(n)) return; Use(stackalloc byte[n]);")]
    [InlineData("int k; if (n > 3) k = 16; else k = 32; Use(stackalloc byte[k]);")]
    [InlineData("int k = n > 3 ? 16 : 32; Use(stackalloc byte[k]);")]
    [InlineData("int k = n switch { 1 => 16, 2 => 64, _ => throw new Exception() }; Use(stackalloc byte[k]);")]
    [InlineData("if (n > 256) return; Action f = () => Use(stackalloc byte[n]); f();")]
    [InlineData("static void Helper(int size) => Use(stackalloc byte[size]); Helper(16); Helper(32);")]
    [InlineData("try { if (n > 256) throw new Exception(); Use(stackalloc byte[n]); } finally { }")]
    public Task LengthWithBound_IsNotReported(string body) => Verify.VerifyAnalyzerAsync(Method(body));

    [Fact]
    public Task InColdCode_IsReportedAsWell() => VerifyByHeat.VerifyAnalyzerAsync(
        "public class C { public static void M(int n) { if (n > 0) throw new System.Exception(Text({|#0:stackalloc byte[n]|})); } "
            + "static string Text(System.Span<byte> s) => s.ToString(); }",
        new DiagnosticResult("ALLOC504", DiagnosticSeverity.Info).WithLocation(0));

    [Theory]
    [InlineData("readonly int _size; internal C(int size) { if (size > 64) throw new Exception(); _size = size; } void M() => Use(stackalloc byte[_size]);")]
    [InlineData("int _size; internal int Size { get => _size; set => _size = Math.Min(value, 64); } void M() => Use(stackalloc byte[Size]);")]
    [InlineData("internal int Size { get; private set; } void Set(int n) { if (n < 64) Size = n; } void M() => Use(stackalloc byte[Size]);")]
    [InlineData("internal int Size { get; } internal C(int n) => Size = Math.Clamp(n, 1, 64); void M() => Use(stackalloc byte[Size]);")]
    [InlineData("byte[] _buffer = new byte[8]; void Reset() => _buffer = new byte[64]; void M() => Use(stackalloc byte[_buffer.Length]);")]
    [InlineData("static readonly string[] Names = { \"a\", \"b\" }; void M() => Use(stackalloc byte[Names.Length]);")]
    [InlineData("static ReadOnlySpan<char> Digits => \"0123456789\"; void M() => Use(stackalloc byte[Digits.Length]);")]
    [InlineData("internal static void M(int n) => Use(stackalloc byte[n]); static void Call() { M(8); M(16); }")]
    [InlineData("internal static void M(byte[] data) => Use(stackalloc byte[data.Length]); static void Call() => M(new byte[16]);")]
    [InlineData("static void M(ReadOnlySpan<char> s) => Use(stackalloc byte[s.Length]); static void Call(string s) { if (s.Length < 9) M(s.AsSpan(1)); }")]
    [InlineData(
        "static Span<char> Cut(Span<char> s, int n) { if (n < 0) return default; return s[..n]; } "
            + "void M(int n) { Span<char> s = stackalloc char[64]; var part = Cut(s, n); Use(stackalloc byte[part.Length]); }")]
    [InlineData("void M(byte[] b) { if (b.Length > 64) return; Use(stackalloc byte[System.Text.Encoding.UTF8.GetCharCount(b)]); }")]
    [InlineData("static int Digits(long v) { if (v < 10) return 1; if (v < 100) return 2; return 3; } void M(long v) => Use(stackalloc byte[Digits(v)]);")]
    [InlineData("static int Digits(long v) { var n = 1; if (v > 99) { n += 2; v /= 100; } if (v > 9) n++; return n; } "
        + "void M(long v) => Use(stackalloc byte[Digits(v)]);")]
    [InlineData("class B { public int Size { get; } public B(int size) { Size = size; } } sealed class D : B { public D() : base(16) { } } "
        + "void M(D d) => Use(stackalloc byte[d.Size]);")]
    [InlineData("class B { public readonly int Size; public B(int size) => Size = size; } class E : B { public E(int n, int m) : base(m) { } } "
        + "sealed class D : E { public D(bool b) : this() { } private D() : base(m: 8, n: 9999999) { } } void M(D d) => Use(stackalloc byte[d.Size]);")]
    [InlineData("void M(System.Security.Cryptography.IncrementalHash hash) => Use(stackalloc byte[hash.HashLengthInBytes]);")]
    public Task LengthThatTheProjectBounds_IsNotReported(string members) => Verify.VerifyAnalyzerAsync(
        "using System; class C { static void Use(Span<byte> s) { } " + members + " }");

    [Theory]
    [InlineData("readonly int _size; internal C(int size) { _size = size; } void M() => Use([|stackalloc byte[_size]|]);")]
    [InlineData("internal int _size = 8; void M() => Use([|stackalloc byte[_size]|]);")]
    [InlineData("static int Digits(long v) { var n = 0; while (v > 0) { v /= 10; n++; } return n; } void M(long v) => Use([|stackalloc byte[Digits(v)]|]);")]
    [InlineData("static int Digits(int v) { if (v < 10) return 1; return v; } internal void M(int v) => Use([|stackalloc byte[Digits(v)]|]);")]
    [InlineData("class B { public int Size { get; } public B(int size) { Size = size; } } class D : B { public D() : base(16) { } } "
        + "void M(D d) => Use([|stackalloc byte[d.Size]|]);")]
    [InlineData("class B { public int Size { get; } public B(int size) { Size = size; } } sealed class D : B { public D(int n) : base(n) { } } "
        + "void M(D d) => Use([|stackalloc byte[d.Size]|]);")]
    [InlineData("class B { public int Size { get; set; } public B(int size) { Size = size; } } sealed class D : B { public D() : base(16) { } } "
        + "void M(D d) => Use([|stackalloc byte[d.Size]|]);")]
    [InlineData("int _size = 8; void Grow() => _size *= 2; void M() => Use([|stackalloc byte[_size]|]);")]
    [InlineData("int _size = 8; void Grow() => Set(ref _size); static void Set(ref int n) => n = 0; void M() => Use([|stackalloc byte[_size]|]);")]
    [InlineData("int _size; internal int Size { get => _size; set => _size = value; } void M() => Use([|stackalloc byte[Size]|]);")]
    [InlineData("internal int Size { get; init; } = 8; void M() => Use([|stackalloc byte[Size]|]);")]
    [InlineData("internal int Size { get; set; } = 8; void M() => Use([|stackalloc byte[Size]|]);")]
    [InlineData("byte[] _buffer = new byte[8]; void Set(byte[] b) => _buffer = b; void M() => Use([|stackalloc byte[_buffer.Length]|]);")]
    [InlineData("byte[] _buffer = new byte[8]; void Grow() => Array.Resize(ref _buffer, 9); void M() => Use([|stackalloc byte[_buffer.Length]|]);")]
    [InlineData("readonly System.Collections.Generic.List<int> _all = new() { 1 }; void M() => Use([|stackalloc byte[_all.Count]|]);")]
    [InlineData("internal static void M(int n) => Use([|stackalloc byte[n]|]); static void Call(int n) { M(8); M(n); }")]
    [InlineData("internal static void M(int n) => Use([|stackalloc byte[n]|]);")]
    [InlineData("class D : I { public void M(int n) => Use([|stackalloc byte[n]|]); static void Call(D d) => d.M(8); } interface I { void M(int n); }")]
    [InlineData(
        "static Span<char> Cut(Span<char> s, string t) => t.Length > 9 ? t.ToCharArray() : s; "
            + "void M(string t) { Span<char> s = stackalloc char[64]; var part = Cut(s, t); Use([|stackalloc byte[part.Length]|]); }")]
    [InlineData(
        "static Span<char> Cut(Span<char> s, string t) { s = t.ToCharArray(); return s[1..]; } "
            + "void M(string t) { Span<char> s = stackalloc char[64]; var part = Cut(s, t); Use([|stackalloc byte[part.Length]|]); }")]
    public Task LengthThatTheProjectDoesNotBound_IsReported(string members) => Verify.VerifyAnalyzerAsync(
        "using System; class C { internal C() { } static void Use(Span<byte> s) { } " + members + " }");

    [Fact]
    public Task PrivateMethod_WithBoundedCallersOnly_IsNotReported() => Verify.VerifyAnalyzerAsync(
        "class C { public static void M(byte n) { H(16); H(n); } static void H(int size) { System.Span<char> s = stackalloc char[size]; } }");

    [Theory]
    [InlineData("other?.H(16);", "stackalloc char[size]")]
    [InlineData("other?.H(16); other?.H(n);", "[|stackalloc char[size]|]")]
    public Task PrivateMethod_IsCalledOnWhatMayBeNull(string calls, string memory) => Verify.VerifyAnalyzerAsync(
        "class C { public static void M(C other, int n) { " + calls + " } void H(int size) { System.Span<char> s = " + memory + "; } }");

    [Fact]
    public Task PrivateMethod_WithOneUnboundedCaller_IsReported() => Verify.VerifyAnalyzerAsync(
        "class C { public static void M(int n) { H(16); H(n); } static void H(int size) { System.Span<char> s = [|stackalloc char[size]|]; } }");

    [Fact]
    public Task IncompleteCode_IsQuiet() => new Verify.Test
    {
        TestCode = "class C { void M(int n) { var a = stackalloc byte[; var b = stackalloc byte[]; var c = stackalloc [n]; var d = stackalloc Missing[x]; "
            + "var e = stackalloc byte[n switch { } } }",
        CompilerDiagnostics = CompilerDiagnostics.None,
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData("Span<byte> s = [|stackalloc byte[n]|];", "Span<byte> s = (uint)n <= 512 ? stackalloc byte[n] : new byte[n];")]
    [InlineData(
        "Span<char> s = [|stackalloc char[text.Length]|];", "Span<char> s = text.Length <= 256 ? stackalloc char[text.Length] : new char[text.Length];")]
    [InlineData(
        "Span<Int32> s = [|stackalloc Int32[n * 2]|]; // words", "Span<Int32> s = (uint)(n * 2) <= 128 ? stackalloc Int32[n * 2] : new Int32[n * 2]; // words")]
    [InlineData(
        "ReadOnlySpan<byte> s = [|stackalloc byte[data.Length + 1]|];",
        "ReadOnlySpan<byte> s = (uint)(data.Length + 1) <= 512 ? stackalloc byte[data.Length + 1] : new byte[data.Length + 1];")]
    [InlineData("Use([|stackalloc byte[n]|]);", "Use((uint)n <= 512 ? stackalloc byte[n] : new byte[n]);")]
    [InlineData("Use(text == null ? default : [|stackalloc byte[n]|]);", "Use(text == null ? default : ((uint)n <= 512 ? stackalloc byte[n] : new byte[n]));")]
    [InlineData(
        "Span<byte> s = [|stackalloc byte[Next()]|];",
        "int sLength = Next();\n        Span<byte> s = (uint)sLength <= 512 ? stackalloc byte[sLength] : new byte[sLength];")]
    [InlineData(
        "int sLength = n;\n        Span<byte> s = [|stackalloc byte[_size++]|];",
        "int sLength = n;\n        int sLength2 = _size++;\n        Span<byte> s = (uint)sLength2 <= 512 ? stackalloc byte[sLength2] : new byte[sLength2];")]
    public Task SpanTarget_GetsAHeapFallback(string body, string changed) => Verify.VerifyCodeFixAsync(Method(body), Method(changed));

    [Theory]
    [InlineData("byte* p = [|stackalloc byte[n]|];")]
    [InlineData("while (n-- > 0) Use([|stackalloc byte[n]|]);")]
    [InlineData("Use([|stackalloc byte[Next()]|]);")]
    [InlineData("Span<byte> s = [|stackalloc byte[n]|]; void* p = System.Runtime.CompilerServices.Unsafe.AsPointer(ref s[0]);")]
    [InlineData("again: Use([|stackalloc byte[n]|]); if (n-- > 0) goto again;")]
    [InlineData("Span<decimal> s = [|stackalloc decimal[n]|];", "root = true\n[*]\ndotnet_code_quality.ALLOC504.max_stackalloc_bytes = 8\n")]
    public Task OtherTarget_GetsNoFix(string body, string config = "root = true\n") => new Verify.Test
    {
        TestCode = Method(body),
        FixedCode = Method(body),
        TestState = { AnalyzerConfigFiles = { ("/.editorconfig", config) } },
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task LengthThatAnOperatorComputes_IsComputedOnce() => Verify.VerifyCodeFixAsync(
        Wrapped("Span<byte> s = [|stackalloc byte[(int)n]|];"),
        Wrapped("int sLength = (int)n;\n        Span<byte> s = (uint)sLength <= 512 ? stackalloc byte[sLength] : new byte[sLength];"));

    [Fact]
    public Task OptionForBytes_IsTheLimit() => new Verify.Test
    {
        TestCode = Method("Span<long> s = [|stackalloc long[n]|];"),
        FixedCode = Method("Span<long> s = (uint)n <= 16 ? stackalloc long[n] : new long[n];"),
        TestState = { AnalyzerConfigFiles = { ("/.editorconfig", "root = true\n[*]\ndotnet_code_quality.allocations.max_stackalloc_bytes = 128\n") } },
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task CrLf_StaysCrLf() => Verify.VerifyCodeFixAsync(
        "using System;\r\nclass C\r\n{\r\n    static int Next() => Environment.TickCount;\r\n    static void M()\r\n    {\r\n        // Scratch.\r\n"
            + "        Span<byte> s = [|stackalloc byte[Next()]|];\r\n    }\r\n}\r\n",
        "using System;\r\nclass C\r\n{\r\n    static int Next() => Environment.TickCount;\r\n    static void M()\r\n    {\r\n        int sLength = Next();\r\n"
            + "        // Scratch.\r\n        Span<byte> s = (uint)sLength <= 512 ? stackalloc byte[sLength] : new byte[sLength];\r\n    }\r\n}\r\n");

    [Theory]
    [InlineData("Span<byte> s = [|stackalloc byte[_size]|]; Span<byte> t = [|stackalloc byte[_size * 3]|]; Span<byte> u = [|stackalloc byte[2 + _size]|];")]
    [InlineData("Span<byte> s = [|stackalloc byte[Next() * 2]|]; var k = Next(); Span<byte> t = [|stackalloc byte[k]|];")]
    public Task LengthThatMayBeBoundedElsewhere_IsToldOnlyWhereAskedFor(string statements) => Task.WhenAll(
        Verify.VerifyAnalyzerAsync(Method(statements)),
        VerifyByHeat.VerifyAnalyzerAsync(
            Method(statements.Replace("[|", "", System.StringComparison.Ordinal).Replace("|]", "", System.StringComparison.Ordinal))));

    [Fact]
    public Task LengthOfAnArrayThatAMethodMakes_IsThatOfTheArray() => Verify.VerifyAnalyzerAsync(
        "using System; class C { static readonly float[] Unit = Make(3), Any = Other(); "
            + "static float[] Make(int n) { var all = new float[12 * 3]; all[0] = n; return all; } "
            + "static float[] Other() => new float[Environment.TickCount]; "
            + "void M() { Span<float> s = stackalloc float[Unit.Length]; Span<float> t = [|stackalloc float[Any.Length]|]; } }");

    [Theory]
    [InlineData("static int[] F(int n) => n > 0 ? F(n - 1) : new int[4];")]
    [InlineData("static int[] F(int n) { if (n > 0) return G(n); return new int[4]; } static int[] G(int n) => F(n - 1);")]
    [InlineData("static int[] F(int n) { throw new Exception(); }")]
    [InlineData("[System.Runtime.InteropServices.DllImport(\"f\")] static extern int[] F(int n);")]
    public Task LengthOfAnArrayThatNothingMakes_IsReported(string method) => Verify.VerifyAnalyzerAsync(
        "using System; class C { " + method + " void M(int n) { Span<int> s = [|stackalloc int[F(n).Length]|]; } }");

    [Fact]
    public Task SeveralAllocations_AreFixedTogether() => Verify.VerifyCodeFixAsync(
        Method(
            "Span<byte> s = [|stackalloc byte[Next()]|];\n        Span<byte> t = [|stackalloc byte[Environment.TickCount]|];\n"
                + "        Span<char> u = [|stackalloc char[text.Length]|];"),
        Method(
            "int sLength = Next();\n        Span<byte> s = (uint)sLength <= 512 ? stackalloc byte[sLength] : new byte[sLength];\n"
                + "        int tLength = Environment.TickCount;\n        Span<byte> t = (uint)tLength <= 512 ? stackalloc byte[tLength] : new byte[tLength];\n"
                + "        Span<char> u = text.Length <= 256 ? stackalloc char[text.Length] : new char[text.Length];"));

    private static string Wrapped(string body) => """
        using System;
        struct Length { public static int Asked; public int N; public static explicit operator int(Length length) { Asked++; return length.N; } }
        class C
        {
            void M(Length n)
            {
                BODY
            }
        }
        """.Replace("BODY", body, StringComparison.Ordinal);

    [Theory]
    [InlineData("GetText", "data.Length", "", false)]
    [InlineData("GetText", "data.Length * 2", "", true)]
    [InlineData("GetName", "data.Length", "", true)]
    [InlineData("GetText", "data.Length", "if (data.Length > 99) return 0; ", true)]
    public Task SameLengthInAMethodOfThatName_IsAWarningOnce(string earlier, string length, string guard, bool isReported)
    {
        const string Head = "using System; public static class ";
        var test = new VerifyByHeat.Test
        {
            TestCode = Head + "A { public static int " + earlier + "(ReadOnlySpan<byte> data) { " + guard + "Span<char> text = "
                + (guard.Length > 0 ? "stackalloc char[" + length + "]" : "[|stackalloc char[" + length + "]|]") + "; return text.Length; } }",
        };
        test.TestState.Sources.Add(Head + "B { public static int GetText(ReadOnlySpan<byte> data) { Span<char> text = "
            + (isReported ? "[|stackalloc char[data.Length]|]" : "stackalloc char[data.Length]") + "; return text.Length; } }");
        return test.RunAsync(TestContext.Current.CancellationToken);
    }

    private static string Method(string body) =>
        """
        using System;
        unsafe class C
        {
            const int Limit = 64;
            static readonly int Static = 32;
            readonly int _fixedSize = 8;
            internal int _size;
            internal int Size { get; set; }
            int FixedSize => 4 * 4;
            static int Twice(int n) => 16;
            static int Next() => Environment.TickCount;
            static bool Read(out int n) { n = Next(); return true; }
            static void CheckLength(int n) { if (n > 256) throw new Exception(); }
            static bool IsValidLength(int n) => n < 256;
            static void Use(Span<byte> s) { }
            static int Take(Span<byte> s) => 0;
            void M(int n, int limit, string text, byte[] data)
            {
                BODY
            }
        }
        """.Replace("BODY", body, StringComparison.Ordinal);
}
