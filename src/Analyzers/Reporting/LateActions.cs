using System.Collections.Concurrent;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Allocations.Analyzers.Reporting;

/// <summary>
/// Actions on candidates that wait until the host has ended with their file. Who asks for the callers of a member, or for what a function calls,
/// asks about other files. A build binds each member once and hands over what it has bound; whoever asks before that has it bound once more.
/// </summary>
internal sealed class LateActions
{
    private readonly ConcurrentDictionary<SyntaxTree, File> _files = new();

    /// <summary>Takes the action of a rule on an operation, where its file has not ended yet; else it is run at once.</summary>
    public void Add(AllocationAnalyzer? rule, OperationAnalysisContext context, Action<OperationAnalysisContext> action)
    {
        if (!FileOf(context.Operation.Syntax.SyntaxTree).Add((context.Operation.Syntax, action), (rule, late => action(Later(context, late)))))
            action(context);
    }

    /// <summary>Takes the action of a rule on a symbol that is declared in one file, where that has not ended yet; else it is run at once.</summary>
    public void Add(AllocationAnalyzer? rule, SymbolAnalysisContext context, Action<SymbolAnalysisContext> action)
    {
        var declarations = context.Symbol.DeclaringSyntaxReferences;
        if (declarations.Length != 1 || !FileOf(declarations[0].SyntaxTree).Add((context.Symbol, action), (rule, late => action(Later(context, late)))))
            action(context);
    }

    /// <summary>Marks a file as ended, and gives what has waited for that.</summary>
    public IReadOnlyCollection<(AllocationAnalyzer? Rule, Action<SemanticModelAnalysisContext> Action)> End(SyntaxTree tree) => FileOf(tree).End();

    private File FileOf(SyntaxTree tree) => _files.GetOrAdd(tree, static _ => new File());

    private static OperationAnalysisContext Later(OperationAnalysisContext context, SemanticModelAnalysisContext late) =>
        new(context.Operation, context.ContainingSymbol, context.Compilation, context.Options, late.ReportDiagnostic, static _ => true, late.CancellationToken);

    private static SymbolAnalysisContext Later(SymbolAnalysisContext context, SemanticModelAnalysisContext late) =>
        new(context.Symbol, context.Compilation, context.Options, late.ReportDiagnostic, static _ => true, late.CancellationToken);

    /// <summary>What waits for the end of one file. A host that analyzes a file again gives the same candidates, which are then kept once.</summary>
    private sealed class File
    {
        private Dictionary<(object Candidate, Delegate Action), (AllocationAnalyzer? Rule, Action<SemanticModelAnalysisContext> Action)>? _waiting = [];

        /// <summary>False where the file has ended.</summary>
        public bool Add((object Candidate, Delegate Action) key, (AllocationAnalyzer? Rule, Action<SemanticModelAnalysisContext> Action) action)
        {
            lock (this)
            {
                if (_waiting is null)
                    return false;
                _waiting[key] = action;
                return true;
            }
        }

        public IReadOnlyCollection<(AllocationAnalyzer? Rule, Action<SemanticModelAnalysisContext> Action)> End()
        {
            lock (this)
            {
                var waiting = _waiting;
                _waiting = null;
                return waiting is null ? [] : waiting.Values;
            }
        }
    }
}

/// <summary>The start of a compilation in which actions can wait for the end of a file.</summary>
internal interface ILateVisit
{
    /// <summary>What waits until the host has ended with a file.</summary>
    LateActions Late { get; }

    /// <summary>The rule that registers its actions.</summary>
    AllocationAnalyzer? Starting { get; }

    /// <summary>Whether the host may show what the rule that registers its actions finds at an operation, by what is written around it.</summary>
    bool MayShow(AllocationAnalyzer? rule, OperationAnalysisContext context);
}

/// <summary>Registers actions on candidates that ask about other files.</summary>
internal static class LateRegistration
{
    /// <summary>
    /// Registers an action for the operations that a cheap test takes for candidates. A host of all rules runs it when the file has ended, for the candidates
    /// in places that may be hot where it shows no others: the rule has to ask for the heat of the operation, or of what is around it in its member.
    /// </summary>
    public static void RegisterLateOperationAction(
        this CompilationStartAnalysisContext start, Func<IOperation, bool> isCandidate, Action<OperationAnalysisContext> action, params OperationKind[] kinds)
    {
        var visit = start as ILateVisit;
        var rule = visit?.Starting;
        start.RegisterOperationAction(
            context =>
            {
                if (!isCandidate(context.Operation))
                    return;
                if (visit is null)
                    action(context);
                else if (visit.MayShow(rule, context))
                    visit.Late.Add(rule, context, action);
            },
            kinds);
    }

    /// <summary>Registers an action for the symbols that a cheap test takes for candidates. A host of all rules runs it when the file has ended.</summary>
    public static void RegisterLateSymbolAction(
        this CompilationStartAnalysisContext start, Func<SymbolAnalysisContext, bool> isCandidate, Action<SymbolAnalysisContext> action, SymbolKind kind)
    {
        var visit = start as ILateVisit;
        var rule = visit?.Starting;
        start.RegisterSymbolAction(
            context =>
            {
                if (!isCandidate(context))
                    return;
                if (visit is null)
                    action(context);
                else
                    visit.Late.Add(rule, context, action);
            },
            kind);
    }
}
