using System.Text.RegularExpressions;
using Allocations.Documentation;

namespace Allocations.EndToEnd;

/// <summary>Every link of every page leads to a file of the repository and to a heading in it.</summary>
public sealed partial class LinkTests
{
    private const string Published = "https://github.com/allocations/allocations/blob/main/";

    private static readonly string Root = Repository.FindRoot(AppContext.BaseDirectory);

    public static TheoryData<string> Pages => [.. Directory.EnumerateFiles(Root, "*.md", SearchOption.AllDirectories)
        .Select(static path => Path.GetRelativePath(Root, path).Replace('\\', '/'))
        .Where(static path => !path.Split('/').Any(static part => part is "artifacts" or "bin" or "obj" or "node_modules" or ".git"))
        .Order(StringComparer.Ordinal)];

    [Theory]
    [MemberData(nameof(Pages))]
    public void Links_LeadSomewhere(string page) => Assert.Empty(BrokenLinks(page, Read(page)!, Read));

    [Fact]
    public void Pages_AreReachableFromTheReadme()
    {
        var seen = new HashSet<string> { "README.md" };
        for (var open = new Queue<string>(seen); open.TryDequeue(out var page);)
        {
            foreach (var (file, _) in Links(page, Read(page) ?? ""))
            {
                if (file.EndsWith(".md", StringComparison.Ordinal) && seen.Add(file))
                    open.Enqueue(file);
            }
        }

        Assert.Empty(Pages.Select(static row => row.Data).Where(static page => page.StartsWith("docs/", StringComparison.Ordinal)).Except(seen));
    }

    [Theory]
    [InlineData("[a](b.md) ![i](i.png)", 0)]
    [InlineData("[a](b.md#a-heading) [b](#here--there)\n\n## Here `&` there", 0)]
    [InlineData("[a](../c.md)", 0)]
    [InlineData("[a](https://example.org/x.md) [b](mailto:a@example.org)", 0)]
    [InlineData("[a](https://github.com/allocations/allocations/blob/main/docs/b.md)", 0)]
    [InlineData("`[a](nowhere.md)`", 0)]
    [InlineData("```\n[a](nowhere.md)\n```", 0)]
    [InlineData("[a](nowhere.md)", 1)]
    [InlineData("![a](nowhere.png)", 1)]
    [InlineData("[a](b.md#nowhere)", 1)]
    [InlineData("[a](#nowhere)", 1)]
    [InlineData("[a](../b.md)", 1)]
    [InlineData("[a](https://github.com/allocations/allocations/blob/main/b.md)", 1)]
    public void BrokenLink_IsFound(string text, int broken) => Assert.Equal(broken, BrokenLinks("docs/page.md", text, path => path switch
    {
        "docs/page.md" => text,
        "docs/b.md" => "# A heading",
        "c.md" or "docs/i.png" => "",
        _ => null,
    }).Count());

    private static IEnumerable<string> BrokenLinks(string page, string text, Func<string, string?> read)
    {
        foreach (var (file, heading) in Links(page, text))
        {
            if (read(file) is not { } target)
                yield return $"{page}: {file} does not exist";
            else if (heading.Length > 0 && !Headings().Matches(target).Any(match => Anchor(match.Groups[1].Value) == heading))
                yield return $"{page}: {file} has no heading #{heading}";
        }
    }

    /// <summary>The files, relative to the root, and headings that a page links to, outside code.</summary>
    private static IEnumerable<(string File, string Heading)> Links(string page, string text)
    {
        foreach (Match match in Targets().Matches(Code().Replace(text, "")))
        {
            var link = match.Groups[1].Value;
            var isPublished = link.StartsWith(Published, StringComparison.Ordinal);
            if (!isPublished && Scheme().IsMatch(link))
                continue;
            var parts = (isPublished ? link[Published.Length..] : link).Split('#', 2);
            var folder = isPublished ? "" : Path.GetDirectoryName(page)!;
            var file = parts[0].Length == 0 ? page : Path.GetRelativePath("/", Path.GetFullPath(Path.Combine("/", folder, parts[0]))).Replace('\\', '/');
            yield return (file, parts.Length > 1 ? parts[1] : "");
        }
    }

    /// <summary>How a heading is named in a link: small letters, no punctuation, hyphens for blanks.</summary>
    private static string Anchor(string heading) => Punctuation().Replace(heading.Trim().ToLowerInvariant(), "").Replace(' ', '-');

    private static string? Read(string path) => File.Exists(Path.Combine(Root, path)) ? File.ReadAllText(Path.Combine(Root, path)) : null;

    [GeneratedRegex(@"\]\(([^)\s]+)\)")]
    private static partial Regex Targets();

    [GeneratedRegex("^```.*?^```|`[^`\n]+`", RegexOptions.Multiline | RegexOptions.Singleline)]
    private static partial Regex Code();

    [GeneratedRegex("^[a-z]+:", RegexOptions.IgnoreCase)]
    private static partial Regex Scheme();

    [GeneratedRegex("^#+ (.+)$", RegexOptions.Multiline)]
    private static partial Regex Headings();

    [GeneratedRegex(@"[^\w\- ]")]
    private static partial Regex Punctuation();
}
