// fixes: ALLOC602
// Loops in asynchronous methods, iterators and local functions, across suspensions.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;

static class Program
{
    static async Task Main()
    {
        foreach (var k in new[] { 0, 2, 5 })
        {
            Console.WriteLine(await Sum(new List<int> { 1, 2, 3 }, k) + " " + string.Join(",", Larger(new[] { 1, 3, 5 }, k)) + " "
                + await Has(new[] { 1, 2 }, k));
            Console.WriteLine(Outer(new[] { 4, 5, 6 }, k));
        }
    }

    static async Task<int> Sum(List<int> numbers, int k)
    {
        var sum = 0;
        foreach (var n in numbers.Where(n => n != k))
        {
            await Task.Yield();
            sum += n;
        }

        return sum + numbers.Count(n => n == k);
    }

    static async Task<bool> Has(int[] numbers, int k)
    {
        await Task.Yield();
        return numbers.Any(n => n == k);
    }

    static IEnumerable<int> Larger(int[] numbers, int k)
    {
        foreach (var n in numbers.Where(n => n > k).Select(n => n * 2))
            yield return n;
        if (numbers.All(n => n > k))
            yield break;
        yield return -1;
    }

    static string Outer(int[] numbers, int k)
    {
        return Inner(k) + Inner(k + 5);

        string Inner(int least) => numbers.Any(n => n == least) ? "y" : "n";
    }
}
