using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.FlowAnalysis;
using Microsoft.CodeAnalysis.Operations;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.Analyzers.Heat;

/// <summary>
/// Answers which loops of one function a backward <c>goto</c> makes. A place is in such a loop when control can come back from it to the
/// label, by the function's control-flow graph; the graph is made only where a function has a <c>goto</c> to an earlier place.
/// A <c>goto</c> in a <c>catch</c> is a retry after a failure and no loop, and the graph has no edge to it.
/// </summary>
internal sealed class GotoLoops
{
    private readonly ControlFlowGraph _graph;
    private readonly List<(SyntaxNode Label, int Block, TextSpan Scope)> _headers = [];

    private GotoLoops(ControlFlowGraph graph, HashSet<SyntaxNode> labels)
    {
        _graph = graph;
        foreach (var label in labels.OrderBy(static label => label.SpanStart))
        {
            if (FirstBlockFrom(label.SpanStart) is { } block)
                _headers.Add((label, block, TextSpan.FromBounds(label.SpanStart, ScopeOf(label).Span.End)));
        }
    }

    /// <summary>The loops that backward jumps make in a function; null where there are none.</summary>
    public static GotoLoops? Of(SyntaxNode function, SemanticModel model, CancellationToken cancellationToken)
    {
        var labels = default(HashSet<SyntaxNode>);
        foreach (var node in function.DescendantNodes(node => node == function || node is not (ExpressionSyntax or LocalFunctionStatementSyntax or TypeDeclarationSyntax)))
        {
            if (node is GotoStatementSyntax jump && (model.GetOperation(jump, cancellationToken) as IBranchOperation)?.Target.DeclaringSyntaxReferences.FirstOrDefault() is { } reference
                && reference.GetSyntax(cancellationToken) is var target && target.SpanStart < jump.SpanStart)
            {
                (labels ??= []).Add(target is SwitchLabelSyntax { Parent: SwitchSectionSyntax { Statements: { Count: > 0 } statements } } ? statements[0] : target);
            }
        }

        return labels is not null && GraphOf(function, model, cancellationToken) is { } graph ? new GotoLoops(graph, labels) : null;
    }

    /// <summary>Adds the loops around a place.</summary>
    public void AddTo(ref LoopNest loops, TextSpan place)
    {
        if (BlockOf(place) is not { } block)
            return;
        var irreducible = default(SyntaxNode);
        var isAdded = false;
        foreach (var (label, header, scope) in _headers)
        {
            if (!scope.Contains(place) || !ComesBack(block, header, scope))
                continue;
            if (IsReachable(from: 0, block, without: header))
            {
                irreducible ??= label;
                continue;
            }

            loops.Add(label);
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
            case LocalFunctionStatementSyntax when model.GetDeclaredSymbol(function, cancellationToken) is IMethodSymbol symbol && OuterGraph(function, model, cancellationToken) is { } outer:
                return outer.LocalFunctions.Contains(symbol) ? outer.GetLocalFunctionControlFlowGraph(symbol, cancellationToken) : null;
            case AnonymousFunctionExpressionSyntax when OuterGraph(function, model, cancellationToken) is { } outer:
                foreach (var block in outer.Blocks)
                {
                    foreach (var operation in OperationsOf(block))
                    {
                        if (operation.DescendantsAndSelf().FirstOrDefault(inner => inner is IFlowAnonymousFunctionOperation && inner.Syntax == function) is IFlowAnonymousFunctionOperation lambda)
                            return outer.GetAnonymousFunctionControlFlowGraph(lambda, cancellationToken);
                    }
                }

                return null;
            case LocalFunctionStatementSyntax or AnonymousFunctionExpressionSyntax:
                return null;
            default:
                return model.GetOperation(function, cancellationToken) switch
                {
                    IMethodBodyOperation { Parent: null } body => ControlFlowGraph.Create(body, cancellationToken),
                    IConstructorBodyOperation { Parent: null } body => ControlFlowGraph.Create(body, cancellationToken),
                    IBlockOperation { Parent: null } body => ControlFlowGraph.Create(body, cancellationToken),
                    IFieldInitializerOperation { Parent: null } body => ControlFlowGraph.Create(body, cancellationToken),
                    IPropertyInitializerOperation { Parent: null } body => ControlFlowGraph.Create(body, cancellationToken),
                    _ => null,
                };
        }
    }

    private static ControlFlowGraph? OuterGraph(SyntaxNode function, SemanticModel model, CancellationToken cancellationToken)
    {
        for (var node = function.Parent; node is not null; node = node.Parent)
        {
            if (node is AnonymousFunctionExpressionSyntax or LocalFunctionStatementSyntax or BaseMethodDeclarationSyntax or AccessorDeclarationSyntax or CompilationUnitSyntax
                || (node is ArrowExpressionClauseSyntax { Parent: BasePropertyDeclarationSyntax } or EqualsValueClauseSyntax && model.GetOperation(node, cancellationToken) is { Parent: null }))
            {
                return GraphOf(node, model, cancellationToken);
            }
        }

        return null;
    }

    private static IEnumerable<IOperation> OperationsOf(BasicBlock block) => block.BranchValue is { } value ? block.Operations.Add(value) : block.Operations;

    /// <summary>The block in which the statement at a position begins: blocks are numbered in the order of the source.</summary>
    private int? FirstBlockFrom(int start)
    {
        foreach (var block in _graph.Blocks)
        {
            if (OperationsOf(block).Any(operation => operation.Syntax.SpanStart >= start))
                return block.Ordinal;
        }

        return null;
    }

    /// <summary>The block that holds the smallest operation around a place.</summary>
    private int? BlockOf(TextSpan place)
    {
        var found = default(int?);
        var length = int.MaxValue;
        foreach (var block in _graph.Blocks)
        {
            foreach (var operation in OperationsOf(block))
            {
                var span = operation.Syntax.Span;
                if (span.Length < length && (span.Contains(place) || place.Contains(span)))
                    (found, length) = (block.Ordinal, span.Length);
            }
        }

        return found;
    }

    /// <summary>Whether control comes from a block back to a header without leaving what the label is in force for, which a loop around it does.</summary>
    private bool ComesBack(int block, int header, TextSpan scope)
    {
        var seen = new HashSet<int>();
        var open = new Stack<int>([block]);
        while (open.Count > 0)
        {
            var current = open.Pop();
            if (!seen.Add(current))
                continue;
            foreach (var next in SuccessorsOf(_graph.Blocks[current]))
            {
                if (next == header)
                    return true;
                if (OperationsOf(_graph.Blocks[next]).All(operation => scope.Contains(operation.Syntax.SpanStart)))
                    open.Push(next);
            }
        }

        return false;
    }

    private bool IsReachable(int from, int to, int without)
    {
        var seen = new HashSet<int> { without };
        var open = new Stack<int>([from]);
        while (open.Count > 0)
        {
            var current = open.Pop();
            if (!seen.Add(current))
                continue;
            if (current == to)
                return true;
            foreach (var next in SuccessorsOf(_graph.Blocks[current]))
                open.Push(next);
        }

        return false;
    }

    private static IEnumerable<int> SuccessorsOf(BasicBlock block)
    {
        if (block.FallThroughSuccessor?.Destination is { } next)
            yield return next.Ordinal;
        if (block.ConditionalSuccessor?.Destination is { } other)
            yield return other.Ordinal;
    }
}
