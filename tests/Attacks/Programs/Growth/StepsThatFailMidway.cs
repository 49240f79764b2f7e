// fixes: ALLOC607
// A list gets a number of elements that a loop counts, and is seen where the loop fails, is left, counts something that fails, or moves.
#nullable enable
using System;
using System.Collections.Generic;

sealed class Holder
{
    public List<int> Kept = new() { -1 };
    public List<int>? Other;
    private readonly int[]? _items;

    public Holder(int[]? items) => _items = items;

    public void Fill()
    {
        Kept = new List<int>();
        for (var i = _items!.Length - 1; i >= 0; i -= 2)
            Kept.Add(_items[i]);
    }

    public void FillFar(string? text)
    {
        Other = new List<int>();
        for (var i = 2; i <= text!.Length; i += 3)
            Other.Add(text[i - 1]);
    }

    public void FillProved(int[] items, Func<int, int> ask)
    {
        Kept = new List<int>();
        for (var i = items.Length - 1; i >= 0; i -= 2)
            Kept.Add(ask(items[i]));
    }

    public void FillTwo(string text, string? more)
    {
        var list = new List<int>();
        Other = list;
        for (var i = 0; i < text.Length + more!.Length; i++)
            list.Add(i);
    }

    public List<int> Left(int[] items)
    {
        var list = new List<int>();
        for (var i = items.Length - 1; i >= 0; i--)
        {
            if (items[i] == 3)
                break;
            list.Add(10 / items[i]);
        }

        return list;
    }

    public Queue<int> Queued(int[] items)
    {
        var queue = new Queue<int>();
        foreach (ref readonly var item in items.AsSpan())
            queue.Enqueue(item);
        for (var i = 0; i <= items.Length; i++)
            queue.Enqueue(i);
        return queue;
    }

    public override string ToString() => string.Join(",", Kept) + "/" + (Other is null ? "null" : string.Join(",", Other));
}

static class Program
{
    static void Main()
    {
        foreach (var items in new int[]?[] { null, [], [1], [1, 2, 3, 4, 5], [0, 1, 2, 9, 8, 7], [5, 3, 1, 1, 1, 1, 1] })
        {
            var holder = new Holder(items);
            foreach (var run in new Func<object?>[]
            {
                () => { holder.Fill(); return null; }, () => { holder.FillFar(items is null ? null : new string('q', items.Length)); return null; },
                () => { holder.FillTwo("ab", items is null ? null : new string('q', items.Length)); return null; },
                () => string.Join(".", holder.Left(items!)),
                () => { holder.FillProved(items ?? [4, 4], x => x == 1 ? throw new InvalidCastException() : x + holder.Kept.Count); return null; }, () => string.Join(".", holder.Queued(items!)),
            })
            {
                try
                {
                    Console.Write(run() + " ");
                }
                catch (Exception e)
                {
                    Console.Write(e.GetType().Name + " ");
                }

                Console.Write(holder + " ");
            }

            Console.WriteLine();
        }
    }
}
