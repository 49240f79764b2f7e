using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Allocations.Analyzers;

/// <summary>
/// Determines which rules a compilation has switched on. A host drives an analyzer as long as one of its diagnostics is on, so an analyzer of many
/// rules has to find out which of them will be shown.
/// </summary>
internal sealed class RuleSwitches(Compilation compilation, AnalyzerOptions options)
{
    /// <summary>Whether any file of the compilation can show one of the diagnostics. In doubt they are on.</summary>
    public bool AreOnSomewhere(ImmutableArray<DiagnosticDescriptor> descriptors, CancellationToken cancellationToken)
    {
        foreach (var descriptor in descriptors)
        {
            if (IsOnSomewhere(descriptor, cancellationToken))
                return true;
        }

        return false;
    }

    private bool IsOnSomewhere(DiagnosticDescriptor descriptor, CancellationToken cancellationToken)
    {
        var files = compilation.Options.SyntaxTreeOptionsProvider;
        var severity = ReportDiagnostic.Default;
        var isConfigured = compilation.Options.SpecificDiagnosticOptions.TryGetValue(descriptor.Id, out severity)
            || (files is not null && files.TryGetGlobalDiagnosticValue(descriptor.Id, cancellationToken, out severity));
        var isOn = isConfigured ? severity != ReportDiagnostic.Suppress : descriptor.IsEnabledByDefault;
        if (files is null)
            return isOn;
        foreach (var tree in compilation.SyntaxTrees)
        {
            if (files.TryGetDiagnosticValue(tree, descriptor.Id, cancellationToken, out severity)
                    ? severity != ReportDiagnostic.Suppress
                    : isOn && (isConfigured || !IsCategoryOff(descriptor.Category, tree)))
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>Whether a file switches off all rules, or those of a category, that have no severity of their own.</summary>
    private bool IsCategoryOff(string category, SyntaxTree tree)
    {
        var ofFile = options.AnalyzerConfigOptionsProvider.GetOptions(tree);
        return (ofFile.TryGetValue("dotnet_analyzer_diagnostic.category-" + category + ".severity", out var severity)
            || ofFile.TryGetValue("dotnet_analyzer_diagnostic.severity", out severity))
            && severity.Trim().Equals("none", StringComparison.OrdinalIgnoreCase);
    }
}
