// refuses: ALLOC303
// An 'Aggregate' whose function comes back to its method: what is joined lies on the stack.
using System;
using System.Collections.Generic;
using System.Linq;
sealed class Node
{
    public List<Node> Children = new();
    public string Name = "n";
    public string Render() => Children.Aggregate("", (text, child) => text + child.Part());
    private string Part() => Children.Count == 0 ? Name : Render();
}
static class P
{
    static void Main()
    {
        var root = new Node { Name = "leaf" };
        for (var i = 0; i < DEPTH; i++) { var n = new Node(); n.Children.Add(root); root = n; }
        for (var i = 0; i < 3; i++) Console.WriteLine(root.Render());
    }
    const int DEPTH = 950;
}
