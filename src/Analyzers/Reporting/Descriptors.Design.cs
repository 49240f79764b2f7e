using Allocations.Analyzers.Options;
using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Reporting;

internal static partial class Descriptors
{
    private static readonly DiagnosticDescriptor BenchmarkOverheadDescriptor = new(
        id: "ALLOC906",
        title: "Benchmark measures more than its subject",
        messageFormat: "{0}; {1} ({3})",
        category: Performance,
        defaultSeverity: DiagnosticSeverity.Warning,
        isEnabledByDefault: true,
        description: "A key or a generator of random numbers that a benchmark makes for what it calls is measured with the call, and often costs more. A "
            + "look-up that never finds its key is faster than one that does. Both are seen in the figures and not in their names.",
        helpLinkUri: HelpLink("ALLOC906"));

    /// <summary>ALLOC906.</summary>
    public static readonly Rule BenchmarkOverhead = new(BenchmarkOverheadDescriptor, HeatLevel.Hot, SeverityPolicy.ByHeat, "none")
    {
        SeverityNote = "A suggestion for a look-up whose key is not seen to be stored.",
    };
}
