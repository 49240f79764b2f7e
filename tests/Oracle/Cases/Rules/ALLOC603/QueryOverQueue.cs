// title: a query over ToArray of a concurrent queue of forty
// rule: ALLOC603
// bytes: 304
// message: the copy grows with the collection
// il: elsewhere: the collection copies itself
// fix: ALLOC603.Query
// safety: unsafe
// difference: what is added or removed before the query runs may be seen
// shows: new[] { 1, 2 }, 3
// after: 128
using System.Collections.Concurrent;

static class Case
{
    static ConcurrentQueue<int> s_queue = new(Enumerable.Range(0, 40));

    static int Probe()
    {
        var sum = 0;
        foreach (var item in [|s_queue.ToArray()|].Where(static item => item > 7))
            sum += item;
        return sum;
    }

    static string Behave(int[] items, int more)
    {
        var queue = new ConcurrentQueue<int>(items);
        var query = [|queue.ToArray()|].Select(static item => item + 1);
        queue.Enqueue(more);
        return string.Join(",", query);
    }
}
