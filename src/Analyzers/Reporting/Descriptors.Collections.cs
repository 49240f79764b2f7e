using Allocations.Analyzers.Options;
using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Reporting;

internal static partial class Descriptors
{
    // Fields of their own: release tracking and the checks of titles and messages see no descriptor that is an argument.
    private static readonly DiagnosticDescriptor AllocatedEnumeratorDescriptor = new(
        id: "ALLOC601",
        title: "Enumerator is allocated",
        messageFormat: "Enumerating '{0}' as '{1}' allocates {3}{2} ({4})",
        category: Performance,
        defaultSeverity: DiagnosticSeverity.Warning,
        isEnabledByDefault: true,
        description: "A 'foreach' over a collection that is declared as an interface asks it for an enumerator, which is an object. Over an array, or over a "
            + "list, dictionary or set that is declared with its own type, it takes none.",
        helpLinkUri: HelpLink("ALLOC601"));

    /// <summary>ALLOC601.</summary>
    public static readonly Rule AllocatedEnumerator = new(
        AllocatedEnumeratorDescriptor,
        HeatLevel.Warm,
        SeverityPolicy.ByHeat,
        "Declare the type that the collection always has; a `for` over what has an index")
    {
        Offers = FixOffer.Safe | FixOffer.Unsafe,
        ReadsAlso = [AllocationOptions.TrustJit],
        Efforts = new Dictionary<Effort, string>
        {
            [Effort.Elsewhere] = "a collection whose declaration other assemblies see, or of which only an index is known",
            [Effort.Unproven] = "a collection of which nothing but a sequence is known",
        },
    };
}
