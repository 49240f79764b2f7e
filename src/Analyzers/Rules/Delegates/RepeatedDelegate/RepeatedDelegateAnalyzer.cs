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
/// loop whose variables they capture, and on each call of a function that gives them to a method.
/// </summary>
/// <remarks>
/// <para>
/// It looks at lambdas that capture something. One in a local is followed to all mentions of the local, see <see cref="CalledLocal"/>. One that is an
/// argument counts where a captured variable belongs to an iteration, or where a loop makes its delegate again although its closure is made before. Any
/// other is told of where the place is declared hot. The heat is asked last, at the place where the objects are made: see <see cref="ClosureCost"/>.
/// </para>
/// <para>
/// Not reported: lambdas that the compiler keeps, because they capture nothing, or nothing that belongs to the innermost loop, in which a variable is declared;
/// those that ALLOC401 or ALLOC402 reports; those for the operators of LINQ, which make objects of their own; unless the place is declared hot, those for
/// threads, tasks and new objects, which are more than the delegate; asynchronous lambdas in locals; expression trees.
/// </para>
/// </remarks>
public sealed class RepeatedDelegateAnalyzer() : AllocationAnalyzer(Descriptors.RepeatedDelegate)
{
    internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations) =>
        start.RegisterLateOperationAction(MayBe, context => Analyze(context, allocations), OperationKind.DelegateCreation);

    private static bool MayBe(IOperation operation) =>
        operation is IDelegateCreationOperation { Target: IAnonymousFunctionOperation { Syntax: AnonymousFunctionExpressionSyntax lambda } }
        && !lambda.Modifiers.Any(SyntaxKind.StaticKeyword)
        && operation.Parent is IVariableInitializerOperation or IConversionOperation
            or IArgumentOperation { Parent: IInvocationOperation or IObjectCreationOperation };

    private static void Analyze(OperationAnalysisContext context, AllocationContext allocations)
    {
        var creation = context.Operation;
        if (CalledLocal.Of(creation) is { } called && !IsInvariant(called, context, allocations))
            Report(context, allocations, called);
        else if (creation.Parent is IArgumentOperation argument && CalledMethod.Of(argument.Parent) is { } callee && !LinqChain.IsOperator(callee))
            ReportArgument(context, allocations, callee);
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

    private static void ReportArgument(OperationAnalysisContext context, AllocationContext allocations, IMethodSymbol callee)
    {
        var function = (IAnonymousFunctionOperation)((IDelegateCreationOperation)context.Operation).Target;
        if (Captures.Of(function) is not { } captures)
            return;
        var cost = ClosureCost.Of(function, captures, context.CancellationToken);
        var ofIteration = MakesMore(callee) ? null
            : OfIteration(function, captures, context.CancellationToken) ?? OfOuterClosure(function, captures, cost);
        if ((ofIteration?.Name ?? OfCall(function, captures)) is not { } variable)
            return;

        // Where nothing hands the delegate a state, and each call makes it once, what takes it would have to be another method.
        var effort = ofIteration is null ? Effort.Unproven : Effort.Elsewhere;
        if (!allocations.IsReported(
                Descriptors.RepeatedDelegate, cost.Place, context.Operation.SemanticModel!, context.CancellationToken, out var heat)
            || !allocations.IsReported(Descriptors.RepeatedDelegate, effort, function.Syntax.SyntaxTree, heat, context.CancellationToken)
            || ExpressionTrees.Holds(context.Operation)
            || (ofIteration is null && EarlyClosurePlan.Of(context.Operation, context.CancellationToken) is not null)
            || ((PlainUpdate.Of(context.Operation, context.CancellationToken) is not null
                    || StatePlan.Of(context.Operation, context.CancellationToken) is not null
                    || StateAddition.IsAskedFor(context.Operation, heat, allocations, context.CancellationToken))
                && allocations.Yields(Descriptors.RepeatedDelegate, Descriptors.StateArgument, function.Syntax.SyntaxTree, context.CancellationToken)))
        {
            return;
        }

        // The JIT may do without the delegate, but not without what it captures.
        var mayBeRemoved = heat.LoopDepth == 0
            && (DelegateCallees.RunsPerElement(callee) ? StackObjects.MayBeDelegates(context.Compilation)
                : StackObjects.MayBeDelegatesFor(callee, context.Compilation));
        allocations.Report(context, new Finding(Descriptors.RepeatedDelegate, function.Syntax.GetLocation(), heat)
        {
            Effort = effort,
            Bytes = mayBeRemoved && captures.Variables.Count > 0 ? cost.Bytes - AllocationSize.DelegateBytes : cost.Bytes,
            Arguments = [CalledMethod.NameOf(callee), "because it captures '" + variable + "'"],
            Certainty = mayBeRemoved && captures.Variables.Count == 0 ? Certainty.JitMayRemove : Certainty.Always,
            IsSuggestion = true,
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
    /// What a lambda captures that each call of its function makes anew; null where there is nothing. What a branch could make alone is left to ALLOC402, and
    /// what is in a loop to ALLOC104.
    /// </summary>
    private static string? OfCall(IAnonymousFunctionOperation function, Captures captures) =>
        LoopInvariance.InnermostAround(function.Syntax) is not null ? null
        : captures.Variables.Count > 0 ? captures.Variables[0].Name
        : captures.HasThis ? "this"
        : null;

    /// <summary>Whether a callee makes objects beside the delegate: it is a type of threads and tasks, or an object is made that keeps the delegate.</summary>
    private static bool MakesMore(IMethodSymbol callee) => callee.MethodKind == MethodKind.Constructor || callee.ContainingType.IsUnder("System.Threading");
}
