// title: `Total(numbers)` of a project's own overloads
// rule: ALLOC501
// bytes: 40
// fix: ALLOC501
// safety: unsafe
// difference: another overload of 'Total' is called
// shows: 1, true
// except: differs
// after: 0
static class Case
{
    static bool s_differs;

    static int Probe(int number = 3)
    {
        var numbers = [|new int[4]|];
        numbers[1] = number;
        return Total(numbers);
    }

    static int Behave(int number, bool differs)
    {
        s_differs = differs;
        var numbers = [|new int[4]|];
        numbers[1] = number;
        return Total(numbers);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    static int Total(int[] numbers) => numbers[1];

    [MethodImpl(MethodImplOptions.NoInlining)]
    static int Total(ReadOnlySpan<int> numbers) => s_differs ? -1 : numbers[1];
}
