// title: `stream.Write(rented, 0, rented.Length)`
// rule: ALLOC503
// bytes: 0
// il: elsewhere: the rule is about correctness
// fix: ALLOC503.Slice
// safety: unsafe
// difference: the rest of the array is left out
// shows: (byte)100
// except: length < 16 || !System.Numerics.BitOperations.IsPow2(length)
// after: 0
using System.Buffers;

static class Case
{
    static MemoryStream s_stream = new(1024);

    static long Probe(int length = 100)
    {
        s_stream.Position = 0;
        var bytes = ArrayPool<byte>.Shared.Rent(length);
        Array.Fill(bytes, (byte)1);
        s_stream.Write(bytes, 0, [|bytes.Length|]);
        ArrayPool<byte>.Shared.Return(bytes);
        return s_stream.Position;
    }

    static long Behave(byte length)
    {
        var stream = new MemoryStream();
        var bytes = ArrayPool<byte>.Shared.Rent(length);
        Array.Fill(bytes, (byte)1);
        stream.Write(bytes, 0, [|bytes.Length|]);
        ArrayPool<byte>.Shared.Return(bytes);
        return stream.Length;
    }
}
