// title: `(this as I).M()` in a struct that implements `M` explicitly
// rule: none: the JIT calls the struct itself
// bytes: 0
interface IPart
{
    int Slice(int from, int count);

    int Slice(int from, int count, bool owns);
}

struct Part(int length, object buffer) : IPart
{
    private readonly int _length = length;
    private readonly object _buffer = buffer;

    int IPart.Slice(int from, int count) => (this as IPart).Slice(from, count, true);

    [MethodImpl(MethodImplOptions.NoInlining)]
    int IPart.Slice(int from, int count, bool owns) => owns && _buffer is not null ? _length - from - count : 0;

    [MethodImpl(MethodImplOptions.NoInlining)]
    public int Half() => (this as IPart).Slice(1, _length / 2, false);
}

static class Case
{
    static Part s_part = new(10, new object());

    static int Probe() => s_part.Half();
}
