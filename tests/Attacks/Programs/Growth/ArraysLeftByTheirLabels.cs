// refuses: ALLOC608
// Arrays that grow in a loop which a break or continue leaves by the name of another.
#nullable enable
using System;
using System.Collections.Immutable;
using System.Linq;

static class Program
{
    static int Continued(int[][] all)
    {
        var found = Array.Empty<int>();
        var sum = 0;
        outer:
        foreach (var items in all)
        {
            foreach (var item in items)
            {
                if (item == 0)
                    continue outer;
                found = found.Append(item).ToArray();
            }
            sum += found.Length;
        }
        return sum * 100 + found.Sum();
    }

    static int Broken(int[][] all)
    {
        var found = Array.Empty<int>();
        outer:
        foreach (var items in all)
        {
            foreach (var item in items)
            {
                if (item == 0)
                    break outer;
                Array.Resize(ref found, found.Length + 1);
                found[found.Length - 1] = item;
            }
            Console.Write(found.Length);
        }
        return found.Sum();
    }

    static int Kept(int[][] all)
    {
        var found = ImmutableArray<int>.Empty;
        outer:
        foreach (var items in all)
        {
            foreach (var item in items)
            {
                if (item == 0)
                    break outer;
                found = found.Add(item);
            }
            Console.Write(found.Length);
        }
        return found.Sum();
    }

    static void Main()
    {
        foreach (var all in new int[][][] { [], [[1, 2], [3]], [[1, 0, 2], [3, 4], [0, 5]] })
            Console.WriteLine(Continued(all) + " " + Broken(all) + " " + Kept(all));
    }
}
