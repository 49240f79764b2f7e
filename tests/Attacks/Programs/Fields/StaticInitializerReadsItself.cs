// refuses: ALLOC202
// The initial value of a static field is made by code that reads it.
using System;
sealed class Counter
{
    private static object _last = First();
    static int First()
    {
        try { return Last + 10; }
        catch (NullReferenceException) { return -1; }
    }
    public static int Last => (int)_last;
    public static void Next(int i) => _last = Last + i;
}
static class Program
{
    static void Main()
    {
        for (var i = 0; i < 3; i++) { Counter.Next(i); Console.WriteLine(Counter.Last); }
    }
}
