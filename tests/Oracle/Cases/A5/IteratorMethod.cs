// title: foreach over an iterator method
// row: call of an iterator method
// rule: ALLOC601
// bytes: 40
// message: what the compiler makes of an iterator is not computed
// il: elsewhere: the method that the loop calls makes the iterator
static class Case
{
    static int Probe(int count = 3)
    {
        var sum = 0;
        foreach (var number in [|Numbers(count)|])
            sum += number;
        return sum;
    }

    static IEnumerable<int> Numbers(int count)
    {
        for (var i = 0; i < count; i++)
            yield return i;
    }
}
