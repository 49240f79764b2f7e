using System.Collections.Immutable;
using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Allocations.Analyzers;

/// <summary>
/// Stands between the rules and the host at the start of a compilation: what all rules do with one kind of operation becomes one action of the
/// host. What few rules ask for goes to the host as it is. A rule that throws stops no other: the rest of an action runs first, and then the host
/// is told which rule failed.
/// </summary>
internal sealed class SharedVisit(
    CompilationStartAnalysisContext host) : CompilationStartAnalysisContext(host.Compilation, host.Options, host.CancellationToken), ILateVisit
{
    private readonly Dictionary<OperationKind, RuleActions<OperationAnalysisContext>> _ofOperations = [];
    private readonly Dictionary<SymbolKind, RuleActions<SymbolStartAnalysisContext>> _ofSymbols = [];
    private AllocationContext? _allocations;
    private AllocationAnalyzer? _starting;
    private RuleFailedException? _failure;

    /// <summary>Lets a rule register its actions here.</summary>
    public void Start(AllocationAnalyzer rule, AllocationContext allocations)
    {
        _starting = rule;
        _allocations = allocations;
        try
        {
            rule.Start(this, allocations);
        }
        catch (Exception exception) when (exception is not OperationCanceledException)
        {
            _failure ??= new RuleFailedException(rule, exception);
        }
    }

    /// <inheritdoc/>
    public LateActions Late { get; } = new();

    /// <inheritdoc/>
    public AllocationAnalyzer? Starting => _starting;

    /// <inheritdoc/>
    public bool MayShow(AllocationAnalyzer? rule, OperationAnalysisContext context)
    {
        if (rule is null)
            return true;
        foreach (var reported in rule.Rules)
        {
            if (_allocations!.MayShow(reported, context))
                return true;
        }

        return false;
    }

    /// <summary>Registers with the host what the rules have registered here.</summary>
    /// <exception cref="RuleFailedException">A rule could not start; the others have.</exception>
    public void Register()
    {
        foreach (var ofKind in _ofOperations)
            host.RegisterOperationAction(ofKind.Value.Run, ImmutableArray.Create(ofKind.Key));
        foreach (var ofKind in _ofSymbols)
            host.RegisterSymbolStartAction(ofKind.Value.Run, ofKind.Key);
        host.RegisterSemanticModelAction(End);
        if (_failure is not null)
            throw _failure;
    }

    /// <summary>Runs what waits for the end of a file.</summary>
    private void End(SemanticModelAnalysisContext context)
    {
        SourceModels.Keep(context.SemanticModel);
        var actions = new RuleActions<SemanticModelAnalysisContext>();
        foreach (var (rule, action) in Late.End(context.SemanticModel.SyntaxTree))
            actions.Add(rule, action);
        actions.Run(context);
    }

    public override void RegisterOperationAction(Action<OperationAnalysisContext> action, ImmutableArray<OperationKind> operationKinds)
    {
        foreach (var kind in operationKinds)
        {
            if (!_ofOperations.TryGetValue(kind, out var actions))
                _ofOperations.Add(kind, actions = new RuleActions<OperationAnalysisContext>());
            actions.Add(_starting, action);
        }
    }

    public override void RegisterSymbolStartAction(Action<SymbolStartAnalysisContext> action, SymbolKind symbolKind)
    {
        if (!_ofSymbols.TryGetValue(symbolKind, out var actions))
            _ofSymbols.Add(symbolKind, actions = new RuleActions<SymbolStartAnalysisContext>());
        actions.Add(_starting, action);
    }

    public override void RegisterSyntaxNodeAction<TLanguageKindEnum>(Action<SyntaxNodeAnalysisContext> action, ImmutableArray<TLanguageKindEnum> syntaxKinds) =>
        host.RegisterSyntaxNodeAction(action, syntaxKinds);

    public override void RegisterCompilationEndAction(Action<CompilationAnalysisContext> action) => host.RegisterCompilationEndAction(action);

    public override void RegisterSemanticModelAction(Action<SemanticModelAnalysisContext> action) => host.RegisterSemanticModelAction(action);

    public override void RegisterSymbolAction(Action<SymbolAnalysisContext> action, ImmutableArray<SymbolKind> symbolKinds) =>
        host.RegisterSymbolAction(action, symbolKinds);

    public override void RegisterCodeBlockStartAction<TLanguageKindEnum>(Action<CodeBlockStartAnalysisContext<TLanguageKindEnum>> action) =>
        host.RegisterCodeBlockStartAction(action);

    public override void RegisterCodeBlockAction(Action<CodeBlockAnalysisContext> action) => host.RegisterCodeBlockAction(action);

    public override void RegisterOperationBlockStartAction(Action<OperationBlockStartAnalysisContext> action) => host.RegisterOperationBlockStartAction(action);

    public override void RegisterOperationBlockAction(Action<OperationBlockAnalysisContext> action) => host.RegisterOperationBlockAction(action);

    public override void RegisterSyntaxTreeAction(Action<SyntaxTreeAnalysisContext> action) => host.RegisterSyntaxTreeAction(action);

    public override void RegisterAdditionalFileAction(Action<AdditionalFileAnalysisContext> action) => host.RegisterAdditionalFileAction(action);
}
