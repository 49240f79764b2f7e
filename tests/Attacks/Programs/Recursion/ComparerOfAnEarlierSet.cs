// fixes: ALLOC305
// stack: 256
// A set asks the comparer that it was made with, which asks the sets of the elements.
#nullable enable
using System;
using System.Collections.Generic;
using System.Text;

class Node
{
    public string Kind = "";
    public int Value;
    public readonly HashSet<Node> Children = new(NodeComparer.Instance);
}

class NodeComparer : IEqualityComparer<Node>
{
    public static readonly NodeComparer Instance = new();

    public int GetHashCode(Node node) => node.Value;

    public bool Equals(Node? x, Node? y)
    {
        if (x is null || y is null)
            return x == y;
        return Key(x) == Key(y) && IsAlike(x, y);
    }

    private static string Key(Node node) => node.Kind;

    private static bool IsAlike(Node x, Node y)
    {
        var text = new StringBuilder();
        text.Append(x.Kind).Append(':').Append(x.Value).Append(y.Kind).Append(':').Append(y.Value);
        return text.ToString().Length > 3 && x.Children.SetEquals(y.Children);
    }
}

static class Program
{
    static Node Tree(int depth)
    {
        var root = new Node { Kind = "root", Value = depth };
        var last = root;
        for (var i = 0; i < depth; i++)
        {
            var next = new Node { Kind = "node", Value = i };
            last.Children.Add(next);
            last = next;
        }

        return root;
    }

    static void Main()
    {
        for (var i = 0; i < 3; i++)
            Console.WriteLine(NodeComparer.Instance.Equals(Tree(420), Tree(420)));
    }
}
