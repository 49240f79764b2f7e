// fixes: ALLOC602
// What conditions of a chain do that no call shows: spans of memory with a manager, events, lazily made values, finalized dates, ranges, tuples and throw.
#nullable enable
using System;
using System.Buffers;
using System.Collections.Generic;
using System.Linq;
sealed class Manager : MemoryManager<int>
{
    public static List<Memory<int>>? Told; public static List<int>? Ints;
    private readonly int[] _a = [1, 2];
    public override Span<int> GetSpan() { if (Told is { Count: < 5 } t) t.Add(default); if (Ints is { Count: < 6 } i) i.Add(3); return _a; }
    public override MemoryHandle Pin(int elementIndex = 0) => default;
    public override void Unpin() { }
    protected override void Dispose(bool disposing) { }
}
sealed class Node(int n) { public int N { get; } = n; public int Lazy => field == 0 ? field = Grow() : field; private int Grow() { if (Program.Nodes.Count < 5) Program.Nodes.Add(new Node(9)); return 4; } public static implicit operator int(Node x) => x.Lazy; public void Deconstruct(out int a, out int b) { a = Lazy; b = N; } }
static class Program
{
    public static readonly List<Node> Nodes = new();
    static int Spans(List<Memory<int>> list, List<int> ints, Memory<int> m)
    {
        var n = 0;
        for (var i = 0; i < 2; i++) { n += list.Where(x => x.Length >= 0).Count(x => x.Span.Length >= 0); n += ints.Where(x => m.Span[0] < x).Count(x => x > 0); n += ints.Where(x => x > 1).Count(x => x == m.Span[1]); }
        return n;
    }
    static int Kept(int i)
    {
        var n = 0; Nodes.Clear(); Nodes.Add(new Node(1)); Nodes.Add(new Node(2));
        var list = Nodes;
        for (; i < 2; i++) n += list.Where(x => x.Lazy > 0).Count(x => x.N > 0);
        return n;
    }
    static int Converted(int i)
    {
        var n = 0; Nodes.Clear(); Nodes.Add(new Node(1)); Nodes.Add(new Node(2));
        var list = Nodes;
        for (; i < 2; i++) n += list.Where(x => x > 0 && i >= 0).Select(x => x.N).First();
        return n;
    }
    static int Deconstructed(int i)
    {
        var n = 0; Nodes.Clear(); Nodes.Add(new Node(1)); Nodes.Add(new Node(2));
        var list = Nodes;
        for (; i < 2; i++) n += list.Where(x => x is (4, > 0)).Count(x => x.N > 0);
        return n;
    }
    static int Plain(List<int> list) { var n = 0; for (var i = 0; i < 2; i++) n += list.Where(x => x > i).Count(x => x < 9); return n; }
    static string Try(Func<int> f) { try { return f().ToString(); } catch (InvalidOperationException) { return "changed"; } }
    static void Main()
    {
        var m = new Manager().Memory; Manager.Told = [m, m]; Manager.Ints = [1, 2, 3];
        Console.WriteLine(Try(() => Spans(Manager.Told, Manager.Ints, m)) + Try(() => Kept(0)) + Try(() => Converted(0)) + Try(() => Deconstructed(0)) + Plain([1, 2, 3]));
    }
}
