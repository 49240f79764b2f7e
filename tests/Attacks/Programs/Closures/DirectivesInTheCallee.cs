// refuses: ALLOC401
// A callee runs its delegate once more in code that is switched off: there an overload would have to give it the state, too.
#nullable enable
using System;
static class Steps
{
    public static int Run(Func<int> f)
    {
#if TRACED
        Console.WriteLine("run " + f());
#endif
        return f();
    }
}
static class Calls
{
    public static int All(int n)
    {
        var sum = 0;
        for (var i = 0; i < n; i++)
        {
            var x = i;
            sum += Steps.Run(() => x + n);
        }
        return sum;
    }
}
static class Program
{
    static void Main() => Console.WriteLine(Calls.All(3));
}
