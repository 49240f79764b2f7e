using Microsoft.CodeAnalysis.FlowAnalysis;

namespace Allocations.Analyzers.Heat;

/// <summary>Which blocks of a control-flow graph every way from its entry to a block passes, by the algorithm of Cooper, Harvey and Kennedy.</summary>
internal sealed class Dominators
{
    private const int Unknown = -1;

    // The number of each block in the tree of immediate dominators, counted on the way down, and the last number below it.
    private readonly int[] _first;
    private readonly int[] _last;

    public Dominators(ControlFlowGraph graph)
    {
        var count = graph.Blocks.Length;
        var order = PostOrder(graph, out var numbers);
        var immediate = new int[count];
        for (var i = 0; i < count; i++)
            immediate[i] = Unknown;
        immediate[0] = 0;
        for (var isChanged = true; isChanged;)
        {
            isChanged = false;
            for (var i = order.Count - 2; i >= 0; i--)
            {
                var found = Unknown;
                foreach (var branch in graph.Blocks[order[i]].Predecessors)
                {
                    var from = branch.Source.Ordinal;
                    if (immediate[from] != Unknown)
                        found = found == Unknown ? from : Common(found, from, immediate, numbers);
                }

                if (found != Unknown && immediate[order[i]] != found)
                {
                    immediate[order[i]] = found;
                    isChanged = true;
                }
            }
        }

        _first = new int[count];
        _last = new int[count];
        Number(immediate);
    }

    /// <summary>Whether each way to a block passes another. No way leads to a block that is never reached.</summary>
    public bool Dominates(int dominator, int block) =>
        _first[block] == Unknown || (_first[dominator] != Unknown && _first[dominator] <= _first[block] && _first[block] <= _last[dominator]);

    /// <summary>Whether a way of branches leads to a block: none leads to what only an exception reaches.</summary>
    public bool IsReached(int block) => _first[block] != Unknown;

    private static int Common(int left, int right, int[] immediate, int[] numbers)
    {
        while (left != right)
        {
            while (numbers[left] < numbers[right])
                left = immediate[left];
            while (numbers[right] < numbers[left])
                right = immediate[right];
        }

        return left;
    }

    /// <summary>The blocks that are reached, each after its successors.</summary>
    private static List<int> PostOrder(ControlFlowGraph graph, out int[] numbers)
    {
        numbers = new int[graph.Blocks.Length];
        var order = new List<int>(graph.Blocks.Length);
        var seen = new bool[graph.Blocks.Length];
        var open = new Stack<(BasicBlock Block, int Next)>();
        open.Push((graph.Blocks[0], 0));
        seen[0] = true;
        while (open.Count > 0)
        {
            var (block, next) = open.Pop();
            if (next == 2)
            {
                numbers[block.Ordinal] = order.Count;
                order.Add(block.Ordinal);
                continue;
            }

            open.Push((block, next + 1));
            var successor = (next == 0 ? block.FallThroughSuccessor : block.ConditionalSuccessor)?.Destination;
            if (successor is null || seen[successor.Ordinal])
                continue;
            seen[successor.Ordinal] = true;
            open.Push((successor, 0));
        }

        return order;
    }

    private void Number(int[] immediate)
    {
        var children = new List<int>?[immediate.Length];
        for (var block = 0; block < immediate.Length; block++)
        {
            _first[block] = Unknown;
            if (block != 0 && immediate[block] != Unknown)
                (children[immediate[block]] ??= []).Add(block);
        }

        var number = 0;
        var open = new Stack<(int Block, bool IsDone)>();
        open.Push((0, false));
        while (open.Count > 0)
        {
            var (block, isDone) = open.Pop();
            if (isDone)
            {
                _last[block] = number - 1;
                continue;
            }

            _first[block] = number++;
            open.Push((block, true));
            foreach (var child in children[block] ?? [])
                open.Push((child, false));
        }
    }
}
