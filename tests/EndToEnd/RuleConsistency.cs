using System.Globalization;
using System.Text.RegularExpressions;
using Allocations.Analyzers.Reporting;
using Allocations.Documentation;

namespace Allocations.EndToEnd;

/// <summary>
/// What is said about a rule in several places, compared. Each check gives the problems that it finds, so that tests can show on broken input
/// that it finds them.
/// </summary>
internal static partial class RuleConsistency
{
    private const int MaxWordsBeforeDetails = 400;

    /// <summary>
    /// A rule's page: its regions are those of the descriptor, every section is there, in order and written, and what comes before the details is short.
    /// </summary>
    public static IEnumerable<string> OfPage(Rule rule, string? page)
    {
        if (page is null)
        {
            yield return "there is no page";
            yield break;
        }

        if (!page.StartsWith($"# {rule.Id}: {rule.Descriptor.Title}\n", StringComparison.Ordinal))
            yield return "the title is not the rule's";
        foreach (var region in RulePage.Regions)
        {
            if (RulePage.Region(page, region) is null)
                yield return $"the region '{region}' is missing";
        }

        if (RulePage.Update(rule, page) != page)
            yield return "a generated region is out of date";
        var code = CodeBlocks().Replace(page, "");
        var headings = Headings().Matches(code).Select(static match => match.Groups[1].Value).ToArray();
        if (headings is not [var first, ..]
            || !headings.Skip(1).SequenceEqual(RulePage.Sections.Skip(1))
            || !RulePage.OtherFirstSections.Prepend(RulePage.Sections[0]).Contains(first))
            yield return "the sections are " + string.Join(", ", headings);
        var details = DetailHeadings().Matches(code).Select(static match => match.Groups[1].Value).Where(RulePage.DetailSections.Contains).ToArray();
        if (!details.SequenceEqual(RulePage.DetailSections))
            yield return "the sections of the details are " + string.Join(", ", details);
        foreach (var section in headings.Where(static heading => heading != RulePage.Details).Concat(details).Where(static section => section != "Options"))
        {
            var prose = RulePage.Prose(page, section);
            if (prose is "")
                yield return $"the section '{section}' is empty";
            if (section == RulePage.Fix && Fences().Count(prose ?? "") < 4)
                yield return "the fix does not show the code before and after";
        }

        if (WordsBeforeDetails(page) is var words and > MaxWordsBeforeDetails)
            yield return $"there are {words} words before the details, and {MaxWordsBeforeDetails} are enough";
    }

    /// <summary>The words, code and headings included, that are read before the details.</summary>
    private static int WordsBeforeDetails(string page) =>
        page.Split($"\n## {RulePage.Details}\n")[0].Split((char[]?)null, StringSplitOptions.RemoveEmptyEntries).Length;

    /// <summary>The texts of a descriptor.</summary>
    public static IEnumerable<string> OfTexts(Rule rule)
    {
        var (title, message, description) = (TextOf(rule.Descriptor.Title), TextOf(rule.Descriptor.MessageFormat), TextOf(rule.Descriptor.Description));
        if (title.Length == 0 || title.EndsWith('.') || !char.IsUpper(title[0]))
            yield return "the title is empty, ends with a period or does not begin with a capital letter";
        if (title.Contains('{'))
            yield return "the title has a placeholder";
        if (message.Length == 0 || message.EndsWith('.'))
            yield return "the message is empty or ends with a period";

        // One call is enough for what a rule of reliability tells.
        if (!rule.IgnoresHeat && rule.Descriptor.Category != "Reliability"
            && Placeholders()
                .Matches(message)
                .Select(static match => int.Parse(match.Groups[1].ValueSpan, CultureInfo.InvariantCulture))
                .DefaultIfEmpty(-1)
                .Max() is var heat)
        {
            if (!message.EndsWith($"({{{heat}}})", StringComparison.Ordinal))
                yield return "the message does not end with the reason for the heat in parentheses";
            if (message.Contains($"{{{heat - 1}}}", StringComparison.Ordinal) && !SaysWhatAllocates().IsMatch(message))
                yield return "the message does not say 'allocates' before the bytes";
        }

        if (!description.EndsWith('.'))
            yield return "the description is no sentence";
        if (!rule.Descriptor.HelpLinkUri.EndsWith($"/docs/rules/{rule.Id}.md", StringComparison.Ordinal))
            yield return "the help link does not lead to the page";
        if (rule.Fix is { } fix && (fix.Contains('|') || fix.EndsWith('.')))
            yield return "the description of the fix does not fit a cell of a table";
    }

    /// <summary>The rows of the release files against the descriptors, one row for each rule.</summary>
    public static IEnumerable<string> OfReleases(IEnumerable<Rule> rules, string releases)
    {
        var rows = ReleaseRows()
            .Matches(releases)
            .Select(static match => (Id: match.Groups[1].Value, Category: match.Groups[2].Value, Severity: match.Groups[3].Value))
            .ToList();
        foreach (var rule in rules)
        {
            if (rows.RemoveAll(row => row == (rule.Id, rule.Descriptor.Category, SeverityOf(rule))) != 1)
                yield return $"{rule.Id} has not one row with its category and default severity";
        }

        foreach (var row in rows)
            yield return $"the row {row.Id}, {row.Category}, {row.Severity} is that of no rule";
    }

    /// <summary>How a release file calls the default severity of a rule.</summary>
    private static string SeverityOf(Rule rule) => rule.Descriptor.IsEnabledByDefault ? rule.Descriptor.DefaultSeverity.ToString() : "Disabled";

    /// <summary>A preset's file: it names each rule that it changes once, and nothing else.</summary>
    public static IEnumerable<string> OfPreset(string text, IEnumerable<string> changed)
    {
        var lines = PresetLines().Matches(text).Select(static match => match.Groups[1].Value).ToArray();
        foreach (var id in lines.GroupBy(static id => id).Where(static group => group.Count() > 1))
            yield return $"{id.Key} is set twice";
        foreach (var id in lines.Except(changed))
            yield return $"{id} is not a rule that this preset changes";
        foreach (var id in changed.Except(lines))
            yield return $"{id} is not set";
    }

    /// <summary>Ids: unique, of one form, and in the hundred of their topic.</summary>
    public static IEnumerable<string> OfIds(IEnumerable<(string Id, string Topic)> rules)
    {
        foreach (var id in rules.GroupBy(static rule => rule.Id).Where(static group => group.Count() > 1))
            yield return $"{id.Key} is used twice";
        foreach (var (id, name) in rules)
        {
            if (!RuleId().IsMatch(id))
                yield return $"{id} is not ALLOC and three digits";
            else if (RuleTopic.All.FirstOrDefault(topic => topic.Name == name) is not { } topic)
                yield return $"{id} is in '{name}', which is no topic";
            else if (int.Parse(id.AsSpan(5, 1), CultureInfo.InvariantCulture) != topic.FirstDigit)
                yield return $"{id} is in the folder of {name}, whose ids begin with {topic.FirstDigit}";
        }
    }

    /// <summary>The files of a rule, by its stem.</summary>
    public static IEnumerable<string> OfFiles(Rule rule, string topic, string stem, Func<string, bool> exists)
    {
        foreach (var file in (string[])[
            $"src/Analyzers/Rules/{topic}/{stem}/{stem}Analyzer.cs",
            $"tests/Rules/{topic}/{stem}/{stem}Tests.cs",
            $"docs/rules/{rule.Id}.md",
        ])
        {
            if (!exists(file))
                yield return $"{file} is missing";
        }

        if (exists($"src/CodeFixes/Rules/{topic}/{stem}/{stem}CodeFix.cs") != rule.HasFix)
            yield return rule.HasFix ? $"{stem}CodeFix.cs is missing" : $"the rule does not say what {stem}CodeFix.cs does";
    }

    /// <summary>The table of rules in a text: one row for each, in their order, that leads to the page and repeats the title.</summary>
    public static IEnumerable<string> OfTable(IReadOnlyList<Rule> rules, string text)
    {
        var rows = TableRows()
            .Matches(text)
            .Select(static match => (Id: match.Groups[1].Value, Link: match.Groups[2].Value, Title: match.Groups[3].Value))
            .ToArray();
        if (!rows.Select(static row => row.Id).SequenceEqual(rules.Select(static rule => rule.Id)))
            yield return "the rows are not those of all rules in their order";
        foreach (var row in rows)
        {
            if (!row.Link.EndsWith(row.Id + ".md", StringComparison.Ordinal))
                yield return $"{row.Id} leads to {row.Link}";
            if (rules.FirstOrDefault(rule => rule.Id == row.Id) is { } rule && TextOf(rule.Descriptor.Title) != row.Title)
                yield return $"{row.Id} has another title";
        }
    }

    private static string TextOf(Microsoft.CodeAnalysis.LocalizableString text) => text.ToString(CultureInfo.InvariantCulture);

    [GeneratedRegex("^## (.+)$", RegexOptions.Multiline)]
    private static partial Regex Headings();

    [GeneratedRegex("^### (.+)$", RegexOptions.Multiline)]
    private static partial Regex DetailHeadings();

    [GeneratedRegex("^```.*?^```", RegexOptions.Multiline | RegexOptions.Singleline)]
    private static partial Regex CodeBlocks();

    [GeneratedRegex(@"\{(\d+)\}")]
    private static partial Regex Placeholders();

    [GeneratedRegex(@"\ballocates ")]
    private static partial Regex SaysWhatAllocates();

    [GeneratedRegex("^```", RegexOptions.Multiline)]
    private static partial Regex Fences();

    [GeneratedRegex(@"^(ALLOC\d+) \| (\w+) \| (\w+) \|", RegexOptions.Multiline)]
    private static partial Regex ReleaseRows();

    [GeneratedRegex(@"^dotnet_diagnostic\.(\w+)\.severity = ", RegexOptions.Multiline)]
    private static partial Regex PresetLines();

    [GeneratedRegex("^ALLOC[0-9]{3}$")]
    private static partial Regex RuleId();

    [GeneratedRegex(@"^\| \[(ALLOC\d+)\]\(([^)]+)\) \| ([^|]+) \|", RegexOptions.Multiline)]
    private static partial Regex TableRows();
}
