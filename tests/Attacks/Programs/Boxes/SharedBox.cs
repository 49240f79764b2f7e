// silent: ALLOC204
// Two variables, a lambda and a callee share one box.
using System;

interface ICount { int Next(); }

struct Count : ICount
{
    private int _n;
    public int Next() => ++_n;
}

static class Program
{
    static int Twice(ICount count) => count.Next() + count.Next();

    static void Main() => Run();

    static void Run()
    {
        ICount a = new Count();
        var b = a;
        b.Next();
        Console.Write(a.Next());
        ICount c = new Count();
        Console.Write(Twice(c) + c.Next());
        ICount d = new Count();
        Func<int> next = d.Next;
        next();
        Console.Write(d.Next());
        Console.WriteLine(ReferenceEquals(a, b));
    }
}
