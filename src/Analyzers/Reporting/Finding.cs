using System.Collections.Immutable;
using System.Globalization;
using Allocations.Analyzers.Heat;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Reporting;

/// <summary>One confirmed finding, before it becomes a diagnostic.</summary>
/// <param name="Rule">The rule that found it.</param>
/// <param name="Location">Where the squiggle goes.</param>
/// <param name="Heat">How hot the place is and why.</param>
internal sealed record Finding(Rule Rule, Location Location, PlaceHeat Heat)
{
    /// <summary>Bytes that each execution allocates; null where that is not computable.</summary>
    public long? Bytes { get; init; }

    /// <summary>
    /// Whether each execution costs no more than a small object, though the bytes are not known: a short text, a reading of the clock. Beside many calls
    /// it is a suggestion.
    /// </summary>
    public bool IsSmall { get; init; }

    public Certainty Certainty { get; init; }

    /// <summary>
    /// What the better code asks for, where that is more than was asked about to get <see cref="Heat"/>, or where a small object in one loop whose iterations
    /// do much else is not worth a suggestion for it.
    /// </summary>
    public Effort Effort { get; init; } = Effort.None;

    /// <summary>The loop that the object is an enumerator for, where that is no <c>foreach</c> whose collection is the location.</summary>
    public StatementSyntax? Loop { get; init; }

    /// <summary>Whether the finding weighs too little for a warning unless the place is declared hot, whatever severity the rule has.</summary>
    public bool IsSuggestion { get; init; }

    /// <summary>Whether more heat than one loop gives would make the finding a warning.</summary>
    public bool MayWarn => Rule.Severity == SeverityPolicy.ByHeat && !IsSuggestion && !AsksForMore;

    private bool AsksForMore => Rule.OnlySuggests(Effort) || Heat.AsksForMore;

    /// <summary>What the message's leading placeholders stand for; bytes and the reason for the heat are appended.</summary>
    public object?[] Arguments { get; init; } = [];

    /// <summary>Facts for the fix, beside the common <see cref="FindingProperties"/>.</summary>
    public ImmutableDictionary<string, string?> Properties { get; init; } = ImmutableDictionary<string, string?>.Empty;

    /// <summary>Places that belong to the finding, for the fix.</summary>
    public ImmutableArray<Location> AdditionalLocations { get; init; } = ImmutableArray<Location>.Empty;

    /// <summary>
    /// Message arguments are <see cref="Arguments"/>, then the bytes as text ("32 B", or "memory" where unknown), then why the place is hot.
    /// </summary>
    public Diagnostic ToDiagnostic()
    {
        RuleContract.Require(RuleContract.Filling(Rule, Arguments.Length));
        var properties = Properties
            .SetItem(FindingProperties.Heat, Heat.Level.ToString().ToLowerInvariant())
            .SetItem(FindingProperties.Why, Heat.Reason)
            .SetItem(FindingProperties.Certainty, Certainty.ToString());
        if (Bytes is { } bytes)
            properties = properties.SetItem(FindingProperties.Bytes, bytes.ToString(CultureInfo.InvariantCulture));

        var why = Certainty == Certainty.JitMayRemove ? Heat.Reason + "; newer JITs may remove it" : Heat.Reason;
        var arguments = new object?[Arguments.Length + 2];
        Arguments.CopyTo(arguments, 0);
        arguments[Arguments.Length] = Bytes is { } known ? known.ToString(CultureInfo.InvariantCulture) + " B" : "memory";
        arguments[Arguments.Length + 1] = why;
        return Diagnostic.Create(Rule.Descriptor, Location, Severity(), AdditionalLocations, properties, arguments);
    }

    /// <summary>
    /// A place that is declared hot warns whatever else is known. Elsewhere a build warns only of what takes no more code to leave out. Nothing is less than
    /// a suggestion, because an editor would not show it.
    /// </summary>
    private DiagnosticSeverity Severity()
    {
        if ((Rule.Severity == SeverityPolicy.Fixed && !IsSuggestion) || Heat.IsDeclared)
            return Rule.Descriptor.DefaultSeverity;
        return MayWarn && Certainty != Certainty.JitMayRemove ? Rule.SeverityAt(Heat.Severity) : DiagnosticSeverity.Info;
    }
}

/// <summary>The keys of <see cref="Diagnostic.Properties"/> that every finding carries.</summary>
internal static class FindingProperties
{
    /// <summary>Bytes per execution as an invariant number; absent where unknown.</summary>
    public const string Bytes = nameof(Bytes);

    /// <summary>hot, warm or unknown.</summary>
    public const string Heat = nameof(Heat);

    /// <summary>The reason for the heat, as the message prints it.</summary>
    public const string Why = nameof(Why);

    /// <summary>A name of <see cref="Certainty"/>.</summary>
    public const string Certainty = nameof(Certainty);
}
