// refuses: ALLOC602
// target: net8.0
// Where(f).ToList() has room for what it holds on .NET 9 and later; FindAll grows as Add does.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
static class Program
{
    static string Filter(List<int> numbers, int n) { var result = numbers.Where(x => x > n).ToList(); return result.Count + "/" + result.Capacity; }
    static void Main() { for (var n = 0; n < 2; n++) Console.WriteLine(Filter(new List<int> { 1, 2, 3, 4, 5 }, n)); }
}
