// silent: ALLOC501
// What comes back is a lambda that another class keeps.
using System;

static class Registry
{
    public static Func<int, int> Step = n => n;
}

static class Program
{
    static void Main()
    {
        Registry.Step = n => Walk(n - 1);
        Console.WriteLine(Walk(350));
    }

    static int Walk(int n)
    {
        var seen = new byte[400];
        seen[n % 400] = (byte)n;
        return n == 0 ? seen[0] : Registry.Step(n) + seen[n % 400];
    }
}
