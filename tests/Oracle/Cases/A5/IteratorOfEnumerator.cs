// title: foreach over a GetEnumerator that is an iterator
// row: call of an iterator method
// rule: ALLOC601
// bytes: 40
// user: net10 0/40 | 40
// message: what the compiler makes of an iterator is not computed
// il: elsewhere: the method that the loop calls makes the iterator
sealed class Items
{
    private int _count = 3;

    public IEnumerator<int> GetEnumerator()
    {
        for (var i = 0; i < _count; i++)
            yield return i;
    }
}

static class Case
{
    static Items s_items = new();

    static int Probe()
    {
        var sum = 0;
        foreach (var number in [|s_items|])
            sum += number;
        return sum;
    }
}
