namespace Allocations.Oracle.Measuring;

/// <summary>The settings of the runtime under which bytes are measured.</summary>
/// <param name="Name">Its name in the report.</param>
/// <param name="Variables">The environment variables that make it.</param>
/// <param name="WarmUpRounds">Rounds of calls with pauses until every method has reached its last tier; 0 where all code is optimised at once.</param>
internal sealed record JitEnvironment(string Name, IReadOnlyDictionary<string, string> Variables, int WarmUpRounds)
{
    /// <summary>What the compiler made: the JIT optimises, but puts no object on the stack.</summary>
    public static JitEnvironment Truth { get; } = new(
        "truth",
        new Dictionary<string, string> { ["DOTNET_JitObjectStackAllocation"] = "0", ["DOTNET_TieredPGO"] = "0", ["DOTNET_TieredCompilation"] = "0" },
        0);

    /// <summary>With what the JIT removes without a profile, which does not vary between runs.</summary>
    public static JitEnvironment Jit { get; } = new(
        "jit", new Dictionary<string, string> { ["DOTNET_TieredPGO"] = "0", ["DOTNET_TieredCompilation"] = "0" }, 0);

    /// <summary>What a program gets that sets nothing.</summary>
    public static JitEnvironment User { get; } = new("user", new Dictionary<string, string>(), 5);

    /// <summary>Those whose figures a case claims.</summary>
    public static IReadOnlyList<JitEnvironment> Claimed { get; } = [Truth, Jit, User];

    /// <summary>Those that a long run measures and reports as well; no case claims them.</summary>
    public static IReadOnlyList<JitEnvironment> Further { get; } =
    [
        new("tiered", new Dictionary<string, string> { ["DOTNET_JitObjectStackAllocation"] = "0", ["DOTNET_TieredPGO"] = "0" }, 20),
        new("tieredJit", new Dictionary<string, string> { ["DOTNET_TieredPGO"] = "0" }, 20),
        new("unoptimised", new Dictionary<string, string> { ["DOTNET_JITMinOpts"] = "1", ["DOTNET_TieredCompilation"] = "0" }, 0),
    ];
}
