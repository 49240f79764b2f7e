// title: foreach over ToArray of a concurrent queue of forty
// rule: ALLOC603
// bytes: 256
// message: the copy grows with the collection
// il: elsewhere: the collection copies itself
// fix: ALLOC603.Loop
// safety: safe
// after: 72
using System.Collections.Concurrent;

static class Case
{
    static ConcurrentQueue<int> s_queue = new(Enumerable.Range(0, 40));

    static int Probe()
    {
        var sum = 0;
        foreach (var item in [|s_queue.ToArray()|])
            sum += item;
        return sum;
    }

    static string Behave(int[] items, int at)
    {
        var queue = new ConcurrentQueue<int>(items);
        var seen = new List<int>();
        foreach (var item in [|queue.ToArray()|])
        {
            seen.Add(item);
            if (item == at)
                queue.Enqueue(item + 1);
            queue.TryDequeue(out _);
        }

        return string.Join(",", seen) + queue.Count;
    }
}
