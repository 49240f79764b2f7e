using Verify = Allocations.Testing.CSharpCodeFixVerifier<
    Allocations.Analyzers.Rules.Buffers.RentedArray.RentedArrayAnalyzer,
    Allocations.CodeFixes.Rules.Buffers.RentedArray.RentedArrayCodeFix>;

namespace Allocations.Tests.Buffers.RentedArray;

/// <summary>On which ways a rented array is returned: branches, sections, loops, jumps, handlers, and functions in functions.</summary>
public sealed class RentedPathsTests
{
    [Theory]
    [InlineData("switch (n) { case 0: [|return 0;|] default: Return(a); return n; }")]
    [InlineData("switch (n) { case 0: Return(a); [|a|][0] = 1; return n; default: Return(a); return n; }")]
    [InlineData("switch (n) { case 0: Return(a); break; default: n++; Return(a); break; } [|a|][0] = 1; return n;")]
    [InlineData("if (n == 1) Return(a); else Return(a); [|Return(a)|]; return n;")]
    [InlineData("if (n == 1) Return(a); else if (n == 2) Return(a); [|return n;|]")]
    [InlineData("if (n == 1) Return(a); [|return n;|]")]
    [InlineData("if (n == 1) Return(a); [|Return(a)|]; return n;")]
    [InlineData("if (input == null) Return(a); [|return n;|]")]
    [InlineData("if (n == 1) goto end; n++; end: Return(a); [|Return(a)|]; return n;")]
    [InlineData("if (n == 1) goto end; Return(a); return n; end: [|return 0;|]")]
    [InlineData("while (true) { if (n-- == 0) { Return(a); break; } } [|a|][0] = 1; return n;")]
    [InlineData("while (true) { if (n-- == 0) [|return 1;|] if (n == 7) { Return(a); return n; } }")]
    [InlineData("foreach (var b in input) { if (b == 0) { Return(a); [|Return(a)|]; return 1; } } Return(a); return n;")]
    [InlineData("do { n--; } while (n > 0); Return(a); [|a|][0] = 1; return n;")]
    [InlineData("try { if (n == 1) { Return(a); return 1; } n++; } finally { [|Return(a)|]; } return n;")]
    [InlineData("if (n == 1) goto end; Return(a); n++; end: [|return n;|]")]
    [InlineData("try { n++; } finally { Return(a); } [|a|][0] = 1; return n;")]
    [InlineData("try { if (n == 1) [|return 1;|] } finally { n++; } Return(a); return n;")]
    [InlineData("Return(a); Func<int> f = () => [|a|][0]; return f();")]
    [InlineData("Return(a); [|a|][0] = 1; a[1] = 1; [|Return(a)|]; return n;")]
    [InlineData("n = Get(); Return(a); return [|a|][0]; int Get() => a[0];")]
    [InlineData("var s = a.AsSpan(0, n); Return(a); n = s.Length; return [|s|][0];")]
    [InlineData("foreach (var b in input) { var c = Rent(b); c[0] = b; if (b == 3) [|continue;|] Return(c); } Return(a); return n;")]
    [InlineData(
        "while (n-- > 0) { var c = Rent(n); c[0] = 1; switch (n) { case 1: break; case 2: [|continue;|] default: n--; break; } Return(c); } "
        + "Return(a); return n;")]
    [InlineData("while (true) { var c = Rent(n); c[0] = 1; if (n++ > 3) [|break;|] Return(c); } Return(a); return n;")]
    public Task WrongWay_IsReported(string body) => Verify.VerifyAnalyzerAsync(Method(body));

    [Theory]
    [InlineData("switch (n) { case 0: Return(a); n = 5; return n; default: Return(a); return n; }")]
    [InlineData("switch (n) { case 0: Return(a); break; case 1: n++; goto case 0; default: Return(a); break; } return n;")]
    [InlineData("switch (n) { case 0: Return(a); break; case 1: Return(a); break; } return n;")]
    [InlineData("if (n == 1) Return(a); else if (n == 2) Return(a); else Return(a); return n;")]
    [InlineData("var c = n == 1; if (c) Return(a); n++; if (!c) Return(a); return n;")]
    [InlineData("var c = n == 1; if (c) Return(a); n++; if (c) return 1; Return(a); return n;")]
    [InlineData("if (input == null) Return(a); if (input != null) Return(a); return n;")]
    [InlineData("if (a == null) return 0; Return(a); return n;")]
    [InlineData("again: a[0] = 1; if (n-- > 2) goto again; if (n == 1) goto end; n++; end: Return(a); return n;")]
    [InlineData("var c = false; while (!c) { if (n-- == 0) { Return(a); c = true; } } return n;")]
    [InlineData("while (true) { if (n-- == 0) { Return(a); break; } } return n;")]
    [InlineData("foreach (var b in input) { if (b == 0) { Return(a); return 1; } a[b] = b; } Return(a); return n;")]
    [InlineData("var c = false; try { a[0] = 1; Return(a); c = true; return 1 / n; } finally { if (!c) Return(a); }")]
    [InlineData("var c = true; try { if (n == 1) return 0; n++; c = false; } finally { if (c) Return(a); } if (!c) Return(a); return n;")]
    [InlineData("try { n = 1 / n; Return(a); return n; } catch (DivideByZeroException) { Return(a); throw; }")]
    [InlineData("try { n = 1 / n; Return(a); return n; } catch (DivideByZeroException) { return 0; }")]
    [InlineData("foreach (var b in input) { try { if (b == 0) break; continue; } finally { n++; } } Return(a); return n;")]
    [InlineData("n = Get(); Return(a); return n; int Get() { a[0] = 1; return a[0]; }")]
    [InlineData("Return(a); return a.Length > 4 ? n : 0;")]
    [InlineData("var s = a.AsSpan(0, n); s.Fill(1); Return(a); return s.Length + nameof(s).Length;")]
    [InlineData("foreach (var b in input) { var c = Rent(b); try { c[0] = b; if (b == 3) continue; } finally { Return(c); } } Return(a); return n;")]
    [InlineData("foreach (var b in input) { var c = Rent(b); c[0] = b; if (b == 3) { Return(c); continue; } Return(c); } Return(a); return n;")]
    [InlineData("foreach (var b in input) { var c = Rent(b); c[0] = b; if (b == 3) { _kept = c; break; } Return(c); } Return(a); return n;")]
    [InlineData("foreach (var b in input) { var c = Rent(b); c[n] = 5; while (c[n] > 3) { if (b == 4) break; n++; continue; } Return(c); } "
        + "Return(a); return n;")]
    public Task EachWayReturnsOnce_IsSilent(string body) => Verify.VerifyAnalyzerAsync(Method(body));

    [Theory]
    [InlineData("_kept = [|a|]; if (n > 3) { Return(a); return 0; } return n;")]
    [InlineData("if (n > 3) _kept = [|a|]; Return(a); return n;")]
    [InlineData("_kept = [|a|]; try { n = 1 / n; } catch { Return(a); throw; } return n;")]
    [InlineData("_other = null; _kept = [|a|]; _other = null; Return(a); return n;")]
    [InlineData("_kept = [|a|]; Return(a); _other = null; return n;")]
    [InlineData("var c = new C(); c._kept = a; _kept = [|a|]; Return(a); return n;")]
    public Task KeptAndReturned_IsReported(string body) => Verify.VerifyAnalyzerAsync(Method(body));

    [Theory]
    [InlineData("return [|a|].Take(n);")]
    [InlineData("var k = n; return [|a|].Where(b => b > k).Select(b => (byte)(b + 1));")]
    public Task QueryThatIsReadAfterTheReturn_IsReported(string exit) => Verify.VerifyAnalyzerAsync(Query(exit));

    [Theory]
    [InlineData("return a.Take(n).ToArray();")]
    [InlineData("var k = a.Take(n).Count(b => b > 3); return new byte[k];")]
    [InlineData("foreach (var b in a.Take(n)) if (b > 3) return new[] { b }; return null;")]
    public Task QueryThatIsReadBeforeTheReturn_IsSilent(string exit) => Verify.VerifyAnalyzerAsync(Query(exit));

    private static string Query(string exit) =>
        "using System; using System.Buffers; using System.Collections.Generic; using System.Linq; class C { IEnumerable<byte> M(int n, byte[] input) { "
        + "var a = ArrayPool<byte>.Shared.Rent(n); try { input.CopyTo(a, 0); " + exit + " } finally { ArrayPool<byte>.Shared.Return(a); } } }";

    [Theory]
    [InlineData("if (n > 3) { _kept = a; } else { Return(a); } return n;")]
    [InlineData("if (n > 3) _kept = a; if (n <= 3) Return(a); return n;")]
    [InlineData("_kept = a; try { n = 1 / n; } catch { _kept = null; Return(a); throw; } return n;")]
    [InlineData("_kept = a; if (n > 3) { _kept = null; Return(a); return 0; } if (n > 2) return 1; return n;")]
    [InlineData("_kept = n > 3 ? a : null; if (n <= 3) Return(a); return n;")]
    [InlineData("Func<byte[]> get = () => a; n = get().Length; Return(a); return n;")]
    [InlineData("if (n > 3) Give(); if (n > 3) return 1; Return(a); return n; void Give() => _kept = a;")]
    [InlineData("if (n > 3) { using var lease = new Lease(a); return 2; } Return(a); return n;")]
    [InlineData("_kept = a; n++; Return(a); _kept = null; return n;")]
    [InlineData("var c = new C(); c._kept = a; n = c._kept.Length; Return(a); return n;")]
    [InlineData("if (n > 3) { using (var lease = new Lease(a)) { return 2; } } Return(a); return n;")]
    [InlineData("if (n > 3) { using (new Lease(a)) { n++; if (n > 5) return 1; return 2; } } Return(a); return n;")]
    public Task KeptOrReturned_IsSilent(string body) => Verify.VerifyAnalyzerAsync(Method(body));

    [Theory]
    [InlineData("if (n > 3) { var view = new View(a); n += view.Bytes.Length; [|return n;|] } Return(a); return n;")]
    [InlineData("foreach (var b in input) { for (var i = 0; i < n; i++) [|a[b]|]++; } Return(a); return n;")]
    [InlineData("foreach (var b in input) { n += [|a[0]|]; a[0] = b; } Return(a); return n;")]
    [InlineData("foreach (var b in input) { if (b > 3) [|a[b]|]++; } Return(a); return n;")]
    [InlineData("Return(a); return In(); int In() { var b = ArrayPool<byte>.Shared.Rent(n); n = [|b[0]|]; Func<int> get = () => b[1]; return get(); }")]
    [InlineData("n = [|a[0]|]; Func<byte> get = () => a[1]; n += get(); Return(a); return n;")]
    [InlineData("using (var stream = new System.IO.MemoryStream(a, 0, n)) { if (n > 3) [|return 1;|] } Return(a); return n;")]
    public Task ViewOrFirstRead_IsReported(string body) => Verify.VerifyAnalyzerAsync(Method(body));

    [Theory]
    [InlineData("for (var i = 0; i < n; i++) { var before = i > 0 ? a[i - 1] : 0; a[i] = input[before]; } Return(a); return n;")]
    [InlineData("foreach (var b in input) { if (n > 0 && a[n - 1] == b) continue; a[n++] = b; } Return(a); return n;")]
    [InlineData("for (var i = 0; i < n; i++) { for (var k = 0; k < i; k++) n += a[k]; a[i] = 1; } Return(a); return n;")]
    [InlineData("Fill(); n = a[0]; Return(a); return n; void Fill() => a[0] = 1;")]
    [InlineData("again: if (n > 3) { n = a[0]; Return(a); return n; } a[0] = 1; n++; goto again;")]
    public Task ReadThatAWriteMayGoBefore_IsSilent(string body) => Verify.VerifyAnalyzerAsync(Method(body));

    [Theory]
    [InlineData("object M(int n) { var a = Rent(n); var r = new Result(a); if (n > 3) return r; Return(a); return null; }")]
    [InlineData("object M(int n) { var a = Rent(n); if (n > 3) return Result.Of(a); Return(a); return null; }")]
    [InlineData("Memory<byte> M(int n) { var a = Rent(n); var m = a.AsMemory(0, n); if (n > 3) return m; Return(a); return default; }")]
    [InlineData("ArraySegment<byte> M(int n) { var a = Rent(n); var m = new ArraySegment<byte>(a, 0, n); if (n > 3) return m; Return(a); return default; }")]
    [InlineData("int M(int n) { var a = Rent(n); var m = a.AsMemory(0, n); if (n > 3) [|return m.Length;|] Return(a); return n; }")]
    [InlineData("int M(int n) { var a = Rent(n); var h = BitConverter.ToInt32(a, 0); if (n > 3) [|return h;|] Return(a); return n; }")]
    public Task ResultThatHoldsTheArray_IsNoMissingReturn(string member) => Verify.VerifyAnalyzerAsync(
        "using System; using System.Buffers; class Result { byte[] _a; public Result(byte[] a) => _a = a; public static Result Of(byte[] a) => new(a); } "
            + "class C { " + member.Replace("Rent(", "ArrayPool<byte>.Shared.Rent(", StringComparison.Ordinal)
                .Replace("Return(", "ArrayPool<byte>.Shared.Return(", StringComparison.Ordinal)
            + " }");

    private static string Method(string body) =>
        """
        using System;
        using System.Buffers;
        ref struct Lease { byte[] _a; public Lease(byte[] a) => _a = a; public void Dispose() => ArrayPool<byte>.Shared.Return(_a); }
        ref struct View { public byte[] Bytes; public View(byte[] a) => Bytes = a; }
        class C
        {
            byte[] _kept;
            byte[] _other;
            int M(int n, byte[] input)
            {
                var a = ArrayPool<byte>.Shared.Rent(n);
                BODY
            }
        }
        """.Replace(
            "BODY",
            body.Replace("Return(", "ArrayPool<byte>.Shared.Return(", StringComparison.Ordinal)
                .Replace("Rent(", "ArrayPool<byte>.Shared.Rent(", StringComparison.Ordinal)
                .Replace("Shared.ArrayPool<byte>.Shared.", "Shared.", StringComparison.Ordinal),
            StringComparison.Ordinal);
}
