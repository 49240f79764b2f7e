// title: `new Outcome(false)` of a class whose fields are read-only
// rule: ALLOC104
// bytes: 24
// fix: ALLOC104.field
// safety: unsafe
// difference: the same object is used each time
// shows: true, 0
// except: same
// after: 0
static class Case
{
    private sealed class Outcome
    {
        public bool IsGood { get; }

        public Outcome(bool isGood) => IsGood = isGood;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static Outcome Make() => [|new Outcome(false)|];

    static bool Probe() => Make().IsGood;

    static string Behave(bool same, byte item) => same ? ReferenceEquals(Make(), Make()).ToString() : Make().IsGood + " " + item;
}
