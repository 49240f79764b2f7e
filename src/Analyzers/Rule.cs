using Allocations.Analyzers.Heat;
using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers;

/// <summary>How the severity of a finding follows from its heat.</summary>
internal enum SeverityPolicy
{
    /// <summary>Warning where hot, suggestion elsewhere.</summary>
    ByHeat,

    /// <summary>The default severity at any heat: a reliability rule, or a note that is never more than a suggestion.</summary>
    Fixed,
}

/// <summary>
/// One rule of the catalogue: its descriptor and what the descriptor cannot say. A descriptor's default severity is the highest that the
/// rule ever reports, because the compiler does not run an analyzer whose descriptors are all below what a build shows.
/// </summary>
/// <param name="Descriptor">Id, title, message and category.</param>
/// <param name="MinimumHeat">The least heat at which the rule reports unless <c>minimum_heat</c> says otherwise.</param>
/// <param name="Severity">How severity follows from heat.</param>
/// <param name="Fix">What the rule's fix does, for tables; null where the rule only reports.</param>
internal sealed record Rule(DiagnosticDescriptor Descriptor, HeatLevel MinimumHeat, SeverityPolicy Severity, string? Fix)
{
    public string Id => Descriptor.Id;
}
