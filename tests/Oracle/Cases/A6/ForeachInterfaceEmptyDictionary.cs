// title: foreach over an empty dictionary typed as an interface
// row: same, collection empty
// rule: ALLOC601
// bytes: 0
// il: elsewhere: the collection gives the enumerator
// message: the library keeps one empty enumerator, and nothing in the code tells that the collection is empty
// certainty: nothing is allocated for an empty collection
static class Case
{
    static IEnumerable<KeyValuePair<int, int>> s_numbers = new Dictionary<int, int>();

    static int Probe()
    {
        var sum = 0;
        foreach (var pair in [|s_numbers|])
            sum += pair.Value;
        return sum;
    }
}
