using Allocations.Analyzers.Heat;
using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers;

/// <content>Buffers: temporary arrays and stack memory.</content>
internal static partial class Descriptors
{
    public static readonly Rule TemporaryArray = new(
        new DiagnosticDescriptor(
            id: "ALLOC501",
            title: "Temporary array can live on the stack",
            messageFormat: "The temporary array '{0}' takes {2} and {1} ({3})",
            category: Performance,
            defaultSeverity: DiagnosticSeverity.Warning,
            isEnabledByDefault: true,
            description: "A small array of constant length that never leaves its method is garbage as soon as the method returns. A span over stack memory does the same without an allocation.",
            helpLinkUri: HelpLink("ALLOC501")),
        HeatLevel.Unknown,
        SeverityPolicy.ByHeat,
        "declares a `Span<T>` over `stackalloc`, or over constant data, and binds the calls to their span overloads");

    public static readonly Rule UnboundedStackalloc = new(
        new DiagnosticDescriptor(
            id: "ALLOC504",
            title: "Stack allocation has no upper bound",
            messageFormat: "{0}, and a stack that overflows ends the process",
            category: Reliability,
            defaultSeverity: DiagnosticSeverity.Warning,
            isEnabledByDefault: true,
            description: "A stackalloc whose length comes from input can be larger than the stack. The process then ends at once: no handler catches a stack overflow.",
            helpLinkUri: HelpLink("ALLOC504")),
        HeatLevel.Unknown,
        SeverityPolicy.Fixed,
        "allocates on the stack up to a limit and on the heap above it");
}
