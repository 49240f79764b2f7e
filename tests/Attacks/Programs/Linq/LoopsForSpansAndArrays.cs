// fixes: ALLOC101, ALLOC602
// Chains over spans, inline arrays, params collections, collection expressions, ranges and tuples.
#nullable enable
using System;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Linq;
using System.Runtime.CompilerServices;
[InlineArray(4)]
struct Four { private int _first; }
static class Chains
{
    static int Counted(int k, params int[] items) => items.Where(x => x > k).Select(x => x + k).Count(x => x > k);
    static int Listed(int k, params List<int> items) => items.Where(x => x > k).Select(x => x + k).Count(x => x > k);
    static int Sequence(int k, params IEnumerable<int> items) => items.Where(x => x > k).Select(x => x + k).Count(x => x > k);
    public static string All(int[] array, ImmutableArray<int> fixedItems, (int A, List<int> B) pair, int k)
    {
        var text = Counted(k, 3, 4, k) + "," + Listed(k, 3, 4, k) + "," + Sequence(k, 3, 4, k) + ",";
        text += array[1..].Where(x => x > k).Select(x => x + k).Count(x => x > k) + ",";
        text += array[^2..].Max(x => x + k) + ",";
        text += pair.B.Where(x => x > pair.A).Select(x => x + k).Min(x => x - k) + ",";
        text += fixedItems.Where(x => x > k).Select(x => x + k).LastOrDefault(x => x > k) + ",";
        int[] made = [k, .. array.Where(x => x > k).Select(x => x + k), .. pair.B];
        text += made.Skip(1).Take(3).Where(x => x > k).Sum(x => x + k) + ",";
        text += ((IEnumerable<int>)[k, 2, 3]).Where(x => x > k).Select(x => x * k).Count(x => x > k) + ",";
        text += Enumerable.Range(k, 5).Where(x => x > k).Select(x => x + k).Sum(x => x * k) + ",";
        text += array.Contains(k) + "," + array.Reverse().First(x => x > k) + ",";
        text += array.AsEnumerable().Reverse().Where(x => x > k).Select(x => x + k).First(x => x > 0) + ",";
        text += (array is [var head, .. var rest] ? rest.Where(x => x > head).Select(x => x + k).Count(x => x > k) : -1) + ",";
        text += array.Zip(pair.B, (a, b) => a * b).Where(x => x > k).Sum(x => x + k);
        return text;
    }
}
static class Program
{
    static void Main()
    {
        for (var i = 0; i < 3; i++)
            Console.WriteLine(Chains.All([5, 1, 4, 2], [4, 5, 6], (2, [3, 8, 6]), i));
    }
}
