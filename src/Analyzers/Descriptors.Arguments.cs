using Allocations.Analyzers.Heat;
using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers;

internal static partial class Descriptors
{
    // Fields of their own: release tracking and the checks of titles and messages see no descriptor that is an argument.
    private static readonly DiagnosticDescriptor ParamsArrayDescriptor = new(
        id: "ALLOC101",
        title: "Argument list allocates an array",
        messageFormat: "The argument list of '{0}' allocates {1}{2}, {3} per call, {4}",
        category: Performance,
        defaultSeverity: DiagnosticSeverity.Warning,
        isEnabledByDefault: true,
        description: "Arguments that are passed to a params array are put into a new array on each call. An overload that takes one item, or a span, needs none.",
        helpLinkUri: HelpLink("ALLOC101"));

    private static readonly DiagnosticDescriptor ParamsOnlyApiDescriptor = new(
        id: "ALLOC102",
        title: "API takes only a params array",
        messageFormat: "'{0}' has no overload that takes one {1}, so a call with one allocates {2}: {3}",
        category: Performance,
        defaultSeverity: DiagnosticSeverity.Warning,
        isEnabledByDefault: true,
        description: "A method whose only form takes a params array makes every caller pay for an array, also those that pass one item.",
        helpLinkUri: HelpLink("ALLOC102"));

    /// <summary>ALLOC101.</summary>
    public static readonly Rule ParamsArray = new(
        ParamsArrayDescriptor,
        HeatLevel.Warm,
        SeverityPolicy.ByHeat,
        "Adds an overload for one item or for a span, or makes the array once")
    {
        Offers = FixOffer.Safe | FixOffer.Unsafe,
        SeverityNote = "A suggestion where ALLOC102 warns at the declaration, and where objects follow a format.",
    };

    /// <summary>ALLOC102.</summary>
    public static readonly Rule ParamsOnlyApi = new(
        ParamsOnlyApiDescriptor,
        HeatLevel.Unknown,
        SeverityPolicy.ByHeat,
        "Adds an overload for one item or for a span")
    {
        Offers = FixOffer.Safe | FixOffer.Unsafe,
        SeverityNote = "The heat is that of the hottest call with one item.",
    };
}
