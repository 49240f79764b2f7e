// silent: ALLOC401
// The callee has its delegate checked by a method that has other overloads, or asks for its type: an overload would call another.
#nullable enable
using System;
static class Check
{
    public static int Actions, Others;
    public static void NotNull(Action action) { if (action is null) throw new ArgumentNullException(nameof(action)); Actions++; }
    public static void NotNull(object value) { if (value is null) throw new ArgumentNullException(nameof(value)); Others++; }
    public static void Typed<T>(T value) { if (value is null) throw new ArgumentNullException(nameof(value)); Console.Write(typeof(T).Name + " "); }
}
static class Steps
{
    public static void Run(Action action) { Check.NotNull(action); action(); }
    public static void Walk(Action action) { Check.Typed(action); action(); }
}
static class Calls
{
    static int s_sum;
    public static int All(int n)
    {
        for (var i = 0; i < n; i++)
        {
            var x = i;
            Steps.Run(() => s_sum += x);
            Steps.Walk(() => s_sum += x);
        }
        return s_sum;
    }
}
static class Program
{
    static void Main()
    {
        Console.WriteLine(Calls.All(3));
        Console.WriteLine(Check.Actions + "," + Check.Others);
    }
}
