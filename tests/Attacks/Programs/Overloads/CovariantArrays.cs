// fixes: ALLOC101
// An array of texts is an array of objects, and stays one where an object would do too.
using System;

static class Program
{
    static string Kinds(params object[] values)
    {
        var kinds = "";
        foreach (var value in values)
            kinds += (value is null ? "null" : value.GetType().Name) + ";";
        return kinds;
    }

    static void Main()
    {
        for (var i = 0; i < 2; i++)
        {
            Console.WriteLine(Kinds("a"));
            Console.WriteLine(Kinds(i));
            Console.WriteLine(Kinds(new[] { "a", "b" }));
            Console.WriteLine(Kinds((object)new[] { "a", "b" }));
            Console.WriteLine(Kinds(new[] { 1, 2 }));
            Console.WriteLine(Kinds((object)null));
        }
    }
}
