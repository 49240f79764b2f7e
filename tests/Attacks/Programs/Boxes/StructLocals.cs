// fixes: ALLOC204
// A struct behind an interface is a copy, which its own calls change.
using System;

interface ICount { int Next(); int Value { get; } }

struct Count : ICount
{
    private int _n;
    public int Next() => ++_n;
    public int Value => _n;
}

static class Program
{
    static void Main()
    {
        var count = new Count();
        count.Next();
        ICount boxed = count;
        boxed.Next();
        count.Next();
        count.Next();
        Console.WriteLine(boxed.Value + " " + count.Value + " " + boxed.Next());
        for (var i = 0; i < 3; i++)
        {
            ICount each = count;
            Console.Write(each.Next() + each.Next() + " ");
        }

        Console.WriteLine();
    }
}
