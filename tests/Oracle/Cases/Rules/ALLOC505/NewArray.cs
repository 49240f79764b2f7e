// title: `Make(n).ToArray()`, a copy of an array that was just made
// rule: ALLOC505
// bytes: 80
// message: 40 of them are the array itself
// il: elsewhere: the query makes the array
// unflagged: the array is the result
// fix: ALLOC505.PassView
// safety: unsafe
// difference: null is given on instead of an exception
// shows: -1
// except: length < 0
// after: 40
static class Case
{
    static byte[] Probe(int length = 12) => [|Make(length).ToArray()|];

    static byte[] Behave(int length) => [|Make(length % 100).ToArray()|];

    [MethodImpl(MethodImplOptions.NoInlining)]
    static byte[] Make(int length) => length < 0 ? null : new byte[length];
}
