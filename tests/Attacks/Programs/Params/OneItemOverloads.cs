// fixes: ALLOC101
// Methods with a params array that only read it: null, empty, one, many and an array as such.
using System;

static class Program
{
    internal static int Sum(params int[] numbers)
    {
        var sum = 0;
        foreach (var n in numbers) sum += n;
        return sum + numbers.Length * 100;
    }

    internal static string Join(string separator, params string[] texts)
    {
        var text = "";
        for (var i = 0; i < texts.Length; i++) text = text + texts[i] + separator;
        return text;
    }

    static void Main()
    {
        Console.WriteLine(Sum() + Sum(1) + Sum(1, 2) + Sum(new[] { 4, 5 }) + Join(",", "a") + Join(",", (string)null) + Join(",") + Join(",", "a", "b"));
        try { Sum(null); } catch (NullReferenceException) { Console.Write("null "); }
        try { Join(",", (string[])null); } catch (NullReferenceException) { Console.WriteLine("null"); }
        for (var i = 0; i < 3; i++) Console.Write(Sum(i) + Join(";", "x"));
        Console.WriteLine();
    }
}
