// title: two loops, one in the other, over the result of one call of an iterator method
// row: call of an iterator method: the first GetEnumerator on the same thread returns itself
// rule: none: a sequence that a local keeps is not reported
// bytes: 80
// note: one object for the outer loop, and one for each iteration of it; here there is one iteration
static class Case
{
    static int Probe(int count = 1)
    {
        var sum = 0;
        var numbers = Numbers(count);
        foreach (var number in numbers)
        {
            foreach (var other in numbers)
                sum += number + other;
        }

        return sum;
    }

    static IEnumerable<int> Numbers(int count)
    {
        for (var i = 0; i < count; i++)
            yield return i;
    }
}
