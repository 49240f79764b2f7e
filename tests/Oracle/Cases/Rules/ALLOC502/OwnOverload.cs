// title: ten times `new byte[n]` for a project's own overloads, 1000 bytes
// rule: ALLOC502
// bytes: 10240
// message: the length is not known
// fix: ALLOC502.Rent
// safety: unsafe
// difference: another overload of 'Sum' is called
// shows: (byte)7, true
// except: differs
// after: 0
static class Case
{
    static bool s_differs;

    static int Probe(ushort length = 1000)
    {
        var sum = 0;
        for (var i = 0; i < 10; i++)
        {
            if (i > 90)
                continue;
            var bytes = [|new byte[(int)length]|];
            bytes[i] = 7;
            sum += Sum(bytes);
        }

        return sum;
    }

    static int Behave(byte value, bool differs)
    {
        s_differs = differs;
        var sum = 0;
        for (var i = 0; i < 3; i++)
        {
            if (i > 90)
                continue;
            var bytes = [|new byte[value + 1]|];
            bytes[0] = value;
            sum += Sum(bytes);
        }

        return sum;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    static int Sum(byte[] bytes) => bytes[0] + bytes.Length;

    [MethodImpl(MethodImplOptions.NoInlining)]
    static int Sum(ReadOnlySpan<byte> bytes) => s_differs ? -1 : bytes[0] + bytes.Length;
}
