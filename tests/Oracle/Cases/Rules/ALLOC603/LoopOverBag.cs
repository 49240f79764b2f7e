// title: foreach over ToArray of a concurrent bag
// rule: none: the enumerator of a bag copies it as well
// bytes: 64
// il: elsewhere: the bag copies itself
using System.Collections.Concurrent;

static class Case
{
    static ConcurrentBag<int> s_bag = new(Enumerable.Range(0, 10));

    static int Probe()
    {
        var sum = 0;
        foreach (var item in s_bag.ToArray())
            sum += item;
        return sum;
    }
}
