using System.Diagnostics;
using System.Globalization;
using System.Text.RegularExpressions;
using Allocations.Analyzers.Options;

namespace Allocations.Analyzers.Reporting;

/// <summary>
/// What a rule declares for its page against what it does. A debug build fails where they differ, so each test of a rule also tests what its
/// page says; a release build checks nothing.
/// </summary>
internal static class RuleContract
{
    /// <summary>Fails a debug build where there is a problem.</summary>
    [Conditional("DEBUG")]
    public static void Require(string? problem)
    {
        if (problem is not null)
            throw new InvalidOperationException(problem);
    }

    /// <summary>What is wrong with a rule that reads an option; null where its page shows the option.</summary>
    public static string? Reading(Rule? rule, Option option) =>
        rule is null || rule.Options.Contains(option) ? null : rule.Id + " reads '" + option.Name + "': name it in ReadsAlso of its Rule";

    /// <summary>What is wrong with a rule that offers a fix; null where its page shows that kind, or none.</summary>
    public static string? Offering(Rule? rule, FixOffer kind) =>
        rule is null || rule.Offers == FixOffer.Undeclared || (rule.Offers & kind) != 0
            ? null
            : rule.Id + " offers a fix that is " + kind + ": name it in Offers of its Rule";

    /// <summary>
    /// What is wrong with a rule that has a finding of some effort; null where its page says that such findings need more heat, or they do not.
    /// </summary>
    public static string? Asking(Rule rule, Effort effort) =>
        (effort is Effort.Welcome or Effort.None or Effort.NoneIfWarm or Effort.Longer && effort.NeedsAtLeast(rule.MinimumHeat) == rule.MinimumHeat)
        || rule.Efforts.ContainsKey(effort)
            ? null
            : rule.Id + " has a finding whose effort is " + effort + ": name it in Efforts of its Rule";

    /// <summary>What is wrong with a rule that leaves a place to another; null where the table of precedence has the pair.</summary>
    public static string? Yielding(Rule rule, Rule to) =>
        Precedence.Has(rule, to) ? null : rule.Id + " leaves places to " + to.Id + ": name the pair in the table of Precedence";

    /// <summary>
    /// What is wrong with a message to which <paramref name="leading"/> arguments, the bytes and the reason are given; null where every
    /// placeholder has an argument and every leading argument a placeholder.
    /// </summary>
    public static string? Filling(Rule rule, int leading)
    {
        var format = rule.Descriptor.MessageFormat.ToString(CultureInfo.InvariantCulture);
        var places = new HashSet<int>();
        foreach (Match match in Regex.Matches(format, @"\{([0-9]+)\}"))
            places.Add(int.Parse(match.Groups[1].Value, CultureInfo.InvariantCulture));
        foreach (var place in places)
        {
            if (place >= leading + 2)
                return rule.Id + " has no argument for {" + place + "} of its message";
        }

        for (var argument = 0; argument < leading; argument++)
        {
            if (!places.Contains(argument))
                return rule.Id + " has no {" + argument + "} in its message for an argument";
        }

        return null;
    }
}
