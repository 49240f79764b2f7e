// title: two loops, one after the other, over the result of one call of an iterator method
// row: call of an iterator method: the first GetEnumerator on the same thread returns itself
// rule: none: a sequence that a local keeps is not reported
// bytes: 40
// note: the object is used again when the first loop has ended
static class Case
{
    static int Probe(int count = 3)
    {
        var sum = 0;
        var numbers = Numbers(count);
        foreach (var number in numbers)
            sum += number;
        foreach (var number in numbers)
            sum += number;
        return sum;
    }

    static IEnumerable<int> Numbers(int count)
    {
        for (var i = 0; i < count; i++)
            yield return i;
    }
}
