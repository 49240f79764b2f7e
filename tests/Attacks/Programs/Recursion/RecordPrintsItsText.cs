// silent: ALLOC501
// stack: 256
// The text of a record is made of its properties, also of one that makes its text of another record: the compiler writes the call.
#nullable enable
using System;

sealed record Node
{
    private readonly Node? _child;
    private readonly int _n;
    public Node(Node? child, int n) => (_child, _n) = (child, n);
    public string Text => _child is null ? "end" : Build(_child);
    private string Build(Node child)
    {
        var buffer = new byte[400];
        for (var i = 0; i < buffer.Length; i++) buffer[i] = (byte)(i + _n);
        var inner = child.ToString();
        return buffer[_n % 400] + (inner.Length > 60 ? inner.Remove(60) : inner);
    }
}
static class Program
{
    static void Main()
    {
        Node? node = null;
        for (var i = 0; i < 420; i++) node = new Node(node, i);
        Console.WriteLine(node!.Text.Length);
    }
}
