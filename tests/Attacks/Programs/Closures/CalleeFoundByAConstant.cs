// refuses: ALLOC401
// The callee is looked up by a name that is a constant, or is put together of two.
#nullable enable
using System;
using System.Reflection;
static class Steps
{
    public static int Run(Func<int> f) => f() + 1;
    public static int Walk(Func<int> f) => f() + 2;
}
static class Names
{
    public const string Run = "Run";
    public const string Wa = "Wa";
}
static class Calls
{
    public static int All(int n)
    {
        var sum = 0;
        for (var i = 0; i < n; i++)
        {
            var x = i;
            sum += Steps.Run(() => x + n) + Steps.Walk(() => x - n);
        }
        return sum;
    }
    public static string Found(Type type) =>
        type.GetMethod(Names.Run)!.Invoke(null, [(Func<int>)(() => 3)]) + "," + type.GetMethod(Names.Wa + "lk")!.Invoke(null, [(Func<int>)(() => 3)]);
}
static class Program
{
    static void Main()
    {
        Console.WriteLine(Calls.All(3));
        try { Console.WriteLine(Calls.Found(typeof(Steps))); }
        catch (AmbiguousMatchException e) { Console.WriteLine(e.GetType().Name); }
    }
}
