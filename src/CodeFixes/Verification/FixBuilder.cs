using Allocations.CodeFixes.Edits;
using Microsoft.CodeAnalysis;

namespace Allocations.CodeFixes.Verification;

/// <summary>
/// Puts a fix together, in the order in which it reads: its edits, how its result may differ, and what else must hold of the result. Calls that must bind to
/// certain methods are marked where they are edited: see <see cref="ExpectedSymbols"/>.
/// </summary>
/// <param name="edits">What the fix edits.</param>
/// <param name="title">What it does, in the imperative, without the reason why it is unsafe.</param>
/// <param name="key">Its name within the rule, the same for every place; equal keys are fixed together by Fix All.</param>
internal sealed class FixBuilder(SolutionEdits edits, string title, string key)
{
    private readonly Differences _differences = new();
    private Func<Solution, CancellationToken, Task<bool>>? _condition;
    private string? _declaredName;

    /// <summary>Says how the result may differ ("null is treated as empty"), which makes the fix unsafe; null where it cannot for this reason.</summary>
    public FixBuilder MayDiffer(string? difference)
    {
        _differences.Add(difference);
        return this;
    }

    /// <summary>Names a member that the fix declares, retypes or removes; see <see cref="Fix.DeclaredName"/>.</summary>
    public FixBuilder Declares(string? name)
    {
        _declaredName = name;
        return this;
    }

    /// <summary>Sets a condition on the result; see <see cref="Fix.BindsAsMeant"/>.</summary>
    public FixBuilder Require(Func<Solution, CancellationToken, Task<bool>> condition)
    {
        _condition = condition;
        return this;
    }

    /// <summary>The fix; null where its edits cannot be made: see <see cref="SolutionEdits.Apply"/>.</summary>
    public Fix? Build() =>
        edits.Apply() is { } changed
            ? new Fix(title, key, changed) { Difference = _differences.Text, DeclaredName = _declaredName, BindsAsMeant = _condition }
            : null;
}
