// title: ConcurrentDictionary.GetOrAdd with a state argument
// row: ConcurrentDictionary.GetOrAdd(k, _ => use(local))
// rule: none: nothing is allocated
// bytes: 0
static class Case
{
    static System.Collections.Concurrent.ConcurrentDictionary<int, int> s_numbers = new(new[] { KeyValuePair.Create(1, 2) });

    static int Probe(int key = 1, int number = 300) => s_numbers.GetOrAdd(key, static (_, state) => state, number);
}
