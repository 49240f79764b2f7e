// silent: ALLOC505
// A set loses another item than that of the iteration: the one that a property named Key holds.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
sealed class Node(string name)
{
    public string Name { get; } = name;
    public Node Key { get; set; } = null!;
}
static class Sets
{
    public static string Pairs(HashSet<Node> nodes)
    {
        var seen = "";
        foreach (var node in nodes.ToList())
        {
            seen += node.Name;
            nodes.Remove(node.Key);
        }
        return seen + nodes.Count;
    }
    public static string Keys(Dictionary<Node, int> map)
    {
        var seen = "";
        foreach (var node in map.Keys.ToList())
        {
            seen += node.Name;
            map.Remove(node.Key);
        }
        return seen + map.Count;
    }
}
static class Program
{
    static Node[] Ring()
    {
        var nodes = "abcd".Select(c => new Node(c.ToString())).ToArray();
        for (var i = 0; i < nodes.Length; i++)
            nodes[i].Key = nodes[(i + 1) % nodes.Length];
        return nodes;
    }
    static void Main()
    {
        Console.WriteLine(Sets.Pairs(new HashSet<Node>(Ring())));
        Console.WriteLine(Sets.Keys(Ring().ToDictionary(n => n, n => n.Name.Length)));
    }
}
