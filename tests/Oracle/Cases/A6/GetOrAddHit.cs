// title: ConcurrentDictionary.GetOrAdd with a lambda that captures, when the key is there
// row: ConcurrentDictionary.GetOrAdd(k, _ => use(local))
// rule: ALLOC401
// bytes: 88
// user: net10 24/88 | 88
static class Case
{
    static System.Collections.Concurrent.ConcurrentDictionary<int, int> s_numbers = new(new[] { KeyValuePair.Create(1, 2) });

    static int Probe(int key = 1, int number = 300) => s_numbers.GetOrAdd(key, [|_ => number|]);
}
