using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Allocations.Analyzers.Rules.Design.ReferenceDenseMap;

/// <summary>
/// ALLOC904: finds dictionaries that live as long as the program and gain an entry of at least two objects, a key and a value, for each key that is given. The
/// garbage collector follows each of them in every full collection, which takes long where there are millions.
/// </summary>
/// <remarks>
/// <para>
/// It takes the members that only one outermost type can see, of a dictionary from strings to objects that are nothing but data, and asks their uses: see
/// <see cref="GrowingMap"/>. How many entries there will be is not in the code, so the rule is off unless the owner of a large cache asks for it.
/// </para>
/// <para>
/// Not reported: values that are no data, such as collections, services and delegates; dictionaries in objects of which nothing tells that they live
/// long; those whose keys are constants, or that are filled by constructors and static initializers; those that are never looked up in.
/// </para>
/// </remarks>
public sealed class ReferenceDenseMapAnalyzer() : AllocationAnalyzer(Descriptors.ReferenceDenseMap)
{
    private static readonly Rule Rule = Descriptors.ReferenceDenseMap;

    internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations) =>
        start.RegisterLateSymbolAction(
            context => MapsOf(context.Symbol, allocations) is not null,
            context => Judge(context, allocations, MapsOf(context.Symbol, allocations)!),
            SymbolKind.NamedType);

    private static PrivateMembers? MapsOf(ISymbol symbol, AllocationContext allocations) =>
        symbol is INamedTypeSymbol { ContainingType: null } type && !PrivateMembers.HasGeneratedPart(type)
            ? PrivateMembers.Of(type, static member => GrowingMap.ValueOf(member) is not null, allocations.ModelOf)
            : null;

    private static void Judge(SymbolAnalysisContext context, AllocationContext allocations, PrivateMembers maps)
    {
        foreach (var map in maps.All)
        {
            var uses = maps.UsesOf(map, context.CancellationToken);
            if (!GrowingMap.LivesLong(map, uses) || !uses.Any(GrowingMap.LooksUp)
                || HottestUse.Of(Rule, uses.Where(GrowingMap.AddsGivenKey), allocations, context.CancellationToken) is not { } heat)
            {
                continue;
            }

            var finding = new Finding(Rule, map.Locations[0], heat) { Arguments = [map.Name, TypeNames.Of(GrowingMap.ValueOf(map)!)] };
            if (allocations.ToDiagnostic(finding, context.CancellationToken) is { } diagnostic)
                context.ReportDiagnostic(diagnostic);
        }
    }
}
