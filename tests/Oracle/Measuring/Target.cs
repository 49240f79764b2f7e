namespace Allocations.Oracle.Measuring;

/// <summary>A framework that cases are compiled against, and the runtimes that can run them.</summary>
internal sealed record Target(string Moniker, string[] Runtimes)
{
    /// <summary>Every runtime that the oracle knows, oldest first.</summary>
    public static readonly string[] AllRuntimes = ["net8", "net9", "net10"];

    /// <summary>Every framework; .NET 8 is the usual one, because what it compiles runs on all three.</summary>
    public static IReadOnlyList<Target> All { get; } =
    [
        new("net8.0", AllRuntimes),
        new("net9.0", ["net9", "net10"]),
        new("net10.0", ["net10"]),
        new("netstandard2.0", AllRuntimes),
    ];

    /// <summary>The framework of the newest runtime.</summary>
    public static Target Newest => All[2];
}
