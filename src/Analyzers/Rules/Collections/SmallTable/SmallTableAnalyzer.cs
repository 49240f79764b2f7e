using System.Globalization;
using Allocations.Analyzers.Heat;
using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Allocations.Analyzers.Rules.Collections.SmallTable;

/// <summary>
/// ALLOC606: finds static dictionaries and sets of a few constant characters, bytes or enum values, in which keys are looked up in hot code.
/// </summary>
/// <remarks>
/// <para>
/// For each outermost type it takes the fields that only this type and the types nested in it can see, and asks each of their uses whether it looks up a
/// key: see <see cref="ConstantTable"/>. A table is reported once, where it is declared, with the heat of its hottest lookup.
/// </para>
/// <para>
/// Not reported: tables with a comparer, with keys or values that are computed, or that are passed on, enumerated, counted or changed; keys that are
/// strings or numbers; tables whose values no switch can give, where the framework has no frozen ones.
/// </para>
/// </remarks>
public sealed class SmallTableAnalyzer() : AllocationAnalyzer(Descriptors.SmallTable)
{
    private static readonly Rule Rule = Descriptors.SmallTable;

    internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations) =>
        start.RegisterLateSymbolAction(
            context => TablesOf(context.Symbol, allocations) is not null,
            context =>
            {
                var tables = TablesOf(context.Symbol, allocations)!;
                foreach (var table in tables.All)
                    Judge(context, allocations, (IFieldSymbol)table, tables);
            },
            SymbolKind.NamedType);

    private static PrivateMembers? TablesOf(ISymbol symbol, AllocationContext allocations) =>
        symbol is INamedTypeSymbol { ContainingType: null } type && !PrivateMembers.HasGeneratedPart(type)
            ? PrivateMembers.Of(type, ConstantTable.MayBe, allocations.ModelOf)
            : null;

    private static void Judge(SymbolAnalysisContext context, AllocationContext allocations, IFieldSymbol field, PrivateMembers tables)
    {
        if (ConstantTable.Of(field, tables.UsesOf(field, context.CancellationToken), context.CancellationToken) is not { } table)
            return;
        var canSwitch = table.HasConstantValues;
        if ((!canSwitch && ConstantTable.FrozenType(context.Compilation, table.IsSet) is null)
            || HottestOf(table, allocations, context.CancellationToken) is not { } heat)
        {
            return;
        }

        var finding = new Finding(Rule, field.Locations[0], heat)
        {
            Arguments =
            [
                field.Name,
                TypeNames.Of(table.KeyType),
                table.Entries.Length.ToString(CultureInfo.InvariantCulture),
                canSwitch ? "a 'switch' finds" : table.IsSet ? "a 'FrozenSet' finds" : "a 'FrozenDictionary' finds",
            ],
        };
        if (allocations.ToDiagnostic(finding, context.CancellationToken) is { } diagnostic)
            context.ReportDiagnostic(diagnostic);
    }

    private static PlaceHeat? HottestOf(ConstantTable table, AllocationContext allocations, CancellationToken cancellationToken)
    {
        var hottest = default(PlaceHeat?);
        foreach (var lookup in table.Lookups)
        {
            if (allocations.IsReported(Rule, lookup.Syntax, lookup.SemanticModel!, cancellationToken, out var heat)
                && (hottest is not { } known || heat.Level > known.Level || (heat.Level == known.Level && heat.LoopDepth > known.LoopDepth)))
            {
                hottest = heat;
            }
        }

        return hottest;
    }
}
