// title: `bytes[index] = Next()` with an index from outside
// rule: ALLOC501
// bytes: 40
// user: net10 0/40 | 40
// fix: ALLOC501
// safety: unsafe
// difference: an index outside the array is noticed before the value is computed
// shows: 16
// except: index < 0 || index > 15
// after: 0
static class Case
{
    static int s_calls;

    static int Probe(int index = 3)
    {
        var bytes = [|new byte[16]|];
        bytes[index] = Next();
        return Look(bytes);
    }

    static int Behave(int index)
    {
        s_calls = 0;
        try
        {
            var bytes = [|new byte[16]|];
            bytes[index] = Next();
            return bytes[index];
        }
        catch (IndexOutOfRangeException)
        {
            return -s_calls;
        }
    }

    static byte Next() => (byte)++s_calls;

    [MethodImpl(MethodImplOptions.NoInlining)]
    static int Look(ReadOnlySpan<byte> bytes) => bytes[0];
}
