using System.Collections.Concurrent;
using System.Runtime.CompilerServices;

namespace Allocations.Analyzers.Syntax;

/// <summary>
/// Answers that are structs, kept by what they are about. Each is boxed once, because a host compiles the methods of a dictionary again for each type of
/// struct in it, and that takes longer than the boxes.
/// </summary>
internal sealed class Memo<TKey, TAnswer>(IEqualityComparer<TKey>? comparer = null)
    where TKey : class
    where TAnswer : struct
{
    private readonly ConcurrentDictionary<TKey, StrongBox<TAnswer>> _answers = new(comparer ?? EqualityComparer<TKey>.Default);

    /// <summary>The answer for a key; false where none is kept.</summary>
    public bool TryGet(TKey key, out TAnswer answer)
    {
        var isKnown = _answers.TryGetValue(key, out var kept);
        answer = isKnown ? kept.Value : default;
        return isKnown;
    }

    /// <summary>Keeps an answer, and gives the one that is kept: that of whoever was first.</summary>
    public TAnswer Keep(TKey key, TAnswer answer) => _answers.GetOrAdd(key, new StrongBox<TAnswer>(answer)).Value;
}
