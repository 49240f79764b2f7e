using System.Globalization;
using Allocations.Analyzers.Options;
using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Heat;

/// <summary>The loops around a place in one function.</summary>
internal struct LoopNest
{
    private SyntaxNode? _innermost;
    private int _depth;
    private int _handfuls;
    private bool _isLong;

    /// <summary>Adds a loop, and the others that <paramref name="depth"/> counts around it. Of loops around one place, the innermost begins last.</summary>
    /// <param name="loop">The loop.</param>
    /// <param name="depth">How many loops there are, with those around it.</param>
    /// <param name="isLong">Whether it goes through data, so that it has many iterations.</param>
    /// <param name="isHandful">Whether it has a handful of iterations, so that another loop is no more for it.</param>
    public void Add(SyntaxNode loop, int depth = 1, bool isLong = false, bool isHandful = false)
    {
        _depth += depth;
        _handfuls += isHandful ? depth : 0;
        _isLong |= isLong;
        if (_innermost is null || loop.SpanStart > _innermost.SpanStart)
            _innermost = loop;
    }

    /// <summary>Whether there is no loop.</summary>
    public readonly bool IsEmpty => _innermost is null;

    /// <summary>How many loops there are.</summary>
    public readonly int Depth => _depth;

    /// <summary>"in a loop (line 42, depth 2)"; null outside loops.</summary>
    public readonly PlaceHeat? Heat
    {
        get
        {
            if (_innermost is null)
                return null;
            var line = _innermost.GetLocation().GetLineSpan().StartLinePosition.Line + 1;
            var nested = _depth > 1 ? ", depth " + _depth.ToString(CultureInfo.InvariantCulture) : "";
            return new PlaceHeat(HeatLevel.Hot, "in a loop (line " + line.ToString(CultureInfo.InvariantCulture) + nested + ")", _depth)
            {
                RunsOften = _isLong || _depth - _handfuls > 1,
                IsBarelyOften = !_isLong && _depth - _handfuls > 1,
            };
        }
    }
}
