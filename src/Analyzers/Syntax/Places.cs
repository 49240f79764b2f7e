using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Syntax;

/// <summary>Those of some nodes, ordered by their starts, that start between two positions.</summary>
internal readonly struct Places<T>
    where T : SyntaxNode
{
    private readonly List<T>? _nodes;
    private readonly int _first;
    private readonly int _end;

    public Places(List<T> nodes, int start, int end)
    {
        _nodes = nodes;
        _first = FirstFrom(nodes, start);
        _end = FirstFrom(nodes, end);
    }

    /// <summary>Whether there are no places.</summary>
    public bool IsEmpty => _end <= _first;

    /// <summary>The number of nodes.</summary>
    public int Count => Math.Max(_end - _first, 0);

    /// <summary>A node by its number.</summary>
    public T this[int index] => _nodes![_first + index];

    public Enumerator GetEnumerator() => new(_nodes, _first, _end);

    /// <summary>The number of the first node that starts at a position or later.</summary>
    public static int FirstFrom(List<T> nodes, int start)
    {
        var low = 0;
        var high = nodes.Count;
        while (low < high)
        {
            var middle = (low + high) / 2;
            if (nodes[middle].SpanStart < start)
                low = middle + 1;
            else
                high = middle;
        }

        return low;
    }

    /// <summary>Goes through the nodes.</summary>
    public struct Enumerator(List<T>? nodes, int first, int end)
    {
        private int _next = first - 1;

        public readonly T Current => nodes![_next];

        public bool MoveNext() => ++_next < end;
    }
}
