// fixes: ALLOC103
// The type that the compiler takes from an array of objects is another one than that of the object in it.
using System;
using System.Collections.Immutable;

static class Program
{
    static void Main()
    {
        for (var i = 0; i < 2; i++)
        {
            Console.WriteLine(ImmutableArray.Create(new object[] { "a" }).GetType());
            Console.WriteLine(ImmutableList.Create(new long[] { 1 }).GetType());
            Console.WriteLine(ImmutableHashSet.Create(new IComparable[] { "b" }).Add(3).Count);
            Console.WriteLine(ImmutableStack.Create(new[] { "c" }).Peek());
        }
    }
}
