using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.FlowAnalysis;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.Analyzers.Heat;

/// <summary>A loop that jumps back to a label make.</summary>
/// <param name="label">The statement at the label.</param>
/// <param name="header">The block in which it begins.</param>
/// <param name="scope">What the label is in force for, from the label on.</param>
internal sealed class JumpLoop(SyntaxNode label, int header, TextSpan scope)
{
    public SyntaxNode Label { get; } = label;

    public int Header { get; } = header;

    public TextSpan Scope { get; } = scope;

    /// <summary>The next loop around this one, or null; always null where loops do not nest.</summary>
    public JumpLoop? Outer { get; set; }

    /// <summary>The number of loops of jumps around its body.</summary>
    public int Depth { get; set; } = 1;
}

/// <summary>
/// The innermost loop of each block where the loops of a function nest, as they do in a reducible graph: a loop that has been found counts as
/// one block for those around it, so that each block is visited once, however many loops overlap.
/// </summary>
internal sealed class NestedJumps
{
    private readonly ControlFlowGraph _graph;
    private readonly Dominators _dominators;
    private readonly JumpLoop?[] _innermost;

    // By block: that which stands for it, which is the header of the outermost loop that it is known to be in; by such a header: that loop.
    private readonly int[] _standsFor;
    private readonly JumpLoop?[] _outermost;

    private NestedJumps(ControlFlowGraph graph, Dominators dominators)
    {
        _graph = graph;
        _dominators = dominators;
        _innermost = new JumpLoop?[graph.Blocks.Length];
        _outermost = new JumpLoop?[graph.Blocks.Length];
        _standsFor = new int[graph.Blocks.Length];
        for (var block = 0; block < _standsFor.Length; block++)
            _standsFor[block] = block;
    }

    private enum Side
    {
        Inside,
        Outside,
        Both,
    }

    /// <summary>The nest of loops, which are in the order of their labels; null where some overlap without nesting.</summary>
    public static NestedJumps? Of(IReadOnlyList<JumpLoop> loops, ControlFlowGraph graph, Dominators dominators)
    {
        var nest = new NestedJumps(graph, dominators);
        for (var i = loops.Count - 1; i >= 0; i--)
        {
            if (!nest.TryAdd(loops[i]))
            {
                foreach (var loop in loops)
                    loop.Outer = null;
                return null;
            }
        }

        foreach (var loop in loops)
            loop.Depth = loop.Outer is { } outer ? outer.Depth + 1 : 1;
        return nest;
    }

    /// <summary>The innermost loop around a place in a block, or null.</summary>
    public JumpLoop? Around(SyntaxNode place, int block)
    {
        var loop = _innermost[block];
        while (loop is not null && !loop.Scope.Contains(place.Span))
            loop = loop.Outer;
        return loop;
    }

    private bool TryAdd(JumpLoop loop)
    {
        if (Standing(loop.Header) != loop.Header)
            return false;
        var body = new HashSet<int>();
        var ways = new HashSet<int>();
        var open = new Stack<int>([loop.Header]);
        var comesBack = false;
        while (open.Count > 0)
        {
            foreach (var branch in _graph.Blocks[open.Pop()].Predecessors)
            {
                var block = branch.Source;
                var side = block.Kind == BasicBlockKind.Entry ? Side.Outside : SideOf(block, loop.Scope);
                if (side == Side.Outside)
                    continue;
                var isReached = _dominators.IsReached(block.Ordinal);
                if (isReached && !_dominators.Dominates(loop.Header, block.Ordinal) && block.Operations.IsEmpty && block.BranchValue is null)
                {
                    // Only a way from one block to another, inside or outside.
                    if (ways.Add(block.Ordinal))
                        open.Push(block.Ordinal);
                    continue;
                }

                if (side == Side.Both || (isReached && !_dominators.Dominates(loop.Header, block.Ordinal)))
                    return false;
                var standing = Standing(block.Ordinal);
                if (!isReached && standing != block.Ordinal)
                    return false;
                if (standing == loop.Header)
                    comesBack = true;
                else if (body.Add(standing))
                    open.Push(standing);
            }
        }

        if (!comesBack)
            return body.Count == 0;
        body.Add(loop.Header);
        foreach (var block in body)
        {
            if (_outermost[block] is { } inner)
            {
                if (!loop.Scope.Contains(inner.Label.SpanStart))
                    return false;
                inner.Outer = loop;
            }
            else
            {
                _innermost[block] = loop;
            }

            _standsFor[block] = loop.Header;
        }

        _outermost[loop.Header] = loop;
        return true;
    }

    private static Side SideOf(BasicBlock block, TextSpan scope)
    {
        var (isInside, isOutside) = (false, false);
        for (var i = 0; i <= block.Operations.Length; i++)
        {
            if ((i < block.Operations.Length ? block.Operations[i] : block.BranchValue) is not { Syntax.Span: var span })
                continue;
            if (scope.Contains(span.Start))
                isInside = true;
            else if (span.OverlapsWith(scope))
                return Side.Both;
            else
                isOutside = true;
        }

        return isInside && isOutside ? Side.Both : isOutside ? Side.Outside : Side.Inside;
    }

    private int Standing(int block)
    {
        while (_standsFor[block] != block)
        {
            _standsFor[block] = _standsFor[_standsFor[block]];
            block = _standsFor[block];
        }

        return block;
    }
}
