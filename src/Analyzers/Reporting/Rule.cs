using Allocations.Analyzers.Options;
using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Reporting;

/// <summary>How the severity of a finding follows from its heat.</summary>
internal enum SeverityPolicy
{
    /// <summary>Warning where hot, suggestion elsewhere.</summary>
    ByHeat,

    /// <summary>The default severity at any heat: a reliability rule, or a note that is never more than a suggestion.</summary>
    Fixed,
}

/// <summary>Which kinds of fix a rule offers.</summary>
[Flags]
internal enum FixOffer
{
    /// <summary>Not declared: the page refers to its prose.</summary>
    Undeclared = 0,

    /// <summary>One whose result no input can tell from the original.</summary>
    Safe = 1,

    /// <summary>One whose title says how the result may differ.</summary>
    Unsafe = 2,
}

/// <summary>
/// One rule of the catalogue: its descriptor and what the descriptor cannot say. A descriptor's default severity is the highest that the
/// rule ever reports, because the compiler does not run an analyzer whose descriptors are all below what a build shows.
/// </summary>
/// <param name="Descriptor">Id, title, message and category.</param>
/// <param name="MinimumHeat">The least heat at which the rule reports unless <c>minimum_heat</c> says otherwise.</param>
/// <param name="Severity">How severity follows from heat.</param>
/// <param name="Fix">What the rule's fix does, for tables; null or "none" where the rule only reports.</param>
internal sealed record Rule(DiagnosticDescriptor Descriptor, HeatLevel MinimumHeat, SeverityPolicy Severity, string? Fix)
{
    private static readonly IReadOnlyDictionary<Effort, string> NoEfforts = new Dictionary<Effort, string>();

    public string Id => Descriptor.Id;

    /// <summary>
    /// Options that the analyzer or the fix reads beside those that follow from the other properties; a debug build fails where one is missing.
    /// </summary>
    public IReadOnlyList<Option> ReadsAlso { get; init; } = [];

    /// <summary>Which kinds of fix the rule offers; a debug build fails where a fix is of another kind.</summary>
    public FixOffer Offers { get; init; }

    /// <summary>Whether the rule reports at any heat, in cold code too, and so does not read <c>minimum_heat</c>.</summary>
    public bool IgnoresHeat { get; init; }

    /// <summary>
    /// Whether a finding costs as much as heavy work such as reflection, so that such work beside it says nothing against it, and a warning is worth longer
    /// code.
    /// </summary>
    public bool IsHeavy { get; init; }

    /// <summary>
    /// Whether the better code is longer for each finding, so that it warns only where the place is declared hot. A rule of which that goes for some says so by
    /// their <see cref="Effort"/>.
    /// </summary>
    public bool IsOnlySuggested { get; init; }

    /// <summary>Whether the place whose heat counts may be in another member than what a finding is about.</summary>
    public bool IsHotElsewhere { get; init; }

    /// <summary>
    /// Which findings ask for more <see cref="Effort"/> than the rule's minimum heat is worth, as a noun for its page; a debug build fails where a
    /// finding does that is not named.
    /// </summary>
    public IReadOnlyDictionary<Effort, string> Efforts { get; init; } = NoEfforts;

    /// <summary>Where the rule departs from its severity by heat, as a sentence for its page; null where it does not.</summary>
    public string? SeverityNote { get; init; }

    public bool HasFix => Fix is not (null or "none");

    /// <summary>Whether a finding that asks for some effort is a suggestion unless the place is declared hot.</summary>
    public bool OnlySuggests(Effort effort) => IsOnlySuggested || (effort.AsksForMore() && !IsHeavy);

    /// <summary>Every option that changes what the rule reports or how it is fixed. Pages and ALLOC001 enumerate them.</summary>
    public IEnumerable<Option> Options
    {
        get
        {
            if (!IgnoresHeat)
            {
                yield return AllocationOptions.MinimumHeat;
                yield return AllocationOptions.HotMembers;
                yield return AllocationOptions.ColdMembers;
            }

            foreach (var option in ReadsAlso)
                yield return option;
            if (HasFix && Offers != FixOffer.Safe)
                yield return AllocationOptions.UnsafeFixes;
        }
    }

    /// <summary>The highest severity of a finding at a heat that the rule reports.</summary>
    public DiagnosticSeverity SeverityAt(HeatLevel heat) =>
        Severity == SeverityPolicy.Fixed || heat == HeatLevel.Hot ? Descriptor.DefaultSeverity : DiagnosticSeverity.Info;
}
