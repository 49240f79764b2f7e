using System.Collections.Concurrent;
using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Syntax;

/// <summary>Caches results that are expensive to compute and are needed again, as long as the semantic model that they come from.</summary>
internal sealed class ModelCache<TKey, TValue>(IEqualityComparer<TKey>? comparer = null)
    where TKey : notnull
{
    private readonly ConditionalWeakTable<SemanticModel, ConcurrentDictionary<TKey, TValue>> _ofModels = new();

    /// <summary>The answer to a question, which is found out by whoever asks first.</summary>
    public TValue Get<TState>(SemanticModel model, TKey key, TState state, Func<TKey, TState, TValue> find)
    {
        var answers = Of(model);
        return answers.TryGetValue(key, out var known) ? known : answers.GetOrAdd(key, find(key, state));
    }

    /// <summary>The answer to a question that has been asked; false where it has not.</summary>
    public bool TryGet(SemanticModel model, TKey key, out TValue answer) => Of(model).TryGetValue(key, out answer!);

    /// <summary>Keeps an answer that another question has found out on its way.</summary>
    public void Keep(SemanticModel model, TKey key, TValue answer) => Of(model).TryAdd(key, answer);

    private ConcurrentDictionary<TKey, TValue> Of(SemanticModel model) =>
        _ofModels.TryGetValue(model, out var known) ? known : _ofModels.GetValue(model, _ => new(comparer ?? EqualityComparer<TKey>.Default));
}
