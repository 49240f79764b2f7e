// refuses: ALLOC403, ALLOC406
// Functions and delegates are named in code that is switched off, as they are: called with fewer arguments, and asked as delegates.
#nullable enable
using System;
using System.Threading.Tasks;
static class Calls
{
    public static int Kept(int n)
    {
        var sum = 0;
        for (var i = 0; i < n; i++)
        {
            var at = i;
            Func<int, int> f = x => at + x;
            sum += f(n) + f(i);
#if TRACED
            Console.WriteLine(f.Method.Name + f.Invoke(1));
            f = x => x;
#endif
        }
        return sum;
    }
    public static async Task<int> Suspended(int n, string name)
    {
        var sum = 0;
        for (var i = 0; i < n; i++)
        {
            var at = i;
            async Task<int> Next(int x) { await Task.Yield(); return name.Length + at + x; }
            sum += await Next(i);
#if TRACED
            sum += await Next(1);
#endif
        }
        return sum;
    }
}
static class Program
{
    static void Main() => Console.WriteLine(Calls.Kept(3) + Calls.Suspended(3, "name").Result);
}
