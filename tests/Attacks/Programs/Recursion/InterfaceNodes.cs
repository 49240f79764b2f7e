// silent: ALLOC501
// A node visits the next one, of which it knows only the interface.
using System;

interface INode
{
    int Visit(int depth);
}

sealed class Node : INode
{
    private readonly INode _next;

    public Node(INode next) => _next = next;

    public int Visit(int depth)
    {
        var counts = new int[100];
        counts[depth % 100] = depth;
        var below = _next is null ? 0 : _next.Visit(depth - 1);
        return below + counts[depth % 100];
    }
}

static class Program
{
    static void Main()
    {
        INode node = null;
        for (var i = 0; i < 400; i++)
            node = new Node(node);
        Console.WriteLine(node.Visit(400));
    }
}
