// title: `Comparer<int>.Create((x, y) => y - x)` to compare two numbers
// rule: ALLOC104
// bytes: 24
// user: net10 0/24
// il: elsewhere: the framework makes it
// fix: ALLOC104.field
// safety: unsafe
// difference: the same object is used each time
// shows: none: nobody compares the objects here
// after: 0
static class Case
{
    static int Probe(int number = 3) => [|Comparer<int>.Create((x, y) => y - x)|].Compare(number, 4);

    static int Behave(int first, int second) => [|Comparer<int>.Create((x, y) => y.CompareTo(x))|].Compare(first, second);
}
