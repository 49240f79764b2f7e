// refuses: ALLOC401
// The callee subscribes a function of its own once.
using System;
using System.Collections.Generic;
static class Program
{
    static event Action Changed;
    static readonly List<Delegate> s_seen = new();
    static int s_count;
    static int Run(Func<int, int> run)
    {
        static void Local() => s_count++;
        Changed -= Local;
        Changed += Local;
        return run(1);
    }
    static int Hot(int n)
    {
        var sum = 0;
        for (var i = 0; i < n; i++)
            sum += Run(x => x + n);
        return sum;
    }
    static void Main() { Run(x => x); Console.WriteLine(Hot(4)); Run(x => x); Changed?.Invoke(); Console.WriteLine(s_count); }
}
