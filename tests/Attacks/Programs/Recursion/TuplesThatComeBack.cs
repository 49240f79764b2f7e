// refuses: ALLOC305
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// stack: 256
// A comparison of tuples calls the operators of their items, one of which comes back to the method.
using System;
using System.Text;
sealed class Node
{
    public Node Next;
    public static bool operator ==(Node a, Node b) => Walk.Equal(a, b) > 0;
    public static bool operator !=(Node a, Node b) => !(a == b);
    public override bool Equals(object o) => true;
    public override int GetHashCode() => 1;
}
static class Walk
{
    public static int Equal(Node a, Node b)
    {
        if (a is null) return 1;
        var sb = new StringBuilder();
        sb.Append("node").Append(a.Next is null);
        var text = sb.ToString();
        return (a.Next, 1) == (b.Next, 1) ? text.Length : 0;
    }
    const int DEPTH = 700;
    static void Main()
    {
        Node n = null;
        for (var i = 0; i < DEPTH; i++) n = new Node { Next = n };
        for (var i = 0; i < 3; i++) Console.WriteLine(Equal(n, n));
    }
}
