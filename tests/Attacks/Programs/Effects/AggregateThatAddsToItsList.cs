// refuses: ALLOC303
// The function of an 'Aggregate' that adds to the list it goes through, which 'Select' notices.
using System;
using System.Collections.Generic;
using System.Linq;
static class Use
{
    public static string All(List<string> list) => list.Aggregate("", (text, item) => text + Visit(list, item));
    static string Visit(List<string> list, string item) { if (list.Count < 6) list.Add(item + item); return item; }
}
static class P
{
    static void Main()
    {
        for (var i = 0; i < 3; i++)
        {
            try { Console.WriteLine(Use.All(new List<string> { "a", "b" })); } catch (InvalidOperationException) { Console.WriteLine("changed"); }
        }
    }
}
