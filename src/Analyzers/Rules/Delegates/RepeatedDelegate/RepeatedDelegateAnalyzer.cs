using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Heat;
using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Delegates.RepeatedDelegate;

/// <summary>
/// ALLOC403: finds lambdas that are made with a closure again and again: in a local that is only called, where a local function needs no object, in a
/// loop whose variables they capture, and on each call of a function that has elements tested or visited.
/// </summary>
/// <remarks>
/// <para>
/// It looks at lambdas that capture something. One in a local is followed to all mentions of the local, see <see cref="CalledLocal"/>. One that is an
/// argument counts where a captured variable belongs to an iteration, where a loop makes its delegate again although its closure is made before, or where a
/// method of the framework runs it for each element, outside loops and branches of the function. The heat is asked last, at the place where the objects
/// are made: see <see cref="ClosureCost"/>.
/// </para>
/// <para>
/// Not reported: lambdas that the compiler keeps, because they capture nothing, or nothing that belongs to the innermost loop, in which a variable is declared;
/// those that ALLOC401 reports; those for the operators of LINQ, which make objects of their own, and for threads, tasks and new objects, which are
/// more than the delegate; asynchronous lambdas in locals; expression trees.
/// </para>
/// </remarks>
public sealed class RepeatedDelegateAnalyzer() : AllocationAnalyzer(Descriptors.RepeatedDelegate)
{
    internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations) =>
        start.RegisterLateOperationAction(MayBe, context => Analyze(context, allocations), OperationKind.DelegateCreation);

    private static bool MayBe(IOperation operation) =>
        operation is IDelegateCreationOperation { Target: IAnonymousFunctionOperation { Syntax: AnonymousFunctionExpressionSyntax lambda } }
        && !lambda.Modifiers.Any(SyntaxKind.StaticKeyword)
        && operation.Parent is IVariableInitializerOperation or IConversionOperation or IArgumentOperation { Parent: IInvocationOperation };

    private static void Analyze(OperationAnalysisContext context, AllocationContext allocations)
    {
        var creation = context.Operation;
        if (CalledLocal.Of(creation) is { } called && !IsInvariant(called, context, allocations))
            Report(context, allocations, called);
        else if (creation.Parent is IArgumentOperation { Parent: IInvocationOperation call } && !MakesMore(call.TargetMethod))
            ReportArgument(context, allocations, call);
    }

    /// <summary>Whether ALLOC104 reports the lambda, which is the same in each iteration where it captures <c>this</c> alone.</summary>
    private static bool IsInvariant(CalledLocal called, OperationAnalysisContext context, AllocationContext allocations) =>
        Captures.Of(called.Function)!.Variables.Count == 0 && LoopInvariance.InnermostAround(called.Declaration) is not null
        && allocations.Yields(
            Descriptors.RepeatedDelegate, Descriptors.LoopInvariantAllocation, called.Declaration.SyntaxTree, context.CancellationToken);

    private static void Report(OperationAnalysisContext context, AllocationContext allocations, CalledLocal called)
    {
        var cost = ClosureCost.Of(called.Function, Captures.Of(called.Function)!, context.CancellationToken);
        if (ExpressionTrees.Holds(context.Operation)
            || !allocations.IsReported(
                Descriptors.RepeatedDelegate, Effort.MuchLonger, cost.Place, context.Operation.SemanticModel!, context.CancellationToken, out var heat))
        {
            return;
        }

        allocations.Report(context, new Finding(Descriptors.RepeatedDelegate, called.Function.Syntax.GetLocation(), heat)
        {
            Bytes = cost.Bytes,
            Effort = Effort.MuchLonger,
            Arguments = [called.Local.Name, "although it is only called"],
            Certainty = heat.LoopDepth == 0 && StackObjects.MayBeDelegates(context.Compilation) ? Certainty.JitMayRemove : Certainty.Always,
        });
    }

    private static void ReportArgument(OperationAnalysisContext context, AllocationContext allocations, IInvocationOperation call)
    {
        var function = (IAnonymousFunctionOperation)((IDelegateCreationOperation)context.Operation).Target;
        if (Captures.Of(function) is not { } captures)
            return;
        var effort = Effort.Elsewhere;
        var cost = ClosureCost.Of(function, captures, context.CancellationToken);
        var variable = (OfIteration(function, captures, context.CancellationToken) ?? OfOuterClosure(function, captures, cost))?.Name;
        if (variable is null)
        {
            variable = OfCall(context.Operation, function, captures, call, context.CancellationToken);
            if (variable is null)
                return;
            effort = Effort.MuchLonger;
        }

        if (!allocations.IsReported(
                Descriptors.RepeatedDelegate, cost.Place, context.Operation.SemanticModel!, context.CancellationToken, out var heat)
            || !allocations.IsReported(Descriptors.RepeatedDelegate, effort, function.Syntax.SyntaxTree, heat, context.CancellationToken)
            || ExpressionTrees.Holds(context.Operation)
            || ((PlainUpdate.Of(context.Operation, context.CancellationToken) is not null
                    || StatePlan.Of(context.Operation, context.CancellationToken) is not null
                    || StateAddition.IsAskedFor(context.Operation, heat, allocations, context.CancellationToken))
                && allocations.Yields(Descriptors.RepeatedDelegate, Descriptors.StateArgument, function.Syntax.SyntaxTree, context.CancellationToken)))
        {
            return;
        }

        // The JIT may do without the delegate, but not without what it captures.
        var mayBeRemoved = heat.LoopDepth == 0 && StackObjects.MayBeDelegates(context.Compilation);
        allocations.Report(context, new Finding(Descriptors.RepeatedDelegate, function.Syntax.GetLocation(), heat)
        {
            Effort = effort,
            Bytes = mayBeRemoved && captures.Variables.Count > 0 ? cost.Bytes - AllocationSize.DelegateBytes : cost.Bytes,
            Arguments = [call.TargetMethod.Name, "because it captures '" + variable + "'"],
            Certainty = mayBeRemoved && captures.Variables.Count == 0 ? Certainty.JitMayRemove : Certainty.Always,
            WarnsFrom = null,
        });
    }

    /// <summary>A captured variable that each iteration of a loop has anew; null where there is none.</summary>
    private static ISymbol? OfIteration(IAnonymousFunctionOperation function, Captures captures, CancellationToken cancellationToken)
    {
        foreach (var variable in captures.Variables)
        {
            var scope = Captures.ScopeOf(variable, function, cancellationToken);
            var loop = scope is CommonForEachStatementSyntax ? (StatementSyntax)scope : LoopInvariance.InnermostAround(scope);
            if (loop is not null && EachIteration.Runs(function.Syntax, loop))
                return variable;
        }

        return null;
    }

    /// <summary>What a lambda captures of a closure that is made before the loop which makes the delegate; null where the closure keeps the delegate.</summary>
    private static ISymbol? OfOuterClosure(IAnonymousFunctionOperation function, Captures captures, ClosureCost cost) =>
        cost.IsOfOuterClosure && captures is { HasUnnamed: false, Variables.Count: > 0 }
        && LoopInvariance.InnermostAround(function.Syntax) is { } loop && EachIteration.Runs(function.Syntax, loop)
            ? captures.Variables[0]
            : null;

    /// <summary>
    /// What a lambda captures that each call of its function makes anew, where it is run for each element of something; null where there is nothing. What is
    /// in a branch is left to ALLOC402, and what is in a loop to ALLOC104.
    /// </summary>
    private static string? OfCall(
        IOperation creation, IAnonymousFunctionOperation function, Captures captures, IInvocationOperation call, CancellationToken cancellationToken) =>
        DelegateCallees.RunsPerElement(call.TargetMethod)
        && LoopInvariance.InnermostAround(function.Syntax) is null
        && References.FunctionOf(function.Syntax.Parent!) is { } outer
        && !EachIteration.IsInBranch(function.Syntax, outer)
        && EarlyClosurePlan.Of(creation, cancellationToken) is null
            ? captures.Variables.Count > 0 ? captures.Variables[0].Name : captures.HasThis ? "this" : null
            : null;

    /// <summary>Whether a method makes objects of its own beside the delegate: an operator of LINQ, or a type of threads and tasks.</summary>
    private static bool MakesMore(IMethodSymbol callee) =>
        callee.ContainingType is { } type && (type.IsUnder("System.Linq") || type.IsUnder("System.Threading"));
}
