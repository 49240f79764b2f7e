// fixes: ALLOC303
// refuses: ALLOC204
#nullable enable
using System;
using System.Collections.Generic;

// A struct behind an interface is one box: what changes it is seen by all that share the box, and not by the original.
interface ICounter
{
    int Next();
}

struct Counter : ICounter
{
    private int _count;

    public int Next() => ++_count;
}

static class Program
{
    static int Twice(ICounter counter) => counter.Next() * 10 + counter.Next();

    static string Use()
    {
        var text = "";
        for (var i = 0; i < 3; i++)
        {
            var original = new Counter();
            ICounter shared = original;
            var other = shared;
            text += Twice(shared) + "," + other.Next() + "," + original.Next() + ";";
        }

        return text;
    }

    static string Passed()
    {
        var text = "";
        var counter = new Counter();
        for (var i = 0; i < 3; i++)
            text += Twice(counter) + "," + counter.Next() + ";";
        return text;
    }

    static int Enumerated(List<int> list)
    {
        var sum = 0;
        for (var i = 0; i < 2; i++)
        {
            IEnumerator<int> enumerator = list.GetEnumerator();
            var second = enumerator;
            while (enumerator.MoveNext())
                sum = sum * 3 + second.Current;
        }

        return sum;
    }

    static void Main()
    {
        Console.WriteLine(Use());
        Console.WriteLine(Passed());
        Console.WriteLine(Enumerated([1, 2, 3]));
    }
}
