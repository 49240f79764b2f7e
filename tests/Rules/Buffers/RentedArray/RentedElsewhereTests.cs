using Verify = Allocations.Testing.CSharpCodeFixVerifier<
    Allocations.Analyzers.Rules.Buffers.RentedArray.RentedArrayAnalyzer,
    Allocations.CodeFixes.Rules.Buffers.RentedArray.RentedArrayCodeFix>;

namespace Allocations.Tests.Buffers.RentedArray;

/// <summary>What other methods do with a rented array, arrays in fields, and pools of other types.</summary>
public sealed class RentedElsewhereTests
{
    [Theory]
    [InlineData("All([|a|]);")]
    [InlineData("Each([|a|]);")]
    [InlineData("s.ReadFully([|a|]);")]
    [InlineData("ReadUntilFull(s, [|a|]);")]
    [InlineData("s.ReadExactly([|a|]);")]
    [InlineData("s.Write([|a|].AsSpan());")]
    [InlineData("s.Write(new ReadOnlySpan<byte>([|a|]));")]
    [InlineData("s.WriteAsync([|a|].AsMemory()).AsTask().Wait();")]
    [InlineData("s.Write([|a|].AsMemory().Span);")]
    [InlineData("Count(a, [|a.Length|]);")]
    [InlineData("n = Sum([|a|]); static int Sum(ReadOnlySpan<byte> b) { var n = 0; foreach (var x in b) n += x; return n; }")]
    [InlineData("n = Last([|a|]); static int Last(ReadOnlySpan<byte> b) => b[^1];")]
    [InlineData("n = Sum([|a|]); static int Sum(ReadOnlySpan<byte> b) => b[0] + Rest(b); static int Rest(ReadOnlySpan<byte> b) => b.Length;")]
    [InlineData("n = Cut([|a|]); static int Cut(byte[] b) { var c = b; foreach (var x in b) Console.Write(x); return c.Length; }")]
    [InlineData("n = Sum([|a|]); static int Sum(System.Collections.Generic.IEnumerable<byte> b) { var n = 0; foreach (var x in b) n += x; return n; }")]
    [InlineData("Array.Fill(a, (byte)1); Console.Write(string.Join(',', [|a|]));")]
    [InlineData("Array.Fill(a, (byte)1); _ = new System.Collections.Generic.List<byte>([|a|]);")]
    [InlineData("Array.Fill(a, (byte)1); _ = [|a|].Select(x => x + 1).Sum();")]
    [InlineData("Array.Fill(a, (byte)1); _ = [|a|].OrderBy(x => x).Take(n).Count();")]
    [InlineData("Array.Fill(a, (byte)1); System.Text.Rune.DecodeLastFromUtf8([|a|], out _, out _);")]
    [InlineData("Array.Fill(a, (byte)1); _ = new System.Numerics.BigInteger([|a|]);")]
    [InlineData("Array.Fill(a, (byte)1); foreach (var x in [|a|]) { if (x == 0) continue; Console.Write(x); }")]
    [InlineData("Array.Fill(a, (byte)1); for (var i = 0; i < [|a.Length|]; i++) Console.Write(a[i]);")]
    public Task WholeLengthInACallee_IsReported(string use) => Verify.VerifyAnalyzerAsync(Method(use));

    [Theory]
    [InlineData("Room(a);")]
    [InlineData("Clear(a);")]
    [InlineData("Part(a, n);")]
    [InlineData("CopyLoop(s, a);")]
    [InlineData("Virtual(a);")]
    [InlineData("n = s.Read(a.AsSpan());")]
    [InlineData("s.ReadExactly(a.AsSpan(0, n));")]
    [InlineData("s.ReadExactly(a, 0, n);")]
    [InlineData("s.Write(a.AsSpan(0, n));")]
    [InlineData("input.CopyTo(a.AsMemory());")]
    [InlineData("Fill(a, a.Length);")]
    [InlineData("n = First(a); static int First(ReadOnlySpan<byte> b) => b[0] + Second(b); static int Second(ReadOnlySpan<byte> b) => b[1];")]
    [InlineData("n = First(a); static int First(ReadOnlySpan<byte> b) { var n = 0; for (var i = 0; i < 4; i++) n += b[i]; return n; }")]
    [InlineData("n = Cut(a, 2); static int Cut(System.Collections.Generic.IEnumerable<byte> b, int n) { foreach (var x in b) n += x; return n; }")]
    [InlineData("n = Cut(a); static int Cut(byte[] b) { b = b[..2]; var n = 0; foreach (var x in b) n += x; return n; }")]
    [InlineData("n = Cut(a); static int Cut(byte[] b) { Array.Resize(ref b, 2); var n = 0; for (var i = 0; i < b.Length; i++) n += b[i]; return n; }")]
    [InlineData("n = Text(a); static int Text(byte[] b) { var n = 0; foreach (var x in b) { if (x == 0) break; n++; } return n; }")]
    [InlineData("n = Text(a); static int Text(byte[] b) { for (var i = 0; i < b.Length; i++) { if (b[i] == 0) return i; } return -1; }")]
    [InlineData("n = Size(a); static int Size(byte[] b) => b.Length;")]
    [InlineData("Array.Fill(a, (byte)1); _ = a.Take(n).Sum(x => x) + a.First() + a.ElementAt(1) + a.Select(x => x + 1).Take(n).Count();")]
    [InlineData("Array.Fill(a, (byte)1); System.Text.Rune.DecodeFromUtf8(a, out _, out _);")]
    [InlineData("Array.Fill(a, (byte)1); _ = System.Runtime.Intrinsics.Vector128.Create(a);")]
    [InlineData("var f = ArrayPool<float>.Shared.Rent(2); f[0] = f[1] = 1; _ = new System.Numerics.Vector2(f); ArrayPool<float>.Shared.Return(f);")]
    [InlineData("Array.Fill(a, (byte)1); var count = 0; foreach (var x in a) { if (count++ == n) break; Console.Write(x); }")]
    [InlineData("Array.Fill(a, (byte)1); for (var i = 0; i < a.Length; i++) { if (i == n) break; Console.Write(a[i]); }")]
    public Task RoomOrPartInACallee_IsSilent(string use) => Verify.VerifyAnalyzerAsync(Method(use));

    [Fact]
    public Task ReadExactly_ReadsThePart() => new Verify.Test
    {
        TestCode = Method("s.ReadExactly([|a|]);"),
        FixedCode = Method("s.ReadExactly(a.AsSpan(0, n));"),
        CodeFixTestBehaviors = Microsoft.CodeAnalysis.Testing.CodeFixTestBehaviors.SkipFixAllCheck,
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData("All([|a|]);")]
    [InlineData("s.Write([|a|].AsSpan());")]
    public Task WholeLengthWithoutAFormForThePart_GetsNoFix(string use) => Verify.VerifyCodeFixAsync(Method(use), Method(use));

    [Theory]
    [InlineData("var a = [|ArrayPool<byte>.Shared.Rent(n)|]; s.Read(a, 0, n); Take(new ReadOnlyMemory<byte>(a, 0, n));")]
    [InlineData("var a = [|ArrayPool<byte>.Shared.Rent(n)|]; s.Read(a, 0, n); Take(a.AsMemory(0, n));")]
    [InlineData("var a = [|ArrayPool<byte>.Shared.Rent(n)|]; s.Read(a, 0, n); Count(a, n);")]
    [InlineData("var a = [|ArrayPool<byte>.Shared.Rent(n)|]; if (a != null) s.Read(a, 0, n);")]
    [InlineData("var a = [|ArrayPool<byte>.Shared.Rent(n)|]; System.Text.Encoding.UTF8.GetBytes(\"\", 0, 0, a, 0); Take(new ReadOnlyMemory<byte>(a, 0, n));")]
    [InlineData("var a = [|ArrayPool<byte>.Shared.Rent(n)|]; System.Runtime.InteropServices.Marshal.Copy(a, 0, IntPtr.Zero, n);")]
    [InlineData("var a = [|ArrayPool<byte>.Shared.Rent(n)|]; var hash = System.Security.Cryptography.SHA256.Create(); hash.TransformBlock(a, 0, n, null, 0);")]
    public Task NeverReturnedByWhoeverGetsIt_IsReported(string body) => Verify.VerifyAnalyzerAsync(Text("void M(int n, Stream s) { " + body + " }"));

    [Theory]
    [InlineData("ReadOnlyMemory<byte> M(int n) { var a = ArrayPool<byte>.Shared.Rent(n); return new ReadOnlyMemory<byte>(a, 0, n); }")]
    [InlineData("Memory<byte> M(int n) { var a = ArrayPool<byte>.Shared.Rent(n); _kept = a.AsMemory(0, n); return _kept; } Memory<byte> _kept;")]
    [InlineData("void M(int n) { var a = ArrayPool<byte>.Shared.Rent(n); GiveBack(a); } void GiveBack(byte[] a) => ArrayPool<byte>.Shared.Return(a);")]
    [InlineData(
        "System.Threading.Tasks.Task M(int n, System.Net.Sockets.Socket s) { var a = ArrayPool<byte>.Shared.Rent(n); "
            + "return s.SendAsync(new ArraySegment<byte>(a), 0); }")]
    [InlineData("void M(int n, System.Net.Sockets.SocketAsyncEventArgs e) { var a = ArrayPool<byte>.Shared.Rent(n); e.SetBuffer(a, 0, n); }")]
    [InlineData(
        "void M(int n) { var a = ArrayPool<byte>.Shared.Rent(n); _set.Add(a); } readonly System.Collections.Generic.HashSet<byte[]> _set = new();")]
    [InlineData(
        "void M(int n) { var a = ArrayPool<byte>.Shared.Rent(n); _table.TryAdd(n, a); } "
            + "readonly System.Collections.Concurrent.ConcurrentDictionary<int, byte[]> _table = new();")]
    [InlineData(
        "bool M(int n) { var a = ArrayPool<byte>.Shared.Rent(n); return _channel.Writer.TryWrite(a); } "
            + "readonly System.Threading.Channels.Channel<byte[]> _channel = System.Threading.Channels.Channel.CreateUnbounded<byte[]>();")]
    [InlineData("void M(int n) { var a = ArrayPool<byte>.Shared.Rent(n); System.Threading.Volatile.Write(ref _kept, a); } byte[] _kept;")]
    [InlineData("int M(int n) { var a = ArrayPool<byte>.Shared.Rent(n); _kept = a; return a.Length; } byte[] _kept;")]
    public Task HandedOn_IsSilent(string member) => Verify.VerifyAnalyzerAsync(Text(member));

    [Theory]
    [InlineData("System.Threading.ThreadPool.QueueUserWorkItem(_ => { [|a|][0] = 1; });")]
    [InlineData("System.Threading.ThreadPool.QueueUserWorkItem(_ => { [|a|][0] = (byte)n; done.Set(); }); n++;")]
    [InlineData("_ = s.WriteAsync([|a|], 0, n); tasks.Add(s.FlushAsync());")]
    public Task WorkThatNobodyWaitsFor_IsReported(string use) => Verify.VerifyAnalyzerAsync(Work(use));

    [Theory]
    [InlineData("System.Threading.ThreadPool.QueueUserWorkItem(_ => { a[0] = 1; done.Set(); }); done.Wait();")]
    [InlineData("var left = 1; System.Threading.Tasks.Task.Run(() => { a[0] = 1; System.Threading.Interlocked.Decrement(ref left); }); while (left > 0) { }")]
    [InlineData("tasks.Add(s.WriteAsync(a, 0, n)); System.Threading.Tasks.Task.WhenAll(tasks).Wait();")]
    public Task WorkThatIsWaitedFor_IsSilent(string use) => Verify.VerifyAnalyzerAsync(Work(use));

    [Theory]
    [InlineData(
        ": IDisposable { readonly byte[] _a = ArrayPool<byte>.Shared.Rent(9); "
            + "public void Dispose() { [|ArrayPool<byte>.Shared.Return(_a)|]; Close(); } void Close() => GC.SuppressFinalize(this); }")]
    [InlineData(
        ": IDisposable { readonly byte[] _a = ArrayPool<byte>.Shared.Rent(9); bool _done; "
            + "public void Dispose() { [|ArrayPool<byte>.Shared.Return(_a)|]; if (_done) throw new Exception(); _done = true; } }")]
    [InlineData(
        ": IDisposable { readonly byte[] _a = ArrayPool<byte>.Shared.Rent(9); bool _done; void Check() { if (_done) throw new Exception(); } "
            + "public void Dispose() { try { Check(); if (_done) throw new Exception(); } finally { [|ArrayPool<byte>.Shared.Return(_a)|]; } } }")]
    [InlineData(": IDisposable { readonly byte[] _a = ArrayPool<byte>.Shared.Rent(9); public void Dispose() => [|ArrayPool<byte>.Shared.Return(_a)|]; }")]
    [InlineData(
        ": IDisposable { byte[] _a = ArrayPool<byte>.Shared.Rent(9); public void Dispose() { if (_a != null) { [|ArrayPool<byte>.Shared.Return(_a)|]; } } }")]
    [InlineData(
        ": IDisposable { byte[] _a = ArrayPool<byte>.Shared.Rent(9); "
            + "public void Dispose() { if (_a is not null) { [|ArrayPool<byte>.Shared.Return(_a)|]; } } }")]
    [InlineData(
        ": MemoryStream { readonly byte[] _a = ArrayPool<byte>.Shared.Rent(9); "
            + "protected override void Dispose(bool disposing) { if (disposing) { [|ArrayPool<byte>.Shared.Return(_a)|]; } base.Dispose(disposing); } }")]
    [InlineData(
        ": MemoryStream { readonly byte[] _a = ArrayPool<byte>.Shared.Rent(9); "
            + "protected override void Dispose(bool disposing) { if (!disposing) return; [|ArrayPool<byte>.Shared.Return(_a)|]; } }")]
    [InlineData(
        ": IAsyncDisposable { readonly byte[] _a = ArrayPool<byte>.Shared.Rent(9); "
            + "public System.Threading.Tasks.ValueTask DisposeAsync() { [|ArrayPool<byte>.Shared.Return(_a)|]; return default; } }")]
    [InlineData(
        ": Base { readonly byte[] _a = ArrayPool<byte>.Shared.Rent(9); "
            + "protected override void Dispose(bool d) => [|ArrayPool<byte>.Shared.Return(_a)|]; } "
            + "class Base : IDisposable { public void Dispose() => Dispose(true); protected virtual void Dispose(bool d) { } }")]
    public Task FieldThatEachDisposeReturns_IsReported(string type) => Verify.VerifyCodeFixAsync(Field(type), Field(type));

    [Theory]
    [InlineData(
        ": IDisposable { byte[] _a = ArrayPool<byte>.Shared.Rent(9); public void Dispose() { if (_a != null) { ArrayPool<byte>.Shared.Return(_a); "
            + "_a = null; } } }")]
    [InlineData(
        ": IDisposable { byte[] _a = ArrayPool<byte>.Shared.Rent(9); public void Dispose() { ArrayPool<byte>.Shared.Return(_a); _a = Array.Empty<byte>(); } }")]
    [InlineData(
        ": IDisposable { byte[] _a = ArrayPool<byte>.Shared.Rent(9); public void Dispose() { if (_a is null) { ArrayPool<byte>.Shared.Return(_a); } } }")]
    [InlineData(
        ": IDisposable { byte[] _a = ArrayPool<byte>.Shared.Rent(9); bool _done; public void Dispose() { if (_done) return; _done = true; "
            + "ArrayPool<byte>.Shared.Return(_a); } }")]
    [InlineData(
        ": IDisposable { byte[] _a = ArrayPool<byte>.Shared.Rent(9); int _done; "
            + "public void Dispose() { if (System.Threading.Interlocked.Exchange(ref _done, 1) == 0) ArrayPool<byte>.Shared.Return(_a); } }")]
    [InlineData(
        ": IDisposable { byte[] _a = ArrayPool<byte>.Shared.Rent(9); "
            + "public void Dispose() { var a = System.Threading.Interlocked.Exchange(ref _a, null); if (a != null) ArrayPool<byte>.Shared.Return(a); } }")]
    [InlineData(
        ": MemoryStream { byte[] _a = ArrayPool<byte>.Shared.Rent(9); bool _done; "
            + "protected override void Dispose(bool disposing) { if (disposing && !_done) { _done = true; ArrayPool<byte>.Shared.Return(_a); } } }")]
    [InlineData(
        ": System.Runtime.ConstrainedExecution.CriticalFinalizerObject { byte[] _a = ArrayPool<byte>.Shared.Rent(9); "
            + "protected void Dispose(bool disposing) => ArrayPool<byte>.Shared.Return(_a); }")]
    [InlineData(
        ": Base { byte[] _a = ArrayPool<byte>.Shared.Rent(9); protected override void Dispose(bool d) => ArrayPool<byte>.Shared.Return(_a); } "
            + "class Base : IDisposable { bool _done; public void Dispose() { if (!_done) Dispose(true); _done = true; } "
            + "protected virtual void Dispose(bool d) { } }")]
    [InlineData(
        ": IDisposable { byte[] _a = ArrayPool<byte>.Shared.Rent(9); "
            + "public void Dispose() { ArrayPool<byte>.Shared.Return(_a); Reset(); } void Reset() => Set(null); void Set(byte[] a) => _a = a; }")]
    [InlineData(
        ": IDisposable { byte[] _a = ArrayPool<byte>.Shared.Rent(9); "
            + "public void Dispose() { ArrayPool<byte>.Shared.Return(_a); Bytes = null; } byte[] Bytes { get => _a; set => _a = value; } }")]
    [InlineData(
        ": IDisposable { readonly byte[] _a = ArrayPool<byte>.Shared.Rent(9); bool _done; "
            + "public void Dispose() { if (_done) throw new Exception(); _done = true; ArrayPool<byte>.Shared.Return(_a); } }")]
    [InlineData(
        ": IDisposable { readonly byte[] _a = ArrayPool<byte>.Shared.Rent(9); bool _done; "
            + "public void Dispose() { ObjectDisposedException.ThrowIf(_done, this); _done = true; ArrayPool<byte>.Shared.Return(_a); } }")]
    [InlineData(
        ": IDisposable { readonly byte[] _a = ArrayPool<byte>.Shared.Rent(9); bool _done; void Check() { if (_done) throw new Exception(); } "
            + "public void Dispose() { Check(); _done = true; ArrayPool<byte>.Shared.Return(_a); } }")]
    [InlineData(": IDisposable { byte[] _a; void Next() { ArrayPool<byte>.Shared.Return(_a); } public void Dispose() { } }")]
    public Task FieldThatIsReturnedOnce_IsSilent(string type) => Verify.VerifyAnalyzerAsync(Field(type));

    [Theory]
    [InlineData("var a = [|_pool.Rent(n)|]; a[0] = 1; n = a[0];")]
    [InlineData("var a = _pool.Rent(n); if (n > 3) [|return;|] _pool.Return(a);")]
    [InlineData("var a = _pool.Rent(n); _pool.Return(a); [|a|][0] = 1;")]
    [InlineData("var b = _texts.Get(); if (n > 3) [|return;|] b.Append(n); _texts.Return(b);")]
    [InlineData("var b = _texts.Get(); _texts.Return(b); [|_texts.Return(b)|];")]
    [InlineData("var b = _texts.Get(); _built = [|b|]; _texts.Return(b);")]
    [InlineData("var b = _texts.Get(); _texts.Return(b); Console.WriteLine([|b|].ToString());")]
    public Task OtherPool_IsJudgedByItsPaths(string body) => Verify.VerifyAnalyzerAsync(Pool(body));

    [Theory]
    [InlineData("var a = _pool.Rent(n); foreach (var b in a) n += b; n = a.Length; _pool.Return(a);")]
    [InlineData("var a = _pool.Rent(n); try { if (n > 3) return; a[0] = 1; } finally { _pool.Return(a); }")]
    [InlineData("var b = _texts.Get(); b.Append(n); _texts.Return(b);")]
    [InlineData("var b = _texts.Get(); var context = new Context(); context.Data = b; Console.WriteLine(context.Data); _texts.Return(b);")]
    [InlineData("var b = _texts.Get(); if (n > 3) { _built = b; return; } _texts.Return(b);")]
    [InlineData("var b = _cache.Get(1); if (n > 3) return; _cache.Return(b);")]
    [InlineData("var b = _names.Get(); if (n > 3) return; Console.WriteLine(b);")]
    public Task OtherPoolOrNone_IsSilent(string body) => Verify.VerifyAnalyzerAsync(Pool(body));

    [Fact]
    public Task PathThatDoesNotReturnAnObject_GetsATryFinally() => new Verify.Test
    {
        TestCode = Pool("""
            var b = _texts.Get();
                    if (n > 3)
                        [|return;|]
                    b.Append(n);
                    _texts.Return(b);
            """),
        FixedCode = Pool("""
            var b = _texts.Get();
                    try
                    {
                        if (n > 3)
                            return;
                        b.Append(n);
                    }
                    finally
                    {
                        _texts.Return(b);
                    }
            """),
        CodeFixTestBehaviors = Microsoft.CodeAnalysis.Testing.CodeFixTestBehaviors.SkipFixAllCheck,
    }.RunAsync(TestContext.Current.CancellationToken);

    private static string Method(string use) =>
        Text("void M(int n, Stream s, byte[] input) { var a = ArrayPool<byte>.Shared.Rent(n); try { " + use
            + " } finally { ArrayPool<byte>.Shared.Return(a); } }");

    private static string Work(string use) =>
        Text("void M(int n, Stream s, System.Threading.ManualResetEventSlim done, System.Collections.Generic.List<System.Threading.Tasks.Task> tasks) { "
            + "var a = ArrayPool<byte>.Shared.Rent(n); " + use + " ArrayPool<byte>.Shared.Return(a); }");

    private static string Field(string type) => "using System; using System.Buffers; using System.IO; class C " + type;

    private static string Text(string member) => $$"""
        using System;
        using System.Buffers;
        using System.IO;
        using System.Linq;
        static class Streams
        {
            public static void ReadFully(this Stream s, byte[] b)
            {
                var total = 0;
                int read;
                while ((read = s.Read(b, total, b.Length - total)) > 0)
                    total += read;
            }
        }
        class C
        {
            static void All(byte[] b) { for (var i = 0; i < b.Length; i++) Console.Write(b[i]); }
            static void Each(byte[] b) { foreach (var x in b) Console.Write(x); }
            static void Room(byte[] b) { if (b.Length < 4) throw new ArgumentException(""); b[0] = 1; }
            static void Clear(byte[] b) { for (var i = 0; i < b.Length; i++) b[i] = 0; }
            static void Part(byte[] b, int n) { for (var i = 0; i < n && i < b.Length; i++) Console.Write(b[i]); }
            static int Count(byte[] b, int count) { var sum = 0; for (var i = 0; i < count; i++) sum += b[i]; return sum; }
            static void Fill(byte[] b, int count) { for (var i = 0; i < count; i++) b[i] = 1; }
            static void CopyLoop(Stream s, byte[] b) { int n; while ((n = s.Read(b, 0, b.Length)) > 0) Stream.Null.Write(b, 0, n); }
            static void ReadUntilFull(Stream s, byte[] b) { var o = 0; while (o < b.Length) o += s.Read(b, o, 1); }
            protected virtual void Virtual(byte[] b) { foreach (var x in b) Console.Write(x); }
            void Take(ReadOnlyMemory<byte> memory) { }
            {{member}}
        }
        """;

    [Theory]
    [InlineData("var b = TextPool.Get(); b.Append(n); return TextPool.Return(b);")]
    [InlineData("var b = TextPool.Get(); if (n > 1) return TextPool.Return(b); b.Append(n); return TextPool.Return(b);")]
    [InlineData("var b = TextPool.Get(); if (n > 1) [|return \"\";|] b.Append(n); return TextPool.Return(b);")]
    [InlineData("var b = TextPool.Get(); if (n > 1) [|return b.ToString();|] return TextPool.Return(b);")]
    public Task MethodThatGivesTheObjectBackAndReturnsItsText_EndsIt(string body) => Verify.VerifyAnalyzerAsync(
        "using System.Collections.Generic; using System.Text; interface IPool<T> { T Get(); void Return(T value); } "
            + "static class TextPool { static readonly IPool<StringBuilder> s_pool = null; public static StringBuilder Get() => s_pool.Get(); "
            + "public static string Return(StringBuilder b) { try { return b.ToString(); } finally { s_pool.Return(b); } } } "
            + "class C { string M(int n) { " + body + " } }");

    private static string Pool(string body) => $$"""
        using System;
        using System.Collections.Generic;
        using System.Text;
        class Bytes
        {
            readonly Stack<byte[]> _free = new Stack<byte[]>();
            public byte[] Rent(int n) => _free.Count > 0 ? _free.Pop() : new byte[n];
            public void Return(byte[] a) => _free.Push(a);
        }
        interface IPool<T> { T Get(); bool Return(T value); }
        class Cache { public string Get(int key) => ""; public void Return(string text) { Last = text; } public string Last; }
        class Context { public object Data; }
        class NamePool { public string Get() => ""; }
        class C
        {
            readonly Bytes _pool = new Bytes();
            readonly IPool<StringBuilder> _texts = null;
            readonly Cache _cache = new Cache();
            readonly NamePool _names = new NamePool();
            StringBuilder _built;
            void M(int n)
            {
                {{body}}
            }
        }
        """;
}
