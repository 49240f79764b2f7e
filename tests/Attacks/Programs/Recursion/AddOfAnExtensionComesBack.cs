// silent: ALLOC501
// The Add of a collection expression is an extension that comes back.
using System;
using System.Collections;
using System.Collections.Generic;

sealed class Bag : IEnumerable<int>
{
    public int Sum;

    public IEnumerator<int> GetEnumerator() => throw new NotSupportedException();

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}

static class Bags
{
    public static void Add(this Bag bag, int n) => bag.Sum += Program.Walk(n);
}

static class Program
{
    public static int Walk(int n)
    {
        var scratch = new byte[480];
        scratch[n % 480] = (byte)n;
        if (n == 0)
            return 1;
        Bag bag = [n - 1];
        return bag.Sum + scratch[n % 480];
    }

    static void Main()
    {
        for (var i = 0; i < 2; i++)
            Console.WriteLine(Walk(600));
    }
}
