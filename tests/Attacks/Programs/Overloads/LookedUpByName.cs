// refuses: ALLOC101
// language: 12
// A lookup by name alone fails where there are two.
using System;
using System.Reflection;

static class Program
{
    public static int Count(params string[] texts)
    {
        var count = 0;
        foreach (var text in texts)
            count += text.Length;
        return count;
    }

    static void Main()
    {
        for (var i = 0; i < 2; i++)
            Console.WriteLine(Count("a" + i));
        var method = typeof(Program).GetMethod(nameof(Count), BindingFlags.Static | BindingFlags.Public);
        Console.WriteLine(method.Invoke(null, new object[] { new[] { "b", "cd" } }));
    }
}
