// silent: ALLOC505
// A ref struct and a returned span hold the copy while the source changes.
using System;

ref struct Reader
{
    private ReadOnlySpan<byte> _data;
    public void Load(ReadOnlySpan<byte> data) => _data = data;
    public byte First => _data[0];
}

static class Program
{
    static ReadOnlySpan<byte> Tail(ReadOnlySpan<byte> s) => s.Slice(1);

    static void Main()
    {
        byte[] source = { 1, 2, 3 };
        var reader = new Reader();
        reader.Load(source.AsSpan().ToArray());
        var tail = Tail(source.AsSpan().ToArray());
        source[0] = source[1] = 9;
        Console.WriteLine(reader.First + " " + tail[0]);
    }
}
