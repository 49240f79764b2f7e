using System.Collections.Immutable;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Microsoft.CodeAnalysis.Testing;

/// <summary>Compiles code, runs analyzers on it, and compares what they and the compiler report with what the test expects.</summary>
public abstract class AnalyzerTest<TVerifier>
    where TVerifier : IVerifier, new()
{
    /// <summary>A test without code.</summary>
    protected AnalyzerTest() => TestState = NewState();

    /// <summary>Tells failures to the test framework.</summary>
    protected static TVerifier Verify { get; } = new();

    /// <summary>The language of the code.</summary>
    public abstract string Language { get; }

    /// <summary>Adds the source file to the input.</summary>
    public string TestCode
    {
        set => TestState.Sources.Add(value);
    }

    /// <summary>The input.</summary>
    public SolutionState TestState { get; }

    /// <summary>The diagnostics expected in the input, besides those that markup expects.</summary>
    public List<DiagnosticResult> ExpectedDiagnostics => TestState.ExpectedDiagnostics;

    /// <summary>Ids that are switched off for the compilation.</summary>
    public List<string> DisabledDiagnostics { get; } = [];

    /// <summary>Changes to the solution before it is analyzed; each gets the id of the project under test.</summary>
    public List<Func<Solution, ProjectId, Solution>> SolutionTransforms { get; } = [];

    /// <summary>The framework of projects that do not choose one.</summary>
    public ReferenceAssemblies ReferenceAssemblies { get; set; } = ReferenceAssemblies.Default;

    /// <summary>Which compiler diagnostics must be expected.</summary>
    public CompilerDiagnostics CompilerDiagnostics { get; set; } = CompilerDiagnostics.Errors;

    /// <summary>How markup is read.</summary>
    public MarkupOptions MarkupOptions { get; set; }

    /// <summary>Checks that are switched off.</summary>
    public TestBehaviors TestBehaviors { get; set; }

    /// <summary>A further check of every diagnostic that was expected and reported.</summary>
    public Action<Diagnostic, DiagnosticResult, IVerifier>? DiagnosticVerifier { get; set; }

    /// <summary>The start of the path of unnamed files.</summary>
    protected virtual string DefaultFilePathPrefix => "/0/Test";

    /// <summary>The name of the project under test.</summary>
    protected virtual string DefaultTestProjectName => "TestProject";

    /// <summary>The path of the first unnamed file.</summary>
    protected virtual string DefaultFilePath => $"{DefaultFilePathPrefix}0.{DefaultFileExt}";

    /// <summary>The extension of unnamed files.</summary>
    protected abstract string DefaultFileExt { get; }

    /// <summary>Runs the test.</summary>
    public async Task RunAsync(CancellationToken cancellationToken = default)
    {
        Verify.LanguageIsSupported(Language);
        Verify.NotEmpty($"{nameof(TestState)}.{nameof(SolutionState.Sources)}", TestState.Sources);
        await RunImplAsync(cancellationToken).ConfigureAwait(false);
    }

    /// <summary>The analyzers under test.</summary>
    protected abstract IEnumerable<DiagnosticAnalyzer> GetDiagnosticAnalyzers();

    /// <summary>The options of a compilation, before the analyzers' rules are enabled.</summary>
    protected abstract CompilationOptions CreateCompilationOptions();

    /// <summary>The options of the parser.</summary>
    protected abstract ParseOptions CreateParseOptions();

    /// <summary>The descriptor that markup without an id means.</summary>
    protected virtual DiagnosticDescriptor? GetDefaultDiagnostic(DiagnosticAnalyzer[] analyzers) =>
        analyzers is [var first, ..] && (MarkupOptions.HasFlag(MarkupOptions.UseFirstDescriptor) || first.SupportedDiagnostics.Length == 1)
            ? first.SupportedDiagnostics.FirstOrDefault()
            : null;

    /// <summary>Whether a diagnostic of the compiler takes part.</summary>
    protected virtual bool IsCompilerDiagnosticIncluded(Diagnostic diagnostic, CompilerDiagnostics compilerDiagnostics) =>
        compilerDiagnostics switch
        {
            CompilerDiagnostics.None => false,
            CompilerDiagnostics.Errors => diagnostic.Severity >= DiagnosticSeverity.Error,
            CompilerDiagnostics.Warnings => diagnostic.Severity >= DiagnosticSeverity.Warning,
            CompilerDiagnostics.Suggestions => diagnostic.Severity >= DiagnosticSeverity.Info,
            _ => true,
        };

    /// <summary>Runs the test.</summary>
    protected virtual async Task RunImplAsync(CancellationToken cancellationToken)
    {
        var session = StartSession();
        var state = MarkupReaderFor(session.Analyzers, []).Read(TestState.WithInheritedValuesApplied(null, []));
        var (solution, _) = await BuilderFor(session.Analyzers).BuildAsync(state, cancellationToken).ConfigureAwait(false);
        var verifier = Verify.PushContext("Diagnostics of test state");
        await session.VerifyAsync(solution, state, verifier, cancellationToken).ConfigureAwait(false);
        await session.VerifyExclusionsAsync(solution, state, verifier, cancellationToken).ConfigureAwait(false);
    }

    internal SolutionState NewState() => new(DefaultTestProjectName, Language, DefaultFilePathPrefix, DefaultFileExt);

    internal AnalysisSession StartSession() => new(
        [.. GetDiagnosticAnalyzers()],
        diagnostic => IsCompilerDiagnosticIncluded(diagnostic, CompilerDiagnostics),
        TestBehaviors,
        DiagnosticVerifier);

    internal MarkupReader MarkupReaderFor(ImmutableArray<DiagnosticAnalyzer> analyzers, ImmutableArray<string> fixable) => new(
        MarkupOptions,
        GetDefaultDiagnostic([.. analyzers]),
        [.. analyzers.SelectMany(analyzer => analyzer.SupportedDiagnostics)],
        fixable,
        DefaultFilePath);

    internal SolutionBuilder BuilderFor(ImmutableArray<DiagnosticAnalyzer> analyzers) => new(
        ReferenceAssemblies,
        RuleOptions.Enable(CreateCompilationOptions(), analyzers, DisabledDiagnostics),
        CreateParseOptions(),
        SolutionTransforms);
}
