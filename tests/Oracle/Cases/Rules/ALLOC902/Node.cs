// title: an entry whose order a LinkedList keeps
// rule: ALLOC902
// bytes: 48
static class Case
{
    static readonly Dictionary<int, LinkedListNode<string>> [|Nodes|] = new();
    static readonly LinkedList<string> Order = new();

    static int Probe(int key = 1)
    {
        if (Nodes.Remove(key, out var node))
            Order.Remove(node);
        Nodes.Add(key, Order.AddFirst("a"));
        return Order.Count;
    }
}
