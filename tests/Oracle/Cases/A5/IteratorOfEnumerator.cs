// title: foreach over a GetEnumerator that is an iterator
// row: call of an iterator method
// rule: none: no rule reports iterators yet
// bytes: 40
// user: net10 0/40 | 40
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
        foreach (var number in s_items)
            sum += number;
        return sum;
    }
}
