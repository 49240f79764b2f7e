// A constructor that only a type parameter names comes back to the method that makes the object; so does the indexer of a type that counts from the end.
// silent: ALLOC501
#nullable enable
using System;

static class Program
{
    static int s_depth;

    interface INode
    {
        int Value { get; }
    }

    sealed class Node : INode
    {
        public Node() => Value = s_depth > 0 ? Make<Node>() : 1;

        public int Value { get; }
    }

    sealed class Ring
    {
        public int Length => 4;

        public int this[int index] => s_depth > 0 ? Last(this) : index;
    }

    static int Make<T>()
        where T : INode, new()
    {
        s_depth--;
        var digits = new byte[400];
        for (var i = 0; i < 400; i++)
            digits[i] = (byte)i;
        var node = new T();
        return digits[7] + node.Value;
    }

    static int Last(Ring ring)
    {
        s_depth--;
        var digits = new byte[400];
        for (var i = 0; i < 400; i++)
            digits[i] = (byte)i;
        var last = ring[^1];
        return digits[7] + last;
    }

    static void Main()
    {
        s_depth = 400;
        Console.WriteLine(Make<Node>());
        s_depth = 700;
        Console.WriteLine(Last(new Ring()));
    }
}
