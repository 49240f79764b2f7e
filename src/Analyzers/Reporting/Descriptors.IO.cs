using Allocations.Analyzers.Options;
using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Reporting;

internal static partial class Descriptors
{
    private static readonly DiagnosticDescriptor FlushPerMessageDescriptor = new(
        id: "ALLOC801",
        title: "Flush on each message",
        messageFormat: "'{0}' sends after each message, also where '{1}' has the next one already ({3})",
        category: Performance,
        defaultSeverity: DiagnosticSeverity.Warning,
        isEnabledByDefault: true,
        description: "A flush is a system call and a packet. A client that sends many requests at once gets as many packets back. Where the loop "
            + "flushes only when the next read has to wait, replies to requests that arrived together are sent together, and no reply waits for a request "
            + "that is not there.",
        helpLinkUri: HelpLink("ALLOC801"));

    /// <summary>ALLOC801.</summary>
    public static readonly Rule FlushPerMessage = new(
        FlushPerMessageDescriptor,
        HeatLevel.Warm,
        SeverityPolicy.ByHeat,
        "Begins the read, and flushes only where it has to wait, and at the end of the loop")
    {
        IsHeavy = true,
        Offers = FixOffer.Unsafe,
    };

    private static readonly DiagnosticDescriptor AutoFlushWriterDescriptor = new(
        id: "ALLOC802",
        title: "Writer to a peer flushes after each write",
        messageFormat: "'{0}' sends after {1}, {2} ({4})",
        category: Performance,
        defaultSeverity: DiagnosticSeverity.Warning,
        isEnabledByDefault: true,
        description: "With 'AutoFlush' each write is a system call and a packet. Where the loop flushes only when the next read has to wait, all that was "
            + "written until then is sent together.",
        helpLinkUri: HelpLink("ALLOC802"));

    /// <summary>ALLOC802.</summary>
    public static readonly Rule AutoFlushWriter = new(
        AutoFlushWriterDescriptor,
        HeatLevel.Warm,
        SeverityPolicy.ByHeat,
        "Lets the writer collect, begins the read, and flushes only where it has to wait, and at the end of the loop")
    {
        IsHeavy = true,
        IsHotElsewhere = true,
        Offers = FixOffer.Unsafe,
    };
}
