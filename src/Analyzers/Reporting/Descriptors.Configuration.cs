using Allocations.Analyzers.Options;
using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Reporting;

internal static partial class Descriptors
{
    private const string Configuration = nameof(Configuration);

    private static readonly DiagnosticDescriptor UnknownOptionDescriptor = new(
        id: "ALLOC001",
        title: "Unknown option or value",
        messageFormat: "{0}",
        category: Configuration,
        defaultSeverity: DiagnosticSeverity.Warning,
        isEnabledByDefault: true,
        description: "An option of this package is misspelt, or its value is not one that it accepts. The default applies instead.",
        helpLinkUri: HelpLink("ALLOC001"),
        customTags: WellKnownDiagnosticTags.CompilationEnd);

    /// <summary>ALLOC001.</summary>
    public static readonly Rule UnknownOption = new(UnknownOptionDescriptor, HeatLevel.Unknown, SeverityPolicy.Fixed, "none") { IgnoresHeat = true };
}
