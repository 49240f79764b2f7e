// title: `Sum(BitConverter.GetBytes(number))` of a project's own overloads
// rule: ALLOC506
// bytes: 32
// fix: ALLOC506
// safety: unsafe
// difference: another overload of 'Sum' is called
// shows: 1L, true
// except: differs
// after: 0
static class Case
{
    static bool s_differs;

    static int Probe(long number = 300)
    {
        return Sum([|BitConverter.GetBytes(number)|]);
    }

    static int Behave(long number, bool differs)
    {
        s_differs = differs;
        return Sum([|BitConverter.GetBytes(number)|]);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    static int Sum(byte[] bytes) => bytes[0] + bytes[7];

    [MethodImpl(MethodImplOptions.NoInlining)]
    static int Sum(ReadOnlySpan<byte> bytes) => s_differs ? -1 : bytes[0] + bytes[7];
}
