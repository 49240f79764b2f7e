using System.Globalization;
using Allocations.Analyzers.Options;
using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Heat;

/// <summary>The loops around a place in one function.</summary>
internal struct LoopNest
{
    private SyntaxNode? _innermost;
    private int _depth;

    /// <summary>Adds a loop, and the others that <paramref name="depth"/> counts around it. Of loops around one place, the innermost begins last.</summary>
    public void Add(SyntaxNode loop, int depth = 1)
    {
        _depth += depth;
        if (_innermost is null || loop.SpanStart > _innermost.SpanStart)
            _innermost = loop;
    }

    /// <summary>Whether there is no loop.</summary>
    public readonly bool IsEmpty => _innermost is null;

    /// <summary>"in a loop (line 42, depth 2)"; null outside loops.</summary>
    public readonly PlaceHeat? Heat
    {
        get
        {
            if (_innermost is null)
                return null;
            var line = _innermost.GetLocation().GetLineSpan().StartLinePosition.Line + 1;
            var nested = _depth > 1 ? ", depth " + _depth.ToString(CultureInfo.InvariantCulture) : "";
            return new PlaceHeat(HeatLevel.Hot, "in a loop (line " + line.ToString(CultureInfo.InvariantCulture) + nested + ")", _depth);
        }
    }
}
