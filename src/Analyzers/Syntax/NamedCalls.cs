using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.Analyzers.Syntax;

/// <summary>
/// The calls and creations of one file by the last name that they are written with. Where the names are is read from the text alone; the syntax is asked
/// for what is looked up. It is kept with the tree: an editor that changes one file keeps the index of all others. What a call binds to is for the asker
/// to confirm.
/// </summary>
internal sealed class NamedCalls
{
    private static readonly ConditionalWeakTable<SyntaxTree, NamedCalls> OfTrees = new();

    private readonly Dictionary<string, Places> _places = new(StringComparer.Ordinal);

    private NamedCalls(SyntaxTree tree, string text)
    {
        Tree = tree;
        for (var open = text.IndexOfAny(Openings); open >= 0; open = text.IndexOfAny(Openings, open + 1))
        {
            var end = EndOfName(text, open);
            var start = end;
            while (start > 0 && SyntaxFacts.IsIdentifierPartCharacter(text[start - 1]))
                start--;
            if (start < end && SyntaxFacts.IsIdentifierStartCharacter(text[start]) && (text[open] == '(' || IsCreated(text, start)))
                Add(text.Substring(start, end - start), start > 0 && text[start - 1] == '@' ? start - 1 : start);
        }
    }

    // An object initialiser may stand in place of arguments.
    private static char[] Openings { get; } = ['(', '{'];

    /// <summary>The file.</summary>
    public SyntaxTree Tree { get; }

    /// <summary>The index of a file, made on first use.</summary>
    public static NamedCalls Of(SyntaxTree tree, CancellationToken cancellationToken)
    {
        if (OfTrees.TryGetValue(tree, out var known))
            return known;
        var text = TreeText.Of(tree, cancellationToken);
        return OfTrees.GetValue(tree, key => new NamedCalls(key, text));
    }

    /// <summary>Whether the index of a file was asked for.</summary>
    public static bool IsMade(SyntaxTree tree) => OfTrees.TryGetValue(tree, out _);

    /// <summary>What the text of the file has where a call would have a name.</summary>
    public IReadOnlyCollection<string> Names => _places.Keys;

    /// <summary>The calls and creations with a name, in file order.</summary>
    public IEnumerable<NamedCall> Named(string name, CancellationToken cancellationToken) =>
        NamedIn(TextSpan.FromBounds(0, int.MaxValue), name, cancellationToken);

    /// <summary>Those that begin inside a part of the file.</summary>
    public IEnumerable<NamedCall> NamedIn(TextSpan part, string name, CancellationToken cancellationToken)
    {
        if (!_places.TryGetValue(name, out var places))
            yield break;
        var first = places.Positions.BinarySearch(part.Start);
        for (var i = first < 0 ? ~first : first; i < places.Positions.Count && places.Positions[i] < part.End; i++)
        {
            if ((places.Calls[i] ??= Find(places.Positions[i], cancellationToken)) is { } call && call != NamedCall.None)
                yield return call;
        }
    }

    /// <summary>Whether the file has a name where it is neither called nor declared, as far as the text tells.</summary>
    public bool IsPassedOn(string name, CancellationToken cancellationToken)
    {
        var called = _places.TryGetValue(name, out var places) ? places.Positions : [];
        foreach (var at in TreeWords.PlacesOf(name, Tree, cancellationToken))
        {
            if (called.BinarySearch(at) < 0)
                return true;
        }

        return false;
    }

    /// <summary>Where the name before an opening ends: before type arguments, such as those of <c>Read&lt;int&gt;()</c>, and before blanks.</summary>
    private static int EndOfName(string text, int open)
    {
        var end = open;
        while (end > 0 && char.IsWhiteSpace(text[end - 1]))
            end--;
        if (end == 0 || text[end - 1] != '>')
            return end;
        var depth = 0;
        for (var at = end - 1; at > 0; at--)
        {
            depth += text[at] switch { '>' => 1, '<' => -1, _ => 0 };
            if (depth == 0)
                return at;
            if (text[at] is ';' or '{' or '}' or '(' or ')')
                break;
        }

        return end;
    }

    /// <summary>Whether <c>new</c> stands before a name, or before what qualifies it.</summary>
    private static bool IsCreated(string text, int start)
    {
        var at = start;
        while (at > 0 && (text[at - 1] == '.' || SyntaxFacts.IsIdentifierPartCharacter(text[at - 1])))
            at--;
        var blank = at;
        while (at > 0 && char.IsWhiteSpace(text[at - 1]))
            at--;
        return at >= 3 && at < blank && text[at - 1] == 'w' && text[at - 2] == 'e' && text[at - 3] == 'n';
    }

    private void Add(string name, int position)
    {
        if (!_places.TryGetValue(name, out var places))
            _places.Add(name, places = new Places());
        places.Positions.Add(position);
    }

    private NamedCall Find(int position, CancellationToken cancellationToken)
    {
        var token = Tree.GetRoot(cancellationToken).FindToken(position);
        return token.SpanStart == position ? NamedCall.Of(token) : NamedCall.None;
    }

    /// <summary>Where a file has a name, and what was found there.</summary>
    private sealed class Places
    {
        private NamedCall?[]? _calls;

        public List<int> Positions { get; } = [];

        /// <summary>What is at each position; null where nobody has looked yet.</summary>
        public NamedCall?[] Calls => _calls ??= new NamedCall?[Positions.Count];
    }
}
