// silent: ALLOC501
// stack: 256
#nullable enable

using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;
sealed class NodeStream(int n) : System.IO.Stream { private bool _done; public override bool CanRead => true; public override bool CanSeek => false; public override bool CanWrite => false; public override long Length => 0; public override long Position { get; set; } public override void Flush() { } public override long Seek(long a, System.IO.SeekOrigin b) => 0; public override void SetLength(long v) { } public override void Write(byte[] b, int o, int c) { } public override int Read(byte[] b, int o, int c) { if (_done) return 0; _done = true; b[o] = (byte)(97 + Program.Walk(n - 1) % 3); return 1; } } static class Held { public static readonly System.IO.TextReader[] C = Enumerable.Range(0, 700).Select(k => (System.IO.TextReader)new System.IO.StreamReader(new NodeStream(k))).ToArray(); }
static class Program
{
    public static int Walk(int n)
    {
        var buffer = new byte[400];
        for (var i = 0; i < buffer.Length; i++) buffer[i] = (byte)i;
        if (n <= 0) return 1; return buffer[n % 400] + Held.C[n].Read();
    }
    static void Main()
    {
        
        Console.WriteLine(Walk(480));
    }
}
