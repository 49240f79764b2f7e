// silent: ALLOC501
// The visitor is known as a type parameter only.
using System;

interface IVisitor
{
    int Visit(int depth);
}

struct Back : IVisitor
{
    public int Visit(int depth) => Walker.Walk(this, depth - 1);
}

static class Walker
{
    public static int Walk<T>(T visitor, int depth)
        where T : IVisitor
    {
        var scratch = new int[120];
        scratch[depth % 120] = depth;
        return depth == 0 ? 0 : visitor.Visit(depth) + scratch[depth % 120];
    }
}

static class Program
{
    static void Main() => Console.WriteLine(Walker.Walk(new Back(), 350));
}
