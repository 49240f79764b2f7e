using Allocations.Documentation;
using Allocations.Fixing;
using Microsoft.CodeAnalysis;

namespace Allocations.EndToEnd;

/// <summary>What the package says of its own product code, at its default severities.</summary>
public sealed class OwnCodeTests
{
    private static readonly string Source = Path.Combine(Repository.FindRoot(AppContext.BaseDirectory), "src");

    /// <summary>What the product references, but for its own assembly, whose sources are compiled with the others.</summary>
    private static readonly IEnumerable<string> References = File.ReadLines(Path.Combine(AppContext.BaseDirectory, "product-references.txt"))
        .Where(static path => !Path.GetFileName(path).StartsWith("Allocations.", StringComparison.Ordinal));

    [Fact]
    public async Task Product_HasNoWarning()
    {
        var session = new FixSession(await SourceFolder.OpenAsync(Source, References, TestContext.Current.CancellationToken));

        var found = await session.FindAsync(TestContext.Current.CancellationToken);

        Assert.NotEmpty(found);
        var warnings = found.Where(static row => row.Severity == nameof(DiagnosticSeverity.Warning))
            .Select(static row => $"{row.Place}: {row.Id} {row.Message}");
        Assert.True(!warnings.Any(), string.Join('\n', warnings));
    }
}
