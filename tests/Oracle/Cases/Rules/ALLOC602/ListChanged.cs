// title: `list.Any(x => IsLarge(x))` of a list, whose condition writes a field
// rule: ALLOC602
// target: net9.0
// bytes: 64
// user: net10 0/64 | 64
// message: a delegate for a lambda that uses this
// fix: ALLOC602.Loop
// safety: unsafe
// difference: changed meanwhile
// shows: none: what a method of the project does is not followed that far
// after: 0
sealed class Case
{
    private readonly List<int> _list = [1, 2, 3];
    private int _seen;

    static Case s_case = new();

    static bool Probe() => s_case.Has();

    private bool Has() => [|_list.Any(x => IsLarge(x))|];

    private bool IsLarge(int x)
    {
        _seen++;
        return x > 5;
    }
}
