using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeActions;

namespace Allocations.CodeFixes.Verification;

/// <summary>What a client is offered for a finding.</summary>
/// <param name="title">The whole title, with the difference that an unsafe fix makes.</param>
/// <param name="key">The same for this fix at every place. An unsafe fix has another key than a safe one that does the same.</param>
/// <param name="safety">What may change besides the allocation; Fix All asks for it.</param>
/// <param name="apply">Makes the solution after the fix.</param>
internal sealed class FixAction(string title, string key, FixSafety safety, Func<CancellationToken, Task<Solution>> apply) : CodeAction
{
    /// <inheritdoc/>
    public override string Title => title;

    /// <inheritdoc/>
    public override string EquivalenceKey => key;

    public FixSafety Safety => safety;

    /// <inheritdoc/>
    protected override async Task<Solution?> GetChangedSolutionAsync(CancellationToken cancellationToken) =>
        await apply(cancellationToken).ConfigureAwait(false);
}
