// refuses: ALLOC601
// stack: 256
// What goes through a collection is an object, and on the stack where the type is known.
using System;
using System.Collections.Generic;
sealed class Node
{
    private readonly IEnumerable<Node> _children;
    public Node(Node child) { var list = child == null ? new Node[0] : new Node[] { child }; _children = list; }
    public int Walk(int k)
    {
        var sum = k;
        foreach (var child in _children) sum += child.Walk(k + 1);
        return sum;
    }
}
static class Program { static void Main() { Node n = null; for (var i = 0; i < 2400; i++) n = new Node(n); for (var j = 0; j < 3; j++) Console.WriteLine(n.Walk(j)); } }
