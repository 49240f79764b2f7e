using System.Collections.Immutable;
using System.Runtime.CompilerServices;
using Allocations.Analyzers;
using Allocations.Analyzers.Reporting;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Allocations.Tests;

/// <summary>A rule that throws is named and silences no other rule.</summary>
public sealed class RuleFailureTests
{
    private const string Source = "class C { object M() => new object(); object N() => new object(); }";

    [Fact]
    public async Task RuleThatThrows_IsNamedAndOthersReport()
    {
        var found = await RunAsync(new Throwing(), new Reporting());

        Assert.Equal(2, found.Count(static diagnostic => diagnostic.Id == Descriptors.ParamsArray.Id));
        Assert.Contains(
            found, static diagnostic => diagnostic.Id == "AD0001" && diagnostic.ToString().Contains("ALLOC201 failed: out of order", StringComparison.Ordinal));
    }

    [Fact]
    public async Task RuleThatCannotStart_IsNamedAndOthersReport()
    {
        var found = await RunAsync(new Unstarted(), new Reporting());

        Assert.Equal(2, found.Count(static diagnostic => diagnostic.Id == Descriptors.ParamsArray.Id));
        Assert.Contains(
            found, static diagnostic => diagnostic.Id == "AD0001" && diagnostic.ToString().Contains("ALLOC301 failed: not today", StringComparison.Ordinal));
    }

    [Fact]
    public async Task NoRuleThrows_NothingFails() => Assert.DoesNotContain(await RunAsync(new Reporting()), static diagnostic => diagnostic.Id == "AD0001");

    [Fact]
    public void Precedence_NamesEachPairOnceAndInOrder() =>
        Assert.Equal(
            Precedence.Table.Select(static pair => (pair.Rule.Id, pair.To.Id)).Distinct().Order(),
            Precedence.Table.Select(static pair => (pair.Rule.Id, pair.To.Id)));

    [Fact]
    public void Context_IsOneForEachOptions()
    {
        var compilation = PackageAnalyzers.Compile(("/C.cs", Source));
        var options = new AnalyzerOptions([]);

        Assert.Same(AllocationContext.Of(compilation, options), AllocationContext.Of(compilation, options));
        Assert.NotSame(AllocationContext.Of(compilation, options), AllocationContext.Of(compilation, new AnalyzerOptions([], new FixedOptions())));
    }

    [Fact]
    public void Context_OfACompilation_EndsWithIt()
    {
        var options = new AnalyzerOptions([]);
        var compilation = AnalyzeAndForget(options);
        for (var i = 0; compilation.IsAlive && i < 10; i++)
        {
            GC.Collect();
            GC.WaitForPendingFinalizers();
        }

        Assert.False(compilation.IsAlive, "Options that live on keep a compilation that was analyzed with them.");
        GC.KeepAlive(options);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static WeakReference AnalyzeAndForget(AnalyzerOptions options)
    {
        var compilation = PackageAnalyzers.Compile(("/C.cs", Source));
        Assert.NotNull(AllocationContext.Of(compilation, options));
        return new WeakReference(compilation);
    }

    private static Task<ImmutableArray<Diagnostic>> RunAsync(params AllocationAnalyzer[] rules) =>
        PackageAnalyzers.Compile(("/C.cs", Source)).WithAnalyzers([new Host(rules)]).GetAnalyzerDiagnosticsAsync(TestContext.Current.CancellationToken);

#pragma warning disable RS1001, RS1012, RS1036, RS1038 // Hosts of a test, which no compiler loads.
    private sealed class Host(AllocationAnalyzer[] rules) : DiagnosticAnalyzer
    {
        public override ImmutableArray<DiagnosticDescriptor> SupportedDiagnostics => [.. rules.SelectMany(static rule => rule.SupportedDiagnostics)];

        public override void Initialize(AnalysisContext context)
        {
            context.ConfigureGeneratedCodeAnalysis(GeneratedCodeAnalysisFlags.None);
            context.EnableConcurrentExecution();
            context.RegisterCompilationStartAction(start =>
            {
                var visit = new SharedVisit(start);
                foreach (var rule in rules)
                    visit.Start(rule, AllocationContext.Of(start.Compilation, start.Options));
                visit.Register();
            });
        }
    }

    private sealed class Reporting() : AllocationAnalyzer(Descriptors.ParamsArray)
    {
        internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations) => start.RegisterOperationAction(
            static context => context.ReportDiagnostic(Diagnostic.Create(Descriptors.ParamsArray.Descriptor, context.Operation.Syntax.GetLocation())),
            OperationKind.ObjectCreation);
    }

    private sealed class Throwing() : AllocationAnalyzer(Descriptors.BoxedValue)
    {
        internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations) =>
            start.RegisterOperationAction(static _ => throw new InvalidOperationException("out of order"), OperationKind.ObjectCreation);
    }

    private sealed class Unstarted() : AllocationAnalyzer(Descriptors.ParseChain)
    {
        internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations) => throw new InvalidOperationException("not today");
    }
#pragma warning restore RS1001, RS1012, RS1036, RS1038
}
