// refuses: ALLOC303
// stack: 256
// The handler of what is appended lies in the frame, where texts alone are concatenated.
#nullable enable
using System;
using System.Collections.Generic;
static class P
{
    sealed class Node { public string Name = "n"; public List<Node> Children = new(); }
    static string Show(Node node)
    {
        var s = "";
        foreach (var child in node.Children)
            s += $"{child.Name}({Short(Show(child))})";
        return s;
    }
    static string Short(string s) => s.Length > 20 ? s.Remove(20) : s;
    static void Main()
    {
        var root = new Node();
        for (var i = 0; i < 1400; i++) { var above = new Node(); above.Children.Add(root); root = above; }
        for (var i = 0; i < 2; i++) Console.WriteLine(Show(root).Length);
    }
}
