using System.Runtime.CompilerServices;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.FlowAnalysis;
using Microsoft.CodeAnalysis.Operations;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.Analyzers.Heat;

/// <summary>
/// Finds the loops that a backward <c>goto</c> makes in one function. A place is in such a loop when control can come back from it to the
/// label, by the function's control-flow graph; the graph is made only where a function has a <c>goto</c> to an earlier place.
/// A <c>goto</c> in a <c>catch</c> is a retry after a failure and no loop, and the graph has no edge to it.
/// </summary>
internal sealed class GotoLoops
{
    private static readonly ConditionalWeakTable<IOperation, ControlFlowGraph> Graphs = new();

    private readonly ControlFlowGraph _graph;
    private readonly Dominators _dominators;

    private readonly NestedJumps? _nested;

    // By block: the loops that it is in, outermost first; where they do not nest.
    private readonly Dictionary<int, List<JumpLoop>> _loops = [];

    // The blocks of operations by their syntax, and the operations by their starts.
    private readonly Dictionary<TextSpan, int> _blocks = [];
    private readonly List<(TextSpan Span, int Block, int Order)> _operations = [];

    private GotoLoops(ControlFlowGraph graph, HashSet<SyntaxNode> labels)
    {
        _graph = graph;
        _dominators = new Dominators(graph);
        var lastStarts = new int[graph.Blocks.Length];
        foreach (var block in graph.Blocks)
        {
            var last = block.Ordinal == 0 ? -1 : lastStarts[block.Ordinal - 1];
            foreach (var operation in OperationsOf(block))
            {
                var span = operation.Syntax.Span;
                last = Math.Max(last, span.Start);
                _operations.Add((span, block.Ordinal, _operations.Count));
                if (!_blocks.ContainsKey(span))
                    _blocks.Add(span, block.Ordinal);
            }

            lastStarts[block.Ordinal] = last;
        }

        _operations.Sort(static (left, right) => left.Span.Start != right.Span.Start
            ? left.Span.Start.CompareTo(right.Span.Start)
            : left.Order.CompareTo(right.Order));
        var loops = new List<JumpLoop>();
        foreach (var label in labels.OrderBy(static label => label.SpanStart))
        {
            // Blocks are numbered in the order of the source: the statement begins in the first with an operation there or later.
            var header = Array.BinarySearch(lastStarts, label.SpanStart);
            header = header < 0 ? ~header : header;
            while (header > 0 && lastStarts[header - 1] >= label.SpanStart)
                header--;
            if (header < lastStarts.Length)
                loops.Add(new JumpLoop(label, header, TextSpan.FromBounds(label.SpanStart, ScopeOf(label).Span.End)));
        }

        _nested = NestedJumps.Of(loops, graph, _dominators);
        if (_nested is null)
        {
            foreach (var loop in loops)
                AddLoop(loop);
        }
    }

    /// <summary>The loops that backward jumps make in a function, or null.</summary>
    public static GotoLoops? Of(SyntaxNode function, SemanticModel model, CancellationToken cancellationToken)
    {
        var labels = default(HashSet<SyntaxNode>);
        foreach (var jump in MemberIndex.Own(FlowNode.Goto, function))
        {
            if (!(function is CompilationUnitSyntax && jump.FirstAncestorOrSelf<TypeDeclarationSyntax>() is not null)
                && (model.GetOperation(jump, cancellationToken) as IBranchOperation)?.Target.DeclaringSyntaxReferences.FirstOrDefault() is { } reference
                && reference.GetSyntax(cancellationToken) is var target && target.SpanStart < jump.SpanStart)
            {
                (labels ??= []).Add(target is SwitchLabelSyntax { Parent: SwitchSectionSyntax { Statements: { Count: > 0 } statements } }
                    ? statements[0]
                    : target);
            }
        }

        return labels is not null && GraphOf(function, model, cancellationToken) is { } graph ? new GotoLoops(graph, labels) : null;
    }

    /// <summary>Adds the loops around a place.</summary>
    public void AddTo(ref LoopNest loops, SyntaxNode place)
    {
        if (BlockOf(place) is not { } block)
            return;
        if (_nested is not null)
        {
            if (_nested.Around(place, block) is { } innermost)
                loops.Add(innermost.Label, innermost.Depth);
            return;
        }

        var irreducible = default(SyntaxNode);
        var isAdded = false;
        if (!_loops.TryGetValue(block, out var around))
            return;
        foreach (var loop in around)
        {
            if (!loop.Scope.Contains(place.Span))
                continue;
            if (!_dominators.Dominates(loop.Header, block))
            {
                irreducible ??= loop.Label;
                continue;
            }

            loops.Add(loop.Label);
            isAdded = true;
        }

        if (!isAdded && irreducible is not null)
            loops.Add(irreducible);
    }

    private static SyntaxNode ScopeOf(SyntaxNode label) =>
        label.Ancestors().FirstOrDefault(static node => node is BlockSyntax or SwitchStatementSyntax or CompilationUnitSyntax) ?? label;

    private static ControlFlowGraph? GraphOf(SyntaxNode function, SemanticModel model, CancellationToken cancellationToken)
    {
        switch (function)
        {
            case LocalFunctionStatementSyntax
                when model.GetDeclaredSymbol(function, cancellationToken) is IMethodSymbol symbol
                    && OuterGraph(function, model, cancellationToken) is { } outer:
                return outer.LocalFunctions.Contains(symbol) ? outer.GetLocalFunctionControlFlowGraph(symbol, cancellationToken) : null;
            case AnonymousFunctionExpressionSyntax when OuterGraph(function, model, cancellationToken) is { } outer:
                foreach (var block in outer.Blocks)
                {
                    foreach (var operation in OperationsOf(block))
                    {
                        if (operation.DescendantsAndSelf().FirstOrDefault(inner => inner is IFlowAnonymousFunctionOperation
                            && inner.Syntax == function) is IFlowAnonymousFunctionOperation lambda)
                            return outer.GetAnonymousFunctionControlFlowGraph(lambda, cancellationToken);
                    }
                }

                return null;
            case LocalFunctionStatementSyntax or AnonymousFunctionExpressionSyntax:
                return null;
            default:
                if (model.GetOperation(function, cancellationToken) is not { Parent: null } root)
                    return null;
                if (Graphs.TryGetValue(root, out var known))
                    return known;
                var made = root switch
                {
                    IMethodBodyOperation body => ControlFlowGraph.Create(body, cancellationToken),
                    IConstructorBodyOperation body => ControlFlowGraph.Create(body, cancellationToken),
                    IBlockOperation body => ControlFlowGraph.Create(body, cancellationToken),
                    IFieldInitializerOperation body => ControlFlowGraph.Create(body, cancellationToken),
                    IPropertyInitializerOperation body => ControlFlowGraph.Create(body, cancellationToken),
                    _ => null,
                };
                return made is null ? null : Graphs.GetValue(root, _ => made);
        }
    }

    private static ControlFlowGraph? OuterGraph(SyntaxNode function, SemanticModel model, CancellationToken cancellationToken)
    {
        for (var node = function.Parent; node is not null; node = node.Parent)
        {
            if (node is AnonymousFunctionExpressionSyntax or LocalFunctionStatementSyntax or BaseMethodDeclarationSyntax or AccessorDeclarationSyntax
                or CompilationUnitSyntax
                || (node is ArrowExpressionClauseSyntax { Parent: BasePropertyDeclarationSyntax } or EqualsValueClauseSyntax
                    && model.GetOperation(node, cancellationToken) is { Parent: null }))
            {
                return GraphOf(node, model, cancellationToken);
            }
        }

        return null;
    }

    private static IEnumerable<IOperation> OperationsOf(BasicBlock block) => block.BranchValue is { } value ? block.Operations.Add(value) : block.Operations;

    /// <summary>The block that holds the smallest operation around a place, or in it.</summary>
    private int? BlockOf(SyntaxNode place)
    {
        var found = default(int?);
        var (length, order) = (int.MaxValue, int.MaxValue);
        var low = 0;
        for (var high = _operations.Count; low < high;)
        {
            var middle = (low + high) / 2;
            if (_operations[middle].Span.Start < place.SpanStart)
                low = middle + 1;
            else
                high = middle;
        }

        for (; low < _operations.Count && _operations[low].Span.Start <= place.Span.End; low++)
        {
            var operation = _operations[low];
            if (place.Span.Contains(operation.Span) && (operation.Span.Length < length || (operation.Span.Length == length && operation.Order < order)))
                (found, length, order) = (operation.Block, operation.Span.Length, operation.Order);
        }

        for (var node = place; found is null && node is not null; node = node.Parent)
        {
            if (_blocks.TryGetValue(node.Span, out var block))
                found = block;
        }

        return found;
    }

    /// <summary>
    /// Notes the blocks from which control comes back to a header without leaving what the label is in force for, which a loop around it does.
    /// </summary>
    private void AddLoop(JumpLoop loop)
    {
        var seen = new HashSet<int>();
        var open = new Stack<int>([loop.Header]);
        while (open.Count > 0)
        {
            foreach (var branch in _graph.Blocks[open.Pop()].Predecessors)
            {
                var block = branch.Source;
                if (!seen.Add(block.Ordinal))
                    continue;
                if (!_loops.TryGetValue(block.Ordinal, out var loops))
                    _loops.Add(block.Ordinal, loops = []);
                loops.Add(loop);
                if (block.Ordinal != loop.Header && IsWithin(block, loop.Scope))
                    open.Push(block.Ordinal);
            }
        }
    }

    private static bool IsWithin(BasicBlock block, TextSpan scope)
    {
        foreach (var operation in OperationsOf(block))
        {
            if (!scope.Contains(operation.Syntax.SpanStart))
                return false;
        }

        return true;
    }
}
