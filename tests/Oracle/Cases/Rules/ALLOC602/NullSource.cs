// title: `numbers.Count(x => x == k)` of an array that may be null
// rule: ALLOC602
// target: net9.0
// bytes: 88
// user: net10 24/88 | 88
// fix: ALLOC602.Loop
// safety: unsafe
// nulls: strict
// difference: null
// shows: null, 1
// except: numbers is null
// after: 0
static class Case
{
    static int[] s_numbers = [1, 2, 3];

    static int Probe(int k = 2) => [|s_numbers.Count(x => x == k)|];

    static int Behave(int[] numbers, int k) => [|numbers.Count(x => x == k)|];
}
