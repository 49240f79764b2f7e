using System.Collections.Concurrent;
using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Allocations.Analyzers.Reporting;

/// <summary>
/// Determines which findings a host shows. An editor shows suggestions; a build without an error log shows warnings alone, so what would be a suggestion
/// need not be looked for there. A severity that is configured for a rule is that of all its findings. A host drives an analyzer as long as one of its
/// diagnostics is shown, so an analyzer of many rules has to find out which of them are.
/// </summary>
/// <param name="compilation">The compilation, whose options configure severities.</param>
/// <param name="options">The options of its files.</param>
/// <param name="leastShown">The least severity that the host shows.</param>
internal sealed class ShownFindings(Compilation compilation, AnalyzerOptions options, DiagnosticSeverity leastShown)
{
    private static readonly ConcurrentDictionary<string, string> Keys = new(StringComparer.Ordinal);

    /// <summary>Whether any file of the compilation can show one of the diagnostics. In doubt it can.</summary>
    public bool AreShownSomewhere(ImmutableArray<DiagnosticDescriptor> descriptors, CancellationToken cancellationToken)
    {
        foreach (var descriptor in descriptors)
        {
            foreach (var tree in compilation.SyntaxTrees)
            {
                if (SeverityIn(tree, descriptor, cancellationToken) is { } severity ? IsShown(severity) : IsShownByDefault(descriptor))
                    return true;
            }
        }

        return false;
    }

    /// <summary>Which of a rule's findings a file shows.</summary>
    public LeastShown LeastIn(SyntaxTree tree, Rule rule)
    {
        if (leastShown <= DiagnosticSeverity.Info)
            return LeastShown.All;
        if (SeverityIn(tree, rule.Descriptor, CancellationToken.None) is { } severity)
            return IsShown(severity) ? LeastShown.All : LeastShown.None;
        return !IsShownByDefault(rule.Descriptor) ? LeastShown.None : rule.Severity == SeverityPolicy.ByHeat ? LeastShown.Warnings : LeastShown.All;
    }

    private bool IsShownByDefault(DiagnosticDescriptor descriptor) => descriptor.IsEnabledByDefault && descriptor.DefaultSeverity >= leastShown;

    private bool IsShown(ReportDiagnostic severity) => severity switch
    {
        ReportDiagnostic.Suppress => false,
        ReportDiagnostic.Hidden => leastShown == DiagnosticSeverity.Hidden,
        ReportDiagnostic.Info => leastShown <= DiagnosticSeverity.Info,
        _ => true,
    };

    /// <summary>The severity that is configured for a diagnostic in a file, by its id, its category or for all; null where none is.</summary>
    private ReportDiagnostic? SeverityIn(SyntaxTree tree, DiagnosticDescriptor descriptor, CancellationToken cancellationToken)
    {
        var isArgument = compilation.Options.SpecificDiagnosticOptions.TryGetValue(descriptor.Id, out var argument);
        if (isArgument && argument is ReportDiagnostic.Warn or ReportDiagnostic.Error)
            return argument;
        var files = compilation.Options.SyntaxTreeOptionsProvider;
        if (files is not null && files.TryGetDiagnosticValue(tree, descriptor.Id, cancellationToken, out var severity))
            return severity;
        if (isArgument)
            return argument;
        if (files is not null && files.TryGetGlobalDiagnosticValue(descriptor.Id, cancellationToken, out severity))
            return severity;
        return descriptor.IsEnabledByDefault ? SeverityOf(descriptor.Category, tree) : null;
    }

    // It is asked for at each candidate.
    private static string KeyOf(string category) =>
        Keys.TryGetValue(category, out var key) ? key : Keys.GetOrAdd(category, "dotnet_analyzer_diagnostic.category-" + category + ".severity");

    /// <summary>The severity that a file has for all diagnostics of a category without one of their own.</summary>
    private ReportDiagnostic? SeverityOf(string category, SyntaxTree tree)
    {
        var ofFile = options.AnalyzerConfigOptionsProvider.GetOptions(tree);
        if (!ofFile.TryGetValue(KeyOf(category), out var severity)
            && !ofFile.TryGetValue("dotnet_analyzer_diagnostic.severity", out severity))
        {
            return null;
        }

        return severity.Trim().ToUpperInvariant() switch
        {
            "NONE" => ReportDiagnostic.Suppress,
            "SILENT" or "REFACTORING" => ReportDiagnostic.Hidden,
            "SUGGESTION" => ReportDiagnostic.Info,
            "WARNING" => ReportDiagnostic.Warn,
            "ERROR" => ReportDiagnostic.Error,
            _ => null,
        };
    }
}
