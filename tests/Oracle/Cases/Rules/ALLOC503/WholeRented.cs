// title: `foreach` over a rented array, its last element, and a call that reads all of it
// rule: ALLOC503
// bytes: 0
// il: elsewhere: the rule is about correctness
// fix: ALLOC503.Slice
// safety: unsafe
// difference: the rest of the array is left out
// shows: (byte)100
// after: 0
using System.Buffers;

static class Case
{
    static int Probe(int length = 100)
    {
        var bytes = ArrayPool<byte>.Shared.Rent(length);
        Array.Fill(bytes, (byte)1);
        var sum = 0;
        foreach (var b in [|bytes|])
            sum += b;
        sum += [|bytes[^1]|];
        ArrayPool<byte>.Shared.Return(bytes);
        return sum;
    }

    static string Behave(byte length)
    {
        var bytes = ArrayPool<byte>.Shared.Rent(length);
        Array.Fill(bytes, (byte)1);
        var sum = 0;
        foreach (var b in [|bytes|])
            sum += b;
        var hash = Convert.ToHexString([|bytes|]);
        ArrayPool<byte>.Shared.Return(bytes);
        return sum + hash;
    }
}
