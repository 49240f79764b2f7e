using System.Text;
using Allocations.Analyzers.Options;
using Allocations.Analyzers.Reporting;
using Microsoft.CodeAnalysis;

namespace Allocations.Documentation;

/// <summary>
/// Everything that is written from the descriptors: presets, the regions of the rule pages, the rule index, the tables of both READMEs and the lists of ids.
/// </summary>
public static class GeneratedFiles
{
    /// <summary>Path, relative to the root, and whole content of each file.</summary>
    /// <exception cref="InvalidOperationException">A file with a generated section lacks its markers.</exception>
    public static IEnumerable<(string Path, string Content)> All(string root)
    {
        foreach (var preset in Presets.All)
            yield return (preset.Path, preset.Content);
        foreach (var rule in Descriptors.All)
            yield return (PageOf(rule.Id), RulePage.Update(rule, ReadIfExists(Path.Combine(root, PageOf(rule.Id)))));
        yield return ("docs/rules/README.md", Index());
        yield return ("README.md", With(With(File.ReadAllText(Path.Combine(root, "README.md")), "rules", RuleTable("docs/rules/")), "options", OptionTable()));
        var adopting = File.ReadAllText(Path.Combine(root, "docs/adopting.md"));
        yield return ("docs/adopting.md", With(With(adopting, "fixes", FixCommand()), "ids", WarningsAsErrors()));
        yield return ("src/Package/README.md", With(
            File.ReadAllText(Path.Combine(root, "src/Package/README.md")), "rules", RuleTable(RuleFolderOf(Descriptors.All[0].Descriptor))));
    }

    /// <summary>The table of all rules; <paramref name="folder"/> is where its links lead, with a final slash.</summary>
    public static string RuleTable(string folder)
    {
        var table = new StringBuilder("| Rule | Title | Severity | From heat | Fix |\n| --- | --- | --- | --- | --- |\n");
        foreach (var rule in Descriptors.All)
            table.Append($"| [{rule.Id}]({folder}{rule.Id}.md) | {rule.Descriptor.Title} | {SeverityOf(rule)} | {RulePage.HeatsOf(rule)} | {FixOf(rule)} |\n");
        return table.ToString();
    }

    private static string RuleFolderOf(DiagnosticDescriptor descriptor) => descriptor.HelpLinkUri[..(descriptor.HelpLinkUri.LastIndexOf('/') + 1)];

    private static string SeverityOf(Rule rule) => (rule.Severity, rule.Descriptor.DefaultSeverity) switch
    {
        (SeverityPolicy.Fixed, DiagnosticSeverity.Warning) => "warning",
        (SeverityPolicy.Fixed, _) or (_, DiagnosticSeverity.Info) => "suggestion",
        _ when rule.IsOnlySuggested => "suggestion; warning where declared hot",
        _ when rule.OnlySuggests(Effort.Longer) => "warning where it runs often and no more code is needed, else suggestion",
        _ => "warning where it runs often, else suggestion",
    };

    /// <summary>What a rule's fix does, as one cell of a table.</summary>
    internal static string FixOf(Rule rule) => rule.HasFix ? rule.Fix! : "none";

    /// <summary>The accepted values of an option, as one cell of a table.</summary>
    internal static string ValuesOf(Option option) =>
        option.Values.Contains('|')
            ? string.Join(", ", option.Values.Split('|', StringSplitOptions.TrimEntries).Select(static value => $"`{value}`"))
            : option.Values;

    private static string FixCommand() =>
        "```sh\ndotnet format analyzers --severity info --diagnostics "
        + string.Join(' ', Descriptors.All.Where(static rule => rule.HasFix).Select(static rule => rule.Id)) + "\n```\n";

    private static string WarningsAsErrors() =>
        "```xml\n<PropertyGroup>\n  <MSBuildWarningsAsErrors>$(MSBuildWarningsAsErrors);" + string.Join(';', Descriptors.All.Select(static rule => rule.Id))
        + "</MSBuildWarningsAsErrors>\n</PropertyGroup>\n```\n";

    private static string PageOf(string id) => $"docs/rules/{id}.md";

    private static string? ReadIfExists(string file) => File.Exists(file) ? File.ReadAllText(file) : null;

    private static string OptionTable()
    {
        var table = new StringBuilder("| Option | Values | Default | Meaning |\n| --- | --- | --- | --- |\n");
        foreach (var option in AllocationOptions.All)
        {
            var defaultText = option == AllocationOptions.MinimumHeat ? option.DefaultText : $"`{option.DefaultText}`";
            table.Append($"| `{option.Name}` | {ValuesOf(option)} | {defaultText} | {option.Description} |\n");
        }

        return table.ToString();
    }

    private static string Index()
    {
        var page = new StringBuilder("# Rules\n\n");
        page.Append(RuleTable(""));
        page.Append("\n## Rules of the SDK that the presets raise\n\nThese already have a good detection or fix, so this package does not repeat them.\n");
        page.Append("`Recommended` makes them suggestions, `All` warnings.\n\n| Rule | Avoids |\n| --- | --- |\n");
        foreach (var (id, avoids) in SdkRules.All)
            page.Append($"| [{id}](https://learn.microsoft.com/dotnet/fundamentals/code-analysis/quality-rules/{id.ToLowerInvariant()}) | {avoids} |\n");
        return page.ToString();
    }

    private static string With(string text, string section, string content)
    {
        var (first, last) = ($"<!-- {section}: generated by eng/Documentation -->", $"<!-- /{section} -->");
        var start = text.IndexOf(first, StringComparison.Ordinal);
        var end = text.IndexOf(last, StringComparison.Ordinal);
        if (start < 0 || end < start)
            throw new InvalidOperationException($"A page lacks the lines '{first}' and '{last}'.");
        return text[..(start + first.Length)] + "\n" + content + text[end..];
    }
}
