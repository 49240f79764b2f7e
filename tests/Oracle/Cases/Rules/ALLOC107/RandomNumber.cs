// title: `new Random().Next()`
// rule: ALLOC107
// bytes: 72
// message: the fields of a generator are not known
// fix: ALLOC107.Kept
// safety: unsafe
// difference: generator that all share
// shows: none: the numbers are random before and after
// after: 0
static class Case
{
    static int Probe() => [|new Random()|].Next();
}
