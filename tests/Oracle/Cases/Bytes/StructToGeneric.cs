// title: a struct passed to T : IValue
// rule: none: the call is specialised for the struct
// bytes: 0
// il: none
interface IValue { int Get(); }

struct Value(int number) : IValue
{
    public readonly int Get() => number;
}

static class Case
{
    static int Probe(int i = 3) => Read(new Value(i));

    [MethodImpl(MethodImplOptions.NoInlining)]
    static int Read<T>(T value) where T : IValue => value.Get();
}
