using Allocations.Testing;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.CSharpCodeFixVerifier<
    Allocations.Analyzers.Rules.Buffers.RentedArray.RentedArrayAnalyzer,
    Allocations.CodeFixes.Rules.Buffers.RentedArray.RentedArrayCodeFix>;

namespace Allocations.Tests.Buffers.RentedArray;

public sealed class RentedArrayTests
{
    private const string Rent = "var a = ArrayPool<byte>.Shared.Rent(n); ";
    private const string Return = " ArrayPool<byte>.Shared.Return(a);";

    [Fact]
    public Task Message_SaysWhatIsWrong() => Verify.VerifyAnalyzerAsync(
        "using System.Buffers; class C { static void M(int n, System.IO.Stream s) { var a = ArrayPool<byte>.Shared.Rent(n); s.Read(a, 0, n); "
            + "s.Write({|#0:a|}); ArrayPool<byte>.Shared.Return(a); } }",
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Warning)
            .WithArguments("array", "a", "may be longer than asked for, and here all of it is read"));

    [Theory]
    [InlineData("16", DiagnosticSeverity.Info)]
    [InlineData("4 * 1024", DiagnosticSeverity.Info)]
    [InlineData("8", DiagnosticSeverity.Warning)]
    [InlineData("100", DiagnosticSeverity.Warning)]
    [InlineData("n", DiagnosticSeverity.Warning)]
    public Task LengthThatPoolsLendExactly_IsASuggestion(string length, DiagnosticSeverity severity) => Verify.VerifyAnalyzerAsync(
        "using System.Buffers; class C { static void M(System.IO.Stream s, int n) { var a = ArrayPool<byte>.Shared.Rent(" + length
            + "); s.Read(a, 0, n); s.Write({|#0:a|}); ArrayPool<byte>.Shared.Return(a); } }",
        Verify.Diagnostic().WithLocation(0).WithSeverity(severity)
            .WithMessage("The rented array 'a' may be longer than asked for, and here all of it is read"));

    [Theory]
    [InlineData("a[0] = 1; return [|a.Length|];")]
    [InlineData("stream.Read(a, 0, n); stream.Write(a, 0, [|a.Length|]);")]
    [InlineData("stream.Read(a, 0, n); text = Encoding.UTF8.GetString(a, 0, [|a.Length|]);")]
    [InlineData("stream.Read(a, 0, n); for (var i = 0; i < [|a.Length|]; i++) n += a[i];")]
    [InlineData("for (var i = 0; i < [|a.Length|]; i++) a[i] = input[i];")]
    [InlineData("stream.Read(a, 0, n); var b = new byte[[|a.Length|]];")]
    [InlineData("stream.Read(a, 0, n); n = [|a[^1]|];")]
    [InlineData("[|a[^2]|] = 1;")]
    [InlineData("stream.Read(a, 0, n); foreach (var b in [|a|]) n += b;")]
    [InlineData("stream.Read(a, 0, n); stream.Write([|a|]);")]
    [InlineData("stream.Read(a, 0, n); socket.Send([|a|]);")]
    [InlineData("stream.Read(a, 0, n); text = Encoding.UTF8.GetString([|a|]);")]
    [InlineData("stream.Read(a, 0, n); text = Convert.ToBase64String([|a|]);")]
    [InlineData("stream.Read(a, 0, n); stream.WriteAsync([|a|]).AsTask().Wait();")]
    [InlineData("stream.Read(a, 0, n); Array.Sort([|a|]);")]
    [InlineData("stream.Read(a, 0, n); [|a|].AsSpan().Sort();")]
    [InlineData("stream.Read(a, 0, n); MemoryExtensions.Reverse<byte>([|a|]);")]
    [InlineData("stream.Read(a, 0, n); _ = new MemoryStream([|a|]).Length;")]
    [InlineData("stream.Read(a, 0, n); n = [|a|].Sum(b => (int)b);")]
    [InlineData("n = [|a[0]|];")]
    [InlineData("foreach (var b in input) [|a[b]|]++;")]
    [InlineData("[|a[n]|] += 1;")]
    public Task LengthOrContentThatNobodyAskedFor_IsReported(string use) =>
        Verify.VerifyAnalyzerAsync(Method(Rent + "try { " + use + " } finally {" + Return + " } return n;"));

    [Theory]
    [InlineData("n = stream.Read(a, 0, a.Length); stream.Write(a, 0, n);")]
    [InlineData("n = stream.Read(a);")]
    [InlineData("if (a.Length < n) throw new Exception();")]
    [InlineData("while (n < a.Length) a[n++] = 0;")]
    [InlineData("for (var i = 0; i < a.Length; i++) a[i] = 255;")]
    [InlineData("for (var i = 0; i < n; i++) a[i] = input[i];")]
    [InlineData("Array.Clear(a); a[0]++;")]
    [InlineData("Array.Clear(a, 0, n); n = a[0];")]
    [InlineData("input.CopyTo(a, 0); n = a[0];")]
    [InlineData("Span<byte> s = a.AsSpan(0, n); s.Clear(); n = a[0];")]
    [InlineData("a[0] = 1; foreach (var b in a.AsSpan(0, n)) n += b;")]
    [InlineData("a[0] = 1; a.AsSpan(0, n).Sort(); a.AsSpan().Fill(3);")]
    [InlineData("Ref(ref a[0]); n = a[0];")]
    [InlineData("new Random().NextBytes(a);")]
    [InlineData("Array.Fill(a, (byte)1);")]
    [InlineData("if (n > 0) a[0] = 1; else a[0] = 2; n = a[0];")]
    [InlineData("var m = new ArraySegment<byte>(a, 0, n); stream.Read(a); Take(m); n = m.Count;")]
    [InlineData("stream.ReadExactly(a, 0, 4); n = System.Buffers.Binary.BinaryPrimitives.ReadInt32BigEndian(a);")]
    [InlineData("stream.ReadExactly(a, 0, 4); n = System.Runtime.InteropServices.MemoryMarshal.Cast<byte, int>((System.ReadOnlySpan<byte>)a)[0];")]
    [InlineData("stream.ReadExactly(a, 0, 4); System.ReadOnlySpan<byte> b = a; n = System.MemoryExtensions.TrimEnd(b, (byte)0)[0];")]
    [InlineData("stream.ReadExactly(a, 0, 4); System.Buffers.Binary.BinaryPrimitives.TryReadInt32LittleEndian(a, out n);")]
    [InlineData("stream.ReadExactly(a, 0, 4); n = BitConverter.ToInt32(a);")]
    [InlineData("stream.ReadExactly(a, 0, 4); n = System.Runtime.InteropServices.MemoryMarshal.Read<int>(a);")]
    [InlineData("_ = nameof(a);")]
    [InlineData("a = new byte[3]; foreach (var b in a) n += b;")]
    public Task UseOfThePartOrOfTheRoom_IsNotReported(string use) =>
        Verify.VerifyAnalyzerAsync(Method(Rent + "try { " + use + " } finally {" + Return + " } return n;"));

    [Theory]
    [InlineData("a[0] = 1; if (n > 3) [|return 0;|]" + Return + " return n;")]
    [InlineData("a[0] = 1; if (n > 3) [|return a[0];|]" + Return + " return n;")]
    [InlineData("a[0] = 1; if (n > 3) [|return a.Length > 5 ? 1 : a[0] + a[1];|]" + Return + " return n;")]
    [InlineData("a[0] = 1; if (n > 3) {" + Return + " return 1; } if (n > 2) { [|return 0;|] }" + Return + " return n;")]
    [InlineData("a[0] = 1; foreach (var b in input) { if (b == 0) [|return b;|] }" + Return + " return n;")]
    [InlineData("a[0] = 1;" + Return + " [|ArrayPool<byte>.Shared.Return(a)|]; return n;")]
    [InlineData("try { a[0] = 1;" + Return + " } finally { [|ArrayPool<byte>.Shared.Return(a)|]; } return n;")]
    [InlineData("a[0] = 1;" + Return + " return [|a|][0];")]
    [InlineData("var m = a.AsMemory(0, n); stream.Read(a); " + Return + " return [|m|].Span[0];")]
    [InlineData("var m = new ArraySegment<byte>(a, 0, n); stream.Read(a); " + Return + " Take([|m|]); return n;")]
    [InlineData("a[0] = 1;" + Return + " if (n > 0) { stream.Write([|a|], 0, n); } return n;")]
    [InlineData("a[0] = 1;" + Return + " n = [|a|][0]; if (n > 0) { stream.Write(a, 0, n); } return a[1];")]
    [InlineData("a[0] = 1;" + Return + " if (n > 0) { n = [|a|][0]; n = a[1]; } else { n = [|a|][2]; } return n;")]
    [InlineData("try { if (n > 3) [|return 0;|] try { a[0] = 1; } finally {" + Return + " } n++; } catch { n = 2; throw; } return n;")]
    [InlineData("try { try { a[0] = 1; } finally {" + Return + " } n = [|a|][0]; } catch { n = 2; throw; } return n;")]
    [InlineData("_kept = [|a|];" + Return + " return n;")]
    [InlineData("_job = new Job { Data = [|a|] };" + Return + " return n;")]
    [InlineData("_job = new Job { Inner = new Job { Data = [|a|] } };" + Return + " return n;")]
    [InlineData("try { _ = stream.WriteAsync([|a|], 0, n); } finally {" + Return + " } return n;")]
    [InlineData("stream.WriteAsync([|a|].AsMemory(0, n));" + Return + " return n;")]
    [InlineData("System.Threading.Tasks.Task.Run(() => [|a|][0] = 1);" + Return + " return n;")]
    [InlineData("try { if (n == 1) [|return 1;|] } catch (Exception) { [|return 0;|] } ArrayPool<byte>.Shared.Return(a); return n;")]
    [InlineData(
        "if (n == 1) { ArrayPool<byte>.Shared.Return(a); return 1; } if (n == 2) [|return 2;|] ArrayPool<byte>.Shared.Return(a); if (n == 3) return 3; "
            + "return n;")]
    public Task BrokenPath_IsReported(string body) => Verify.VerifyAnalyzerAsync(Method(Rent + body));

    [Fact]
    public Task NeverReturned_IsReported() => Verify.VerifyAnalyzerAsync(Method("var a = [|ArrayPool<byte>.Shared.Rent(n)|]; a[0] = 1; return a[0];"));

    [Fact]
    public Task ReturnedTaskOverAReturnedArray_IsReported() => Verify.VerifyAnalyzerAsync(
        "using System.Buffers; using System.Threading.Tasks; class C { static Task M(int n, System.IO.Stream s) { var a = ArrayPool<byte>.Shared.Rent(n); "
            + "try { return s.WriteAsync([|a|], 0, n); } finally { ArrayPool<byte>.Shared.Return(a); } } }");

    [Theory]
    [InlineData("a[0] = 1;" + Return + " return n;")]
    [InlineData("if (n > 3) {" + Return + " return 0; } a[0] = 1;" + Return + " return n;")]
    [InlineData("try { if (n > 3) return 0; a[0] = 1; } finally {" + Return + " } return n;")]
    [InlineData("try { try { a[0] = 1; } finally {" + Return + " } if (n > 3) return 0; n++; } catch { n = 2; throw; } return n;")]
    [InlineData("lock (input) { {" + Return + " } if (n > 3) return 0; n++; } return n;")]
    [InlineData("if (n > 3) throw new Exception(); a[0] = 1;" + Return + " return n;")]
    [InlineData("try { a[0] = 1; } catch {" + Return + " throw; }" + Return + " return n;")]
    [InlineData("_kept = a; return n;")]
    [InlineData("Run(new Job { Data = a }, n);" + Return + " return n;")]
    [InlineData("var job = new Job { Data = a }; Run(job, n);" + Return + " return n;")]
    [InlineData("var t = System.Threading.Tasks.Task.Run(() => { try { a[0] = 1; } finally {" + Return + " } }); return n;")]
    [InlineData("Keep(a); return n;")]
    [InlineData("if (n > 3) { _kept = a; return 1; }" + Return + " return n;")]
    [InlineData("var t = stream.WriteAsync(a, 0, n); t.Wait();" + Return + " return n;")]
    [InlineData("a[0] = 1; var r = a[0];" + Return + " return r;")]
    [InlineData("a[0] = 1; if (a != null) {" + Return + " } return n;")]
    [InlineData("a[0] = 1; int F(int k) { return k; }" + Return + " return F(n);")]
    [InlineData("a[0] = 1; ArrayPool<byte>.Shared.Return(a); try { n++; } catch (Exception) { return 0; } return n;")]
    [InlineData(
        "if (n == 1) { ArrayPool<byte>.Shared.Return(a); return 1; } if (n == 2) { ArrayPool<byte>.Shared.Return(a); return 2; } "
            + "ArrayPool<byte>.Shared.Return(a); if (n == 3) return 3; return n;")]
    public Task PathThatReturnsOnce_IsNotReported(string body) => Verify.VerifyAnalyzerAsync(Method(Rent + body));

    [Fact]
    public Task AwaitedWrite_IsNotReported() => Verify.VerifyAnalyzerAsync(
        "using System; using System.Buffers; using System.Threading.Tasks; class C { static async Task M(int n, System.IO.Stream s) { "
            + "var a = ArrayPool<byte>.Shared.Rent(n); try { await s.WriteAsync(a.AsMemory(0, n)); await s.WriteAsync(a, 0, n).ConfigureAwait(false); } "
            + "finally { ArrayPool<byte>.Shared.Return(a); } } }");

    [Fact]
    public Task PoolOfAField_IsAPoolAsWell() => Verify.VerifyAnalyzerAsync(
        "using System.Buffers; class C { readonly ArrayPool<int> _pool = ArrayPool<int>.Create(); int M(int n) { int[] a = _pool.Rent(n); a[0] = 1; "
            + "if (n > 1) [|return 0;|] _pool.Return(a, clearArray: true); return n; } }");

    [Fact]
    public Task OtherRent_IsNotReported() => Verify.VerifyAnalyzerAsync(
        "class Pool { public byte[] Rent(int n) => new byte[n]; public void Return(byte[] a) { } } class C { static int M(Pool p, int n) { var a = p.Rent(n); "
            + "n = a[0]; foreach (var b in a) n += b; p.Return(a); p.Return(a); return a.Length; } }");

    [Fact]
    public Task InColdCode_IsReportedAsWell() => Verify.VerifyAnalyzerAsync(
        "using System.Buffers; class C { public override string ToString() { var a = ArrayPool<char>.Shared.Rent(9); a[0] = 'x'; var s = new string([|a|]); "
            + "ArrayPool<char>.Shared.Return(a); return s; } }");

    [Theory]
    [InlineData("foreach (var b in [|a|]) n2 += b;", "foreach (var b in a.AsSpan(0, n)) n2 += b;")]
    [InlineData("stream.Write([|a|]); // all", "stream.Write(a.AsSpan(0, n)); // all")]
    [InlineData("stream.Write(a, 0, [|a.Length|]);", "stream.Write(a, 0, n);")]
    [InlineData("for (var i = 0; i < [|a.Length|]; i++) n2 += a[i];", "for (var i = 0; i < n; i++) n2 += a[i];")]
    [InlineData("n2 = [|a[^1]|];", "n2 = a[n - 1];")]
    [InlineData("text = Encoding.UTF8.GetString([|a|]);", "text = Encoding.UTF8.GetString(a.AsSpan(0, n));")]
    [InlineData("stream.WriteAsync([|a|]).AsTask().Wait();", "stream.WriteAsync(a.AsMemory(0, n)).AsTask().Wait();")]
    public async Task WholeArray_BecomesThePart(string use, string changed)
    {
        const string Before = "var a = ArrayPool<byte>.Shared.Rent(n);\n        var n2 = stream.Read(a, 0, n);\n        ";
        const string After = "\n        ArrayPool<byte>.Shared.Return(a);\n        return n2;";
        var title = await new Verify.Test
        {
            TestCode = Method(Before + use + After),
            FixedCode = Method(Before + changed + After),
        }.RunForTitleAsync(TestContext.Current.CancellationToken);

        Assert.Equal("Use the part that was asked for (the rest of the array is left out)", title);
    }

    [Theory]
    [InlineData("var a = ArrayPool<byte>.Shared.Rent(n); n = 3; a[0] = 1; stream.Write([|a|]);" + Return + " return n;")]
    [InlineData("var a = ArrayPool<byte>.Shared.Rent(Next()); a[0] = 1; stream.Write([|a|]);" + Return + " return n;")]
    [InlineData(Rent + "a[0] = 1;" + Return + " return [|a|][0];")]
    [InlineData(Rent + "n = [|a[0]|];" + Return + " return n;")]
    public Task MistakeWithoutAMechanicalCure_GetsNoFix(string body) => Verify.VerifyCodeFixAsync(Method(body), Method(body));

    [Fact]
    public Task PathWithoutReturn_GetsATryFinally() => Unsafe(
        """
        var a = ArrayPool<byte>.Shared.Rent(n);
                // Fill it.
                stream.Read(a, 0, n);
                if (n > 3)
                {
                    ArrayPool<byte>.Shared.Return(a);
                    return 1;
                }

                if (a[0] == 0)
                    [|return 0;|]
                ArrayPool<byte>.Shared.Return(a);
                return n;
        """,
        """
        var a = ArrayPool<byte>.Shared.Rent(n);
                try
                {
                    // Fill it.
                    stream.Read(a, 0, n);
                    if (n > 3)
                    {
                        return 1;
                    }

                    if (a[0] == 0)
                        return 0;
                }
                finally
                {
                    ArrayPool<byte>.Shared.Return(a);
                }
                return n;
        """);

    [Fact]
    public Task CrLf_StaysCrLf()
    {
        const string Before = "using System.Buffers;\r\nclass C\r\n{\r\n    static int M(int n)\r\n    {\r\n"
            + "        var a = ArrayPool<byte>.Shared.Rent(n);\r\n        a[0] = 1;\r\n        if (n > 3)\r\n            [|return 0;|]\r\n"
            + "        ArrayPool<byte>.Shared.Return(a);\r\n        return n;\r\n    }\r\n}\r\n";
        const string After = "using System.Buffers;\r\nclass C\r\n{\r\n    static int M(int n)\r\n    {\r\n        var a = ArrayPool<byte>.Shared.Rent(n);\r\n"
            + "        try\r\n        {\r\n            a[0] = 1;\r\n            if (n > 3)\r\n                return 0;\r\n        }\r\n        finally\r\n"
            + "        {\r\n            ArrayPool<byte>.Shared.Return(a);\r\n        }\r\n        return n;\r\n    }\r\n}\r\n";
        return new Verify.Test { TestCode = Before, FixedCode = After, CodeFixTestBehaviors = CodeFixTestBehaviors.SkipFixAllCheck }.RunAsync(
            TestContext.Current.CancellationToken);
    }

    [Fact]
    public Task SeveralUses_AreFixedTogetherWhereThatIsAllowed() => new Verify.Test
    {
        TestCode = Method(Rent + "n2 = stream.Read(a, 0, n); stream.Write([|a|]); foreach (var b in [|a|]) n2 += b;" + Return + " return n2;"),
        FixedCode = Method(Rent + "n2 = stream.Read(a, 0, n); stream.Write(a.AsSpan(0, n)); foreach (var b in a.AsSpan(0, n)) n2 += b;" + Return
            + " return n2;"),
        TestState = { AnalyzerConfigFiles = { ("/.editorconfig", "root = true\n[*]\ndotnet_code_quality.allocations.unsafe_fixes = true\n") } },
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task IncompleteCode_IsQuiet() => new Verify.Test
    {
        TestCode = "using System.Buffers; class C { static void M(int n) { var a = ArrayPool<byte>.Shared.Rent(; a[ = 1; "
            + "var b = ArrayPool<Missing>.Shared.Rent(n); b.Length(; ArrayPool<byte>.Shared.Return(a } }",
        CompilerDiagnostics = CompilerDiagnostics.None,
    }.RunAsync(TestContext.Current.CancellationToken);

    private static Task Unsafe(string body, string changed) => new Verify.Test
    {
        TestCode = Method(body),
        FixedCode = Method(changed),
        CodeFixTestBehaviors = CodeFixTestBehaviors.SkipFixAllCheck,
    }.RunAsync(TestContext.Current.CancellationToken);

    private static string Method(string body) =>
        """
        using System;
        using System.Buffers;
        using System.IO;
        using System.Linq;
        using System.Text;
        class C
        {
            class Job { public byte[] Data; public Job Inner; }
            static void Run(Job job, int n) { }
            Job _job;
            byte[] _kept;
            int n2;
            static int Next() => 3;
            static void Take(ArraySegment<byte> segment) { }
            void Keep(byte[] a) => _kept = a;
            static void Ref(ref byte b) { }
            int M(int n, Stream stream, System.Net.Sockets.Socket socket, byte[] input, string text)
            {
                BODY
            }
        }
        """.Replace("BODY", body, StringComparison.Ordinal);
}
