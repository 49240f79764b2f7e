// refuses: ALLOC305
// The base class writes children through a virtual method, whose override comes back.
using System;
using System.Collections.Generic;
using System.Text;

class Part
{
    public List<Part> Children { get; } = new List<Part>();

    public string Tell(int depth)
    {
        var sb = new StringBuilder();
        sb.Append('(').Append(depth % 10);
        sb.Append(Inner(depth));
        sb.Append(')');
        return sb.ToString();
    }

    protected virtual string Inner(int depth) => "-";
}

sealed class Group : Part
{
    protected override string Inner(int depth) => Children.Count == 0 ? "." : Children[0].Tell(depth - 1);
}

static class Program
{
    static void Main()
    {
        var part = new Group();
        for (var i = 0; i < 350; i++)
        {
            var outer = new Group();
            outer.Children.Add(part);
            part = outer;
        }

        var text = part.Tell(350);
        Console.WriteLine(text.Length + " " + text.Substring(0, 12));
    }
}
