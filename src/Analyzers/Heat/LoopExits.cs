using System.Collections.Concurrent;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Heat;

/// <summary>
/// Determines which loops end where they come to a place in them, as in <c>return Parse(text)</c> or before a <c>break</c>. Loops are asked for from
/// the inside out, and the way to the next goes on where the way to the last one ended.
/// </summary>
internal struct LoopExits(SyntaxNode place)
{
    private readonly int _start = place.SpanStart;
    private SyntaxNode _node = Spines.Top(place);
    private bool _leavesAll;
    private List<SyntaxNode>? _left;

    /// <summary>Whether a loop around the place, and around those that were asked for before, ends there.</summary>
    /// <param name="loop">The loop.</param>
    /// <param name="ends">What the lists of statements leave that somebody asked for before.</param>
    public bool Leave(SyntaxNode loop, ConcurrentDictionary<SyntaxNode, LoopEnd?> ends)
    {
        for (; _node != loop && _node.Parent is { } parent && !_leavesAll; _node = Spines.Top(parent))
        {
            if (_node is ReturnStatementSyntax)
                _leavesAll = true;
            if (_node is StatementSyntax && parent is BlockSyntax or SwitchSectionSyntax
                && (ends.TryGetValue(parent, out var known) ? known : ends.GetOrAdd(parent, Loops.LeftBy(parent))) is { } end
                && _start >= end.From)
            {
                if (end.Left == parent)
                    _leavesAll = true;
                else
                    (_left ??= []).Add(end.Left);
            }
        }

        return _leavesAll || _left?.Contains(loop) == true;
    }
}
