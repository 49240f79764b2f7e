// title: `point.GetHashCode()` without an override
// rule: ALLOC201
// bytes: 24
struct Point
{
    public int X;
    public int Y;
}

static class Case
{
    static Point s_point = new() { X = 1, Y = 2 };

    static int Probe() => [|s_point.GetHashCode()|];
}
