// refuses: ALLOC602
// options: dotnet_code_quality.allocations.null_proof = strict
// A sequence that is null throws one exception by an operator and another by a loop.
#nullable enable
using System;
using System.Linq;

static class Program
{
    static void Main()
    {
        for (var k = 0; k < 3; k++)
        {
            try
            {
                Console.WriteLine(Count(k == 1 ? null! : new[] { 1, 2 }, k));
            }
            catch (Exception e)
            {
                Console.WriteLine(e.GetType().Name);
            }
        }
    }

    static int Count(int[] numbers, int k) => numbers.Count(n => n > k);
}
