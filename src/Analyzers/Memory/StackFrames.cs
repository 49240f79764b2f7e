using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Memory;

/// <summary>Determines whether a place may take stack memory by its loops, suspension points, handlers and zeroing; recursion is not looked at.</summary>
internal static class StackFrames
{
    /// <summary>
    /// The outermost loop around a place within its function, or null. Stack memory is freed only when the function
    /// returns, so a stack allocation in it would add up.
    /// </summary>
    public static SyntaxNode? OutermostLoop(SyntaxNode place, SyntaxNode function)
    {
        var outermost = default(SyntaxNode);
        for (var node = place; node != function && node.Parent is { } parent; node = parent)
        {
            if (Loops.RunsRepeatedly(node, parent))
                outermost = parent;
        }

        return outermost;
    }

    /// <summary>Whether a function jumps to a label before the jump: that may be a loop that no statement shows.</summary>
    public static bool JumpsBack(SyntaxNode function) => !MemberIndex.Own(FlowNode.BackwardGoto, function).IsEmpty;

    /// <summary>Whether a function jumps by label, so that a statement may run without those that are written before it.</summary>
    public static bool HasLabels(SyntaxNode function) => !MemberIndex.Own(FlowNode.Label, function).IsEmpty;

    /// <summary>Whether a place is in a <c>catch</c> or <c>finally</c> block of its function, where the language has no stack allocation.</summary>
    public static bool IsInHandler(SyntaxNode place, SyntaxNode function)
    {
        for (var node = place; node is not null && node != function; node = node.Parent)
        {
            if (node is CatchClauseSyntax or FinallyClauseSyntax)
                return true;
        }

        return false;
    }

    /// <summary>
    /// Whether the function suspends while a value is alive that is declared at <paramref name="start"/> and used last before
    /// <paramref name="end"/>. A use in a loop keeps it alive for the whole loop.
    /// </summary>
    public static bool SuspendsBetween(SyntaxNode function, int start, int end)
    {
        if (MemberIndex.Own(FlowNode.Suspension, function).IsEmpty)
            return false;
        foreach (var loop in MemberIndex.Own(FlowNode.Loop, function, start))
        {
            if (loop.SpanStart >= end)
                break;
            end = Math.Max(end, loop.Span.End);
        }

        foreach (var suspension in MemberIndex.Own(FlowNode.Suspension, function, start))
            return suspension.SpanStart < end || IsInSuspension(function, start);
        return IsInSuspension(function, start);
    }

    /// <summary>Whether a position lies in something that suspends a function, such as the body of <c>await foreach</c>, and is not its beginning.</summary>
    private static bool IsInSuspension(SyntaxNode function, int position)
    {
        for (var node = function.FullSpan.Contains(position) ? function.FindToken(position).Parent : null;
             node is not null && node != function;
             node = node.Parent)
        {
            if (node.SpanStart < position && References.IsSuspension(node))
                return true;
        }

        return false;
    }

    /// <summary>Where the whole expression or declarator around a use ends: what is evaluated before its result is stored.</summary>
    public static int EndOfEvaluation(SyntaxNode use)
    {
        var node = use;
        while (node.Parent is ExpressionSyntax or ArgumentSyntax or BaseArgumentListSyntax or EqualsValueClauseSyntax or ArrowExpressionClauseSyntax
            && node.Parent is not AnonymousFunctionExpressionSyntax)
        {
            node = node.Parent;
        }

        return node.Parent is ForEachStatementSyntax loop && loop.Expression == node ? loop.Span.End : node.Span.End;
    }

    /// <summary>Whether <c>[SkipLocalsInit]</c> applies at a symbol, so that stack memory is not zeroed.</summary>
    public static bool SkipsLocalsInit(ISymbol? symbol)
    {
        for (; symbol is not (null or INamespaceSymbol); symbol = symbol.ContainingSymbol)
        {
            if (HasSkipLocalsInit(symbol) || (symbol is IMethodSymbol { AssociatedSymbol: { } owner } && HasSkipLocalsInit(owner)))
                return true;
            if (symbol is INamedTypeSymbol type && type.ContainingType is null)
                return HasSkipLocalsInit(type.ContainingModule);
        }

        return false;
    }

    private static bool HasSkipLocalsInit(ISymbol? symbol)
    {
        if (symbol is null)
            return false;
        foreach (var attribute in symbol.GetAttributes())
        {
            if (attribute.AttributeClass?.Name == "SkipLocalsInitAttribute")
                return true;
        }

        return false;
    }
}
