using System.Text;
using System.Text.RegularExpressions;
using Allocations.Analyzers.Options;
using Allocations.Analyzers.Reporting;
using Microsoft.CodeAnalysis;

namespace Allocations.Documentation;

/// <summary>
/// A rule's page: what a reader needs who meets the rule for the first time, and below <see cref="Details"/> everything else. People write it,
/// around three regions that are written here: how to suppress the rule, its properties and the table of its options. Everything outside the
/// regions and the title line is kept as it is.
/// </summary>
public static partial class RulePage
{
    /// <summary>Ends each generated region.</summary>
    public const string End = "<!-- /generated -->";

    /// <summary>The section behind which the details of a rule stand.</summary>
    public const string Details = "Details";

    /// <summary>The section that shows the code before and after.</summary>
    public const string Fix = "How to fix";

    /// <summary>The sections of a page, in their order; the first may also have one of <see cref="OtherFirstSections"/> as its name.</summary>
    public static IReadOnlyList<string> Sections { get; } = ["What allocates", Fix, "When to suppress", Details];

    /// <summary>Names of the first section of a rule whose cost is not memory.</summary>
    public static IReadOnlyList<string> OtherFirstSections { get; } = ["What it costs", "What goes wrong"];

    /// <summary>The sections that each page has below <see cref="Details"/>, in their order; a page may have others between them.</summary>
    public static IReadOnlyList<string> DetailSections { get; } = ["Bytes", "When it stays silent", "Fix safety", "Options"];

    /// <summary>The generated regions of a page, in their order.</summary>
    public static IReadOnlyList<string> Regions { get; } = ["suppress", "header", "options"];

    /// <summary>Begins the region of that name.</summary>
    public static string Start(string region) => $"<!-- generated: {region} -->";

    /// <summary>The page with its regions brought up to date; regions, or a whole page, that are missing are made.</summary>
    internal static string Update(Rule rule, string? page)
    {
        page ??= Skeleton();
        var title = $"# {rule.Id}: {rule.Descriptor.Title}\n";
        var body = page[(page.IndexOf('\n') + 1)..];
        body = WithRegion(body, "suppress", Suppression(rule), $"## {Sections[2]}\n");
        body = WithRegion(body, "header", Header(rule), $"## {Details}\n");
        body = WithRegion(body, "options", Options(rule), $"### {DetailSections[^1]}\n");
        return title + body;
    }

    /// <summary>What a region says at present; null where the page has no such region.</summary>
    public static string? Region(string page, string region)
    {
        var start = page.IndexOf(Start(region), StringComparison.Ordinal);
        var end = start < 0 ? -1 : page.IndexOf(End, start, StringComparison.Ordinal);
        return end < 0 ? null : page[(start + Start(region).Length)..end].Trim('\n');
    }

    /// <summary>What people wrote in a section, without generated regions; null where the page lacks the section.</summary>
    public static string? Prose(string page, string section)
    {
        var start = page.IndexOf($"# {section}\n", StringComparison.Ordinal);
        if (start < 0)
            return null;
        start = page.IndexOf('\n', start);
        var end = Heading().Match(page, start + 1) is { Success: true } next ? next.Index : page.Length;
        var text = page[start..end];
        var region = text.IndexOf("<!-- generated:", StringComparison.Ordinal);
        var regionEnd = region < 0 ? -1 : text.IndexOf(End, region, StringComparison.Ordinal);
        return (regionEnd < 0 ? text : text[..region] + text[(regionEnd + End.Length)..]).Trim();
    }

    private static string Skeleton() =>
        "\n" + string.Concat(Sections.Select(static section => $"\n## {section}\n"))
        + string.Concat(DetailSections.Select(static section => $"\n### {section}\n"));

    /// <summary>The text with the content of a region; a missing region is put below the heading, or at the end where the heading is missing too.</summary>
    private static string WithRegion(string text, string region, string content, string heading)
    {
        var block = Start(region) + "\n" + content + End;
        var start = text.IndexOf(Start(region), StringComparison.Ordinal);
        if (start < 0)
        {
            start = text.IndexOf(heading, StringComparison.Ordinal);
            if (start < 0)
            {
                text = text.TrimEnd('\n') + "\n\n" + heading;
                start = text.Length - heading.Length;
            }

            var place = start + heading.Length;
            return text[..place] + "\n" + block + "\n" + text[place..];
        }

        var end = text.IndexOf(End, start, StringComparison.Ordinal);
        if (end < 0)
            throw new InvalidOperationException($"The region '{region}' has no '{End}'.");
        return text[..start] + block + text[(end + End.Length)..];
    }

    private static string Suppression(Rule rule)
    {
        var text = new StringBuilder();
        if (rule.Descriptor.Category != "Configuration")
            text.Append($"For one place, write `#pragma warning disable {rule.Id}` before it.\n");
        if (!rule.IgnoresHeat)
            text.Append("For code that rarely runs, add [`[ColdPath]`](../heat.md#marking-code-yourself) to the member or type.\n");
        text.Append(
            "For a folder or project, write in `.editorconfig`:\n\n```ini\n[*.cs]\ndotnet_diagnostic.").Append(rule.Id).Append(".severity = none\n```\n");
        return text.ToString();
    }

    private static string Header(Rule rule)
    {
        var table = new StringBuilder("| Property | Value |\n| --- | --- |\n");
        Row("Category", rule.Descriptor.Category);
        Row("Default severity", NameOf(rule.Descriptor.DefaultSeverity));
        Row("Severity by heat", SeverityByHeat(rule));
        Row("Reports from heat", HeatOf(rule) + EffortsOf(rule));
        Row("Enabled by default", rule.Descriptor.IsEnabledByDefault ? "yes" : "no");
        Row("Presets", string.Join("; ", Presets.All.Select(preset => $"`{preset.Name}`: {preset.SeverityOf(rule.Id) ?? "as without a preset"}")));
        Row("Fix", GeneratedFiles.FixOf(rule));
        if (rule.HasFix)
            Row("Fix safety", SafetyOf(rule.Offers));
        return table.ToString();

        void Row(string name, string value) => table.Append($"| {name} | {value} |\n");
    }

    private static string SeverityByHeat(Rule rule)
    {
        if (rule.IgnoresHeat)
            return NameOf(rule.Descriptor.DefaultSeverity) + " at any heat" + NoteOf(rule);
        var levels = ((HeatLevel[])[HeatLevel.Hot, HeatLevel.Warm, HeatLevel.Unknown, HeatLevel.Cold])
            .Select(level => $"{NameOf(level)}: {SeverityAt(rule, level)}");
        return string.Join(", ", levels) + NoteOf(rule);
    }

    private static string NoteOf(Rule rule) => rule.SeverityNote is { } note ? ". " + note : "";

    /// <summary>Which findings need more heat, because of what they ask for.</summary>
    private static string EffortsOf(Rule rule) => string.Concat(
        rule.Efforts.OrderBy(static pair => pair.Key).Select(pair => "; " + pair.Key switch
        {
            Effort.Unproven => "declared hot, or `minimum_heat = unknown`,",
            Effort.OtherTargets => "declared hot, or `minimum_heat` set, where [another target](../heat.md#other-targets) lacks what is called,",
            var effort => NameOf(effort.NeedsAtLeast(rule.MinimumHeat)) + SurenessOf(effort),
        } + " for " + pair.Value));

    private static string SurenessOf(Effort effort) =>
        effort.NeedsALoop() ? " and [in a loop, or called in one](../heat.md#effort-what-the-better-code-asks-for),"
        : effort.NeedsMoreThanOneLoop() ? " and [sure to run often](../heat.md#hot-and-often)"
        : "";

    private static string SeverityAt(Rule rule, HeatLevel level)
    {
        if (level == HeatLevel.Cold || level < rule.MinimumHeat)
            return "silent";
        var severity = NameOf(rule.SeverityAt(level));
        if (level != HeatLevel.Hot || rule is not { Severity: SeverityPolicy.ByHeat, Descriptor.DefaultSeverity: DiagnosticSeverity.Warning })
            return severity;
        return rule.IsOnlySuggested
            ? $"suggestion; {severity} where [declared hot](../heat.md#marking-code-yourself)"
            : $"{severity} where the place is [sure to run often](../heat.md#hot-and-often)"
                + (rule.OnlySuggests(Effort.Longer) ? " and the better code is [no longer](../heat.md#effort-what-the-better-code-asks-for)" : "")
                + ", else suggestion";
    }

    private static string SafetyOf(FixOffer offers) => offers switch
    {
        FixOffer.Safe => "[safe](../fix-safety.md)",
        FixOffer.Unsafe => "unsafe: the title says what may differ",
        FixOffer.Safe | FixOffer.Unsafe => "[safe](../fix-safety.md), or unsafe with a title that says what may differ",
        _ => "see [Fix safety](#fix-safety)",
    };

    private static string Options(Rule rule)
    {
        if (!rule.Options.Any())
            return "None of the package's own; `dotnet_diagnostic." + rule.Id + ".severity` changes the severity.\n";
        var table = new StringBuilder("| Option | Values | Default | Meaning |\n| --- | --- | --- | --- |\n");
        foreach (var option in rule.Options)
            table.Append($"| `{option.Name}` | {GeneratedFiles.ValuesOf(option)} | {DefaultOf(rule, option)} | {option.Description} |\n");
        table.Append($"\nWrite `dotnet_code_quality.{rule.Id}.<option> = <value>` for this rule, "
            + $"or `dotnet_code_quality.allocations.<option> = <value>` for all rules; the first wins.\n");
        return table.ToString();
    }

    private static string DefaultOf(Rule rule, Option option) => option == AllocationOptions.MinimumHeat ? $"`{HeatOf(rule)}`" : $"`{option.DefaultText}`";

    /// <summary>The least heat at which a rule reports, and those that some of its findings need, as a cell of a table.</summary>
    internal static string HeatsOf(Rule rule)
    {
        var others = rule.Efforts.Keys.Where(static effort => effort is not (Effort.Unproven or Effort.OtherTargets)).Order()
            .Select(effort => NameOf(effort.NeedsAtLeast(rule.MinimumHeat))
                + (effort.NeedsMoreThanOneLoop() ? " and often" : effort.NeedsALoop() ? " in a loop" : ""))
            .Distinct().ToList();
        return HeatOf(rule) + (others.Count == 0 ? "" : "; some " + string.Join(", ", others));
    }

    /// <summary>The least heat at which a rule reports, as documentation prints it.</summary>
    internal static string HeatOf(Rule rule) => rule.IgnoresHeat ? "any" : NameOf(rule.MinimumHeat);

    private static string NameOf(HeatLevel level) => level.ToString().ToLowerInvariant();

    private static string NameOf(DiagnosticSeverity severity) => severity switch
    {
        DiagnosticSeverity.Info => "suggestion",
        _ => severity.ToString().ToLowerInvariant(),
    };

    [GeneratedRegex("^##+ ", RegexOptions.Multiline)]
    private static partial Regex Heading();
}
