// title: a struct passed to a parameter of type IValue
// rule: ALLOC204
// bytes: 24
interface IValue { int Get(); }

struct Value(int number) : IValue
{
    public readonly int Get() => number;
}

static class Case
{
    static int Probe(int i = 3) => Read([|new Value(i)|]);

    [MethodImpl(MethodImplOptions.NoInlining)]
    static int Read(IValue value) => value.Get();
}
