// title: `point is (1, 2)` where `Deconstruct` extends an interface
// rule: ALLOC201
// bytes: 24
interface IPoint
{
    int X { get; }
}

struct Point : IPoint
{
    public int X { get; set; }
}

static class Points
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Deconstruct(this IPoint point, out int first, out int second) => (first, second) = (point.X, 1);
}

static class Case
{
    static Point s_point = new() { X = 1 };

    static bool Probe() => s_point is [|(1, 2)|];
}
