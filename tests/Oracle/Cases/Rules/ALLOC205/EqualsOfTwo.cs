// title: `a.Equals(b)` of two values of one type parameter
// rule: ALLOC205
// bytes: 24
// jit: net9 0, net10 0
// certainty: for a type whose Equals is not inlined the box stays
// fix: ALLOC205.Comparer
// safety: unsafe
// difference: 'IEquatable<T>' is used where the type has it
// shows: 3
// except: number % 2 != 0
// after: 0
struct Odd(int number) : IEquatable<Odd>
{
    private readonly int _number = number;

    public bool Equals(Odd other) => _number == other._number;

    public override bool Equals(object other) => other is Odd odd && odd._number == _number && _number % 2 == 0;

    public override int GetHashCode() => _number;
}

static class Case
{
    static int Probe(int value = 300) => Same(value, value) ? 1 : 0;

    static bool Behave(int number) => Same(new Odd(number), new Odd(number)) || Same(number, -number) || SameNullable((int?)number, null) || SameNullable("a", null);

    [MethodImpl(MethodImplOptions.NoInlining)]
    static bool Same<T>(T a, T b)
        where T : struct => a.Equals([|b|]);

    static bool SameNullable<T>(T a, T b) => object.Equals([|a|], b);
}
