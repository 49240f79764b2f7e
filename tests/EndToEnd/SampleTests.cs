using Allocations.Documentation;
using Allocations.Fixing;
using Microsoft.CodeAnalysis.Text;

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
    [InlineData("Closures")]
    [InlineData("MiniResp")]
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

    [Theory]
    [InlineData("ConfigClient", "ALLOC901", false)]
    [InlineData("LruCache", "ALLOC902", false)]
    [InlineData("SlabCache", "ALLOC904", true)]
    public async Task Before_HasWhatOnlyAnotherDesignChanges(string sample, string id, bool isOffByDefault)
    {
        var project = await SourceFolder.OpenAsync(Path.Combine(Samples, sample, "Before"), TestContext.Current.CancellationToken);
        var switched = project.AddAnalyzerConfigDocument(
            "on", SourceText.From($"is_global = true\ndotnet_diagnostic.{id}.severity = suggestion\n"), filePath: "/on.globalconfig").Project;

        var found = await new FixSession(project).FindAsync(TestContext.Current.CancellationToken);
        var foundWhereOn = await new FixSession(switched).FindAsync(TestContext.Current.CancellationToken);

        Assert.Equal(!isOffByDefault, found.Any(row => row.Id == id));
        Assert.Single(foundWhereOn, row => row.Id == id);
    }

    [Fact]
    public async Task MiniResp_FlushesForEachCommand_AndTheFixTellsWhatItCosts()
    {
        var session = new FixSession(await SourceFolder.OpenAsync(Path.Combine(Samples, "MiniResp", "Before"), TestContext.Current.CancellationToken));
        Assert.Contains(await session.FindAsync(TestContext.Current.CancellationToken), static row => row.Id == "ALLOC801");

        var applied = new List<AppliedFix>();
        await foreach (var fix in session.FixAsync(includeUnsafe: true, TestContext.Current.CancellationToken))
            applied.Add(fix);

        var flush = Assert.Single(applied, static fix => fix.Id == "ALLOC801");
        Assert.False(flush.IsSafe);
        Assert.Contains("(what is written waits while more messages have arrived; ", flush.Title, StringComparison.Ordinal);
    }

    [Fact]
    public async Task MiniResp_WithAutoFlush_IsFixedToTheSameLoop()
    {
        var project = await SourceFolder.OpenAsync(Path.Combine(Samples, "MiniResp", "Before"), TestContext.Current.CancellationToken);
        var variant = await File.ReadAllTextAsync(
            Path.Combine(Samples, "MiniResp", "AutoFlush", "RespConnection.cs"), TestContext.Current.CancellationToken);
        var connection = project.Documents.Single(static document => document.Name == "RespConnection.cs");
        var session = new FixSession(connection.WithText(SourceText.From(variant)).Project);
        Assert.Contains(await session.FindAsync(TestContext.Current.CancellationToken), static row => row.Id == "ALLOC802");
        await foreach (var _ in session.FixAsync(includeUnsafe: true, TestContext.Current.CancellationToken))
        {
        }

        var made = await session.Project.GetDocument(connection.Id)!.GetTextAsync(TestContext.Current.CancellationToken);
        var after = await File.ReadAllTextAsync(Path.Combine(Samples, "MiniResp", "After", "RespConnection.cs"), TestContext.Current.CancellationToken);
        Assert.Equal(Code(after), Code(made.ToString()));

        // The comments of the two say what each does.
        static string Code(string text) => text.Substring(text.IndexOf("internal sealed class", StringComparison.Ordinal));
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
