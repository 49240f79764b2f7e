// refuses: ALLOC101
// A call that is bound when it runs would find the overload.
using System;

static class Program
{
    static string Kind(params object[] values)
    {
        var kinds = "";
        foreach (var value in values)
            kinds += value.GetType().Name;
        return kinds;
    }

    static void Main()
    {
        for (var i = 0; i < 2; i++)
            Console.WriteLine(Kind("a" + i));
        dynamic both = new object[] { 1, "b" };
        Console.WriteLine(Kind(both));
    }
}
