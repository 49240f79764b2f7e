// title: an object with two numbers that stays in its method
// rule: ALLOC905
// bytes: 24
// jit: net9 0/24, net10 0/24
// il: elsewhere: the finding is at the declaration
// fix: ALLOC905.Struct
// safety: safe
// after: 0
sealed class [|Size|](int width, int height)
{
    public int Width { get; } = width;

    public int Height { get; } = height;

    public int Area() => Width * Height;
}

static class Case
{
    static int Probe(int width = 3) => new Size(width, 2).Area();

    static int Behave(int width, int height)
    {
        var size = new Size(width, height);
        return size.Area() + size.Width;
    }
}
