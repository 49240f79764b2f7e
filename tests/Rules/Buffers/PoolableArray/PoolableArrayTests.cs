using Allocations.Testing;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Buffers.PoolableArray.PoolableArrayAnalyzer,
    Allocations.CodeFixes.Rules.Buffers.PoolableArray.PoolableArrayCodeFix>;
using VerifyByHeat = Allocations.Testing.CSharpCodeFixVerifier<
    Allocations.Analyzers.Rules.Buffers.PoolableArray.PoolableArrayAnalyzer,
    Allocations.CodeFixes.Rules.Buffers.PoolableArray.PoolableArrayCodeFix>;

namespace Allocations.Tests.Buffers.PoolableArray;

public sealed class PoolableArrayTests
{
    private const string Open = "ArrayPool<byte>.Shared.Rent(n);\n            try\n            {\n                var a = aRented.AsSpan(0, n);\n";
    private const string Close = "            }\n            finally\n            {\n                ArrayPool<byte>.Shared.Return(aRented);\n            }";

    [Fact]
    public Task Message_SaysWhatAndHowManyBytes() => VerifyByHeat.VerifyAnalyzerAsync(
        "class C { static void M(System.IO.Stream s) { for (;;) N(s); } static void N(System.IO.Stream s) { var a = {|#0:new byte[4096]|}; "
            + "s.Read(a, 0, 4096); } }",
        VerifyByHeat.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info)
            .WithMessage("The temporary array 'a' allocates 4120 B and can be rented from a pool (called in a loop at Test0.cs:1)"));

    [Fact]
    public Task Message_OfALoopIsASuggestion() => VerifyByHeat.VerifyAnalyzerAsync(
        "class C { static void M(System.IO.Stream s, int n) { for (;;) { var a = {|#0:new byte[n]|}; n = s.Read(a, 0, n); } } }",
        VerifyByHeat.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info)
            .WithMessage("The temporary array 'a' allocates memory and can be rented from a pool (in a loop (line 1))"));

    [Theory]
    [InlineData("var a = [|new byte[n]|]; a[0] = 1;")]
    [InlineData("while (n > 300) { var a = [|new string[n]|]; a[0] = text; n--; }")]
    [InlineData("var a = [|new char[text.Length]|]; text.AsSpan().CopyTo(a);")]
    [InlineData("var a = [|new char[n + 1]|]; text.CopyTo(0, a, 0, n); a[n] = '.'; n = a[0];")]
    [InlineData("var a = [|new byte[n]|]; n = stream.Read(a, 0, a.Length); stream.Write(a, 0, n);")]
    [InlineData("var a = [|new byte[n]|]; Transform.TransformBlock(a, 0, n, input, 0);")]
    [InlineData("var a = [|new byte[n]|]; input = Transform.TransformFinalBlock(a, 0, a.Length);")]
    [InlineData("var a = [|new byte[n]|]; a[0] = 1; text = BitConverter.ToString(a, 0, n);")]
    [InlineData("var a = [|new byte[n]|]; sum += Part(a, 0, n);")]
    [InlineData("var a = [|new byte[n]|]; input = a; Transform.TransformFinalBlock(input, 0, n);")]
    public Task LargeArrayThatStays_IsReported(string use) => Verify.VerifyAnalyzerAsync(Method(use));

    [Theory]
    [InlineData("sum += Sum(a);", "Sum")]
    [InlineData("sum += new C().Open(a);", "Open")]
    [InlineData("sum += new Reader(a).Count;", "Reader")]
    public async Task ArrayThatAMethodWouldHaveToTakeAsASpan_IsASuggestionWithoutAFix(string use, string callee)
    {
        var code = Often("var a = {|#0:new byte[c]|}; a[0] = 1; " + use);
        await VerifyByHeat.VerifyCodeFixAsync(
            code,
            VerifyByHeat.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info)
                .WithMessage("The temporary array 'a' allocates memory and could be rented from a pool if '" + callee
                    + "' took a span (in a loop (line 19, depth 2))"),
            code);
    }

    [Theory]
    [InlineData("Keep(a);")]
    [InlineData("sum += new Derived().GetHashCode(a);")]
    [InlineData("sum += Captures(a);")]
    public Task ArrayThatAMethodNeedsAsOne_IsNotReported(string use) => VerifyByHeat.VerifyAnalyzerAsync(Often("var a = new byte[c]; a[0] = 1; " + use));

    [Theory]
    [InlineData("var a = new byte[16]; a[0] = 1;")]
    [InlineData("var a = new byte[512]; a[0] = 1;")]
    [InlineData("var a = new string[4]; a[0] = text;")]
    [InlineData("var a = new byte[n % 16]; a[0] = 1;")]
    [InlineData("var a = new byte[n]; _kept = a;")]
    [InlineData("var a = new byte[n]; var b = a; b[0] = 1;")]
    [InlineData("var a = new byte[n]; Keep(a);")]
    [InlineData("var a = new byte[n]; _ = stream.WriteAsync(a, 0, n);")]
    [InlineData("var a = new byte[n]; Action f = () => a[0] = 1; f();")]
    [InlineData("var a = new byte[n]; _ = a.ToList();")]
    [InlineData("var a = new byte[n]; a = new byte[n];")]
    [InlineData("var a = new byte[n, n]; a[0, 0] = 1;")]
    [InlineData("var a = new byte[n]; Transform.TransformBlock(input, 0, n, a, 0);")]
    [InlineData("var a = new byte[n]; text = BitConverter.ToString(a);")]
    [InlineData("var a = new byte[n]; _ = new MemoryStream(a, 0, n);")]
    [InlineData("var a = new byte[n]; Later(a, 0, n);")]
    [InlineData("var a = new byte[n]; input = a; Keep(input);")]
    [InlineData("var a = new byte[n]; Array.Copy(input, a, n); input = a; Transform.TransformFinalBlock(input, 0, n);")]
    [InlineData("var a = new byte[n]; input = a; sum += input.Length;")]
    [InlineData("var a = new byte[n]; sum += (input = a)[0];")]
    [InlineData("var a = new byte[n]; Action f = () => input[0] = 1; input = a; f();")]
    [InlineData("var a = new byte[] { 1, 2 }; a[0] = (byte)n;")]
    [InlineData("byte[] a = input; a[0] = 1;")]
    public Task OtherArray_IsNotReported(string use) => Verify.VerifyAnalyzerAsync(Method(use));

    [Theory]
    [InlineData("var a = [|new byte[n + 4]|]; input.CopyTo(a, 4); stream.Write(a, 0, n + 4);")]
    [InlineData("var a = [|new byte[n + 4]|]; bytes.CopyTo(a, 4); stream.Write(a, 0, n + 4);")]
    [InlineData("var a = new byte[n + 4]; other.CopyTo(a, 4); stream.Write(a, 0, n + 4);")]
    [InlineData("var a = new byte[n + 4]; ints.CopyTo(a, 4); stream.Write(a, 0, n + 4);")]
    public Task TargetOfCopyTo_IsReportedWhereItsLengthIsNotSeen(string uses) => Verify.VerifyAnalyzerAsync(
        "using System.Collections.Generic; using System.IO; class C { static void M(Stream stream, byte[] input, List<byte> bytes, ICollection<byte> other, "
            + "char[] ints, int n) { for (var i = 0; i < 9; i++) { " + uses + " } } }");

    [Fact]
    public Task PaddedCopy_IsReported() => Verify.VerifyAnalyzerAsync(
        "class C { byte[] M(System.Security.Cryptography.ICryptoTransform t, byte[] input) { for (;;) N(t, input, 3); } "
            + "byte[] N(System.Security.Cryptography.ICryptoTransform t, byte[] input, int count) { if (count % 16 != 0) { var a = [|new byte[count + 16]|]; "
            + "System.Array.Copy(input, a, count); input = a; count += 16; } return t.TransformFinalBlock(input, 0, count); } }");

    [Fact]
    public Task NotHot_IsNotReported() => VerifyByHeat.VerifyAnalyzerAsync("class C { static void M(int n) { var a = new byte[n]; a[0] = 1; } }");

    [Fact]
    public Task AliveAcrossAwait_IsASuggestion() => VerifyByHeat.VerifyAnalyzerAsync(
        "using System.Threading.Tasks; class C { static async Task M(int n) { while (true) { var a = {|#0:new byte[n]|}; a[0] = 1; await Task.Yield(); "
            + "n = a[0]; } } }",
        new DiagnosticResult("ALLOC502", DiagnosticSeverity.Info).WithLocation(0));

    [Theory]
    [InlineData("a[0] = 1; await Task.Yield(); n = a[0];")]
    [InlineData("n = stream.Read(a, 0, n); await Task.Delay(n); stream.Write(a, 0, n); n = a.Length;")]
    public async Task AliveAcrossAnotherAwait_IsASuggestionWithoutAFix(string uses)
    {
        var code = Async("var a = [|new byte[n]|]; " + uses);
        await AnyHeat.CodeFix<Analyzers.Rules.Buffers.PoolableArray.PoolableArrayAnalyzer, CodeFixes.Rules.Buffers.PoolableArray.PoolableArrayCodeFix>
            .VerifyCodeFixAsync(code, code);
    }

    [Theory]
    [InlineData("_ = await stream.ReadAsync(a, 0, a.Length); n = a[0];")]
    [InlineData("_ = await stream.ReadAsync(a); await stream.WriteAsync(a.AsMemory(0, n)).ConfigureAwait(false); n++;")]
    [InlineData("_ = await socket.ReceiveAsync(new ArraySegment<byte>(a), default).ConfigureAwait(false); n++;")]
    [InlineData("_ = await stream.ReadAsync(a, 0, n); a.AsSpan(0, n).Reverse(); n++;")]
    public async Task AliveAcrossAwaitedCalls_IsReportedWithoutAFix(string uses)
    {
        var code = Async("var a = [|new byte[n]|]; " + uses);
        await Verify.VerifyCodeFixAsync(code, code);
    }

    [Theory]
    [InlineData("var read = stream.ReadAsync(a, 0, n); n = 2; await read;")]
    [InlineData("await Own(a);")]
    [InlineData("_ = await stream.ReadAsync(a, 0, n); Kept = a;")]
    [InlineData("Memory<byte> part = a; _ = await stream.ReadAsync(part);")]
    [InlineData("_ = await Task.Run(() => stream.Read(a, 0, n));")]
    [InlineData("await Task.WhenAll(stream.WriteAsync(a, 0, n));")]
    [InlineData("n = (await Task.FromResult(a))[0];")]
    [InlineData("await System.Threading.Channels.Channel.CreateUnbounded<byte[]>().Writer.WriteAsync(a);")]
    public Task KeptAcrossAwait_IsNotReported(string uses) => Verify.VerifyAnalyzerAsync(Async("var a = new byte[n]; " + uses));

    [Fact]
    public Task AliveAcrossYield_IsNotReported() => Verify.VerifyAnalyzerAsync(
        "using System.Collections.Generic; using System.IO; class C { static async IAsyncEnumerable<int> M(Stream stream, int n) { while (true) { "
            + "var a = new byte[n]; yield return await stream.ReadAsync(a, 0, n); } } }");

    [Fact]
    public Task CallThatTakesOffsetAndCount_GetsTheRentedArray() => Unsafe(
        Method(
            "var a = [|new byte[n]|];\n            Array.Copy(input, a, n);\n"
                + "            sum += Transform.TransformBlock(a, 0, n, input, 0) + Transform.TransformFinalBlock(a, 0, a.Length).Length;"),
        Method("var aRented = " + Open
            + "                input.AsSpan(0, n).CopyTo(a);\n"
            + "                sum += Transform.TransformBlock(aRented, 0, n, input, 0) "
            + "+ Transform.TransformFinalBlock(aRented, 0, a.Length).Length;\n" + Close));

    [Theory]
    [InlineData("text.CopyTo(0, a, 0, text.Length);", "text.AsSpan().CopyTo(a);")]
    [InlineData("text.CopyTo(1, a, sum, 2);", "text.AsSpan(1, 2).CopyTo(a.Slice(sum));")]
    [InlineData("text.Trim().CopyTo(0, a, 0, 3);", "text.Trim().AsSpan(0, 3).CopyTo(a);")]
    public Task CopyOfAText_IsOneOfASpan(string use, string changed) => Unsafe(
        Method("var a = [|new char[n]|];\n            " + use),
        Method("var aRented = " + Open.Replace("byte", "char", StringComparison.Ordinal) + "                a.Clear();\n                " + changed + "\n"
            + Close.Replace("byte", "char", StringComparison.Ordinal)));

    [Theory]
    [InlineData("var a = [|new byte[n]|]; sum += Part(a, 0, n);")]
    [InlineData("var a = [|new byte[n]|]; input = a; Transform.TransformFinalBlock(input, 0, n);")]
    [InlineData("var a = [|new byte[n]|]; Transform.TransformBlock(inputBuffer: a, 0, n, input, 0);")]
    public Task CallThatMayLookFurther_HasNoFix(string use) => Verify.VerifyCodeFixAsync(Method(use), Method(use));

    [Theory]
    [InlineData(
        "var a = [|new byte[n]|];\n            var k = stream.Read(a, 0, a.Length);\n            stream.Write(a, 0, k);",
        "var k = stream.Read(a);\n                stream.Write(a.Slice(0, k));\n")]
    [InlineData(
        "var a = [|new byte[n]|];\n            for (var i = 0; i < a.Length; i++)\n                a[i] = input[i];\n"
            + "            a[0] = 1;\n            stream.Write(a); // all",
        "for (var i = 0; i < a.Length; i++)\n                    a[i] = input[i];\n                a[0] = 1;\n                stream.Write(a); // all\n")]
    [InlineData(
        "var a = [|new byte[n]|];\n            Array.Fill(a, (byte)3);\n            foreach (var b in a) sum += b;",
        "a.Fill((byte)3);\n                foreach (var b in a) sum += b;\n")]
    [InlineData(
        "var a = [|new byte[n]|];\n            a[^1] = 7;\n            text = Encoding.UTF8.GetString(a);",
        "a.Clear();\n                a[^1] = 7;\n                text = Encoding.UTF8.GetString(a);\n")]
    [InlineData(
        "var a = [|new byte[n]|];\n            if (stream.Read(a, 0, n) == 0)\n                return;\n            sum += a[0];",
        "a.Clear();\n                if (stream.Read(a) == 0)\n                    return;\n                sum += a[0];\n")]
    public Task EveryUse_MeansThePartThatWasAskedFor(string body, string inner) => Unsafe(
        Method("        // Scratch.\n            " + body),
        Method("        // Scratch.\n            var aRented = " + Open + "                " + inner + Close));

    [Theory]
    [InlineData("stream.ReadExactly(a);\n            sum += a[0];", "stream.ReadExactly(a);\n                sum += a[0];\n")]
    [InlineData("stream.ReadExactly(a, 0, n);\n            sum += a[0];", "stream.ReadExactly(a);\n                sum += a[0];\n")]
    [InlineData("stream.ReadExactly(a.AsSpan(0, n));\n            sum += a[0];", "stream.ReadExactly(a);\n                sum += a[0];\n")]
    [InlineData("a.AsSpan().Fill(3);\n            sum += a[0];", "a.Fill(3);\n                sum += a[0];\n")]
    [InlineData("Array.Clear(a, 0, n);\n            sum += a[0];", "a.Clear();\n                sum += a[0];\n")]
    [InlineData(
        "sum += a.Length;\n            Random.Shared.NextBytes(a);\n            sum += a[0];",
        "sum += a.Length;\n                Random.Shared.NextBytes(a);\n                sum += a[0];\n")]
    [InlineData("Array.Copy(input, 1, a, 0, n);\n            sum += a[0]++;", "input.AsSpan(1, n).CopyTo(a);\n                sum += a[0]++;\n")]
    [InlineData(
        "sum = 0;\n            for (var i = 0; i < n; ++i)\n                a[i] = input[i];\n            sum += a[0];",
        "sum = 0;\n                for (var i = 0; i < n; ++i)\n                    a[i] = input[i];\n                sum += a[0];\n")]
    [InlineData(
        "int k;\n            while ((k = stream.Read(a, 0, n)) > 0)\n                stream.Write(a, 0, k);",
        "int k;\n                while ((k = stream.Read(a)) > 0)\n                    stream.Write(a.Slice(0, k));\n")]
    [InlineData(
        "var k = 0;\n            if (sum > 3)\n                k = stream.Read(a);\n            text = Encoding.UTF8.GetString(a, 0, k);",
        "var k = 0;\n                if (sum > 3)\n                    k = stream.Read(a);\n                text = Encoding.UTF8.GetString(a.Slice(0, k));\n")]
    [InlineData(
        "var k = stream.Read(a);\n            for (var i = 0; i < k; i++)\n                sum += a[i];\n            a[5] = 1;",
        "var k = stream.Read(a);\n                for (var i = 0; i < k; i++)\n                    sum += a[i];\n                a[5] = 1;\n")]
    [InlineData(
        "var k = stream.Read(a);\n            stream.Write(a.AsSpan().Slice(0, k));",
        "var k = stream.Read(a);\n                stream.Write(a.Slice(0, k));\n")]
    [InlineData(
        "var k = Encoding.UTF8.GetBytes(text.AsSpan(0, 1), a);\n            stream.Write(a, 0, k);",
        "var k = Encoding.UTF8.GetBytes(text.AsSpan(0, 1), a);\n                stream.Write(a.Slice(0, k));\n")]
    public Task ArrayThatIsWrittenBeforeItIsRead_IsNotCleared(string uses, string inner) => Unsafe(
        Method("        var a = [|new byte[n]|];\n            " + uses), Method("        var aRented = " + Open + "                " + inner + Close));

    [Theory]
    [InlineData("var k = stream.Read(a);\n            sum += a[0];", "var k = stream.Read(a);\n                sum += a[0];\n")]
    [InlineData("var k = stream.Read(a);\n            stream.Write(a, 1, k);", "var k = stream.Read(a);\n                stream.Write(a.Slice(1, k));\n")]
    [InlineData(
        "var k = stream.Read(a, 1, 2);\n            stream.Write(a, 0, k);",
        "var k = stream.Read(a.Slice(1, 2));\n                stream.Write(a.Slice(0, k));\n")]
    [InlineData(
        "var k = Encoding.UTF8.GetBytes(text, a.AsSpan(1));\n            stream.Write(a, 0, k);",
        "var k = Encoding.UTF8.GetBytes(text, a.Slice(1));\n                stream.Write(a.Slice(0, k));\n")]
    [InlineData(
        "var k = stream.Read(a);\n            k++;\n            stream.Write(a, 0, k);",
        "var k = stream.Read(a);\n                k++;\n                stream.Write(a.Slice(0, k));\n")]
    [InlineData(
        "var k = 5;\n            if (sum > 3)\n                k = stream.Read(a);\n            stream.Write(a, 0, k);",
        "var k = 5;\n                if (sum > 3)\n                    k = stream.Read(a);\n                stream.Write(a.Slice(0, k));\n")]
    [InlineData(
        "var k = stream.Read(input);\n            stream.Write(a, 0, k);", "var k = stream.Read(input);\n                stream.Write(a.Slice(0, k));\n")]
    [InlineData(
        "var k = stream.Read(a);\n            for (var i = 0; i <= k; i++)\n                sum += a[i];",
        "var k = stream.Read(a);\n                for (var i = 0; i <= k; i++)\n                    sum += a[i];\n")]
    [InlineData(
        "if (sum > 3)\n                stream.ReadExactly(a);\n            sum += a[0];",
        "if (sum > 3)\n                    stream.ReadExactly(a);\n                sum += a[0];\n")]
    [InlineData("sum += a[0];\n            stream.ReadExactly(a);", "sum += a[0];\n                stream.ReadExactly(a);\n")]
    [InlineData("stream.ReadExactly(a, 0, n - 1);\n            sum += a[0];", "stream.ReadExactly(a.Slice(0, n - 1));\n                sum += a[0];\n")]
    [InlineData("Array.Fill(a, a[0]);", "a.Fill(a[0]);\n")]
    [InlineData(
        "text.AsSpan(1).CopyTo(new char[3]);\n            input.AsSpan().CopyTo(a);\n            sum += a[0];",
        "text.AsSpan(1).CopyTo(new char[3]);\n                input.AsSpan().CopyTo(a);\n                sum += a[0];\n")]
    [InlineData(
        "for (var i = 0; i < a.Length; i++)\n            {\n                a[i] = input[i];\n                sum += a[n - 1];\n            }",
        "for (var i = 0; i < a.Length; i++)\n                {\n                    a[i] = input[i];\n                    sum += a[n - 1];\n"
            + "                }\n")]
    public Task ArrayThatMayBeReadBeforeItIsWritten_IsCleared(string uses, string inner) => Unsafe(
        Method("        var a = [|new byte[n]|];\n            " + uses),
        Method("        var aRented = " + Open + "                a.Clear();\n                " + inner + Close));

    [Theory]
    [InlineData("var s = new Span<byte>([|new byte[n]|]); stream.Read(s); stream.Write(s);")]
    [InlineData("Span<byte> s = [|new byte[4096]|]; stream.Read(s.Slice(1)); sum += s[0];")]
    [InlineData("var s = [|new byte[n]|].AsSpan(); stream.Read(s);")]
    public Task SpanOverANewArray_IsReportedWithoutAFix(string body) => Verify.VerifyCodeFixAsync(Method(body), Method(body));

    [Theory]
    [InlineData("Span<byte> s = new byte[64]; stream.Read(s);")]
    [InlineData("Span<byte> s = new byte[n % 8]; stream.Read(s);")]
    [InlineData("Memory<byte> s = new byte[n]; stream.Read(s.Span);")]
    [InlineData("Span<byte> t = default; for (; n > 0; n--) { Span<byte> s = new byte[n]; t = s; }")]
    public Task SpanOverAnotherArray_IsNotReported(string body) => Verify.VerifyAnalyzerAsync(Method(body));

    [Fact]
    public Task ArrayOfTheLengthOfWhatIsCopied_IsNotCleared() => Unsafe(
        Method("        var a = [|new char[text.Length]|];\n            text.AsSpan().CopyTo(a);\n            sum += a[0]++;"),
        Method(
            "        var aRented = ArrayPool<char>.Shared.Rent(text.Length);\n            try\n            {\n"
                + "                var a = aRented.AsSpan(0, text.Length);\n"
            + "                text.AsSpan().CopyTo(a);\n                sum += a[0]++;\n" + Close.Replace("byte", "char", StringComparison.Ordinal)));

    [Fact]
    public Task LengthThatChanges_IsNotTheWholeLength() => Unsafe(
        Method("        var a = [|new byte[n]|];\n            n--;\n            stream.ReadExactly(a, 0, n);\n            sum += a[0];"),
        Method(
            "        var aLength = n;\n            var aRented = ArrayPool<byte>.Shared.Rent(aLength);\n            try\n            {\n"
                + "                var a = aRented.AsSpan(0, aLength);\n"
            + "                a.Clear();\n                n--;\n                stream.ReadExactly(a.Slice(0, n));\n                sum += a[0];\n" + Close));

    [Fact]
    public Task TypesThatTheAuthorWrites_AreWritten() => Unsafe(
        Method("byte[] a = [|new byte[Next()]|];\n            stream.Write(a);"),
        Method(
            "int aLength = Next();\n            byte[] aRented = ArrayPool<byte>.Shared.Rent(aLength);\n            try\n            {\n"
            + "                Span<byte> a = aRented.AsSpan(0, aLength);\n                a.Clear();\n                stream.Write(a);\n" + Close));

    [Fact]
    public Task LengthThatIsComputed_IsComputedOnce() => Unsafe(
        Method("var a = [|new byte[Next()]|];\n            stream.Write(a);"),
        Method("var aLength = Next();\n            var aRented = ArrayPool<byte>.Shared.Rent(aLength);\n            try\n            {\n"
            + "                var a = aRented.AsSpan(0, aLength);\n                a.Clear();\n                stream.Write(a);\n" + Close));

    [Fact]
    public Task References_AreClearedForThePool() => Unsafe(
        Method("var a = [|new string[n]|];\n            a[0] = text;").Replace("sum < 1000", "stream.ReadByte() > 0", StringComparison.Ordinal),
        Method(
            "var aRented = ArrayPool<string>.Shared.Rent(n);\n            try\n            {\n                var a = aRented.AsSpan(0, n);\n"
                + "                a.Clear();\n                a[0] = text;\n            }\n            finally\n            {\n"
                + "                ArrayPool<string>.Shared.Return(aRented, clearArray: true);\n            }")
            .Replace("sum < 1000", "stream.ReadByte() > 0", StringComparison.Ordinal));

    [Fact]
    public Task WhatFollows_StaysOutsideUnlessItNeedsWhatIsInside() => Unsafe(
        Method("var a = [|new byte[n]|];\n            var k = stream.Read(a, 0, n);\n            sum += 1;\n            sum += k;\n            sum += 2;"),
        Method("var aRented = " + Open + "                var k = stream.Read(a);\n                sum += 1;\n                sum += k;\n" + Close
            + "\n            sum += 2;"));

    [Theory]
    [InlineData("var a = [|new byte[n]|]; a[(long)n - 1] = 1;")]
    [InlineData("var a = [|new byte[n]|]; stream.Write(a, offset: 0, count: n);")]
    [InlineData("byte[] a = [|new byte[n]|], b = input; stream.Write(a);")]
    [InlineData("var a = [|new byte[(long)n]|]; stream.Write(a);")]
    [InlineData("var a = [|new byte[n /* size */]|]; stream.Write(a);")]
    public Task UseWithoutAFormForSpans_GetsNoFix(string use) => Verify.VerifyCodeFixAsync(Method(use), Method(use));

    [Fact]
    public async Task Title_NamesWhatDiffers()
    {
        var title = await new Verify.Test
        {
            TestCode = Method("var a = [|new byte[n]|];\n            stream.Write(a);"),
            FixedCode = Method("var aRented = " + Open + "                a.Clear();\n                stream.Write(a);\n" + Close),
        }.RunForTitleAsync(TestContext.Current.CancellationToken);

        Assert.Equal("Rent the array from a pool (a negative length throws ArgumentOutOfRangeException; the pool keeps the memory)", title);
    }

    [Fact]
    public Task WithFixAllWhereThatIsAllowed_IsFixed() => new Verify.Test
    {
        TestCode = Method("var a = [|new byte[n]|];\n            stream.Write(a);"),
        FixedCode = Method("var aRented = " + Open + "                a.Clear();\n                stream.Write(a);\n" + Close),
        TestState = { AnalyzerConfigFiles = { ("/.editorconfig", "root = true\n[*]\ndotnet_code_quality.allocations.unsafe_fixes = true\n") } },
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task CrLf_StaysCrLf() => Unsafe(
        "using System;\r\nusing System.Buffers;\r\nclass C\r\n{\r\n    static void M(int n, System.IO.Stream s)\r\n    {\r\n        while (true)\r\n"
            + "        {\r\n            if (n == 3) continue;\r\n"
            + "            var a = [|new byte[n]|];\r\n            s.Write(a);\r\n        }\r\n    }\r\n}\r\n",
        "using System;\r\nusing System.Buffers;\r\nclass C\r\n{\r\n    static void M(int n, System.IO.Stream s)\r\n    {\r\n        while (true)\r\n"
            + "        {\r\n            if (n == 3) continue;\r\n"
            + "            var aRented = ArrayPool<byte>.Shared.Rent(n);\r\n            try\r\n            {\r\n"
            + "                var a = aRented.AsSpan(0, n);\r\n                a.Clear();\r\n                s.Write(a);\r\n            }\r\n"
            + "            finally\r\n            {\r\n                ArrayPool<byte>.Shared.Return(aRented);\r\n            }\r\n        }\r\n    }\r\n"
            + "}\r\n");

    [Fact]
    public Task IncompleteCode_IsQuiet() => new Verify.Test
    {
        TestCode = "class C { static void M(int n) { while (true) { var a = new byte[n; a[ = 1; var b = new Missing[n]; b[0] = 1; var c = new byte[]; "
            + "c[0] = 1; } } }",
        CompilerDiagnostics = CompilerDiagnostics.None,
    }.RunAsync(TestContext.Current.CancellationToken);

    private static Task Unsafe(string body, string changed) => new Verify.Test
    {
        TestCode = body,
        FixedCode = changed,
        CodeFixTestBehaviors = CodeFixTestBehaviors.SkipFixAllCheck,
    }.RunAsync(TestContext.Current.CancellationToken);

    private static string Async(string body) =>
        """
        using System;
        using System.IO;
        using System.Threading.Tasks;
        class C
        {
            static byte[] Kept;
            static Task Own(byte[] a) => Task.CompletedTask;
            static async Task M(Stream stream, System.Net.WebSockets.WebSocket socket, int n)
            {
                while (n > 1)
                {
                    BODY
                }
            }
        }
        """.Replace("BODY", body, StringComparison.Ordinal);

    private static string Often(string body) =>
        """
        using System;
        class C
        {
            static byte[] _kept;
            static void Keep(byte[] a) => _kept = a;
            static int Sum(byte[] a) { var s = 0; foreach (var b in a) s += b; return s; }
            static int Captures(byte[] a) { Func<int> f = () => a[0]; return f(); }
            public virtual int Open(byte[] a) => a.Length;
            class Reader { public int Count; public Reader(byte[] a) { Count = a.Length; } }
            class Derived : System.Collections.Generic.IEqualityComparer<byte[]>
            {
                public bool Equals(byte[] a, byte[] b) => a.Length == b.Length;
                public int GetHashCode(byte[] a) => a.Length;
            }
            static int M(string[] all, int n, int sum)
            {
                foreach (var text in all)
                {
                    foreach (var c in text)
                    {
                        BODY
                    }
                }
                return sum;
            }
        }
        """.Replace("BODY", body, StringComparison.Ordinal);

    private static string Method(string body) =>
        """
        using System;
        using System.Buffers;
        using System.IO;
        using System.Linq;
        using System.Text;
        class C
        {
            byte[] _kept;
            static int Next() => Environment.TickCount;
            void Keep(byte[] a) => _kept = a;
            static int Part(byte[] a, int offset, int count) { var s = 0; for (var i = offset; i < offset + count; i++) s += a[i]; return s; }
            static int Sum(byte[] a) { var s = 0; foreach (var b in a) s += b; return s; }
            System.Security.Cryptography.ICryptoTransform Transform => null;
            void Later(byte[] a, int offset, int count) => _kept = a;
            void M(int n, int sum, Stream stream, byte[] input, string text)
            {
                while (sum < 1000)
                {
                    if (sum == 77)
                        continue;
                    BODY
                }
            }
        }
        """.Replace("        BODY", body.StartsWith(' ') ? body : "        " + body, StringComparison.Ordinal);
}
