// title: an element of a rented array, counted up before it is written
// rule: ALLOC503
// bytes: 0
// il: elsewhere: the rule is about correctness
using System.Buffers;

static class Case
{
    static int Probe(int length = 100)
    {
        var counts = ArrayPool<int>.Shared.Rent(length);
        [|counts[3]|]++;
        var count = counts[3];
        ArrayPool<int>.Shared.Return(counts);
        return count;
    }
}
