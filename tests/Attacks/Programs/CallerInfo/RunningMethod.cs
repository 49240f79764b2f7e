// refuses: ALLOC101
// The running method, asked for at run time.
using System;
using System.Reflection;

static class Program
{
    static void Log(params string[] texts)
    {
        var count = 0;
        for (var i = 0; i < texts.Length; i++)
            count++;
        Console.WriteLine(MethodBase.GetCurrentMethod() + " " + count);
    }

    static void Main()
    {
        for (var i = 0; i < 2; i++)
            Log("a" + i);
    }
}
