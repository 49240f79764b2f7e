using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.CSharpAnalyzerVerifier<Allocations.Analyzers.Rules.Design.LinkedNodes.LinkedNodesAnalyzer>;

namespace Allocations.Tests.Design.LinkedNodes;

public sealed class LinkedNodesTests
{
    private const string Put = "public void Put(string key) { while (true) ";

    private const string Links = "private sealed class Node { public string Key; public Node Before; public Node After { get; set; } } ";

    private const string Unlink = " private void Unlink(Node node) { node.Before.After = node.After; node.After.Before = node.Before; }";

    [Theory]
    [InlineData("private readonly Dictionary<string, LinkedListNode<string>> [|_nodes|] = new(); " + Put + "_nodes[key] = null; }")]
    [InlineData("private static readonly ConcurrentDictionary<string, LinkedListNode<int>> [|Nodes|] = new(); " + Put + "Nodes.TryRemove(key, out _); }")]
    [InlineData("private Dictionary<string, LinkedListNode<int>> [|Nodes|] { get; } = new(); " + Put + "Nodes.Remove(key); }")]
    [InlineData("private Dictionary<string, (int Age, LinkedListNode<string> Node)> [|_nodes|] = new(); " + Put + "_nodes.Remove(key); }")]
    [InlineData("private class Part<T> { IDictionary<string, LinkedListNode<T>> [|_nodes|]; " + Put + "_nodes.Remove(key); } }")]
    [InlineData(Links + "private readonly Dictionary<string, Node> [|_nodes|] = new(); " + Put + "_nodes.Remove(key); }" + Unlink)]
    [InlineData(Links + "Dictionary<string, Node> [|_nodes|] = new(); Dictionary<int, Node> _others = new(); " + Put
        + "{ _nodes.Remove(key); _others.Clear(); } }" + Unlink)]
    [InlineData(Links + "Dictionary<string, Node> [|_nodes|] = new(); " + Put + "_nodes.Remove(key); } void Unlink(Node node) "
        + "{ var before = node.Before; var after = node.After; if (before != null) before.After = after; if (after != null) after.Before = before; }")]
    [InlineData("public string Get(string key) => _nodes.TryGetValue(key, out var node) ? node.Value : null; "
        + "Dictionary<string, LinkedListNode<string>> [|_nodes|];")]
    public Task NodesOfAList_AreReported(string members) => VerifyAsync(members);

    [Theory]
    [InlineData("private readonly Dictionary<string, LinkedList<string>> _lists = new(); " + Put + "_lists.Remove(key); }")]
    [InlineData("private readonly Dictionary<string, LinkedListNode<string>> _nodes = new(); public void Run(string name) => _nodes.Remove(name);")]
    [InlineData("private readonly Dictionary<string, LinkedListNode<string>> _nodes = new(); public C() => _nodes.Add(\"\", null);")]
    [InlineData("internal readonly Dictionary<string, LinkedListNode<string>> Nodes = new(); " + Put + "Nodes.Remove(key); }")]
    [InlineData("private Dictionary<string, LinkedListNode<string>> _nodes; public LinkedListNode<string> Find(string key) => _nodes[key];")]
    [InlineData("private readonly List<LinkedListNode<string>> _nodes = new(); " + Put + "_nodes.Clear(); }")]
    [InlineData(Put + "new Dictionary<string, LinkedListNode<string>>().Remove(key); }")]
    [InlineData("private class Node { public Node Next; } private readonly Dictionary<string, Node> _nodes = new(); " + Put
        + "_nodes[key].Next = _nodes[key]; }")]
    [InlineData("private class Node { public Node Left, Right; } private readonly Dictionary<string, Node> _nodes = new(); " + Put
        + "{ var left = _nodes[key].Left; _nodes[key].Left = left.Right; left.Right = _nodes[key]; } }")]
    [InlineData("private class Node { public Node Parent, Root; public readonly Dictionary<string, Node> Parts = new(); } private Node _root; " + Put
        + "{ _root.Parts.Remove(key); _root.Parent.Root = _root; _root.Root.Parent = _root; } }")]
    [InlineData("public class Node { public Node Before, After; } private readonly Dictionary<string, Node> _nodes = new(); " + Put
        + "_nodes.Remove(key); } private void Unlink(Node node) { node.Before.After = node.After; node.After.Before = node.Before; }")]
    [InlineData("private struct Node { public int Before, After; } private readonly Dictionary<string, int> _nodes = new(); " + Put + "_nodes.Remove(key); }")]
    public Task OtherStructures_AreSilent(string members) => VerifyAsync(members);

    [Theory]
    [InlineData(
        "private Dictionary<string, LinkedListNode<string>> {|#0:_nodes|}; " + Put + "_nodes.Remove(key); }",
        "Each entry of '_nodes' is a linked node of its own, which allocates 48 B; entries in one array can be linked by their index (in a loop (line 4))")]
    [InlineData(
        Links + "private Dictionary<string, Node> {|#0:_nodes|}; " + Put + "_nodes.Remove(key); }" + Unlink,
        "Each entry of '_nodes' is a linked node of its own, which allocates 40 B; entries in one array can be linked by their index (in a loop (line 4))")]
    [InlineData(
        "private class Part<T> { Dictionary<T, LinkedListNode<T>> {|#0:_nodes|}; " + Put + "_nodes.Clear(); } }",
        "Each entry of '_nodes' is a linked node of its own, which allocates memory; entries in one array can be linked by their index (in a loop (line 4))")]
    public Task Message_TellsTheBytesOfANode(string members, string message) => VerifyAsync(members, Verify.Diagnostic().WithLocation(0).WithMessage(message));

    [Fact]
    public Task Incomplete_IsSilent() => VerifyAsync(
        "private Dictionary<string, LinkedListNode<{|CS0246:Missing|}>, int> {|CS0305:_nodes|};".Replace("Dictionary<", "{|CS0305:Dictionary<")
            .Replace("> {|CS0305:_nodes|}", ">|} _nodes") + " private class Node { public Node A; public {|CS0246:Gone|} B; } Dictionary<string, Node> _map; "
            + Put + "_map[key].B.A = {|CS0103:missing|}; }");

    private static Task VerifyAsync(string members, params DiagnosticResult[] expected) => Verify.VerifyAnalyzerAsync(
        "using System.Collections.Concurrent; using System.Collections.Generic;\npublic class C\n{\n    " + members + "\n}\n", expected);
}
