using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Collections.EverythingRead;

/// <summary>
/// ALLOC605: finds files and directories that are read into an array, or into one text, of which one line or name after the other is looked at:
/// <c>ReadAllLines</c>, <c>GetFiles</c> and their like, and <c>ReadAllText</c> that is split into lines. Also texts of files, readers and responses that are
/// only parsed, where the parser can read what the text is made of.
/// </summary>
/// <remarks>
/// <para>
/// It looks at calls of <c>File</c>, <c>Directory</c> and <c>DirectoryInfo</c> that have a sibling which gives the same one by one, and at what uses the
/// array, also behind a local that the next statement uses: see <see cref="WholeRead"/>. A parser is compared with the methods of
/// its type, or its namespace, that take a reader or stream: see <see cref="ParsedText"/>. The heat is asked last.
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
        if (CoreLibrary.FindType(start.Compilation, "System.IO.File") is not null)
        {
            start.RegisterLateOperationAction(
                static operation => WholeRead.MayBe(operation) || ParsedText.MayBe(operation),
                context => Analyze(context, allocations),
                OperationKind.Invocation);
        }
    }

    private static void Analyze(OperationAnalysisContext context, AllocationContext allocations)
    {
        var call = (IInvocationOperation)context.Operation;
        if (WholeRead.Of(call, context.CancellationToken) is { Use: var use } read)
            Report(context, allocations, use == ReadUse.Lines ? Effort.Longer : Effort.None, WhatIsMade(read), Reason(use));
        else if (ParsedText.Of(call, context.CancellationToken) is { } parsed)
            Report(context, allocations, EffortOf(parsed), "one text of everything", Reason(parsed));
    }

    private static void Report(OperationAnalysisContext context, AllocationContext allocations, Effort effort, string made, string reason)
    {
        if (ExpressionTrees.Holds(context.Operation) || !allocations.IsReported(Rule, effort, context, out var heat))
            return;
        allocations.Report(context, new Finding(Rule, context.Operation.Syntax.GetLocation(), heat)
        {
            Arguments = [((IInvocationOperation)context.Operation).TargetMethod.Name, made, reason],
        });
    }

    /// <summary>What is read from a file to be parsed is mostly small, and read once.</summary>
    private static Effort EffortOf(ParsedText parsed) => parsed.Read.TargetMethod.ContainingType.Name == "File" ? Effort.Elsewhere : Effort.MuchLonger;

    private static string Reason(ParsedText parsed) => parsed.Reading is { ContainingType.Name: var type, Name: var name }
        ? "'" + type + "." + name + "' can read what '" + parsed.Parser + "' gets from it"
        : "'" + parsed.Parser + "' only makes it a reader again";

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
