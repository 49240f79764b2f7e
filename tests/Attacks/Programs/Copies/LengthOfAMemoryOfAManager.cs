// fixes: ALLOC505
// options: dotnet_code_quality.allocations.minimum_heat = unknown
#nullable enable
using System;
using System.Buffers;
sealed class Manager : MemoryManager<byte>
{
    readonly byte[] _b = new byte[4];
    bool _closed;
    public Memory<byte> Make() => CreateMemory(4);
    public override Span<byte> GetSpan() { Console.WriteLine("asked"); ObjectDisposedException.ThrowIf(_closed, this); return _b; }
    public override MemoryHandle Pin(int i = 0) => default;
    public override void Unpin() { }
    protected override void Dispose(bool d) { _closed = true; }
    public void Close() => _closed = true;
}
static class Program
{
    static int Length(Memory<byte> m) => m.ToArray().Length;
    static int Length2(ReadOnlyMemory<byte> m) => m.Slice(1, 2).ToArray().Length;
    static int First(ReadOnlyMemory<byte> m) => m.ToArray()[0];
    static void Main()
    {
        var m = new Manager();
        var memory = m.Make();
        Console.WriteLine(Length(memory));
        Console.WriteLine(Length2(memory));
        Console.WriteLine(First(memory));
        m.Close();
        try { Console.WriteLine(Length(memory)); } catch (ObjectDisposedException) { Console.WriteLine("closed"); }
    }
}
