using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Allocations.Analyzers.Rules.Design.LinkedNodes;

/// <summary>
/// ALLOC902: finds dictionaries whose values are nodes of a linked list, the usual shape of a cache that drops what was not used for the longest time. Each
/// entry is an object of its own, which the garbage collector follows, and each change of the order writes references.
/// </summary>
/// <remarks>
/// <para>
/// For each outermost type it takes the members that only this type can see and that map keys to a <c>LinkedListNode</c>, or to a class of its own with two
/// links to its own kind: see <see cref="NodeMap"/>. Such a class is a list only where both links are set through each other somewhere, which trees do not. A
/// structure is reported once, where its first map is declared, with the heat of the hottest use.
/// </para>
/// <para>
/// Not reported: nodes that code outside the type is given; maps that are not used in warm code; chains with one link and trees.
/// </para>
/// </remarks>
public sealed class LinkedNodesAnalyzer() : AllocationAnalyzer(Descriptors.LinkedNodes)
{
    private static readonly Rule Rule = Descriptors.LinkedNodes;

    internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations) =>
        start.RegisterLateSymbolAction(
            context => MapsOf(context.Symbol, allocations) is not null,
            context => Judge(context, allocations, MapsOf(context.Symbol, allocations)!),
            SymbolKind.NamedType);

    private static PrivateMembers? MapsOf(ISymbol symbol, AllocationContext allocations) =>
        symbol is INamedTypeSymbol { ContainingType: null } type && !PrivateMembers.HasGeneratedPart(type)
            ? PrivateMembers.Of(type, static member => NodeMap.NodeOf(member) is not null, allocations.ModelOf)
            : null;

    private static void Judge(SymbolAnalysisContext context, AllocationContext allocations, PrivateMembers maps)
    {
        var reported = new HashSet<ISymbol>(SymbolEqualityComparer.Default);
        var giving = new Dictionary<ISymbol, bool>(SymbolEqualityComparer.Default);
        foreach (var map in maps.All.OrderBy(static map => map.Locations[0].SourceTree!.FilePath, StringComparer.Ordinal)
            .ThenBy(static map => map.Locations[0].SourceSpan.Start))
        {
            var node = NodeMap.NodeOf(map)!;
            if (!giving.TryGetValue(map.ContainingType, out var gives))
                giving.Add(map.ContainingType, gives = NodeMap.GivesNodesAway(map.ContainingType));
            if (!(NodeMap.IsListNode(node) ? !gives : IsList(context, allocations, node))
                || HottestUse.Of(Rule, maps.UsesOf(map, context.CancellationToken), allocations, context.CancellationToken) is not { } heat
                || (!NodeMap.IsListNode(node) && !reported.Add(node.OriginalDefinition)))
            {
                continue;
            }

            var finding = new Finding(Rule, map.Locations[0], heat) { Bytes = BytesOf(node, context.Compilation), Arguments = [map.Name] };
            if (allocations.ToDiagnostic(finding, context.CancellationToken) is { } diagnostic)
                context.ReportDiagnostic(diagnostic);
        }
    }

    /// <summary>Whether two links of a class are each set through the other, so that its objects are a list in both directions.</summary>
    private static bool IsList(SymbolAnalysisContext context, AllocationContext allocations, INamedTypeSymbol node)
    {
        var type = (INamedTypeSymbol)context.Symbol;
        if (PrivateMembers.Of(type, member => NodeMap.IsLink(member, node), allocations.ModelOf) is not { } links)
            return false;
        var relinked = 0;
        foreach (var link in links.All)
            relinked += links.UsesOf(link, context.CancellationToken).Any(use => NodeMap.Relinks(use, node, context.CancellationToken)) ? 1 : 0;
        return relinked >= 2;
    }

    /// <summary>The bytes of a node. One of the framework's list holds its list, its neighbours and the value.</summary>
    private static long? BytesOf(INamedTypeSymbol node, Compilation compilation)
    {
        var reference = compilation.GetSpecialType(SpecialType.System_Object);
        return NodeMap.IsListNode(node) ? AllocationSize.OfObject([reference, reference, reference, node.TypeArguments[0]]) : AllocationSize.OfInstance(node);
    }
}
