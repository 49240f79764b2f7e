// title: `start + seconds * 1000`
// rule: ALLOC703
// bytes: 0
// il: elsewhere: the rule is about an overflow
// fix: ALLOC703.Long
// safety: unsafe
// difference: a product that overflowed is computed in full
// shows: 5L, 2147484
// except: seconds > 2147483 || seconds < -2147483
// after: 0
static class Case
{
    static long s_start = 17;

    static long Probe(int seconds = 60) => s_start + [|seconds * 1000|];

    static long Behave(long start, int seconds) => start + [|seconds * 1000|];
}
