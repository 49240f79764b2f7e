// fixes: ALLOC101
// An extension method serves what the method itself does not take, and goes on to do so.
using System;

sealed class Log
{
    public void Write(params string[] texts)
    {
        foreach (var text in texts)
            Console.WriteLine("own " + text);
    }
}

static class LogExtensions
{
    public static void Write(this Log log, object value) => Console.WriteLine("extension " + value);
}

static class Program
{
    static void Main()
    {
        var log = new Log();
        for (var i = 0; i < 2; i++)
        {
            log.Write("a");
            log.Write(i);
            log.Write((object)"b");
        }
    }
}
