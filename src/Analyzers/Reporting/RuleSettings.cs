using System.Collections.Concurrent;
using Allocations.Analyzers.Heat;
using Allocations.Analyzers.Options;
using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Reporting;

/// <summary>What the configuration of a file says of one rule.</summary>
/// <param name="Least">The least severity by heat that is shown there; null where nothing is.</param>
/// <param name="Listed">The members that options declare hot or cold.</param>
/// <param name="MinimumHeat">The heat that is configured for the rule; null where none is.</param>
internal sealed record RuleSettings(LeastShown Least, ListedMembers Listed, HeatLevel? MinimumHeat);

/// <summary>Which findings of a rule are shown.</summary>
internal enum LeastShown
{
    /// <summary>None.</summary>
    None,

    /// <summary>Those that warn.</summary>
    Warnings,

    /// <summary>All that the rule reports.</summary>
    All,
}

/// <summary>Keeps the settings of each file: each candidate asks for them, and the host looks each option up by its text.</summary>
internal sealed class FileSettings(Func<Rule, SyntaxTree, RuleSettings> read)
{
    private readonly ConcurrentDictionary<SyntaxTree, ConcurrentDictionary<string, RuleSettings>> _files = new();

    /// <summary>The settings of a rule in a file.</summary>
    public RuleSettings Of(Rule rule, SyntaxTree tree)
    {
        if (!_files.TryGetValue(tree, out var ofFile))
            ofFile = _files.GetOrAdd(tree, static _ => new ConcurrentDictionary<string, RuleSettings>(1, 31, StringComparer.Ordinal));
        return ofFile.TryGetValue(rule.Id, out var known) ? known : ofFile.GetOrAdd(rule.Id, read(rule, tree));
    }
}
