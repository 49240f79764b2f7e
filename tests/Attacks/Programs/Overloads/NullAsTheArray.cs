// refuses: ALLOC101
// language: 12
// A null that was the array would be the item.
using System;

static class Program
{
    static int Count(params string[] texts)
    {
        if (texts == null)
            return -1;
        var count = 0;
        foreach (var text in texts)
            count += text == null ? 10 : 1;
        return count;
    }

    static void Main()
    {
        for (var i = 0; i < 2; i++)
            Console.WriteLine(Count("a" + i));
        Console.WriteLine(Count(null));
        Console.WriteLine(Count((string)null));
    }
}
