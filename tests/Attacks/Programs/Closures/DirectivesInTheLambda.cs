// refuses: ALLOC401
// Code that is switched off in a lambda names what it captures, which a static one cannot.
#nullable enable
using System;
static class Steps
{
    public static int Walk(Func<int> f, int n) => f() + n;
}
static class Calls
{
    public static int All(int n)
    {
        var sum = 0;
        for (var i = 0; i < n; i++)
        {
            var x = i;
            sum += Steps.Walk(() =>
            {
#if TRACED
                Console.WriteLine(x + sum);
#endif
                return x + n;
            }, 2);
            sum += Steps.Walk(() => x
#if TRACED
                + n
#endif
                , 3);
        }
        return sum;
    }
}
static class Program
{
    static void Main() => Console.WriteLine(Calls.All(3));
}
