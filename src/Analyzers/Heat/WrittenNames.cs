using System.Runtime.CompilerServices;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Heat;

/// <summary>
/// Where the text of one file has which name before an opening parenthesis. It is read from the text alone, without a look at the syntax, and kept with
/// the tree: an editor that changes one file keeps the index of all others. What stands in a comment or a literal is sorted out when it is asked for.
/// </summary>
internal sealed class WrittenNames
{
    private static readonly ConditionalWeakTable<SyntaxTree, WrittenNames> OfTrees = new();

    private readonly Dictionary<string, List<int>> _positions = new(StringComparer.Ordinal);
    private readonly SyntaxTree _tree;

    private WrittenNames(SyntaxTree tree, string text)
    {
        _tree = tree;
        for (var open = text.IndexOf('('); open >= 0; open = text.IndexOf('(', open + 1))
        {
            var end = SkipTypeArguments(text, open);
            var start = end;
            while (start > 0 && SyntaxFacts.IsIdentifierPartCharacter(text[start - 1]))
                start--;
            if (start == end || !SyntaxFacts.IsIdentifierStartCharacter(text[start]))
                continue;
            var name = text.Substring(start, end - start);
            if (!_positions.TryGetValue(name, out var positions))
                _positions.Add(name, positions = []);
            positions.Add(start);
        }
    }

    /// <summary>The index of a file, made on first use.</summary>
    public static WrittenNames Of(SyntaxTree tree, CancellationToken cancellationToken)
    {
        if (OfTrees.TryGetValue(tree, out var known))
            return known;
        var text = TreeText.Of(tree, cancellationToken);
        return OfTrees.GetValue(tree, key => new WrittenNames(key, text));
    }

    /// <summary>The names of calls and creations that equal <paramref name="name"/>, in file order.</summary>
    public IEnumerable<SimpleNameSyntax> CallsOf(string name, CancellationToken cancellationToken)
    {
        if (!_positions.TryGetValue(name, out var positions))
            yield break;
        var root = _tree.GetRoot(cancellationToken);
        foreach (var position in positions)
        {
            if (root.FindToken(position) is { Parent: SimpleNameSyntax call } token && token.SpanStart == position && CalledName.CallOf(call) is not null)
                yield return call;
        }
    }

    /// <summary>Whether the file has a name where it is neither called nor declared, as far as the text tells.</summary>
    public bool IsPassedOn(string name, CancellationToken cancellationToken)
    {
        var text = TreeText.Of(_tree, cancellationToken);
        var called = _positions.TryGetValue(name, out var positions) ? positions : [];
        for (var at = 0; (at = TreeText.IndexOfWord(text, name, at, text.Length)) >= 0; at += name.Length)
        {
            if (!called.Contains(at))
                return true;
        }

        return false;
    }

    /// <summary>Where the name before a parenthesis ends: before type arguments, such as those of <c>Read&lt;int&gt;()</c>, and before blanks.</summary>
    private static int SkipTypeArguments(string text, int open)
    {
        var end = open;
        while (end > 0 && text[end - 1] is ' ')
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
}
