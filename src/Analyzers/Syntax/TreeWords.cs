using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Allocations.Analyzers.Syntax;

/// <summary>
/// Finds the places of a word in the text of a file. A search goes through the text, which is the fastest for some words. Who asks for as many words as a large
/// file declares would go through it as often, so after some words the places of all are sorted, once.
/// </summary>
internal sealed class TreeWords
{
    // To sort the places takes about as long as so many searches.
    private const int FewSearches = 100;

    private static readonly ConditionalWeakTable<SyntaxTree, TreeWords> OfTrees = new();

    private int _searches;
    private Index? _index;

    private TreeWords()
    {
    }

    /// <summary>Where a file has a word that is not a part of a longer one, in the order of the text.</summary>
    public static IEnumerable<int> PlacesOf(string word, SyntaxTree tree, CancellationToken cancellationToken)
    {
        var text = TreeText.Of(tree, cancellationToken);
        var words = OfTrees.GetValue(tree, static _ => new TreeWords());
        return Interlocked.Increment(ref words._searches) <= FewSearches
            ? Search(text, word)
            : (words._index ??= Index.Of(text)).Search(text, word);
    }

    private static IEnumerable<int> Search(string text, string word)
    {
        for (var at = 0; (at = TreeText.IndexOfWord(text, word, at, text.Length)) >= 0; at += word.Length)
            yield return at;
    }

    private static int HashOf(string text, int start, int end)
    {
        unchecked
        {
            var hash = 17;
            for (var i = start; i < end; i++)
                hash = (hash * 31) + text[i];
            return hash;
        }
    }

    /// <summary>The places of all words, sorted by the hash of the word and then by the place.</summary>
    private sealed class Index(int[] hashes, int[] places)
    {
        public static Index Of(string text)
        {
            var hashes = new List<int>();
            var places = new List<int>();
            for (var i = 0; i < text.Length; i++)
            {
                if (!SyntaxFacts.IsIdentifierPartCharacter(text[i]))
                    continue;
                var start = i;
                while (i < text.Length && SyntaxFacts.IsIdentifierPartCharacter(text[i]))
                    i++;
                hashes.Add(HashOf(text, start, i));
                places.Add(start);
            }

            // A sort keeps no order of its own among equal hashes; each search puts the few places that it finds in order.
            var (sorted, of) = (hashes.ToArray(), places.ToArray());
            Array.Sort(sorted, of);
            return new Index(sorted, of);
        }

        public IEnumerable<int> Search(string text, string word)
        {
            var hash = HashOf(word, 0, word.Length);
            var first = Array.BinarySearch(hashes, hash);
            if (first < 0)
                return [];
            while (first > 0 && hashes[first - 1] == hash)
                first--;
            var found = new List<int>();
            for (var i = first; i < hashes.Length && hashes[i] == hash; i++)
            {
                var end = places[i] + word.Length;
                if (string.CompareOrdinal(text, places[i], word, 0, word.Length) == 0
                    && (end == text.Length || !SyntaxFacts.IsIdentifierPartCharacter(text[end])))
                {
                    found.Add(places[i]);
                }
            }

            found.Sort();
            return found;
        }
    }
}
