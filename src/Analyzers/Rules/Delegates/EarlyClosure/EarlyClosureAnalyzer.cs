using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Options;
using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Allocations.Analyzers.Rules.Delegates.EarlyClosure;

/// <summary>
/// ALLOC402: finds closures that the compiler makes where a method or block begins, although the lambda that needs them stands in a branch or behind a
/// <c>return</c>.
/// </summary>
/// <remarks>
/// <para>
/// It looks at lambdas that capture variables, and goes outwards from each to the first block that holds all lambdas that share its closure: see
/// <see cref="EarlyClosurePlan"/>. The heat is that of the beginning of the scope, because there the closure is made. The lambda may stand in code that is
/// cold: that is the best reason to make its closure there.
/// </para>
/// <para>
/// Not reported: variables that are written after the copies would be made, or in a lambda; closures that a loop shares among its iterations; lambdas that
/// ALLOC401 reports; a lambda that is reached unless something fails.
/// </para>
/// </remarks>
public sealed class EarlyClosureAnalyzer() : AllocationAnalyzer(Descriptors.EarlyClosure)
{
    internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations) =>
        start.RegisterLateOperationAction(EarlyClosurePlan.MayBe, context => Analyze(context, allocations), OperationKind.DelegateCreation);

    private static void Analyze(OperationAnalysisContext context, AllocationContext allocations)
    {
        if (EarlyClosurePlan.Of(context.Operation, context.CancellationToken) is not { } plan || ExpressionTrees.Holds(context.Operation))
            return;
        var lambda = plan.Lambdas[0].Syntax;
        var model = context.Operation.SemanticModel!;
        var place = ClosureCost.PlaceIn(plan.Scope, plan.Variables[0], context.CancellationToken);
        if (!allocations.IsReported(Descriptors.EarlyClosure, place, model, context.CancellationToken, out var heat))
            return;
        var ofLambda = allocations.HeatOf(Descriptors.EarlyClosure, lambda, model, context.CancellationToken);
        var isCold = ofLambda.Level == HeatLevel.Cold;
        var effort = isCold || plan.FollowsFastPath ? Effort.Longer : Effort.Unproven;
        if (!allocations.IsReported(Descriptors.EarlyClosure, effort, lambda.SyntaxTree, heat, context.CancellationToken)
            || (!isCold && (StatePlan.IsAskedFor(context.Operation, ofLambda, allocations, context.CancellationToken)
                    || StateAddition.IsAskedFor(context.Operation, ofLambda, allocations, context.CancellationToken))
                && allocations.Yields(Descriptors.EarlyClosure, Descriptors.StateArgument, lambda.SyntaxTree, context.CancellationToken))
            || (!isCold && LeftToLinq.Has(context.Operation, allocations, Descriptors.EarlyClosure, ofLambda, context.CancellationToken)))
        {
            return;
        }

        allocations.Report(context, new Finding(Descriptors.EarlyClosure, lambda.GetLocation(), heat)
        {
            Bytes = BytesOf(plan, context.Compilation),
            Effort = effort,
            Arguments = [NamesOf(plan)],
        });
    }

    private static string NamesOf(EarlyClosurePlan plan)
    {
        var names = new List<string>();
        if (plan.HasThis)
            names.Add("this");
        foreach (var variable in plan.Variables)
            names.Add(variable.Name);
        return TypeNames.Quoted(names);
    }

    private static long? BytesOf(EarlyClosurePlan plan, Compilation compilation)
    {
        var fields = new List<ITypeSymbol>();
        foreach (var variable in plan.Variables)
            fields.Add(VariableOperations.TypeOf(variable));
        if (plan.HasThis)
            fields.Add(compilation.ObjectType);
        return AllocationSize.OfObject(fields);
    }
}
