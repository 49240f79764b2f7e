using System.Collections.Immutable;
using Allocations.Analyzers.Reporting;
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
        new Rules.Collections.ArrayGrowth.ArrayGrowthAnalyzer(),
        new Rules.Delegates.CapturingLocalFunction.CapturingLocalFunctionAnalyzer(),
        new Rules.Collections.MissingCapacity.MissingCapacityAnalyzer(),
        new Rules.Strings.RemadeText.RemadeTextAnalyzer(),
        new Rules.Arguments.AskedObject.AskedObjectAnalyzer(),
        new Rules.Arguments.EarlyArgument.EarlyArgumentAnalyzer(),
        new Rules.Collections.RepeatedReflection.RepeatedReflectionAnalyzer(),
        new Rules.Design.DecodedOnHit.DecodedOnHitAnalyzer(),
        new Rules.Design.LinkedNodes.LinkedNodesAnalyzer(),
        new Rules.Design.ReferenceDenseMap.ReferenceDenseMapAnalyzer(),
        new Rules.Design.CopiedPrefix.CopiedPrefixAnalyzer(),
        new Rules.Design.SmallClass.SmallClassAnalyzer(),
        new Rules.Design.BenchmarkOverhead.BenchmarkOverheadAnalyzer(),
        new Rules.Collections.SmallTable.SmallTableAnalyzer(),
        new Rules.Delegates.UnneededTask.UnneededTaskAnalyzer(),
        new Rules.Collections.EverythingRead.EverythingReadAnalyzer(),
        new Rules.Delegates.ValueBeforeLookup.ValueBeforeLookupAnalyzer(),
        new Rules.IO.AutoFlushWriter.AutoFlushWriterAnalyzer(),
        new Rules.IO.FlushPerMessage.FlushPerMessageAnalyzer(),
        new Rules.Delegates.RepeatedDelegate.RepeatedDelegateAnalyzer(),
        new Rules.Delegates.EarlyClosure.EarlyClosureAnalyzer(),
        new Rules.Delegates.StateArgument.StateArgumentAnalyzer(),
        new Rules.Arguments.DiscardedResult.DiscardedResultAnalyzer(),
        new Rules.Arguments.LoopInvariantAllocation.LoopInvariantAllocationAnalyzer(),
        new Rules.Arguments.ParamsArray.ParamsArrayAnalyzer(),
        new Rules.Arguments.ParamsOnlyApi.ParamsOnlyApiAnalyzer(),
        new Rules.Arguments.SingleItemCollection.SingleItemCollectionAnalyzer(),
        new Rules.Boxing.BoxedInterlocked.BoxedInterlockedAnalyzer(),
        new Rules.Boxing.BoxedValue.BoxedValueAnalyzer(),
        new Rules.Boxing.FormatArguments.FormatArgumentsAnalyzer(),
        new Rules.Boxing.GenericValueAsObject.GenericValueAsObjectAnalyzer(),
        new Rules.Boxing.NumberInObjectField.NumberInObjectFieldAnalyzer(),
        new Rules.Boxing.StructKey.StructKeyAnalyzer(),
        new Rules.Boxing.StructThroughInterface.StructThroughInterfaceAnalyzer(),
        new Rules.Strings.BuilderOverhead.BuilderOverheadAnalyzer(),
        new Rules.Strings.FormattedKey.FormattedKeyAnalyzer(),
        new Rules.Strings.ParseChain.ParseChainAnalyzer(),
        new Rules.Strings.SplitToLook.SplitToLookAnalyzer(),
        new Rules.Strings.StringGrowth.StringGrowthAnalyzer(),
        new Rules.Strings.ThrowAwayBytes.ThrowAwayBytesAnalyzer(),
        new Rules.Buffers.CopyToPassOn.CopyToPassOnAnalyzer(),
        new Rules.Buffers.MaterializedStream.MaterializedStreamAnalyzer(),
        new Rules.Buffers.NumberThroughBytes.NumberThroughBytesAnalyzer(),
        new Rules.Buffers.PoolableArray.PoolableArrayAnalyzer(),
        new Rules.Buffers.RentedArray.RentedArrayAnalyzer(),
        new Rules.Buffers.TemporaryArray.TemporaryArrayAnalyzer(),
        new Rules.Buffers.UnboundedStackalloc.UnboundedStackallocAnalyzer(),
        new Rules.Collections.AllocatedEnumerator.AllocatedEnumeratorAnalyzer(),
        new Rules.Collections.ConcurrentSnapshot.ConcurrentSnapshotAnalyzer(),
        new Rules.Collections.LinqInHotCode.LinqInHotCodeAnalyzer(),
        new Rules.Time.WallClock.WallClockAnalyzer(),
        new Rules.Time.WallClockDeadline.WallClockDeadlineAnalyzer(),
        new Rules.Time.WidenedProduct.WidenedProductAnalyzer());

    /// <inheritdoc/>
    public override ImmutableArray<DiagnosticDescriptor> SupportedDiagnostics { get; } =
        All.SelectMany(static rule => rule.SupportedDiagnostics).ToImmutableArray();

    /// <inheritdoc/>
    public override void Initialize(AnalysisContext context)
    {
        context.ConfigureGeneratedCodeAnalysis(GeneratedCodeAnalysisFlags.None);
        context.EnableConcurrentExecution();
        Register(context, HostSeverity.LeastShownIn(context));
    }

    /// <summary>Starts the rules that a host shows, which shows nothing less severe than some severity.</summary>
    internal static void Register(AnalysisContext context, DiagnosticSeverity leastShown)
    {
        context.RegisterCompilationStartAction(start =>
        {
            var visit = new SharedVisit(start);
            var allocations = AllocationContext.Of(start.Compilation, start.Options, leastShown);
            var shown = new ShownFindings(start.Compilation, start.Options, leastShown);
            foreach (var rule in All)
            {
                if (shown.AreShownSomewhere(rule.SupportedDiagnostics, start.CancellationToken))
                    visit.Start(rule, allocations);
            }

            visit.Register();
        });
    }
}
