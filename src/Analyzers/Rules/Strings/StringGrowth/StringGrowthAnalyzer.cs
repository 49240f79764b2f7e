using Allocations.Analyzers.Heat;
using Allocations.Analyzers.Reporting;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Strings.StringGrowth;

/// <summary>
/// ALLOC303: a string that a loop makes longer: each append makes a new string and copies the old one, so that the bytes grow with the
/// square of the iterations. Reported for locals, parameters and private fields that are declared outside the loop. Silent where each iteration
/// starts the string anew, where the loop is left after the append, and where text is put in front instead.
/// </summary>
public sealed class StringGrowthAnalyzer() : AllocationAnalyzer(Descriptors.StringGrowth)
{
    internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations) =>
        start.RegisterOperationAction(context => Analyze(context, allocations), OperationKind.CompoundAssignment, OperationKind.SimpleAssignment);

    private static void Analyze(OperationAnalysisContext context, AllocationContext allocations)
    {
        var assignment = (IAssignmentOperation)context.Operation;
        if (assignment.Type?.SpecialType != SpecialType.System_String
            || !StringAppend.TryGet(assignment, out var append)
            || append.Variable is IFieldSymbol { DeclaredAccessibility: not Accessibility.Private }
            || !GrowthLoops.Around(append, context.CancellationToken).Any()
            || !allocations.IsReported(Descriptors.StringGrowth, context, out var heat))
        {
            return;
        }

        allocations.Report(context, new Finding(Descriptors.StringGrowth, assignment.Syntax.GetLocation(), heat) { Arguments = [append.Variable.Name] });
    }
}
