// fixes: ALLOC905
// Small classes of which one is null by a default, an empty query, a missing key, an array, or an argument that is left out.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;

sealed class Missing(int a, int b)
{
    public int A { get; } = a;
    public int B { get; } = b;
}

sealed class Optional(int a, int b)
{
    public int A { get; } = a;
    public int B { get; } = b;
}

sealed class Picked(int a, int b)
{
    public int A { get; } = a;
    public int B { get; } = b;
}

sealed class Tried(int a, int b)
{
    public int A { get; } = a;
    public int B { get; } = b;
}

sealed class Awaited(int a, int b)
{
    public int A { get; } = a;
    public int B { get; } = b;
}

sealed class Chosen(int a, int b)
{
    public int A { get; } = a;
    public int B { get; } = b;
}

sealed class Thrown(int a, int b)
{
    public int A { get; } = a > 2 ? throw new ArgumentException() : a;
    public int B { get; } = b;
    public Thrown Next => new(A + 1, B);
}

static class Program
{
    static T? Pick<T>(bool has, T value) => has ? value : default;

    static int Missings(int[] items)
    {
        var sum = 0;
        foreach (var item in items)
        {
            var found = items.Where(i => i > item).Select(i => new Missing(i, item)).FirstOrDefault();
            sum += found is null ? 100 : found.A;
        }

        return sum;
    }

    static int Optionals(int[] items)
    {
        var sum = 0;
        foreach (var item in items)
            sum += Sum(item) + Sum(item, new Optional(item, 1));
        return sum;
    }

    static int Sum(int item, Optional? optional = null) => optional?.A ?? item * 10;

    static int Picks(int[] items)
    {
        var sum = 0;
        foreach (var item in items)
            sum += Pick(item > 1, new Picked(item, 2))!.A;
        return sum;
    }

    static bool TryMake(int item, out Tried made)
    {
        made = default!;
        if (item < 2)
            return false;
        made = new Tried(item, 3);
        return true;
    }

    static int Tries(int[] items)
    {
        var sum = 0;
        foreach (var item in items)
        {
            if (TryMake(item, out var made) || item == 0)
                sum += made.A;
        }

        return sum;
    }

    static async Task<Awaited> MakeAsync(int item)
    {
        await Task.Yield();
        return new Awaited(item, 4);
    }

    static int Awaits(int[] items)
    {
        var sum = 0;
        foreach (var item in items)
        {
            var task = MakeAsync(item);
            sum += task.Result.A + (ReferenceEquals(task.Result, task.Result) ? 1 : 0);
        }

        return sum;
    }

    static int Choices(int[] items)
    {
        var sum = 0;
        foreach (var item in items)
        {
            var made = item switch { > 1 => new Chosen(item, 1), 1 => new Chosen(0, 0), _ => throw new InvalidOperationException() };
            var same = made;
            sum += made.A + (same == made ? 1 : 0);
        }

        return sum;
    }

    static int Throws(int[] items)
    {
        var sum = 0;
        foreach (var item in items)
        {
            var made = new Thrown(item, 5);
            sum += made.Next.A + made.B;
        }

        return sum;
    }

    static void Main()
    {
        foreach (var items in new int[][] { [], [1, 2], [0, 3], [2, 1] })
        {
            foreach (var run in new Func<int[], int>[] { Missings, Optionals, Picks, Tries, Awaits, Choices, Throws })
            {
                try
                {
                    Console.Write(run(items) + " ");
                }
                catch (Exception e)
                {
                    Console.Write(e.GetType().Name + " ");
                }
            }

            Console.WriteLine();
        }
    }
}
