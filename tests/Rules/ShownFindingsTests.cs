using Allocations.Analyzers.Options;
using Allocations.Analyzers.Reporting;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Allocations.Tests;

/// <summary>Only rules that some file of a compilation can show are started, and a build shows no suggestions.</summary>
public sealed class ShownFindingsTests
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

    [Fact]
    public void Build_ShowsWhatWarnsByDefault() => Assert.True(IsOn(new Severities(), leastShown: DiagnosticSeverity.Warning));

    [Fact]
    public void BuildWithASuggestion_IsOff() =>
        Assert.False(IsOn(new Severities { Global = ReportDiagnostic.Info }, leastShown: DiagnosticSeverity.Warning));

    [Fact]
    public void ErrorLogWithASuggestion_IsOn() => Assert.True(IsOn(new Severities { Global = ReportDiagnostic.Info }, leastShown: DiagnosticSeverity.Info));

    [Fact]
    public void BuildWithACategoryOfSuggestions_IsOff() =>
        Assert.False(IsOn(new Severities(), category: "suggestion", leastShown: DiagnosticSeverity.Warning));

    [Fact]
    public void BuildWithAnErrorOfTheCompilersArguments_IsOn() =>
        Assert.True(IsOn(new Severities { Global = ReportDiagnostic.Info }, ReportDiagnostic.Error, leastShown: DiagnosticSeverity.Warning));

    [Fact]
    public void LeastIn_AnEditor_IsAny() => Assert.Equal(LeastShown.All, LeastIn(new Severities(), DiagnosticSeverity.Hidden));

    [Fact]
    public void LeastIn_ABuild_IsWhatWarns() => Assert.Equal(LeastShown.Warnings, LeastIn(new Severities(), DiagnosticSeverity.Warning));

    [Fact]
    public void LeastIn_ABuildWithAWarning_IsAny() =>
        Assert.Equal(LeastShown.All, LeastIn(new Severities { OfFirst = ReportDiagnostic.Warn }, DiagnosticSeverity.Warning));

    [Fact]
    public void LeastIn_ABuildWithASuggestion_IsNone() =>
        Assert.Equal(LeastShown.None, LeastIn(new Severities { OfFirst = ReportDiagnostic.Info }, DiagnosticSeverity.Warning));

    private static LeastShown LeastIn(Severities severities, DiagnosticSeverity leastShown) =>
        Create(severities, null, null, leastShown).LeastIn(First, Descriptors.Find(Id)!);

    private static bool IsOn(
        Severities severities,
        ReportDiagnostic? argument = null,
        string? category = null,
        DiagnosticSeverity leastShown = DiagnosticSeverity.Hidden) =>
        Create(severities, argument, category, leastShown).AreShownSomewhere([Descriptors.Find(Id)!.Descriptor], default);

    private static ShownFindings Create(Severities severities, ReportDiagnostic? argument, string? category, DiagnosticSeverity leastShown)
    {
        var options = new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary).WithSyntaxTreeOptionsProvider(severities);
        if (argument is { } severity)
            options = options.WithSpecificDiagnosticOptions([new(Id, severity)]);
        var configuration = new FixedOptions(category is null ? [] : [("dotnet_analyzer_diagnostic.category-Performance.severity", category)]);
        return new ShownFindings(CSharpCompilation.Create("C", [First, Second], options: options), new AnalyzerOptions([], configuration), leastShown);
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
}
