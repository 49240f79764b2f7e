// title: a call of an iterator method that is not enumerated
// row: call of an iterator method
// rule: none: it is reported where it is enumerated
// bytes: 40
static class Case
{
    static IEnumerable<int> Probe(int count = 3) => Numbers(count);

    static IEnumerable<int> Numbers(int count)
    {
        for (var i = 0; i < count; i++)
            yield return i;
    }
}
