// title: a delegate of a struct's method
// rule: ALLOC201
// bytes: 88
// unflagged: the delegate is what the code asks for
// message: 24 B are the box, 64 B are the delegate
struct Point
{
    public int X;

    public readonly int Run() => X;
}

static class Case
{
    static Point s_point = new() { X = 1 };

    static Func<int> Probe() => [|s_point.Run|];
}
