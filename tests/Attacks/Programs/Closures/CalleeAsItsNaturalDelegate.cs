// fixes: ALLOC401
// The callee is given to a variable without a type, which goes on to mean the method and not its overload.
#nullable enable
using System;
static class Steps
{
    public static int Run(Func<int> f) => f() + 1;
}
static class Calls
{
    public static int All(int n)
    {
        var run = Steps.Run;
        Delegate other = Steps.Run;
        var sum = 0;
        for (var i = 0; i < n; i++)
        {
            var x = i;
            sum += Steps.Run(() => x + n) + run(() => 3);
        }
        return sum + other.Method.Name.Length;
    }
}
static class Program
{
    static void Main() => Console.WriteLine(Calls.All(3));
}
