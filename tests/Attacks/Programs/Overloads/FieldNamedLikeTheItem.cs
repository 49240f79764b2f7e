// fixes: ALLOC101
// The singular of the array's name is a field that the body reads.
using System;

static class Program
{
    private static readonly string key = "field ";

    static string All(params string[] keys)
    {
        var all = "";
        foreach (var k in keys)
            all += key + k;
        return all;
    }

    static void Main()
    {
        for (var i = 0; i < 2; i++)
            Console.WriteLine(All("a") + All("b", "c"));
    }
}
