using Allocations.Analyzers.Options;

namespace Allocations.Analyzers.Heat;

/// <summary>The heat of one place and the reason that messages print.</summary>
/// <param name="Level">How often the place is expected to run.</param>
/// <param name="Reason">Why, as a phrase that follows a comma or stands in parentheses: "in a loop (line 42, depth 2)".</param>
/// <param name="LoopDepth">The number of loops around the place inside its member. The JIT weighs each level with 8.</param>
internal readonly record struct PlaceHeat(HeatLevel Level, string Reason, int LoopDepth = 0)
{
    /// <summary>Nothing is known.</summary>
    public static PlaceHeat Unknown { get; } = new(HeatLevel.Unknown, "not known to be hot");

    /// <summary>Whether <c>[HotPath]</c> or <c>hot_members</c> declares the place hot, whatever else is known about it.</summary>
    public bool IsDeclared { get; init; }

    public static PlaceHeat Cold(string reason) => new(HeatLevel.Cold, reason);

    public static PlaceHeat Hot(string reason) => new(HeatLevel.Hot, reason);

    public static PlaceHeat DeclaredHot(string reason) => new(HeatLevel.Hot, reason) { IsDeclared = true };

    public static PlaceHeat Warm(string reason) => new(HeatLevel.Warm, reason);
}
