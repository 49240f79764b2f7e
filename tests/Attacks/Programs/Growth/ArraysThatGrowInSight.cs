// refuses: ALLOC608
// Arrays that something else sees while they grow: a lambda, an array that callers have, elements, a handler, an alias, and a label behind the loop.
using System;
using System.Collections.Generic;
using System.Linq;
static class Program
{
    static int Captured(int[] source)
    {
        var all = new int[0];
        Func<int> last = () => all.Length == 0 ? -1 : all[all.Length - 1];
        var sum = 0;
        foreach (var x in source)
        {
            sum += last();
            all = all.Append(x).ToArray();
        }
        return sum;
    }
    static int[] Given(int[] all, int[] source)
    {
        foreach (var x in source)
        {
            if (x > 2)
                all = all.Append(x).ToArray();
        }
        all[0]++;
        return all;
    }
    static int Elements(int[] source)
    {
        var all = new int[0];
        foreach (var x in source)
        {
            all = all.Append(x).ToArray();
            all[0] += all[all.Length - 1];
        }
        return all[0];
    }
    static int Handled(int[] source)
    {
        var all = new int[0];
        try
        {
            foreach (var x in source)
                all = all.Append(12 / x).ToArray();
        }
        catch (DivideByZeroException)
        {
            return -all.Length;
        }
        return all.Length;
    }
    static string Kept(int[] source)
    {
        var all = new int[0];
        var versions = new List<int[]>();
        foreach (var x in source)
        {
            all = all.Append(x).ToArray();
            versions.Add(all);
        }
        return string.Join("|", versions.Select(version => version.Length));
    }
    static int Jumped(int[] source)
    {
        var all = new int[0];
        foreach (var x in source)
        {
            all = all.Append(x).ToArray();
            if (x == 2)
                goto end;
        }
        all = new int[9];
    end:
        return all.Length;
    }
    static int Resized(int[] source)
    {
        var all = new int[0];
        foreach (var x in source)
        {
            Array.Resize(ref all, all.Length + 1);
            if (x != 2)
                all[all.Length - 1] = x;
        }
        return all.Sum() + all.Length;
    }
    static void Main()
    {
        var source = new[] { 1, 2, 3 };
        var given = new[] { 5 };
        Console.WriteLine(Captured(source));
        Console.WriteLine(string.Join(",", Given(given, source)) + given[0] + string.Join(",", Given(given, new[] { 1 })) + given[0]);
        Console.WriteLine(Elements(source) + " " + Handled(source) + " " + Handled(new[] { 1, 0 }) + " " + Kept(source) + " " + Jumped(source) + " " + Resized(source));
    }
}
