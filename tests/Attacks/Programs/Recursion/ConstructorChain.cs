// silent: ALLOC501
// A field initializer of one class makes the other class.
using System;

sealed class Outer
{
    public readonly int Sum;

    public Outer(int depth)
    {
        var scratch = new int[120];
        scratch[depth % 120] = depth;
        Holder.Depth = depth - 1;
        Sum = scratch[depth % 120] + (depth == 0 ? 0 : new Holder().Inner.Sum);
    }
}

sealed class Holder
{
    public static int Depth;

    public readonly Outer Inner = new(Depth);
}

static class Program
{
    static void Main() => Console.WriteLine(new Outer(300).Sum);
}
