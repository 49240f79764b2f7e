using Microsoft.CodeAnalysis;

namespace Allocations.CodeFixes.Verification;

/// <summary>One planned rewrite. It is offered only after <see cref="FixVerification"/> has bound its result.</summary>
/// <param name="Title">What it does, in the imperative, without the reason why it is unsafe.</param>
/// <param name="Key">Its name within the rule, the same for every place; equal keys are fixed together by Fix All.</param>
/// <param name="Changed">The solution after the rewrite.</param>
internal sealed record Fix(string Title, string Key, Solution Changed)
{
    /// <summary>
    /// How the result may differ ("null is treated as empty"); null for a safe fix. An unsafe fix shows it in its title.
    /// </summary>
    public string? Difference { get; init; }

    /// <summary>
    /// The name of a member that the rewrite declares, retypes or removes: every document that mentions it is bound again. Null when the
    /// rewrite stays inside the bodies that it edits.
    /// </summary>
    public string? DeclaredName { get; init; }

    /// <summary>
    /// A further condition on the result, such as the overload that an edited call must bind to; null where compiling is enough.
    /// </summary>
    public Func<Solution, CancellationToken, Task<bool>>? BindsAsMeant { get; init; }

    public FixSafety Safety => Difference is null ? FixSafety.Safe : FixSafety.Unsafe;

    public string FullTitle => Difference is null ? Title : Title + " (" + Difference + ")";
}
