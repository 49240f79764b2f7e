// refuses: ALLOC101
// A method that takes items is looked up by a name that is a constant.
#nullable enable
using System;
using System.Reflection;
static class Names { public const string Sum = "Sum"; public const string Half = "Mo"; }
static class Steps
{
    public static int Sum(params int[] items) { var sum = 0; foreach (var item in items) sum += item; return sum; }
    public static int Most(params int[] items) { var most = 0; foreach (var item in items) most = Math.Max(most, item); return most; }
}
static class Calls
{
    public static int All(int n)
    {
        var sum = 0;
        for (var i = 0; i < n; i++)
            sum += Steps.Sum(i, n) + Steps.Sum(i) + Steps.Most(i, n) + Steps.Most(i);
        return sum;
    }
    public static string Found(Type type) =>
        type.GetMethod(Names.Sum)!.Invoke(null, [new[] { 1, 2 }]) + "," + type.GetMethod(Names.Half + "st")!.Invoke(null, [new[] { 1, 2 }]);
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
