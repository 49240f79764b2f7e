namespace Allocations.Attacks.Tests;

/// <summary>All programs, attacked once for all tests of the class.</summary>
public sealed class AttackRun : IAsyncLifetime
{
    internal Dictionary<string, AttackResult> Results { get; private set; } = [];

    /// <inheritdoc/>
    public async ValueTask InitializeAsync() =>
        Results = (await new Attack().RunAsync(AttackProgram.ReadAll())).ToDictionary(static result => result.Program.Name);

    /// <inheritdoc/>
    public ValueTask DisposeAsync() => ValueTask.CompletedTask;
}

/// <summary>No program can tell code after all safe fixes from code as it was written.</summary>
public sealed class AttackTests(AttackRun run) : IClassFixture<AttackRun>
{
    public static TheoryData<string> Programs => [.. AttackProgram.ReadAll().Select(static program => program.Name)];

    [Theory]
    [MemberData(nameof(Programs))]
    public void SafeFixes_ChangeNothing(string program)
    {
        var problems = run.Results[program].Problems;
        if (!problems.IsEmpty)
            Assert.Fail(string.Join("\n\n", problems));
    }
}
