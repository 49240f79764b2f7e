using Allocations.Oracle.Format;
using Allocations.Oracle.Reporting;

namespace Allocations.Oracle.Tests;

public sealed class PageTests
{
    private const string Page = "# T\n\n### Bytes\n\nText.\n\n## Options\n";

    [Fact]
    public void PageWithoutMarkers_GetsThemUnderItsHeading() =>
        Assert.StartsWith(
            "# T\n\n### Bytes\n\n<!-- bytes: written by tests/Oracle -->\ntable\n<!-- /bytes -->\n\nText.\n",
            RulePages.WithTable(Page, "table\n"),
            StringComparison.Ordinal);

    [Fact]
    public void OldTable_IsReplaced()
    {
        var page = RulePages.WithTable(RulePages.WithTable(Page, "old\n"), "new\n");

        Assert.Equal(RulePages.WithTable(Page, "new\n"), page);
    }

    [Fact]
    public void PageWithoutSection_IsRefused() => Assert.Throws<InvalidOperationException>(() => RulePages.WithTable("# T\n", "table\n"));

    [Fact]
    public void Cell_EscapesWhatEndsItAndWhatHides() => Assert.Equal("a \\| List\\<int> `List<int>`", ByteText.Cell("a | List<int> `List<int>`"));

    [Fact]
    public void Bytes_AreGroupedByRuntime() =>
        Assert.Equal(
            "40 on .NET 8, 0/40 on .NET 9 and .NET 10",
            ByteText.Of(new Dictionary<string, ByteCount> { ["net8"] = new(40, 40), ["net9"] = new(0, 40), ["net10"] = new(0, 40) }));
}
