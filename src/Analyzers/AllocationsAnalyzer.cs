using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Allocations.Analyzers;

/// <summary>
/// The analyzer that hosts load: it runs all rules in one visit of each operation. A host pays for each analyzer that it drives, as well as for
/// each operation that an analyzer asks for: 28 analyzers that do nothing cost a build about twice what one does that asks for the same. So only
/// rules that are on somewhere in a compilation start, and no operation is asked for that none of them looks at.
/// </summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
public sealed class AllocationsAnalyzer : DiagnosticAnalyzer
{
    /// <summary>The rules. Each works as an analyzer of its own as well, and is tested so.</summary>
    public static ImmutableArray<AllocationAnalyzer> All { get; } = ImmutableArray.Create<AllocationAnalyzer>(
        new Rules.Arguments.DiscardedResultAnalyzer(),
        new Rules.Arguments.LoopInvariantAllocationAnalyzer(),
        new Rules.Arguments.ParamsArrayAnalyzer(),
        new Rules.Arguments.ParamsOnlyApiAnalyzer(),
        new Rules.Arguments.SingleItemCollectionAnalyzer(),
        new Rules.Boxing.BoxedInterlockedAnalyzer(),
        new Rules.Boxing.BoxedValueAnalyzer(),
        new Rules.Boxing.FormatArgumentsAnalyzer(),
        new Rules.Boxing.GenericValueAsObjectAnalyzer(),
        new Rules.Boxing.NumberInObjectFieldAnalyzer(),
        new Rules.Boxing.StructKeyAnalyzer(),
        new Rules.Boxing.StructThroughInterfaceAnalyzer(),
        new Rules.Strings.BuilderOverheadAnalyzer(),
        new Rules.Strings.FormattedKeyAnalyzer(),
        new Rules.Strings.ParseChainAnalyzer(),
        new Rules.Strings.SplitToLookAnalyzer(),
        new Rules.Strings.StringGrowthAnalyzer(),
        new Rules.Strings.ThrowAwayBytesAnalyzer(),
        new Rules.Buffers.CopyToPassOnAnalyzer(),
        new Rules.Buffers.MaterializedStreamAnalyzer(),
        new Rules.Buffers.NumberThroughBytesAnalyzer(),
        new Rules.Buffers.PoolableArrayAnalyzer(),
        new Rules.Buffers.RentedArrayAnalyzer(),
        new Rules.Buffers.TemporaryArrayAnalyzer(),
        new Rules.Buffers.UnboundedStackallocAnalyzer(),
        new Rules.Time.WallClockAnalyzer(),
        new Rules.Time.WallClockDeadlineAnalyzer());

    /// <inheritdoc/>
    public override ImmutableArray<DiagnosticDescriptor> SupportedDiagnostics { get; } = All.SelectMany(static rule => rule.SupportedDiagnostics).ToImmutableArray();

    /// <inheritdoc/>
    public override void Initialize(AnalysisContext context)
    {
        context.ConfigureGeneratedCodeAnalysis(GeneratedCodeAnalysisFlags.None);
        context.EnableConcurrentExecution();
        context.RegisterCompilationStartAction(static start =>
        {
            var visit = new SharedVisit(start);
            var allocations = AllocationContext.Of(start.Compilation, start.Options);
            var switches = new RuleSwitches(start.Compilation, start.Options);
            foreach (var rule in All)
            {
                if (switches.AreOnSomewhere(rule.SupportedDiagnostics, start.CancellationToken))
                    rule.Start(visit, allocations);
            }

            visit.Register();
        });
    }
}
