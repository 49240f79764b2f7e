using System.Globalization;
using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Collections.RepeatedReflection;

/// <summary>
/// ALLOC604: finds questions to reflection about a type that is written there, whose answer is the same each time: for members, interfaces, attributes,
/// a method or constructor with certain parameters, and the values and names of an enum. Also those about a type or member that is known when the code
/// runs, whose answer is the same for each, attributes that are made only to see whether there are any, and expressions that are compiled for each call.
/// </summary>
/// <remarks>
/// <para>
/// It looks at calls by their names, and at what they are made of: <c>typeof</c>, constants and arrays of those. An answer that is an array must only be
/// read where it is used: see <see cref="FixedQuestion"/>, <see cref="KeyedQuestion"/>, <see cref="AttributeTest"/> and <see cref="DroppedDelegate"/>. A method
/// of the project that only asks reflection counts as reflection: see <see cref="OwnQuestion"/>. The heat is asked last; that
/// reflection is heavy says nothing against these findings.
/// </para>
/// <para>
/// Not reported: a member that is asked for by its name alone, <c>IsDefined</c> and <c>Activator.CreateInstance</c>, for which reflection makes nothing of
/// its own; questions in functions that keep what they find; answers that are kept, changed or passed on; static initializers and what runs once;
/// expression trees.
/// </para>
/// </remarks>
public sealed class RepeatedReflectionAnalyzer() : AllocationAnalyzer(Descriptors.RepeatedReflection)
{
    private static readonly Rule Rule = Descriptors.RepeatedReflection;

    internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations) =>
        start.RegisterLateOperationAction(
            static operation => FixedQuestion.MayBe(operation) || AttributeTest.MayBeOfProject(operation) || OwnQuestion.MayBe(operation)
                || DroppedDelegate.MayBe(operation),
            context => Analyze(context, allocations),
            OperationKind.Invocation);

    private static void Analyze(OperationAnalysisContext context, AllocationContext allocations)
    {
        if (FindingOf(context.Operation, context.CancellationToken) is not ({ } subject, var reason, var effort) || ExpressionTrees.Holds(context.Operation)
            || !allocations.IsReported(Rule, effort, context, out var heat))
        {
            return;
        }

        allocations.Report(context, new Finding(Rule, context.Operation.Syntax.GetLocation(), heat)
        {
            Arguments = [((IInvocationOperation)context.Operation).TargetMethod.Name, string.Format(CultureInfo.InvariantCulture, reason, subject)],
        });
    }

    private static (string? Subject, string Reason, Effort Effort) FindingOf(IOperation operation, CancellationToken cancellationToken)
    {
        if (AttributeTest.Of(operation, cancellationToken) is { } test)
            return (TypeNames.Of(test.Attribute), "to see whether there is a '{0}', which 'IsDefined' tells", Effort.None);
        if (FixedQuestion.Of(operation, cancellationToken) is { } question)
            return (TypeNames.Of(question.Subject), "for an answer about '{0}' that never changes", EffortOf(question));
        if (DroppedDelegate.Of(operation, cancellationToken) is { } compiled)
            return (compiled, "for a delegate of '{0}' that is called and dropped", Effort.Elsewhere);
        return KeyedQuestion.Of(operation, cancellationToken) is { } keyed
            ? keyed.IsOfObject
                ? (keyed.Subject, "for an answer about the type of '{0}' that never changes", Effort.Elsewhere)
                : keyed.IsOfProperty
                ? (keyed.Subject, "on each get for an answer about '{0}' that never changes", Effort.Elsewhere)
                : (keyed.Subject, "for an answer about '{0}' that never changes", Effort.Unproven)
            : default;
    }

    private static Effort EffortOf(FixedQuestion question) =>
        question.IsOfAttributes || question.MayFail || question.Parameter is not null ? Effort.Longer : Effort.None;
}
