using Allocations.Analyzers;
using Allocations.Analyzers.Reporting;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Allocations.Tests;

/// <summary>Only rules that some file of a compilation can show are started.</summary>
public sealed class RuleSwitchesTests
{
    private const string Id = "ALLOC301";

    private static readonly SyntaxTree First = CSharpSyntaxTree.ParseText("class A { }", path: "/A.cs");
    private static readonly SyntaxTree Second = CSharpSyntaxTree.ParseText("class B { }", path: "/B.cs");

    [Fact]
    public void Default_IsOn() => Assert.True(IsOn(new Severities()));

    [Fact]
    public void SuppressedByTheCompilersArguments_IsOff() => Assert.False(IsOn(new Severities(), ReportDiagnostic.Suppress));

    [Fact]
    public void SuppressedByAGlobalConfiguration_IsOff() => Assert.False(IsOn(new Severities { Global = ReportDiagnostic.Suppress }));

    [Fact]
    public void SuppressedInEachFile_IsOff() =>
        Assert.False(IsOn(new Severities { OfFirst = ReportDiagnostic.Suppress, OfSecond = ReportDiagnostic.Suppress }));

    [Fact]
    public void SuppressedInOneFile_IsOn() => Assert.True(IsOn(new Severities { OfFirst = ReportDiagnostic.Suppress }));

    [Fact]
    public void SuppressedButForOneFile_IsOn() => Assert.True(IsOn(new Severities { Global = ReportDiagnostic.Suppress, OfSecond = ReportDiagnostic.Warn }));

    [Fact]
    public void CategoryIsOff_IsOff() => Assert.False(IsOn(new Severities(), category: "none"));

    [Fact]
    public void CategoryIsOffButTheRuleHasASeverity_IsOn() => Assert.True(IsOn(new Severities { Global = ReportDiagnostic.Info }, category: "none"));

    [Fact]
    public void CategoryIsASuggestion_IsOn() => Assert.True(IsOn(new Severities(), category: "suggestion"));

    private static bool IsOn(Severities severities, ReportDiagnostic? argument = null, string? category = null)
    {
        var options = new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary).WithSyntaxTreeOptionsProvider(severities);
        if (argument is { } severity)
            options = options.WithSpecificDiagnosticOptions([new(Id, severity)]);
        var configuration = new Configuration(category is null ? [] : new() { ["dotnet_analyzer_diagnostic.category-Performance.severity"] = category });
        return new RuleSwitches(CSharpCompilation.Create("C", [First, Second], options: options), new AnalyzerOptions([], configuration)).AreOnSomewhere(
            [Descriptors.Find(Id)!.Descriptor], default);
    }

    private sealed class Severities : SyntaxTreeOptionsProvider
    {
        public ReportDiagnostic? Global { get; init; }

        public ReportDiagnostic? OfFirst { get; init; }

        public ReportDiagnostic? OfSecond { get; init; }

        public override GeneratedKind IsGenerated(SyntaxTree tree, CancellationToken cancellationToken) => GeneratedKind.Unknown;

        public override bool TryGetDiagnosticValue(SyntaxTree tree, string diagnosticId, CancellationToken cancellationToken, out ReportDiagnostic severity) =>
            TryGet(tree == First ? OfFirst : OfSecond, diagnosticId, out severity);

        public override bool TryGetGlobalDiagnosticValue(string diagnosticId, CancellationToken cancellationToken, out ReportDiagnostic severity) =>
            TryGet(Global, diagnosticId, out severity);

        private static bool TryGet(ReportDiagnostic? value, string diagnosticId, out ReportDiagnostic severity)
        {
            severity = value ?? ReportDiagnostic.Default;
            return value is not null && diagnosticId == Id;
        }
    }

    private sealed class Configuration(Dictionary<string, string> values) : AnalyzerConfigOptionsProvider
    {
        private readonly Values _values = new(values);

        public override AnalyzerConfigOptions GlobalOptions => _values;

        public override AnalyzerConfigOptions GetOptions(SyntaxTree tree) => _values;

        public override AnalyzerConfigOptions GetOptions(AdditionalText textFile) => _values;

        private sealed class Values(Dictionary<string, string> values) : AnalyzerConfigOptions
        {
            public override bool TryGetValue(string key, out string value) => values.TryGetValue(key, out value!);
        }
    }
}
