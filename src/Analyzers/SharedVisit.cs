using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Allocations.Analyzers;

/// <summary>
/// Stands between the rules and the host at the start of a compilation: what all rules do with one kind of operation becomes one action of the
/// host. What few rules ask for goes to the host as it is.
/// </summary>
internal sealed class SharedVisit(CompilationStartAnalysisContext host) : CompilationStartAnalysisContext(host.Compilation, host.Options, host.CancellationToken)
{
    private readonly Dictionary<OperationKind, Action<OperationAnalysisContext>> _ofOperations = [];
    private readonly Dictionary<SymbolKind, List<Action<SymbolStartAnalysisContext>>> _ofSymbols = [];

    /// <summary>Registers with the host what the rules have registered here.</summary>
    public void Register()
    {
        foreach (var byKind in _ofOperations)
            host.RegisterOperationAction(byKind.Value, ImmutableArray.Create(byKind.Key));
        foreach (var ofKind in _ofSymbols)
        {
            var actions = ofKind.Value;
            host.RegisterSymbolStartAction(
                symbol =>
                {
                    foreach (var action in actions)
                        action(symbol);
                },
                ofKind.Key);
        }
    }

    public override void RegisterOperationAction(Action<OperationAnalysisContext> action, ImmutableArray<OperationKind> operationKinds)
    {
        foreach (var kind in operationKinds)
            _ofOperations[kind] = _ofOperations.TryGetValue(kind, out var others) ? others + action : action;
    }

    public override void RegisterSymbolStartAction(Action<SymbolStartAnalysisContext> action, SymbolKind symbolKind)
    {
        if (!_ofSymbols.TryGetValue(symbolKind, out var actions))
            _ofSymbols.Add(symbolKind, actions = []);
        actions.Add(action);
    }

    public override void RegisterSyntaxNodeAction<TLanguageKindEnum>(Action<SyntaxNodeAnalysisContext> action, ImmutableArray<TLanguageKindEnum> syntaxKinds) => host.RegisterSyntaxNodeAction(action, syntaxKinds);

    public override void RegisterCompilationEndAction(Action<CompilationAnalysisContext> action) => host.RegisterCompilationEndAction(action);

    public override void RegisterSemanticModelAction(Action<SemanticModelAnalysisContext> action) => host.RegisterSemanticModelAction(action);

    public override void RegisterSymbolAction(Action<SymbolAnalysisContext> action, ImmutableArray<SymbolKind> symbolKinds) => host.RegisterSymbolAction(action, symbolKinds);

    public override void RegisterCodeBlockStartAction<TLanguageKindEnum>(Action<CodeBlockStartAnalysisContext<TLanguageKindEnum>> action) => host.RegisterCodeBlockStartAction(action);

    public override void RegisterCodeBlockAction(Action<CodeBlockAnalysisContext> action) => host.RegisterCodeBlockAction(action);

    public override void RegisterOperationBlockStartAction(Action<OperationBlockStartAnalysisContext> action) => host.RegisterOperationBlockStartAction(action);

    public override void RegisterOperationBlockAction(Action<OperationBlockAnalysisContext> action) => host.RegisterOperationBlockAction(action);

    public override void RegisterSyntaxTreeAction(Action<SyntaxTreeAnalysisContext> action) => host.RegisterSyntaxTreeAction(action);

    public override void RegisterAdditionalFileAction(Action<AdditionalFileAnalysisContext> action) => host.RegisterAdditionalFileAction(action);
}
