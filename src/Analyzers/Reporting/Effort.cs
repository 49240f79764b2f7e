using Allocations.Analyzers.Options;

namespace Allocations.Analyzers.Reporting;

/// <summary>
/// What the better code asks of the owner of a place, beside what stands there. An allocation that may not matter is worth mentioning only where
/// leaving it out costs nothing; so the effort decides the least heat at which a finding is shown, unless <c>minimum_heat</c> decides it.
/// </summary>
internal enum Effort
{
    /// <summary>Nothing: the better code is no longer and no odder than what stands there.</summary>
    None,

    /// <summary>Longer or odder code: a buffer on the stack or from a pool, a slot with a tag, one more overload.</summary>
    Longer,

    /// <summary>A change of other code first, such as a callee that takes an array.</summary>
    Elsewhere,

    /// <summary>Any change at all for a cost that nothing in sight pays, such as the box of a type parameter that only classes are known to fill.</summary>
    Unproven,
}

/// <summary>What an effort means for a report.</summary>
internal static class Efforts
{
    /// <summary>The least heat at which a finding is worth the effort. What is unproven needs a place that is declared hot.</summary>
    public static HeatLevel NeedsAtLeast(this Effort effort) => effort switch
    {
        Effort.None => HeatLevel.Unknown,
        Effort.Longer => HeatLevel.Warm,
        _ => HeatLevel.Hot,
    };
}
