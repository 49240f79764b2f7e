using Allocations.Analyzers.Heat;
using Allocations.Analyzers.Options;
using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers;

internal static partial class Descriptors
{
    // A field of its own: release tracking and the checks of titles and messages see no descriptor that is an argument.
    private static readonly DiagnosticDescriptor ParseChainDescriptor = new(
        id: "ALLOC301",
        title: "String chain feeds a parser",
        messageFormat: "{0}; this takes {1} ({2})",
        category: Performance,
        defaultSeverity: DiagnosticSeverity.Warning,
        isEnabledByDefault: true,
        description: "Each Trim, Substring, Replace or the like makes a new string. Where only its characters are needed, to parse, compare, search or append them, a span of the first string serves as well and takes no memory.",
        helpLinkUri: HelpLink("ALLOC301"));

    /// <summary>ALLOC301.</summary>
    public static readonly Rule ParseChain = new(
        ParseChainDescriptor,
        HeatLevel.Unknown,
        SeverityPolicy.ByHeat,
        "Slices a span of the first string instead; characters are removed or replaced in a stack buffer of bounded size")
    {
        Offers = FixOffer.Safe | FixOffer.Unsafe,
        ReadsAlso = [AllocationOptions.MaxStackallocBytes],
        SeverityNote = "Warning at any heat where the chain makes two or more objects.",
    };
}
