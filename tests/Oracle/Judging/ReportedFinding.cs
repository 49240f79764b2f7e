using System.Collections.Immutable;
using System.Globalization;
using Allocations.Analyzers.Reporting;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.Oracle.Judging;

/// <summary>What a rule reported in a case.</summary>
/// <param name="Rule">The id.</param>
/// <param name="File">The path of the syntax tree.</param>
/// <param name="Span">Where.</param>
/// <param name="Bytes">The bytes that it names; null where it names none.</param>
/// <param name="Certainty">How sure it is.</param>
/// <param name="Message">The whole message.</param>
/// <param name="IsInBehave">Whether it is in a method that is compared, and not in what is measured.</param>
internal sealed record ReportedFinding(string Rule, string File, TextSpan Span, long? Bytes, Certainty Certainty, string Message, bool IsInBehave)
{
    /// <summary>The options under which rules are judged.</summary>
    public static AnalyzerOptions Options { get; } = new([], new AnyHeat());

    /// <summary>Everything that analyzers report under the preset <c>All</c>, by file.</summary>
    /// <exception cref="InvalidOperationException">An analyzer failed.</exception>
    public static async Task<ILookup<string, ReportedFinding>> ReadAsync(Compilation compilation, ImmutableArray<DiagnosticAnalyzer> analyzers)
    {
        var reported = await WithAll(compilation, analyzers).WithAnalyzers(analyzers, Options).GetAnalyzerDiagnosticsAsync();
        if (reported.FirstOrDefault(static d => d.Id == "AD0001") is { } crash)
            throw new InvalidOperationException(crash.ToString());
        return reported
            .Where(static d => d.Location.IsInSource && IsOnIn(d))
            .Select(Of)
            .OrderBy(static finding => finding.Span.Start).ThenBy(static finding => finding.Rule, StringComparer.Ordinal)
            .ToLookup(static finding => finding.File);
    }

    /// <summary>Whether a rule is on by default, or the file is a case of the rule.</summary>
    private static bool IsOnIn(Diagnostic diagnostic) =>
        diagnostic.Descriptor.IsEnabledByDefault
        || diagnostic.Location.SourceTree!.FilePath.Split('/', '\\').Contains(diagnostic.Id);

    /// <summary>The compilation with those rules on that are off by default.</summary>
    private static Compilation WithAll(Compilation compilation, ImmutableArray<DiagnosticAnalyzer> analyzers)
    {
        var off = analyzers.SelectMany(static analyzer => analyzer.SupportedDiagnostics).Where(static rule => !rule.IsEnabledByDefault);
        var severities = compilation.Options.SpecificDiagnosticOptions.SetItems(
            off.Select(static rule => KeyValuePair.Create(rule.Id, ReportDiagnostic.Warn)));
        return compilation.WithOptions(compilation.Options.WithSpecificDiagnosticOptions(severities));
    }

    private static ReportedFinding Of(Diagnostic diagnostic) => new(
        diagnostic.Id,
        diagnostic.Location.SourceTree!.FilePath,
        diagnostic.Location.SourceSpan,
        diagnostic.Properties.GetValueOrDefault(FindingProperties.Bytes) is { } bytes ? long.Parse(bytes, CultureInfo.InvariantCulture) : null,
        Enum.TryParse<Certainty>(diagnostic.Properties.GetValueOrDefault(FindingProperties.Certainty), out var certainty) ? certainty : Certainty.Always,
        diagnostic.GetMessage(CultureInfo.InvariantCulture),
        diagnostic.Location.SourceTree.GetRoot()
            .FindNode(diagnostic.Location.SourceSpan)
            .AncestorsAndSelf()
            .OfType<MethodDeclarationSyntax>()
            .Any(static method => method.Identifier.ValueText.StartsWith("Behave", StringComparison.Ordinal)));

    /// <summary>The option of the preset <c>All</c>: findings at any heat but cold.</summary>
    private sealed class AnyHeat : AnalyzerConfigOptionsProvider
    {
        public override AnalyzerConfigOptions GlobalOptions { get; } = new Values();

        public override AnalyzerConfigOptions GetOptions(SyntaxTree tree) => GlobalOptions;

        public override AnalyzerConfigOptions GetOptions(AdditionalText textFile) => GlobalOptions;

        private sealed class Values : AnalyzerConfigOptions
        {
            private const string Key = "dotnet_code_quality.allocations.minimum_heat";

            public override IEnumerable<string> Keys => [Key];

            public override bool TryGetValue(string key, out string value)
            {
                value = "unknown";
                return key == Key;
            }
        }
    }
}
