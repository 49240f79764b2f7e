using Allocations.Analyzers.Options;
using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Reporting;

internal static partial class Descriptors
{
    private static readonly DiagnosticDescriptor DecodedOnHitDescriptor = new(
        id: "ALLOC901",
        title: "Cached text is decoded on each hit",
        messageFormat: "'{0}' decodes what '{1}' holds on each hit, which {2}; keep what is decoded ({4})",
        category: Performance,
        defaultSeverity: DiagnosticSeverity.Info,
        isEnabledByDefault: true,
        description: "A text that is kept in a map or cache is the same on each hit, and so is what a parser makes of it. A cache of what was decoded gives "
            + "the same object without the parser's time and memory.",
        helpLinkUri: HelpLink("ALLOC901"));

    /// <summary>ALLOC901.</summary>
    public static readonly Rule DecodedOnHit = new(DecodedOnHitDescriptor, HeatLevel.Warm, SeverityPolicy.ByHeat, "none")
    {
        IsHeavy = true,
        Efforts = new Dictionary<Effort, string>
        {
            [Effort.Welcome] = "documents from maps that threads share",
            [Effort.Elsewhere] = "decodes that make a number or an object or two, and maps that the same class fills with what it serializes",
        },
    };

    private static readonly DiagnosticDescriptor LinkedNodesDescriptor = new(
        id: "ALLOC902",
        title: "Linked nodes behind a dictionary",
        messageFormat: "Each entry of '{0}' is a linked node of its own, which allocates {1}; entries in one array can be linked by their index ({2})",
        category: Performance,
        defaultSeverity: DiagnosticSeverity.Info,
        isEnabledByDefault: true,
        description: "A cache that keeps the nodes of a linked list in a dictionary allocates an object for each entry, which the garbage collector follows, "
            + "and writes references whenever the order changes. Entries in one array that are linked by their index need neither.",
        helpLinkUri: HelpLink("ALLOC902"));

    /// <summary>ALLOC902.</summary>
    public static readonly Rule LinkedNodes = new(LinkedNodesDescriptor, HeatLevel.Warm, SeverityPolicy.ByHeat, "none");

    private static readonly DiagnosticDescriptor CopiedPrefixDescriptor = new(
        id: "ALLOC903",
        title: "Same prefix is copied into many arrays",
        messageFormat: "What '{1}' keeps begins with a copy of '{0}', which others begin with too: a range of one array takes less memory",
        category: Performance,
        defaultSeverity: DiagnosticSeverity.Info,
        isEnabledByDefault: false,
        description: "Where each node of a tree keeps an array that begins with the items of its parent, the same references are stored once for each node. A "
            + "range of one array, or the number of the node that it continues, takes a few bytes instead.",
        helpLinkUri: HelpLink("ALLOC903"));

    /// <summary>ALLOC903.</summary>
    public static readonly Rule CopiedPrefix = new(CopiedPrefixDescriptor, HeatLevel.Unknown, SeverityPolicy.Fixed, "none") { IgnoresHeat = true };

    private static readonly DiagnosticDescriptor ReferenceDenseMapDescriptor = new(
        id: "ALLOC904",
        title: "Very large map of references",
        messageFormat: "'{0}' keeps a key and a '{1}' for each entry, all of which the garbage collector follows; a cache of millions of entries does better "
            + "with their bytes in one array ({3})",
        category: Performance,
        defaultSeverity: DiagnosticSeverity.Info,
        isEnabledByDefault: false,
        description: "A full garbage collection follows each reference that is alive. A dictionary of millions of strings and objects that lives as long as "
            + "the program makes each of them long, while one of numbers beside an array of bytes takes no time.",
        helpLinkUri: HelpLink("ALLOC904"));

    /// <summary>ALLOC904.</summary>
    public static readonly Rule ReferenceDenseMap = new(ReferenceDenseMapDescriptor, HeatLevel.Unknown, SeverityPolicy.Fixed, "none");

    private static readonly DiagnosticDescriptor SmallClassDescriptor = new(
        id: "ALLOC905",
        title: "Small immutable class is created per operation",
        messageFormat: "'{0}' is created in '{1}', which allocates {3} each time, though a '{2}' would do ({4})",
        category: Performance,
        defaultSeverity: DiagnosticSeverity.Info,
        isEnabledByDefault: true,
        description: "Each object of a small immutable class takes 16 bytes more than its fields and has to be collected. Where no code tells two objects with "
            + "the same fields apart, a readonly struct holds the same values without an object.",
        helpLinkUri: HelpLink("ALLOC905"));

    /// <summary>ALLOC905.</summary>
    public static readonly Rule SmallClass = new(
        SmallClassDescriptor,
        HeatLevel.Warm,
        SeverityPolicy.Fixed,
        "Declares a `readonly struct`, or a `readonly record struct` for a record")
    {
        Offers = FixOffer.Safe | FixOffer.Unsafe,
        ReadsAlso = [AllocationOptions.TrustJit],
        Efforts = new Dictionary<Effort, string> { [Effort.MuchLonger] = "tuples, whose declarations change in several places" },
    };

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
