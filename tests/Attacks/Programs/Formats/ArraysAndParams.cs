// silent: ALLOC207
// An array in the place of the arguments is expanded; an array of values, or in parentheses as an object, is not.
using System;

static class Program
{
    static void Main() => Run();

    static void Run()
    {
        object[] many = { 1, "two", 3.0 };
        int[] numbers = { 1, 2 };
        string[] texts = { "x", "y" };
        Console.WriteLine(string.Format("{0}|{1}|{2}", many));
        Console.WriteLine(string.Format("{0}|{1}", texts));
        Console.WriteLine(string.Format("{0}", numbers));
        Console.WriteLine(string.Format("{0}", (object)many));
    }
}
