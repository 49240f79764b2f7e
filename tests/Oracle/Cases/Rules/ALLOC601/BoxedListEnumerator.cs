// title: a collection of the project whose `GetEnumerator` returns the one of a list
// rule: ALLOC601, ALLOC201
// bytes: 40
// message: what the method returns is not computed
// il: elsewhere: the method that the loop calls boxes the enumerator
static class Case
{
    sealed class Bag
    {
        private readonly List<int> _items = [1, 2, 3];

        [MethodImpl(MethodImplOptions.NoInlining)]
        public IEnumerator<int> GetEnumerator() => {|ALLOC201:_items.GetEnumerator()|};
    }

    static readonly Bag s_bag = new();

    static int Probe()
    {
        var sum = 0;
        foreach (var item in {|ALLOC601:s_bag|})
            sum += item;
        return sum;
    }
}
