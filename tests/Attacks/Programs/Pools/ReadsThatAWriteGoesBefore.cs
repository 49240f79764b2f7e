// silent: ALLOC503
// The first mention of a rented array reads an element, but only from the second iteration on, or in a function that is called later.
using System;
using System.Buffers;

public static class Program
{
    static int Sums(int[] items)
    {
        var sums = ArrayPool<int>.Shared.Rent(items.Length + 1);
        for (var i = 0; i < items.Length; i++)
        {
            var before = i > 0 ? sums[i - 1] : 0;
            sums[i] = before + items[i];
        }

        var last = sums[items.Length - 1];
        ArrayPool<int>.Shared.Return(sums);
        return last;
    }

    static int Changes(int[] items)
    {
        var seen = ArrayPool<int>.Shared.Rent(items.Length + 1);
        var count = 0;
        foreach (var item in items)
        {
            if (count > 0 && seen[count - 1] == item)
                continue;
            seen[count++] = item;
        }

        ArrayPool<int>.Shared.Return(seen);
        return count;
    }

    static int Function(int[] items)
    {
        var copy = ArrayPool<int>.Shared.Rent(items.Length + 1);
        int At(int i) => copy[i];
        items.CopyTo(copy, 0);
        var first = At(0);
        ArrayPool<int>.Shared.Return(copy);
        return first;
    }

    static void Main() => Console.WriteLine(Sums([1, 2, 3]) + Changes([1, 1, 2]) + Function([4, 5]));
}
