// title: a delegate of a method that a struct inherits
// rule: ALLOC201
// bytes: 88
// unflagged: the delegate is what the code asks for
// message: 24 B are the box, 64 B are the delegate
struct Point
{
    public int X;

    public readonly Func<string?> Texts() => [|base.ToString|];
}

static class Case
{
    static Point s_point = new() { X = 1 };

    static Func<string?> Probe() => s_point.Texts();
}
