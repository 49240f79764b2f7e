using System.Collections.Immutable;
using Microsoft.CodeAnalysis.CodeActions;

namespace Microsoft.CodeAnalysis.Testing;

/// <summary>Which of the offered actions a test means.</summary>
internal sealed class CodeActionChoice(
    int? index,
    string? equivalenceKey,
    Action<CodeAction, IVerifier>? actionVerifier,
    Func<ImmutableArray<CodeAction>, ImmutableArray<CodeAction>> filter)
{
    /// <summary>The action, or null when it is not offered.</summary>
    public CodeAction? Choose(ImmutableArray<CodeAction> offered, IVerifier verifier)
    {
        var actions = filter(offered);
        var action = index is null && equivalenceKey is not null
            ? actions.FirstOrDefault(candidate => candidate.EquivalenceKey == equivalenceKey)
            : actions.ElementAtOrDefault(index ?? 0);
        if (action is null)
        {
            return null;
        }

        if (equivalenceKey is not null)
        {
            verifier.Equal(
                equivalenceKey,
                action.EquivalenceKey,
                $"The action '{action.Title}' at index {index} has the equivalence key '{action.EquivalenceKey}', expected was '{equivalenceKey}'.");
        }

        actionVerifier?.Invoke(action, verifier);
        return action;
    }
}
