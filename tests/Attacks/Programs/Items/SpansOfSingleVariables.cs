// fixes: ALLOC103
// A single item is passed in an array or list to what keeps, sorts, writes, joins or compares it, while the variable changes.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;

static class Program
{
    static readonly List<string> Log = new();

    static int Own(ReadOnlySpan<int> items, int other) => items[0] * 10 + other;

    static int OwnList(IReadOnlyList<int> items) => items.Count + items[0];

    static int[] s_kept = [];

    static int Keep(int[] items)
    {
        s_kept = items;
        return items.Length;
    }

    static int Changed(int n) => Own(new[] { n }, n++) + n;

    static int Kept(int n)
    {
        var sum = Keep(new[] { n });
        n += 5;
        s_kept[0]++;
        return sum + s_kept[0] + n;
    }

    static string Joined(string text) => string.Join(",", new[] { text }) + string.Concat(new[] { text }) + text.Split(new[] { ',' }).Length + text.Trim(new[] { ' ' }) + text.IndexOfAny(new[] { 'x' });

    static int Listed(int n) => OwnList(new List<int> { n }) + OwnList(new[] { n + 1 }) + OwnList([n]);

    static int Added(int n)
    {
        var list = new List<int>();
        list.AddRange(new[] { n });
        list.InsertRange(0, new List<int> { n + 1 });
        list.AddRange([n++, n]);
        return list[0] * 100 + list[1] + list.Count;
    }

    static bool Compared(string text) => text.AsSpan().SequenceEqual(new[] { 'a' }) || text.StartsWith(new string(new[] { 'x' }));

    static void Main()
    {
        foreach (var text in new[] { "1,2", "a", "", " 5 ", "12x", "x,y," })
        {
            foreach (var run in new Func<object?>[] { () => Changed(text.Length), () => Kept(text.Length), () => Joined(text), () => Listed(text.Length), () => Added(text.Length), () => Compared(text) })
            {
                try
                {
                    Console.Write(run() + " ");
                }
                catch (Exception e)
                {
                    Console.Write(e.GetType().Name + " ");
                }
            }

            Console.WriteLine(string.Join("|", Log));
            Log.Clear();
        }
    }
}
