// silent: ALLOC501
// An assignment converts, and the conversion assigns.
using System;

sealed class Chain
{
    public Chain Next;
    public int Value;

    public static implicit operator int(Chain chain)
    {
        var scratch = new int[100];
        scratch[chain.Value % 100] = chain.Value;
        var below = 0;
        if (chain.Next is not null)
            below = chain.Next;
        return below + scratch[chain.Value % 100];
    }
}

static class Program
{
    static void Main()
    {
        Chain chain = null;
        for (var i = 0; i < 400; i++)
            chain = new Chain { Next = chain, Value = i };
        int sum = chain;
        Console.WriteLine(sum);
    }
}
