using System.Collections.Concurrent;
using Allocations.Analyzers.Options;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Heat;

/// <summary>
/// Determines how hot a local function, or a lambda that a local variable holds, is: as hot as its hottest call in the member, and cold where all
/// are. A delegate that is given away counts where its receiver is known to run it.
/// </summary>
internal sealed class FunctionUses(HeatModel heat, DelegateCallees callees)
{
    private readonly ConcurrentDictionary<
        (SyntaxNode Function, ListedMembers Listed, int CallerLevels, int RareLevels, bool IsForHotOnly), PlaceHeat?> _known = new();

    /// <summary>The heat of the hottest use, or null.</summary>
    public PlaceHeat? Of(ISymbol symbol, SyntaxNode function, SyntaxNode scope, string kind, in HeatQuery query)
    {
        var key = (function, query.Listed, query.CallerLevels, query.RareLevels, query.IsForHotOnly);
        if (_known.TryGetValue(key, out var known))
            return known;
        var functions = query.Functions ?? new FunctionHeats();
        if (!functions.TryBegin(function, out known))
            return known;
        var inner = query with { Functions = functions };
        var hottest = default(PlaceHeat?);
        foreach (var name in MemberIndex.Names(symbol.Name, scope))
        {
            query.CancellationToken.ThrowIfCancellationRequested();
            if (function.Span.Contains(name.Span) || IsTarget(name)
                || !SymbolEqualityComparer.Default.Equals(SymbolOf(name, query)?.OriginalDefinition, symbol.OriginalDefinition))
            {
                continue;
            }

            var use = OfUse(name, kind, inner);
            if (hottest is null || use.Level > hottest.Value.Level)
                hottest = use;
        }

        // What was found out on the way may lack what the function that the question began with has.
        if (functions.End(function, hottest))
            _known.TryAdd(key, hottest);
        return hottest;
    }

    /// <summary>The local variable that a lambda is assigned to; null where it goes elsewhere.</summary>
    public static ILocalSymbol? LocalOf(AnonymousFunctionExpressionSyntax lambda, in HeatQuery query) => lambda.Parent switch
    {
        EqualsValueClauseSyntax { Parent: VariableDeclaratorSyntax variable } =>
            query.Model.GetDeclaredSymbol(variable, query.CancellationToken) as ILocalSymbol,
        AssignmentExpressionSyntax { Left: IdentifierNameSyntax left } assignment when assignment.Right == lambda =>
            query.Model.GetSymbolInfo(left, query.CancellationToken).Symbol as ILocalSymbol,
        _ => null,
    };

    private PlaceHeat OfUse(IdentifierNameSyntax name, string kind, in HeatQuery query)
    {
        if (DelegateCallees.CallOf(name) is { } call)
            return Called(kind, heat.Of(call, query));
        if (OnceGuard.IsFactory(name, query.Model, query.CancellationToken))
            return PlaceHeat.Cold("in a factory that runs once");
        var (run, callee) = callees.Of(name, query.Model, query.CancellationToken);
        return run switch
        {
            DelegateRun.PerElement => PlaceHeat.Hot(kind + " called by '" + callee + "' for each element"),
            DelegateRun.InItsLoop => PlaceHeat.Hot(kind + " called by '" + callee + "' in a loop"),
            DelegateRun.OncePerCall => Called(kind, heat.Of(name, query)),
            DelegateRun.PerNode => PlaceHeat.Warm(kind + " called by '" + callee + "' for each node"),
            DelegateRun.PerRequest => PlaceHeat.PerRequest(kind + " called by '" + callee + "' for each request").Once,
            _ => PlaceHeat.Unknown,
        };
    }

    // What a member declares reads well as it is; a loop needs to say that it is not around the place itself.
    private static PlaceHeat Called(string kind, PlaceHeat call) =>
        call.Level > HeatLevel.Unknown && call.Reason.StartsWith("in a loop", StringComparison.Ordinal)
            ? call with { Reason = kind + " called " + call.Reason }
            : call;

    // A method group that becomes a plain Delegate has no symbol of its own.
    private static ISymbol? SymbolOf(IdentifierNameSyntax name, in HeatQuery query)
    {
        var found = query.Model.GetSymbolInfo(name, query.CancellationToken);
        return found.Symbol ?? (found.CandidateSymbols.Length == 1 ? found.CandidateSymbols[0] : null);
    }

    private static bool IsTarget(IdentifierNameSyntax name) => name.Parent is AssignmentExpressionSyntax assignment && assignment.Left == name;
}
