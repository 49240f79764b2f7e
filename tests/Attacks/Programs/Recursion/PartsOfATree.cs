// refuses: ALLOC305
// stack: 256
// The handler of a part lies in the frame, where texts alone are concatenated.
#nullable enable
using System;
using System.Collections.Generic;
using System.Text;
static class P
{
    sealed class Node { public string Name = "n"; public List<Node> Children = new(); }
    static string Show(Node node)
    {
        var b = new StringBuilder();
        foreach (var child in node.Children)
            b.Append($"{child.Name}: " + Short(Show(child)));
        return b.ToString();
    }
    static string Short(string s) => s.Length > 20 ? s.Remove(20) : s;
    static void Main()
    {
        var root = new Node();
        for (var i = 0; i < 1350; i++) { var above = new Node(); above.Children.Add(root); root = above; }
        for (var i = 0; i < 2; i++) Console.WriteLine(Show(root).Length);
    }
}
