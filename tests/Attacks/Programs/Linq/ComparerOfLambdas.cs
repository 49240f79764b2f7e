// refuses: ALLOC602
// EqualityComparer<T>.Create makes a comparer out of lambdas of the project: no type of the project implements IEqualityComparer<T>.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
static class Program
{
    static bool Any(List<int> numbers, Dictionary<int, int> known, int n) { var found = numbers.Any(x => n == 9 || known.ContainsKey(x)); return found; }
    static bool All(List<int> numbers, HashSet<int> known, int n) { var holds = numbers.All(x => n == 9 || !known.Contains(x)); return holds; }
    static void Main()
    {
        for (var i = 0; i < 2; i++)
        {
            var numbers = new List<int> { 1, 2, 3 };
            var comparer = EqualityComparer<int>.Create((a, b) => a == b, a => { if (numbers.Count is > 2 and < 9) numbers.Add(a); return 1; });
            try { Console.WriteLine(Any(numbers, new Dictionary<int, int>(comparer) { [55] = 1 }, i)); } catch (Exception e) { Console.WriteLine(e.GetType().Name); }
            try { Console.WriteLine(All(numbers, new HashSet<int>(comparer) { 55 }, i)); } catch (Exception e) { Console.WriteLine(e.GetType().Name); }
        }
    }
}
