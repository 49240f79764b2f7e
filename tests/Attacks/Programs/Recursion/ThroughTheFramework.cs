// silent: ALLOC501
// stack: 256
#nullable enable
using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Text;
sealed class NodeStream(int n) : Stream
{
    private bool _done;
    public override bool CanRead => true; public override bool CanSeek => false; public override bool CanWrite => false;
    public override long Length => 0; public override long Position { get; set; }
    public override void Flush() { } public override long Seek(long a, SeekOrigin b) => 0; public override void SetLength(long v) { }
    public override void Write(byte[] b, int o, int c) { }
    public override int Read(byte[] b, int o, int c) { if (_done) return 0; _done = true; b[o] = (byte)('a' + Program.ByReader(n - 1) % 3); return 1; }
}
static class Program
{
    public static int ByReader(int n)
    {
        if (n <= 0) return 1;
        var buffer = new byte[400];
        for (var i = 0; i < buffer.Length; i++) buffer[i] = (byte)i;
        using var reader = new StreamReader(new NodeStream(n));
        return buffer[n % 400] + reader.Read();
    }
    public static int ByCopy(int n)
    {
        if (n <= 0) return 1;
        var buffer = new byte[400];
        for (var i = 0; i < buffer.Length; i++) buffer[i] = (byte)i;
        var target = new MemoryStream();
        Open(n).CopyTo(target);
        return buffer[n % 400] + (int)target.Length;
    }
    static Stream Open(int n) => new Other(n);
    sealed class Other(int n) : MemoryStream
    {
        public override void CopyTo(Stream destination, int bufferSize) { destination.WriteByte((byte)ByCopy(n - 1)); }
    }
    public static int ByDynamicInvoke(int n)
    {
        if (n <= 0) return 1;
        var buffer = new byte[400];
        for (var i = 0; i < buffer.Length; i++) buffer[i] = (byte)i;
        Delegate d = ByDynamicInvoke;
        return buffer[n % 400] + (int)d.DynamicInvoke(n - 1)!;
    }
    public static int ByFunctionPointer(int n)
    {
        if (n <= 0) return 1;
        var buffer = new byte[400];
        for (var i = 0; i < buffer.Length; i++) buffer[i] = (byte)i;
        unsafe { delegate*<int, int> f = &ByFunctionPointer; return buffer[n % 400] + f(n - 1); }
    }
    public static int ByLazy(int n)
    {
        if (n <= 0) return 1;
        var buffer = new byte[400];
        for (var i = 0; i < buffer.Length; i++) buffer[i] = (byte)i;
        var lazy = s_lazies[n - 1];
        return buffer[n % 400] + lazy.Value;
    }
    static readonly Lazy<int>[] s_lazies = Enumerable.Range(0, 300).Select(k => new Lazy<int>(() => ByLazy(k))).ToArray();
    public static int ByQuery(int n)
    {
        if (n <= 0) return 1;
        var buffer = new byte[400];
        for (var i = 0; i < buffer.Length; i++) buffer[i] = (byte)i;
        return buffer[n % 400] + (from x in new Mine(n) select x + 1).V;
    }
    public static int ByTask(int n)
    {
        if (n <= 0) return 1;
        var buffer = new byte[400];
        for (var i = 0; i < buffer.Length; i++) buffer[i] = (byte)i;
        return buffer[n % 400] + Later(n - 1).Result;
    }
    static async System.Threading.Tasks.Task<int> Later(int n) { await System.Threading.Tasks.Task.CompletedTask; return ByTask(n); }
    public static int ByHandler(int n)
    {
        if (n <= 0) return 1;
        var buffer = new byte[400];
        for (var i = 0; i < buffer.Length; i++) buffer[i] = (byte)i;
        return buffer[n % 400] + Take($"a{n}b");
    }
    static int Take(Handler h) => h.V;
    static void Main()
    {
        Console.WriteLine(ByReader(150));
        Console.WriteLine(ByCopy(260));
        Console.WriteLine(ByDynamicInvoke(160));
        Console.WriteLine(ByFunctionPointer(400));
        Console.WriteLine(ByLazy(240));
        Console.WriteLine(ByQuery(300));
        Console.WriteLine(ByTask(240));
        Console.WriteLine(ByHandler(300));
    }
}
[System.Runtime.CompilerServices.InterpolatedStringHandler]
struct Handler { public int V; public Handler(int a, int b) { } public void AppendLiteral(string s) { } public void AppendFormatted(int n) { V += Program.ByHandler(n - 1) % 5; } }
sealed class Mine(int n) { public int V; public Mine Select(Func<int, int> f) => new Mine(n) { V = f(Program.ByQuery(n - 1)) }; }
