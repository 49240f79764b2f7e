// refuses: ALLOC503
// A rented array is given back behind a loop that a break or continue leaves by the name of another.
#nullable enable
using System;
using System.Buffers;

static class Program
{
    static int Continued(int[][] all)
    {
        var sum = 0;
        outer:
        foreach (var items in all)
        {
            var array = ArrayPool<int>.Shared.Rent(4);
            array[0] = 1;
            foreach (var item in items)
            {
                if (item == 0)
                {
                    ArrayPool<int>.Shared.Return(array);
                    continue outer;
                }
                sum += item + array[0];
            }
            ArrayPool<int>.Shared.Return(array);
        }
        return sum;
    }

    static int Broken(int[][] all)
    {
        var sum = 0;
        var array = ArrayPool<int>.Shared.Rent(4);
        array[0] = 1;
        outer:
        while (true)
        {
            foreach (var items in all)
            {
                if (items.Length == 0)
                    break outer;
                array[0]++;
                sum += array[0];
            }
            break;
        }
        ArrayPool<int>.Shared.Return(array);
        return sum;
    }

    static int Lost(int[][] all)
    {
        var sum = 0;
        outer:
        foreach (var items in all)
        {
            var array = ArrayPool<int>.Shared.Rent(4);
            array[0] = 1;
            foreach (var item in items)
            {
                if (item == 0)
                    continue outer;
                sum += item + array[0];
            }
            ArrayPool<int>.Shared.Return(array);
        }
        return sum;
    }

    static void Main()
    {
        foreach (var all in new int[][][] { [[]], [[1, 2], [3, 3], []], [[1, 0, 2], [7], [], [0, 5]], [[0], []] })
            Console.WriteLine(Continued(all) + " " + Broken(all) + " " + Lost(all));
    }
}
