// title: foreach over an iterator method
// rule: none: it shows what the construct takes
// bytes: 40
static class Case
{
    static int Probe(int count = 3)
    {
        var sum = 0;
        foreach (var number in Numbers(count))
            sum += number;
        return sum;
    }

    static IEnumerable<int> Numbers(int count)
    {
        for (var i = 0; i < count; i++)
            yield return i;
    }
}
