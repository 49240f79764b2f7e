using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Allocations.Bench.Cost;

/// <summary>Asks analyzers which operation kinds they register, by standing in for the compiler while they start.</summary>
internal sealed class RegisteredKinds
{
    private readonly SortedSet<int> _kinds = [];
    private readonly Compilation _compilation;
    private readonly AnalyzerOptions _options = new([]);

    private RegisteredKinds(Compilation compilation) => _compilation = compilation;

    /// <summary>The kinds that the analyzers register for a compilation, each once, ascending.</summary>
    public static IReadOnlyList<int> Of(IEnumerable<DiagnosticAnalyzer> analyzers, Compilation compilation)
    {
        var kinds = new RegisteredKinds(compilation);
        foreach (var analyzer in analyzers)
            analyzer.Initialize(new Analysis(kinds));
        return [.. kinds._kinds];
    }

    private void Add(ImmutableArray<OperationKind> kinds)
    {
        foreach (var kind in kinds)
            _kinds.Add((int)kind);
    }

    private sealed class Analysis(RegisteredKinds owner) : AnalysisContext
    {
        public override void EnableConcurrentExecution()
        {
        }

        public override void ConfigureGeneratedCodeAnalysis(GeneratedCodeAnalysisFlags analysisMode)
        {
        }

        public override void RegisterCompilationStartAction(Action<CompilationStartAnalysisContext> action) => action(new Start(owner));

        public override void RegisterOperationAction(Action<OperationAnalysisContext> action, ImmutableArray<OperationKind> operationKinds) =>
            owner.Add(operationKinds);

        public override void RegisterCompilationAction(Action<CompilationAnalysisContext> action)
        {
        }

        public override void RegisterSemanticModelAction(Action<SemanticModelAnalysisContext> action)
        {
        }

        public override void RegisterSymbolAction(Action<SymbolAnalysisContext> action, ImmutableArray<SymbolKind> symbolKinds)
        {
        }

        public override void RegisterCodeBlockStartAction<TLanguageKindEnum>(Action<CodeBlockStartAnalysisContext<TLanguageKindEnum>> action)
        {
        }

        public override void RegisterCodeBlockAction(Action<CodeBlockAnalysisContext> action)
        {
        }

        public override void RegisterSyntaxTreeAction(Action<SyntaxTreeAnalysisContext> action)
        {
        }

        public override void RegisterSyntaxNodeAction<TLanguageKindEnum>(
            Action<SyntaxNodeAnalysisContext> action, ImmutableArray<TLanguageKindEnum> syntaxKinds)
        {
        }
    }

    private sealed class Start(RegisteredKinds owner) : CompilationStartAnalysisContext(owner._compilation, owner._options, default)
    {
        // What a rule registers for one symbol cannot be asked without a symbol. Leaving it out makes the floor lower, never higher.
        public override void RegisterSymbolStartAction(Action<SymbolStartAnalysisContext> action, SymbolKind symbolKind)
        {
        }

        public override void RegisterOperationAction(Action<OperationAnalysisContext> action, ImmutableArray<OperationKind> operationKinds) =>
            owner.Add(operationKinds);

        public override void RegisterOperationBlockStartAction(Action<OperationBlockStartAnalysisContext> action)
        {
        }

        public override void RegisterOperationBlockAction(Action<OperationBlockAnalysisContext> action)
        {
        }

        public override void RegisterCompilationEndAction(Action<CompilationAnalysisContext> action)
        {
        }

        public override void RegisterSemanticModelAction(Action<SemanticModelAnalysisContext> action)
        {
        }

        public override void RegisterSymbolAction(Action<SymbolAnalysisContext> action, ImmutableArray<SymbolKind> symbolKinds)
        {
        }

        public override void RegisterCodeBlockStartAction<TLanguageKindEnum>(Action<CodeBlockStartAnalysisContext<TLanguageKindEnum>> action)
        {
        }

        public override void RegisterCodeBlockAction(Action<CodeBlockAnalysisContext> action)
        {
        }

        public override void RegisterSyntaxTreeAction(Action<SyntaxTreeAnalysisContext> action)
        {
        }

        public override void RegisterSyntaxNodeAction<TLanguageKindEnum>(
            Action<SyntaxNodeAnalysisContext> action, ImmutableArray<TLanguageKindEnum> syntaxKinds)
        {
        }
    }
}
