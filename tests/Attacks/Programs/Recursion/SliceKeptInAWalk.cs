// refuses: ALLOC301
// stack: 256
// A span is kept while a walk comes back to its method.
#nullable enable
using System;
using System.Collections.Generic;
static class P
{
    sealed class Node { public string Name = " item "; public List<Node> Children = new(); }
    static int Count(Node node)
    {
        var count = 0;
        foreach (var child in node.Children)
        {
            var name = child.Name.Substring(1).Trim();
            count += Count(child);
            if (name == "item") count++;
        }
        return count;
    }
    static void Main()
    {
        var root = new Node();
        for (var i = 0; i < DEPTH; i++) { var above = new Node(); above.Children.Add(root); root = above; }
        for (var i = 0; i < 2; i++) Console.WriteLine(Count(root));
    }
    const int DEPTH = 1800;
}
