using Allocations.Analyzers.Options;
using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Reporting;

internal static partial class Descriptors
{
    // Fields of their own: release tracking and the checks of titles and messages see no descriptor that is an argument.
    private static readonly DiagnosticDescriptor WallClockDescriptor = new(
        id: "ALLOC701",
        title: "Wall clock is read in a hot loop",
        messageFormat: "'{0}' {1} on each call, but only {2} ({4})",
        category: Performance,
        defaultSeverity: DiagnosticSeverity.Warning,
        isEnabledByDefault: true,
        description: "Reading the wall clock takes tens of nanoseconds, and 'Now' also looks up the time zone. Where a time is only compared or "
            + "subtracted, one reading before the loop, 'UtcNow', 'Stopwatch.GetTimestamp' or 'Environment.TickCount64' does the same for less.",
        helpLinkUri: HelpLink("ALLOC701"));

    /// <summary>ALLOC701.</summary>
    public static readonly Rule WallClock = new(
        WallClockDescriptor,
        HeatLevel.Warm,
        SeverityPolicy.ByHeat,
        "One reading before the loop; `Stopwatch.GetTimestamp` for elapsed time; `UtcNow`")
    {
        IsOnlySuggested = true,
        Offers = FixOffer.Unsafe,
        Efforts = new Dictionary<Effort, string>
        {
            [Effort.MuchLonger] = "a reading in one branch of an iteration",
            [Effort.Unproven] = "two readings of one function outside of loops, which measure what takes far longer than they",
        },
    };

    private static readonly DiagnosticDescriptor WallClockDeadlineDescriptor = new(
        id: "ALLOC702",
        title: "Deadline is kept as wall-clock time",
        messageFormat: "'{0}' is only compared with readings of '{1}', which {2} on each call ({4})",
        category: Performance,
        defaultSeverity: DiagnosticSeverity.Warning,
        isEnabledByDefault: true,
        description: "A private time that is only compared with the clock needs no calendar. 'Environment.TickCount64' costs a fraction of "
            + "'DateTime.Now', and a deadline in its milliseconds is not moved by changes of the clock or of daylight-saving time.",
        helpLinkUri: HelpLink("ALLOC702"));

    /// <summary>ALLOC702.</summary>
    public static readonly Rule WallClockDeadline = new(
        WallClockDeadlineDescriptor,
        HeatLevel.Warm,
        SeverityPolicy.ByHeat,
        "Milliseconds of `Environment.TickCount64` in a `long`")
    {
        Offers = FixOffer.Unsafe,
    };

    private static readonly DiagnosticDescriptor WidenedProductDescriptor = new(
        id: "ALLOC703",
        title: "Multiplication overflows before it is widened",
        messageFormat: "'{0}' is computed as '{1}' and overflows {2}, before it is widened to '{3}'",
        category: Reliability,
        defaultSeverity: DiagnosticSeverity.Warning,
        isEnabledByDefault: true,
        description: "A product of two 'int' values is an 'int', also where the result becomes a 'long' or a 'double'. A number of seconds that is multiplied "
            + "by 1000 overflows after 24 days, and a time in the future becomes one in the past.",
        helpLinkUri: HelpLink("ALLOC703"));

    /// <summary>ALLOC703.</summary>
    public static readonly Rule WidenedProduct = new(
        WidenedProductDescriptor,
        HeatLevel.Unknown,
        SeverityPolicy.Fixed,
        "Multiplies as `long`")
    {
        Offers = FixOffer.Unsafe,
        IgnoresHeat = true,
        SeverityNote = "A suggestion where the result is not seen to be a time, or where no factor is a constant.",
    };
}
