// refuses: ALLOC602
// stack: 256
// The enumerator of the loop and a large element lie in the frame, where a query keeps them in an object.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
readonly record struct Box(decimal Left, decimal Top, decimal Right, decimal Bottom, int Page);
sealed class Node { public List<Box> Boxes = new() { new(1, 2, 3, 4, 5) }; public List<Node> Children = new(); }
static class P
{
    static int Count(Node node)
    {
        var count = 0;
        foreach (var child in node.Children)
        {
            if (child.Boxes.Where(b => b.Page > 0).Any(b => b.Left > 0))
                count++;
            count += Count(child);
        }
        return count;
    }
    static void Main()
    {
        var root = new Node();
        for (var i = 0; i < DEPTH; i++) { var above = new Node(); above.Children.Add(root); root = above; }
        for (var i = 0; i < 2; i++) Console.WriteLine(Count(root));
    }
    const int DEPTH = 1200;
}
