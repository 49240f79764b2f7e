// refuses: ALLOC303
// Aggregate asks the interface, which a class of the program that derives from the list implements anew; Select goes through the list by itself.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
sealed class Twice : List<string>, IEnumerable<string>
{
    IEnumerator<string> IEnumerable<string>.GetEnumerator() { foreach (var s in this) { yield return s; yield return s; } }
}
static class P
{
    static string All(List<string> names) => names.Aggregate("", (a, b) => a + b);
    static string Sequence(IEnumerable<string> names) => names.Aggregate("", (a, b) => a + b);
    static void Main()
    {
        for (var i = 0; i < 2; i++)
            Console.WriteLine(All(new Twice { "a", "b" }) + " " + Sequence(new Twice { "a", "b" }));
    }
}
