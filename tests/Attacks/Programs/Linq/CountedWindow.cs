// refuses: ALLOC602
// Count and ToList of a Skip and Select over a list know the number before the function changes the list.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
static class Program
{
    static int Grow(List<int> numbers, int x) { if (numbers.Count < 12) numbers.Add(x); return x; }
    static int Shrink(List<int> numbers, int x) { numbers.RemoveAt(numbers.Count - 1); return x; }
    static int Count(List<int> numbers, int n) { var count = numbers.Skip(1).Select(x => Grow(numbers, x + n)).Count(); return count; }
    static int Length(List<int> numbers, int n) { var count = numbers.Skip(1).Take(6).Select(x => Grow(numbers, x + n)).ToArray().Length; return count; }
    static int Fewer(List<int> numbers, int n) { var count = numbers.Skip(1).Select(x => Shrink(numbers, x + n)).Count(); return count; }
    static void Main()
    {
        for (var i = 0; i < 2; i++)
        {
            Console.WriteLine(Count(new List<int> { 1, 2, 3, 4 }, i) + " " + Length(new List<int> { 1, 2, 3, 4 }, i));
            try { Console.WriteLine(Fewer(new List<int> { 1, 2, 3, 4 }, i)); } catch (Exception e) { Console.WriteLine(e.GetType().Name); }
        }
    }
}
