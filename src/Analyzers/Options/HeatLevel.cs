namespace Allocations.Analyzers.Options;

/// <summary>How often a place is expected to run; ordered, so that <c>&gt;=</c> compares.</summary>
public enum HeatLevel
{
    /// <summary>Runs once or only on failure; nothing is ever reported here.</summary>
    Cold,

    /// <summary>Nothing is known about how often the place runs.</summary>
    Unknown,

    /// <summary>Runs often by the shape of its member, or is called from a loop elsewhere in the project.</summary>
    Warm,

    /// <summary>Runs in a loop body, or was declared hot.</summary>
    Hot,
}
