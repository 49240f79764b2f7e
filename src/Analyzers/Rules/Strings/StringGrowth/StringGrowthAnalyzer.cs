using System.Collections.Immutable;
using Allocations.Analyzers.Heat;
using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Strings.StringGrowth;

/// <summary>
/// ALLOC303: finds appends that make a string longer in a loop. Each creates a new string and copies the old one, so the bytes grow with
/// the square of the number of iterations.
/// </summary>
/// <remarks>
/// <para>
/// It looks at assignments of type <c>string</c>. The tests are, in this order: whether the assignment appends to its own variable (<c>s
/// += x</c>, <c>s = s + x</c>, <c>s = x + s</c>, <c>string.Concat</c>, an interpolation), whether the variable is a local, a parameter or a private field,
/// and whether some loop around it lets the string grow: the variable is declared outside, no iteration starts with a new value, and the
/// loop goes on after the append. The heat is asked last. <c>Enumerable.Aggregate</c> is such a loop where its function puts something behind the text
/// that it is given. So are the calls of a method that appends to a field or an auto-property: see <see cref="FieldGrowth"/>.
/// </para>
/// <para>
/// Not reported: in loops, properties, and fields that are not private; a string that each iteration also reads as a whole, which a builder would have to
/// make anyway;
/// one whose loop ends when it is longer than a few characters.
/// Text that is put in front is reported without a fix. It is a suggestion, and so is an append in one loop over an unknown number of things: most of them
/// are few.
/// </para>
/// </remarks>
public sealed class StringGrowthAnalyzer() : AllocationAnalyzer(Descriptors.StringGrowth)
{
    internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations)
    {
        var fields = new FieldGrowth(allocations);
        start.RegisterOperationAction(context => Analyze(context, allocations, fields), OperationKind.CompoundAssignment, OperationKind.SimpleAssignment);
        start.RegisterLateOperationAction(
            static call => AggregateGrowth.IsCandidate(((IInvocationOperation)call).TargetMethod),
            context => AnalyzeAggregate(context, allocations),
            OperationKind.Invocation);
    }

    private static void AnalyzeAggregate(OperationAnalysisContext context, AllocationContext allocations)
    {
        if (AggregateGrowth.Of((IInvocationOperation)context.Operation) is not { } growth
            || !allocations.IsReported(
                Descriptors.StringGrowth, growth.Append.Syntax, context.Operation.SemanticModel!, context.CancellationToken, out var heat))
        {
            return;
        }

        allocations.Report(
            context,
            new Finding(Descriptors.StringGrowth, growth.Append.Syntax.GetLocation(), heat)
            {
                Arguments = ["'" + growth.Text.Name + "'"],
            });
    }

    private static void Analyze(OperationAnalysisContext context, AllocationContext allocations, FieldGrowth fields)
    {
        var assignment = (IAssignmentOperation)context.Operation;
        if (assignment.Type?.SpecialType != SpecialType.System_String || !StringAppend.TryGet(assignment, out var append))
            return;
        var loops = GrowthLoops.Around(append, context.CancellationToken).ToImmutableArray();
        if (loops.IsEmpty)
            AnalyzeField(context, append, allocations, fields);
        else if (append.Variable is not (IPropertySymbol or IFieldSymbol { DeclaredAccessibility: not Accessibility.Private }))
            AnalyzeLoop(context, append, loops, allocations);
    }

    private static void AnalyzeField(OperationAnalysisContext context, StringAppend append, AllocationContext allocations, FieldGrowth fields)
    {
        if (!FieldGrowth.MayBe(append) || !fields.IsReported(append.Assignment, out var heat, context.CancellationToken)
            || fields.ReportedAppendTo(append.Variable, context.CancellationToken) != append.Assignment.Syntax)
        {
            return;
        }

        allocations.Report(context, new Finding(Descriptors.StringGrowth, append.Assignment.Syntax.GetLocation(), heat)
        {
            Arguments = ["'" + append.Variable.Name + "' across calls of '" + context.ContainingSymbol.Name + "'"],
        });
    }

    private static void AnalyzeLoop(
        OperationAnalysisContext context, StringAppend append, ImmutableArray<StatementSyntax> loops, AllocationContext allocations)
    {
        if (GrowthLoops.ReadsEachTime(append, loops[0])
            || GrowthLoops.StayShort(append, loops[0])
            || !allocations.IsReported(Descriptors.StringGrowth, Effort.MuchLongerForData, context, out var heat)
            || IsToldBefore(append, loops[loops.Length - 1], heat = heat.WhereMoreIsNeeded, context, allocations))
        {
            return;
        }

        allocations.Report(context, new Finding(Descriptors.StringGrowth, append.Assignment.Syntax.GetLocation(), heat)
        {
            Arguments = ["'" + append.Variable.Name + "'"],
            AdditionalLocations = loops.Select(static loop => loop.GetLocation()).ToImmutableArray(),
        });
    }

    /// <summary>
    /// Whether an earlier append in a loop makes the same string longer, is as hot and is reported: one builder takes the place of all of them.
    /// </summary>
    private static bool IsToldBefore(
        StringAppend append, StatementSyntax loop, PlaceHeat heat, OperationAnalysisContext context, AllocationContext allocations)
    {
        var place = append.Assignment.Syntax;
        var model = append.Assignment.SemanticModel!;
        foreach (var write in MemberIndex.Mentions(append.Variable.Name, place).Writes(loop))
        {
            if (write.SpanStart >= place.SpanStart)
                return false;
            if (write is AssignmentExpressionSyntax && model.GetOperation(write, context.CancellationToken) is { } operation
                && StringAppend.TryGet(operation, out var earlier)
                && SymbolEqualityComparer.Default.Equals(earlier.Variable, append.Variable)
                && earlier.IsInFront == append.IsInFront
                && GrowthLoops.Around(earlier, context.CancellationToken).Contains(loop)
                && allocations.IsReported(Descriptors.StringGrowth, Effort.MuchLongerForData, write, model, context.CancellationToken, out var told)
                && told.SpeaksFor(heat))
            {
                return true;
            }
        }

        return false;
    }
}
