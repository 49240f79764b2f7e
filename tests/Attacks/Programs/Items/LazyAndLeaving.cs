// refuses: ALLOC103
// options: dotnet_diagnostic.ALLOC601.severity = none
// Bodies that leave the loop, count the items, enumerate twice, or suspend.
using System;
using System.Collections.Generic;
using System.Linq;

static class Program
{
    private static bool Any(IEnumerable<int> numbers) { foreach (var n in numbers) { if (n > 2) return true; } return false; }
    private static int Count(ICollection<int> numbers) { var sum = numbers.Count; foreach (var n in numbers) sum += n; return sum; }
    private static IEnumerable<int> Lazy(IEnumerable<int> numbers) { foreach (var n in numbers) { Console.Write("lazy" + n + " "); yield return n; } }
    private static int Twice(IEnumerable<int> numbers) => numbers.Sum() + numbers.Count();
    private static List<int> _kept;
    private static void Keep(List<int> numbers) { _kept = numbers; foreach (var n in numbers) Console.Write(n); }

    static void Run(int count)
    {
        for (var i = 0; i < count; i++)
        {
            Console.Write(Any(new[] { i }) + " " + Count(new[] { i }) + Twice(new[] { i }));
            var lazy = Lazy(new[] { i });
            Console.Write("before ");
            foreach (var n in lazy) Console.Write(n);
            Keep(new List<int> { i });
            Console.Write(_kept.Count);
        }
    }

    static void Main() { Run(4); Console.WriteLine(); }
}
