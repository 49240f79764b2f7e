using Allocations.Analyzers.Heat;
using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Allocations.Analyzers.Rules.Delegates.StateArgument;

/// <summary>
/// ALLOC401: finds lambdas that capture what they could be given: as a parameter that they have already, by a state that their callee hands on, by one that
/// an overload of the callee hands on, or that one could hand on which the callee does not have yet. So does the delegate of a method, which holds its object.
/// </summary>
/// <remarks>
/// <para>
/// It looks at lambdas that are arguments. One that only repeats the value which its callee sets needs no state: see <see cref="PlainUpdate"/>. For others
/// the signature of the callee is asked first, once for each parameter, because it decides most: see <see cref="StateOverloads"/>. Then the captures are
/// found and shared among the parameters and the state, see <see cref="StatePlan"/>, and each captured variable must keep its value as long as the lambda
/// may run, see <see cref="CapturedValue"/>. The heat is asked last, at the place where the objects are made: see <see cref="ClosureCost"/>.
/// </para>
/// <para>
/// Not reported: lambdas that capture nothing; variables that are written in a function, or after the lambda was given to code that may run it later;
/// a state that needs a box where the closure stays; what only a closure can hold, such as <c>base</c> or the variables of a local function; lambdas that
/// hold an expression tree, and those in one.
/// </para>
/// </remarks>
public sealed class StateArgumentAnalyzer() : AllocationAnalyzer(Descriptors.StateArgument)
{
    internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations) =>
        start.RegisterLateOperationAction(
            static operation => StatePlan.MayBe(operation) || MethodGroupState.MayBe(operation),
            context => Analyze(context, allocations),
            OperationKind.DelegateCreation);

    private static void Analyze(OperationAnalysisContext context, AllocationContext allocations)
    {
        if (MethodGroupState.Of(context.Operation) is { } group)
        {
            AnalyzeGroup(context, allocations, group);
            return;
        }

        if (PlainUpdate.Of(context.Operation, context.CancellationToken) is { } update)
        {
            AnalyzeUpdate(context, allocations, update);
            return;
        }

        var addition = default(StateAddition);
        var plan = StatePlan.Of(context.Operation, context.CancellationToken)
            ?? (addition = StateAddition.Of(context.Operation, context.CancellationToken))?.Plan;
        if (plan is null || ExpressionTrees.Holds(context.Operation) || plan.IsOfEarlierLambda(context.CancellationToken))
            return;
        var cost = plan.Cost(context.CancellationToken);
        var place = context.Operation.Syntax;
        var model = context.Operation.SemanticModel!;
        var effort = addition is not null ? StateAddition.Effort : plan.EffortFor(allocations, context.CancellationToken);
        if (!allocations.IsReported(Descriptors.StateArgument, effort, cost.Place, model, context.CancellationToken, out var heat))
            return;

        allocations.Report(context, new Finding(Descriptors.StateArgument, place.GetLocation(), heat)
        {
            Bytes = cost.Bytes,
            Effort = effort,
            Certainty = CertaintyOf(heat, plan.Callee, context),
            Arguments =
            [
                "lambda for '" + CalledMethod.NameOf(plan.Callee) + "' captures " + NamesOf(plan),
                addition is null ? AdviceFor(plan)
                    : addition.HandsOn ? "overloads could hand a state to it"
                    : "an overload could hand a state to it",
            ],
        });
    }

    private static Certainty CertaintyOf(PlaceHeat heat, IMethodSymbol callee, OperationAnalysisContext context) =>
        heat.LoopDepth == 0 && StackObjects.MayBeDelegatesFor(callee, context.Compilation) ? Certainty.JitMayRemove : Certainty.Always;

    /// <summary>Reports a lambda that only repeats the value which is set.</summary>
    private static void AnalyzeUpdate(OperationAnalysisContext context, AllocationContext allocations, PlainUpdate update)
    {
        var cost = ClosureCost.Of(update.Function, update.Captures, context.CancellationToken);
        var model = context.Operation.SemanticModel!;
        if (!allocations.IsReported(Descriptors.StateArgument, Effort.Welcome, cost.Place, model, context.CancellationToken, out var heat)
            || ExpressionTrees.Holds(context.Operation))
        {
            return;
        }

        allocations.Report(context, new Finding(Descriptors.StateArgument, context.Operation.Syntax.GetLocation(), heat)
        {
            Bytes = cost.Bytes,
            Certainty = CertaintyOf(heat, update.Call.TargetMethod, context),
            Arguments =
            [
                "lambda for '" + update.Call.TargetMethod.Name + "' captures '" + update.Captures.Variables[0].Name + "'",
                "an assignment to the key does the same",
            ],
        });
    }

    /// <summary>Reports the delegate of a method whose object could be a state; it is made where it stands.</summary>
    private static void AnalyzeGroup(OperationAnalysisContext context, AllocationContext allocations, MethodGroupState group)
    {
        var callee = group.Call.TargetMethod;
        var effort = allocations.ForAllTargets(
            StatePlan.IsDwarfed(callee) ? Effort.Unproven : Effort.Longer,
            StatePlan.ApiOf(group.Overload),
            context.Operation.Syntax,
            context.CancellationToken);
        if (!allocations.IsReported(Descriptors.StateArgument, effort, context, out var heat) || ExpressionTrees.Holds(context.Operation))
            return;
        allocations.Report(context, new Finding(Descriptors.StateArgument, context.Operation.Syntax.GetLocation(), heat)
        {
            Bytes = AllocationSize.DelegateBytes,
            Effort = effort,
            Certainty = CertaintyOf(heat, callee, context),
            Arguments = ["delegate for '" + callee.Name + "' holds '" + group.Holder + "'", "an overload hands a state to a lambda"],
        });
    }

    private static string NamesOf(StatePlan plan)
    {
        var names = new List<string>();
        if (plan.Captures.HasThis)
            names.Add("this");
        foreach (var variable in plan.Captures.Variables)
            names.Add(variable.Name);
        return TypeNames.Quoted(names);
    }

    private static string AdviceFor(StatePlan plan) =>
        plan.Moved.IsEmpty ? "its parameters have the same " + (plan.AtHand.Length > 1 ? "values" : "value")
        : plan.Overload is null ? "a " + NameOfState(plan) + " is handed to it"
        : "an overload hands a " + NameOfState(plan) + " to it";

    private static string NameOfState(StatePlan plan) => plan.IsBoxed ? "boxed state" : "state";
}
