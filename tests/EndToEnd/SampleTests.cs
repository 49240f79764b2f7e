using Allocations.Documentation;
using Allocations.Fixing;

namespace Allocations.EndToEnd;

/// <summary>What the project says of its own sample.</summary>
public sealed class SampleTests
{
    private static readonly string Samples = Path.Combine(Repository.FindRoot(AppContext.BaseDirectory), "samples");

    [Theory]
    [InlineData("KvCache")]
    [InlineData("Headers")]
    [InlineData("LruCache")]
    [InlineData("SlabCache")]
    public async Task After_IsWhatTheFixesMakeOfBefore_ByteForByte(string sample)
    {
        var session = new FixSession(await SourceFolder.OpenAsync(Path.Combine(Samples, sample, "Before"), TestContext.Current.CancellationToken));
        await foreach (var _ in session.FixAsync(includeUnsafe: true, TestContext.Current.CancellationToken))
        {
        }

        foreach (var document in session.Project.Documents.Where(static document => document.FilePath is not null))
        {
            var expected = await File.ReadAllTextAsync(Path.Combine(Samples, sample, "After", document.Name), TestContext.Current.CancellationToken);
            var actual = (await document.GetTextAsync(TestContext.Current.CancellationToken)).ToString();
            Assert.True(
                expected == actual,
                $"samples/{sample}/After/{document.Name} is not what the fixes make; write it with: dotnet run -c Release --project bench -- after");
        }
    }

    [Fact]
    public async Task Before_HasTheFourHotspots()
    {
        var session = new FixSession(await SourceFolder.OpenAsync(Path.Combine(Samples, "KvCache", "Before"), TestContext.Current.CancellationToken));

        var found = await session.FindAsync(TestContext.Current.CancellationToken);

        foreach (var id in (string[])["ALLOC102", "ALLOC202", "ALLOC301", "ALLOC702"])
            Assert.Contains(found, row => row.Id == id);
    }

    [Fact]
    public async Task Headers_NeedOnlySafeFixesAndKeepNoWarning()
    {
        var session = new FixSession(await SourceFolder.OpenAsync(Path.Combine(Samples, "Headers", "Before"), TestContext.Current.CancellationToken));
        var applied = new List<AppliedFix>();
        await foreach (var fix in session.FixAsync(includeUnsafe: true, TestContext.Current.CancellationToken))
            applied.Add(fix);

        Assert.All(applied, static fix => Assert.True(fix.IsSafe, fix.Title));
        Assert.Equal(["ALLOC301", "ALLOC302"], applied.Select(static fix => fix.Id).Distinct().Order());

        // What own methods read of a text is a suggestion to their author, without a fix.
        var rest = await session.FindAsync(TestContext.Current.CancellationToken);
        Assert.All(rest, static row => Assert.Equal(("ALLOC301", "Info"), (row.Id, row.Severity)));
    }
}
