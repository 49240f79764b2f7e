// refuses: ALLOC305
// string.Join reads a list at once, AppendJoin asks the interface, which a class of the program that derives from the list implements anew.
#nullable enable
using System;
using System.Collections.Generic;
using System.Text;
sealed class Twice : List<string>, IEnumerable<string>
{
    IEnumerator<string> IEnumerable<string>.GetEnumerator() { foreach (var s in this) { yield return s; yield return s; } }
}
static class P
{
    static void Names(StringBuilder b, List<string> names)
    {
        for (var i = 0; i < 2; i++) b.Append(string.Join(",", names));
    }
    static void Sequence(StringBuilder b, IEnumerable<string> names)
    {
        for (var i = 0; i < 2; i++) b.Append(string.Join(",", names));
    }
    static void Main()
    {
        for (var i = 0; i < 2; i++)
        {
            var b = new StringBuilder();
            Names(b, new Twice { "a", "b" });
            Sequence(b, new Twice { "a", "b" });
            Console.WriteLine(b);
        }
    }
}
