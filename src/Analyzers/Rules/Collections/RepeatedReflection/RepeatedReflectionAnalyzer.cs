using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Allocations.Analyzers.Rules.Collections.RepeatedReflection;

/// <summary>
/// ALLOC604: finds questions to reflection about a type that is written there, whose answer is the same each time: for members, interfaces, attributes,
/// a method or constructor with certain parameters, and the values and names of an enum.
/// </summary>
/// <remarks>
/// <para>
/// It looks at calls by their names, and at what they are made of: <c>typeof</c>, constants and arrays of those. An answer that is an array must only be
/// read where it is used: see <see cref="FixedQuestion"/>. The heat is asked last; that reflection is heavy says nothing against these findings.
/// </para>
/// <para>
/// Not reported: a member that is asked for by its name alone, <c>IsDefined</c> and <c>Activator.CreateInstance</c>, for which reflection makes nothing of
/// its own; questions about types that are known when the code runs; answers that are kept, changed or passed on; static initializers and what runs once;
/// expression trees.
/// </para>
/// </remarks>
public sealed class RepeatedReflectionAnalyzer() : AllocationAnalyzer(Descriptors.RepeatedReflection)
{
    private static readonly Rule Rule = Descriptors.RepeatedReflection;

    internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations) =>
        start.RegisterLateOperationAction(FixedQuestion.MayBe, context => Analyze(context, allocations), OperationKind.Invocation);

    private static void Analyze(OperationAnalysisContext context, AllocationContext allocations)
    {
        if (FixedQuestion.Of(context.Operation, context.CancellationToken) is not { } question || ExpressionTrees.Holds(context.Operation)
            || !allocations.IsReported(Rule, EffortOf(question), context, out var heat))
        {
            return;
        }

        allocations.Report(context, new Finding(Rule, context.Operation.Syntax.GetLocation(), heat)
        {
            Arguments = [question.Call.TargetMethod.Name, TypeNames.Of(question.Subject)],
        });
    }

    private static Effort EffortOf(FixedQuestion question) =>
        question.IsOfAttributes || question.MayFail || question.Parameter is not null ? Effort.Longer : Effort.None;
}
