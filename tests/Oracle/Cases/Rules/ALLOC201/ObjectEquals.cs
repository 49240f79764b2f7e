// title: `object.Equals(a, b)` of two numbers
// rule: ALLOC201
// bytes: 48
// unflagged: the box of the second value belongs to the finding of the call
// fix: ALLOC201.Compare
// safety: safe
// after: 0
// jit: net9 0/48, net10 0/48
static class Case
{
    static bool Probe(int a = 300, int b = 301) => Equals([|a|], b);

    static bool Behave(double a, double b) => Equals([|a|], b);

    static bool BehaveSame(double a) => Equals([|a|], a);

    static bool BehaveLong(long a, long b) => object.Equals([|a|], b);

    static bool BehaveDate(DateTime a, DateTime b) => object.Equals([|a|], b);
}
