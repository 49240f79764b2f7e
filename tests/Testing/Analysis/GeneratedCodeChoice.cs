using System.Collections.Immutable;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Microsoft.CodeAnalysis.Testing;

/// <summary>Whether an analyzer chose what to do with generated code: one that did needs no check that it stays away from it.</summary>
internal sealed class GeneratedCodeChoice : AnalysisContext
{
    private bool _isMade;

    private GeneratedCodeChoice()
    {
    }

    /// <summary>Asks the analyzer what it registers for.</summary>
    public static bool IsMadeBy(DiagnosticAnalyzer analyzer)
    {
        var context = new GeneratedCodeChoice();
        analyzer.Initialize(context);
        return context._isMade;
    }

    public override void ConfigureGeneratedCodeAnalysis(GeneratedCodeAnalysisFlags analysisMode) => _isMade = true;

    public override void EnableConcurrentExecution()
    {
    }

    public override void RegisterCodeBlockAction(Action<CodeBlockAnalysisContext> action)
    {
    }

    public override void RegisterCodeBlockStartAction<TLanguageKindEnum>(Action<CodeBlockStartAnalysisContext<TLanguageKindEnum>> action)
    {
    }

    public override void RegisterCompilationAction(Action<CompilationAnalysisContext> action)
    {
    }

    public override void RegisterCompilationStartAction(Action<CompilationStartAnalysisContext> action)
    {
    }

    public override void RegisterSemanticModelAction(Action<SemanticModelAnalysisContext> action)
    {
    }

    public override void RegisterSymbolAction(Action<SymbolAnalysisContext> action, ImmutableArray<SymbolKind> symbolKinds)
    {
    }

    public override void RegisterSyntaxNodeAction<TLanguageKindEnum>(
        Action<SyntaxNodeAnalysisContext> action, ImmutableArray<TLanguageKindEnum> syntaxKinds)
    {
    }

    public override void RegisterSyntaxTreeAction(Action<SyntaxTreeAnalysisContext> action)
    {
    }

    public override void RegisterOperationAction(Action<OperationAnalysisContext> action, ImmutableArray<OperationKind> operationKinds)
    {
    }

    public override void RegisterOperationBlockAction(Action<OperationBlockAnalysisContext> action)
    {
    }

    public override void RegisterOperationBlockStartAction(Action<OperationBlockStartAnalysisContext> action)
    {
    }

    public override void RegisterSymbolStartAction(Action<SymbolStartAnalysisContext> action, SymbolKind symbolKind)
    {
    }

    public override void RegisterAdditionalFileAction(Action<AdditionalFileAnalysisContext> action)
    {
    }
}
