// title: an entry that is a node with links of its own
// rule: ALLOC902
// bytes: 40
static class Case
{
    static readonly Dictionary<int, Node> [|Nodes|] = new();
    static readonly Node First = new();

    static Case() => First.After = First.Before = First;

    static int Probe(int key = 1)
    {
        if (Nodes.Remove(key, out var old))
        {
            old.Before.After = old.After;
            old.After.Before = old.Before;
        }

        var node = new Node { Value = "a", Before = First, After = First.After };
        First.After.Before = node;
        First.After = node;
        Nodes.Add(key, node);
        return Nodes.Count;
    }

    private sealed class Node
    {
        public string Value = "";
        public Node Before = null!;
        public Node After = null!;
    }
}
