// title: `for (var e = numbers.GetEnumerator(); e.MoveNext();)` over an array of three numbers
// rule: ALLOC601
// bytes: 104
// user: net10 72/104
// il: elsewhere: the finding is at what is enumerated
// message: how many elements are boxed is not known
static class Case
{
    static int[] s_numbers = [1, 2, 3];

    static int Probe()
    {
        var sum = 0;
        for (var e = [|s_numbers|].GetEnumerator(); e.MoveNext();)
            sum += (int)e.Current;
        return sum;
    }
}
