// title: a struct that does not change itself, to a private method
// rule: ALLOC204
// bytes: 32
// fix: ALLOC204.Generic
// safety: unsafe
// difference: inside, a struct that changes itself is copied where its box was shared
// shows: none: the struct is read-only
// except: false
// after: 0
interface IArea
{
    long Area(long scale);
}

readonly struct Box(long width, long height) : IArea
{
    public long Area(long scale) => unchecked(width * height * scale);
}

static class Case
{
    static Box s_box = new(3, 4);

    static long Probe() => Twice([|s_box|], 2);

    static long Behave(long width, long height, long scale) => Twice([|new Box(width, height)|], scale);

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static long Twice(IArea area, long scale) => unchecked(area.Area(scale) + area.Area(1));
}
