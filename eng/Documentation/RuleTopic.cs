namespace Allocations.Documentation;

/// <summary>A topic of rules: its folder and the hundred that its ids begin with.</summary>
/// <param name="Name">The folder.</param>
/// <param name="FirstDigit">The first digit of the ids.</param>
public sealed record RuleTopic(string Name, int FirstDigit)
{
    /// <summary>Every topic, ordered by id.</summary>
    public static IReadOnlyList<RuleTopic> All { get; } =
    [
        new("Configuration", 0), new("Arguments", 1), new("Boxing", 2), new("Strings", 3), new("Delegates", 4),
        new("Buffers", 5), new("Collections", 6), new("Time", 7), new("IO", 8), new("Design", 9),
    ];
}
