// title: a private method of `IEnumerable<int>` that is always given a list, which a class of the project enumerates otherwise
// rule: ALLOC601
// bytes: 40
// user: net10 0 | 40
// fix: ALLOC601.Concrete
// safety: unsafe
// difference: a 'Second' may give other elements when it is asked in another way
// shows: 5, 6
// after: 0
static class Case
{
    sealed class Second(int hidden) : List<int>, IEnumerable<int>
    {
        IEnumerator<int> IEnumerable<int>.GetEnumerator() => ((IEnumerable<int>)[hidden]).GetEnumerator();
    }

    static List<int> s_numbers = [1, 2, 3];

    static int Probe() => Sum(s_numbers);

    [MethodImpl(MethodImplOptions.NoInlining)]
    static int Sum(IEnumerable<int> items)
    {
        var sum = 0;
        foreach (var item in [|items|])
            sum += item;
        return sum;
    }

    static int Behave(int first, int second)
    {
        List<int> numbers = new Second(second) { first, second };
        return Sum(numbers);
    }
}
