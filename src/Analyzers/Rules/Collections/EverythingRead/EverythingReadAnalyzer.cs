using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Allocations.Analyzers.Rules.Collections.EverythingRead;

/// <summary>
/// ALLOC605: finds files and directories that are read into an array, or into one text, of which one line or name after the other is looked at:
/// <c>ReadAllLines</c>, <c>GetFiles</c> and their like, and <c>ReadAllText</c> that is split into lines.
/// </summary>
/// <remarks>
/// <para>
/// It looks at calls of <c>File</c>, <c>Directory</c> and <c>DirectoryInfo</c> that have a sibling which gives the same one by one, and at what uses the
/// array, also behind a local that the next statement uses: see <see cref="WholeRead"/>. The heat is asked last.
/// </para>
/// <para>
/// Not reported: arrays that are stored, returned, passed on, changed or looked at twice; queries that run later; lists and arrays that LINQ makes to be
/// counted, which ALLOC602 reports; expression trees.
/// </para>
/// </remarks>
public sealed class EverythingReadAnalyzer() : AllocationAnalyzer(Descriptors.EverythingRead)
{
    private static readonly Rule Rule = Descriptors.EverythingRead;

    internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations)
    {
        if (start.Compilation.GetTypeByMetadataName("System.IO.File") is not null)
            start.RegisterLateOperationAction(WholeRead.MayBe, context => Analyze(context, allocations), OperationKind.Invocation);
    }

    private static void Analyze(OperationAnalysisContext context, AllocationContext allocations)
    {
        if (WholeRead.Of(context.Operation, context.CancellationToken) is not { Use: var use } read || ExpressionTrees.Holds(context.Operation)
            || !allocations.IsReported(Rule, use == ReadUse.Lines ? Effort.Longer : Effort.None, context, out var heat))
        {
            return;
        }

        allocations.Report(context, new Finding(Rule, context.Operation.Syntax.GetLocation(), heat)
        {
            Arguments = [read.Call.TargetMethod.Name, WhatIsMade(read), Reason(use)],
        });
    }

    private static string WhatIsMade(WholeRead read) => read.Call.TargetMethod.Name switch
    {
        "ReadAllText" => "one text of the whole file",
        "ReadAllLines" => "an array of all lines",
        _ => "an array of all entries",
    };

    private static string Reason(ReadUse use) => use switch
    {
        ReadUse.Loop => "one after the other is looked at",
        ReadUse.Whole => "a sequence would do",
        ReadUse.Part => "not all of them need be looked at",
        ReadUse.Count => "only their number is used",
        ReadUse.Element => "only one of them is used",
        _ => "it is split into lines",
    };
}
