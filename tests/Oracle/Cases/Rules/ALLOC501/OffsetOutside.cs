// title: `BitConverter.ToInt32(bytes, offset)` with an offset from outside
// rule: ALLOC501
// bytes: 40
// user: net10 0/40 | 40
// certainty: with an offset that is not constant the profile decides whether the call is inlined
// fix: ALLOC501
// safety: unsafe
// difference: an offset or count outside the array may throw another exception
// shows: 1, 14
// except: offset > 12
// after: 0
static class Case
{
    static int Probe(byte value = 3, int offset = 3)
    {
        var bytes = [|new byte[16]|];
        bytes[3] = value;
        return Read(BitConverter.ToInt32(bytes, offset));
    }

    static int Behave(byte value, int offset)
    {
        var bytes = [|new byte[16]|];
        bytes[3] = value;
        return BitConverter.ToInt32(bytes, offset);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    static int Read(int number) => number;
}
