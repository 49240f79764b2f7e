// title: a local function with captures that is an iterator
// row: local function converted to a delegate, or async or iterator
// rule: ALLOC406
// unflagged: the closure is made where the method begins
// il: elsewhere: the closure is made where the method begins
// bytes: 64
// note: the closure takes 24 bytes, the iterator 40
static class Case
{
    static int Probe(int number = 3)
    {
        var sum = 0;
        foreach (var item in Items())
            sum += item;
        return sum;

        IEnumerable<int> [|Items|]()
        {
            yield return number;
        }
    }
}
