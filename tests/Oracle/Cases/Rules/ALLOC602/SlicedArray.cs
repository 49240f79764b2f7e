// title: `numbers.Skip(start).Take(2).ToArray()` of an array
// rule: ALLOC602
// bytes: 128
// il: elsewhere: the operators make iterators
// message: the length of a copy is not computed
// fix: ALLOC602.Slice
// safety: unsafe
// difference: a part that is not all there throws
// shows: new int[] { 1, 2, 3 }, (byte)2
// except: numbers is null || start > numbers.Length - 2
// after: 32
static class Case
{
    static readonly int[] Numbers = [1, 2, 3, 4];

    static int[] Probe(int start = 1) => [|Numbers.Skip(start).Take(2).ToArray()|];

    static int[] Behave(int[] numbers, byte start) => [|numbers.Skip(start).Take(2).ToArray()|];
}
