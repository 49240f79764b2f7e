using System.Collections.Concurrent;
using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Semantics;

/// <summary>
/// The variables that a loop may change: those that it writes, and those that a lambda or local function has. Flow analysis costs as much as
/// binding the loop, so each loop is analyzed once and its answer kept with the semantic model.
/// </summary>
internal sealed class LoopWrites
{
    private static readonly ConditionalWeakTable<SemanticModel, ConcurrentDictionary<StatementSyntax, LoopWrites?>> OfModels = new();

    private readonly HashSet<ISymbol> _variables = new(SymbolEqualityComparer.Default);

    private LoopWrites(DataFlowAnalysis flow)
    {
        _variables.UnionWith(flow.WrittenInside);
        _variables.UnionWith(flow.Captured);
    }

    /// <summary>What a loop may change; null where its member has references, pointers or labels, so that flow analysis does not tell.</summary>
    public static LoopWrites? Of(StatementSyntax loop, SemanticModel model)
    {
        var ofLoops = OfModels.GetValue(model, static _ => new());
        return ofLoops.TryGetValue(loop, out var known) ? known : ofLoops.GetOrAdd(loop, Make(loop, model));
    }

    /// <summary>Whether the loop may change a local or parameter.</summary>
    public bool Contains(ISymbol variable) => _variables.Contains(variable);

    private static LoopWrites? Make(StatementSyntax loop, SemanticModel model)
    {
        var member = loop.FirstAncestorOrSelf<MemberDeclarationSyntax>();
        if (member is null || member.DescendantNodes().Any(static node => node is RefExpressionSyntax or LabeledStatementSyntax || node.IsKind(SyntaxKind.AddressOfExpression)))
            return null;
        return model.AnalyzeDataFlow(loop) is { Succeeded: true } flow ? new LoopWrites(flow) : null;
    }
}
