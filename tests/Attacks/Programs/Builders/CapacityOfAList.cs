// fixes: ALLOC305
// The code asks for the capacity of a list, and gives a builder room: no builder is asked for its own.
#nullable enable
using System;
using System.Collections.Generic;
using System.Text;
static class P
{
    static string Parts(List<string> names, string value)
    {
        var b = new StringBuilder();
        b.EnsureCapacity(names.Capacity * 8);
        Fill(b, names, value);
        return b.ToString();
    }
    static void Fill(StringBuilder b, List<string> names, string value)
    {
        foreach (var name in names)
            b.Append(name + "=" + value + ";");
    }
    static void Main()
    {
        for (var i = 0; i < 3; i++)
            Console.WriteLine(Parts(new List<string> { "a", "b", "c" }, new string('x', i)));
    }
}
