// title: `Keep((object)number)` beside `Keep(int)`
// rule: ALLOC201
// bytes: 24
// fix: ALLOC201.Overload
// safety: unsafe
// difference: another overload of 'Keep' is called
// shows: 1
// after: 0
static class Case
{
    static string Probe(int number = 300) => Keep([|(object)number|]);

    static string Behave(int number) => Keep([|(object)number|]);

    [MethodImpl(MethodImplOptions.NoInlining)]
    static string Keep(object value) => value is int ? "object" : "other";

    [MethodImpl(MethodImplOptions.NoInlining)]
    static string Keep(int value) => "int";
}
