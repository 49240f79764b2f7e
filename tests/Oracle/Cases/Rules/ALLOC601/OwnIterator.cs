// title: a collection of the project whose `GetEnumerator` is an iterator
// rule: ALLOC601
// bytes: 40
// user: net10 0/40
// message: what the compiler makes of an iterator is not computed
// il: elsewhere: the method that the loop calls makes the iterator
static class Case
{
    sealed class Chain(int value, Chain next)
    {
        public IEnumerator<int> GetEnumerator()
        {
            for (var link = this; link != null; link = link.Next)
                yield return link.Value;
        }

        private int Value => value;

        private Chain Next => next;
    }

    static readonly Chain s_chain = new(1, new(2, new(3, null)));

    static int Probe()
    {
        var sum = 0;
        foreach (var item in [|s_chain|])
            sum += item;
        return sum;
    }
}
