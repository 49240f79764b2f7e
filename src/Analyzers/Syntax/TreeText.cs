using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Allocations.Analyzers.Syntax;

/// <summary>
/// Searches the text of a file, where that tells at less cost than its syntax that there is nothing to find. A <c>SourceText</c> is not always kept as
/// one string and copies a large file each time that it is asked for one. So the string is kept as long as there is memory for it.
/// </summary>
internal static class TreeText
{
    private static readonly ConditionalWeakTable<SyntaxTree, WeakReference<string>> OfTrees = new();

    /// <summary>The text of a file.</summary>
    public static string Of(SyntaxTree tree, CancellationToken cancellationToken)
    {
        if (OfTrees.TryGetValue(tree, out var known) && known.TryGetTarget(out var kept))
            return kept;
        var text = tree.GetText(cancellationToken).ToString();
        if (known is null)
            OfTrees.GetValue(tree, _ => new WeakReference<string>(text));
        else
            known.SetTarget(text);
        return text;
    }

    /// <summary>Whether a file has some characters, also within a word.</summary>
    public static bool Contains(SyntaxTree tree, string part, CancellationToken cancellationToken) =>
        Of(tree, cancellationToken).IndexOf(part, StringComparison.Ordinal) >= 0;

    /// <summary>Whether a file has a word.</summary>
    public static bool Mentions(SyntaxTree tree, string word, CancellationToken cancellationToken)
    {
        var text = Of(tree, cancellationToken);
        return IndexOfWord(text, word, 0, text.Length) >= 0;
    }

    /// <summary>Where a part of a text has a word that is not a part of a longer one; negative where it has not.</summary>
    public static int IndexOfWord(string text, string word, int start, int end)
    {
        for (var at = start; (at = text.IndexOf(word, at, end - at, StringComparison.Ordinal)) >= 0; at++)
        {
            if (!IsPartOfName(text, at - 1) && !IsPartOfName(text, at + word.Length))
                return at;
        }

        return -1;
    }

    private static bool IsPartOfName(string text, int at) => at >= 0 && at < text.Length && SyntaxFacts.IsIdentifierPartCharacter(text[at]);
}
