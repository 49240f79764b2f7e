// title: foreach over ToArray of a concurrent stack of forty
// rule: ALLOC603
// bytes: 832
// message: the copy grows with the collection
// il: elsewhere: the collection copies itself
// fix: ALLOC603.Loop
// safety: safe
// after: 40
using System.Collections.Concurrent;

static class Case
{
    static ConcurrentStack<int> s_stack = new(Enumerable.Range(0, 40));

    static int Probe()
    {
        var sum = 0;
        foreach (var item in [|s_stack.ToArray()|])
            sum += item;
        return sum;
    }

    static string Behave(int[] items, int at)
    {
        var stack = new ConcurrentStack<int>(items);
        var seen = new List<int>();
        foreach (var item in [|stack.ToArray()|])
        {
            seen.Add(item);
            if (item == at)
                stack.Push(item + 1);
            stack.TryPop(out _);
        }

        return string.Join(",", seen) + stack.Count;
    }
}
