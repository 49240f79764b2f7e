using Allocations.Documentation;
using Allocations.Fixing;

namespace Allocations.EndToEnd;

/// <summary>What the project says of its own sample.</summary>
public sealed class SampleTests
{
    private static readonly string Samples = Path.Combine(Repository.FindRoot(AppContext.BaseDirectory), "samples", "KvCache");

    [Fact]
    public async Task After_IsWhatTheFixesMakeOfBefore_ByteForByte()
    {
        var session = new FixSession(await SourceFolder.OpenAsync(Path.Combine(Samples, "Before"), TestContext.Current.CancellationToken));
        await foreach (var _ in session.FixAsync(includeUnsafe: true, TestContext.Current.CancellationToken))
        {
        }

        foreach (var document in session.Project.Documents.Where(static document => document.FilePath is not null))
        {
            var expected = await File.ReadAllTextAsync(Path.Combine(Samples, "After", document.Name), TestContext.Current.CancellationToken);
            var actual = (await document.GetTextAsync(TestContext.Current.CancellationToken)).ToString();
            Assert.True(expected == actual, $"samples/KvCache/After/{document.Name} is not what the fixes make; write it with: dotnet run -c Release --project bench -- after");
        }
    }

    [Fact]
    public async Task Before_HasTheFourHotspots()
    {
        var session = new FixSession(await SourceFolder.OpenAsync(Path.Combine(Samples, "Before"), TestContext.Current.CancellationToken));

        var found = await session.FindAsync(TestContext.Current.CancellationToken);

        foreach (var id in (string[])["ALLOC102", "ALLOC202", "ALLOC301", "ALLOC702"])
            Assert.Contains(found, row => row.Id == id);
    }
}
