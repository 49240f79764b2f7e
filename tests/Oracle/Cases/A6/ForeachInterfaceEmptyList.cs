// title: foreach over an empty list typed as IEnumerable<int>
// row: same, collection empty
// rule: ALLOC601
// bytes: 0
// il: elsewhere: the collection gives the enumerator
// message: the library keeps one empty enumerator, and nothing in the code tells that the collection is empty
// certainty: nothing is allocated for an empty collection
static class Case
{
    static IEnumerable<int> s_numbers = new List<int>();

    static int Probe()
    {
        var sum = 0;
        foreach (var number in [|s_numbers|])
            sum += number;
        return sum;
    }
}
