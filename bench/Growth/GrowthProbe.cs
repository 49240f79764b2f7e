using System.Collections.Immutable;
using System.Runtime;
using Allocations.Bench.Cost;
using Allocations.Fixing;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.Bench.Growth;

/// <summary>Analyses one file in this process, with the package or with an analyzer that asks for the same operations and does nothing.</summary>
internal sealed class GrowthProbe
{
    // The recursion of the compiler, not that of a rule, decides how deep code may be.
    private const int Stack = 256 * 1024 * 1024;

    // A collection in the middle of an analysis takes as long as a small one, and comes when it likes.
    private const long Memory = 3L * 1024 * 1024 * 1024;

    private readonly MetadataReference[] _references = [.. SourceFolder.FrameworkAssemblies().Select(static path => MetadataReference.CreateFromFile(path))];
    private readonly ImmutableArray<OperationKind> _kinds;

    public GrowthProbe() => _kinds = [.. RegisteredKinds.Of(Catalogue.Analyzers, Compile("")).Select(static kind => (OperationKind)kind)];

    /// <summary>A compilation of one file that nothing has asked anything yet.</summary>
    public CSharpCompilation Compile(string source)
    {
        var tree = CSharpSyntaxTree.ParseText(source, new CSharpParseOptions(LanguageVersion.Latest), "Growth.cs");
        var isProgram = tree.GetCompilationUnitRoot().Members is [GlobalStatementSyntax, ..];
        return CSharpCompilation.Create(
            "Growth",
            [tree],
            _references,
            new CSharpCompilationOptions(
                isProgram ? OutputKind.ConsoleApplication : OutputKind.DynamicallyLinkedLibrary,
                optimizationLevel: OptimizationLevel.Release,
                nullableContextOptions: NullableContextOptions.Enable,
                concurrentBuild: false));
    }

    // An analysis that takes longer is not repeated: the noise is small beside it.
    private const double LongSeconds = 0.4;

    /// <summary>The user CPU seconds of an analysis by the package, the least of some, and its findings.</summary>
    public (double Seconds, ImmutableArray<Diagnostic> Findings) MeasureRules(string source, int repetitions) =>
        Measure(source, Catalogue.Analyzers, repetitions);

    /// <summary>The user CPU seconds of an analysis by the floor, which reports where the package did, the least of some.</summary>
    public double MeasureFloor(string source, ImmutableArray<Diagnostic> findings, int repetitions) =>
        Measure(source, [new Floor(_kinds, SpansOf(findings))], repetitions).Seconds;

    private static ImmutableArray<TextSpan> SpansOf(ImmutableArray<Diagnostic> findings) =>
        [.. findings.Where(static finding => finding.Location.IsInSource).Select(static finding => finding.Location.SourceSpan)];

    private (double Seconds, ImmutableArray<Diagnostic> Findings) Measure(
        string source, ImmutableArray<DiagnosticAnalyzer> analyzers, int repetitions)
    {
        var least = double.MaxValue;
        var findings = ImmutableArray<Diagnostic>.Empty;
        for (var i = 0; i < repetitions; i++)
        {
            var compilation = Compile(source);
            GC.Collect();
            GC.TryStartNoGCRegion(Memory);
            var before = Environment.CpuUsage.UserTime;
            findings = Run(compilation, analyzers, CancellationToken.None);
            least = Math.Min(least, (Environment.CpuUsage.UserTime - before).TotalSeconds);
            if (GCSettings.LatencyMode == GCLatencyMode.NoGCRegion)
                GC.EndNoGCRegion();
            if (least > LongSeconds)
                break;
        }

        return (least, findings);
    }

    /// <summary>
    /// The CPU milliseconds from the moment an analysis by the package is cancelled, which is when it has used so many CPU seconds, to its answer; null where
    /// it ended before.
    /// </summary>
    public double? CancellationMs(string source, double afterSeconds) => CancellationMs(source, Catalogue.Analyzers, afterSeconds);

    /// <summary>The same for an analysis by the floor, whose analyzer does nothing: the compiler answers late while it binds a long method.</summary>
    public double? FloorCancellationMs(string source, double afterSeconds) => CancellationMs(source, [new Floor(_kinds, [])], afterSeconds);

    private double? CancellationMs(string source, ImmutableArray<DiagnosticAnalyzer> analyzers, double afterSeconds)
    {
        var compilation = Compile(source);
        using var cancellation = new CancellationTokenSource();
        var before = Environment.CpuUsage.UserTime;
        var cancelled = TimeSpan.Zero;
        var hasEnded = false;
        var clock = new Thread(() =>
        {
            while (!Volatile.Read(ref hasEnded))
            {
                Thread.Sleep(1);
                if ((Environment.CpuUsage.UserTime - before).TotalSeconds < afterSeconds)
                    continue;
                cancelled = Environment.CpuUsage.UserTime;
                cancellation.Cancel();
                return;
            }
        });
        clock.Start();
        try
        {
            Run(compilation, analyzers, cancellation.Token);
            return null;
        }
        catch (OperationCanceledException)
        {
            return (Environment.CpuUsage.UserTime - cancelled).TotalMilliseconds;
        }
        finally
        {
            Volatile.Write(ref hasEnded, true);
            clock.Join();
        }
    }

    /// <summary>Runs analyzers on the calling thread's behalf with a deep stack.</summary>
    private static ImmutableArray<Diagnostic> Run(
        CSharpCompilation compilation, ImmutableArray<DiagnosticAnalyzer> analyzers, CancellationToken cancellationToken)
    {
        var result = ImmutableArray<Diagnostic>.Empty;
        var failure = default(Exception);
        var thread = new Thread(
            () =>
            {
                try
                {
                    var options = new CompilationWithAnalyzersOptions(
                        new AnalyzerOptions([]),
                        static (exception, _, _) => throw new InvalidOperationException("A rule threw.", exception),
                        concurrentAnalysis: false,
                        logAnalyzerExecutionTime: false);
                    result = new CompilationWithAnalyzers(compilation, analyzers, options)
                        .GetAnalyzerDiagnosticsAsync(cancellationToken)
                        .GetAwaiter()
                        .GetResult();
                }
                catch (Exception exception)
                {
                    failure = exception;
                }
            },
            Stack);
        thread.Start();
        thread.Join();
        return failure is null ? result : failure is OperationCanceledException ? throw new OperationCanceledException(cancellationToken) : throw failure;
    }

#pragma warning disable RS1001, RS1036, RS1038 // No host loads it.
    private sealed class Floor(ImmutableArray<OperationKind> kinds, ImmutableArray<TextSpan> reported) : DiagnosticAnalyzer
    {
        public override ImmutableArray<DiagnosticDescriptor> SupportedDiagnostics { get; } = [new(
            "COST002", "Never shown", "Never shown", "Performance", DiagnosticSeverity.Warning, isEnabledByDefault: true)];

        public override void Initialize(AnalysisContext context)
        {
            context.ConfigureGeneratedCodeAnalysis(GeneratedCodeAnalysisFlags.None);
            context.EnableConcurrentExecution();
            context.RegisterCompilationStartAction(start =>
            {
                start.RegisterOperationAction(static _ => { }, kinds);
                start.RegisterSemanticModelAction(model =>
                {
                    foreach (var span in reported)
                        model.ReportDiagnostic(Diagnostic.Create(SupportedDiagnostics[0], Location.Create(model.SemanticModel.SyntaxTree, span)));
                });
            });
        }
    }
#pragma warning restore RS1001, RS1036, RS1038
}
