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
/// loop whose variables they capture, and on each call of a function that gives them to a method. And local functions that are given to a method, where
/// the compiler makes a delegate each time unless they are static.
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
        (GivenFunction.MayBe(operation)
            || (operation is IDelegateCreationOperation { Target: IAnonymousFunctionOperation { Syntax: AnonymousFunctionExpressionSyntax lambda } }
                && !lambda.Modifiers.Any(SyntaxKind.StaticKeyword)))
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

    /// <summary>Reports a local function that becomes a delegate.</summary>
    private static void ReportFunction(OperationAnalysisContext context, AllocationContext allocations, IMethodSymbol callee)
    {
        if (GivenFunction.Of(context.Operation, context.CancellationToken) is not { } given)
            return;
        var ofIteration = given.CouldBeStatic || MakesMore(callee) ? null : OfIteration(given.Operation, given.Name, given.Captures, context.CancellationToken);
        var reason = given.CouldBeStatic ? "because '" + given.Declaration.Identifier.ValueText + "' is not static"
            : (ofIteration?.Name ?? OfCall(given.Name, given.Captures)) is { } variable ? "because it captures '" + variable + "'"
            : null;
        var effort = given.CouldBeStatic ? Effort.None : ofIteration is null ? Effort.Unproven : Effort.Elsewhere;
        if (reason is null || (given.CouldBeStatic && !given.IsFirst)
            || !allocations.IsReported(
                Descriptors.RepeatedDelegate, effort, given.Name, context.Operation.SemanticModel!, context.CancellationToken, out var heat))
        {
            return;
        }

        ReportGiven(context, allocations, callee, given.Name, ClosureCost.BytesOf(given, context.CancellationToken), reason, heat, effort);
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
        if (((IDelegateCreationOperation)context.Operation).Target is not IAnonymousFunctionOperation function)
        {
            ReportFunction(context, allocations, callee);
            return;
        }

        if (Captures.Of(function) is not { } captures)
            return;
        var cost = ClosureCost.Of(function, captures, context.CancellationToken);
        var ofIteration = MakesMore(callee) ? null
            : OfIteration(function, function.Syntax, captures, context.CancellationToken) ?? OfOuterClosure(function, captures, cost);
        if ((ofIteration?.Name ?? OfCall(function.Syntax, captures)) is not { } variable)
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

        ReportGiven(
            context, allocations, callee, function.Syntax, cost.Bytes, "because it captures '" + variable + "'", heat, effort);
    }

    private static void ReportGiven(
        OperationAnalysisContext context, AllocationContext allocations, IMethodSymbol callee, SyntaxNode place, long? bytes, string reason,
        PlaceHeat heat, Effort effort)
    {
        // The JIT may do without the delegate, but not without what it captures, nor without the delegate of a function that captures nothing.
        var mayBeRemoved = heat.LoopDepth == 0 && effort != Effort.None && MayBeRemoved(callee, context.Compilation);
        var hasClosure = bytes > AllocationSize.DelegateBytes;
        allocations.Report(context, new Finding(Descriptors.RepeatedDelegate, place.GetLocation(), heat)
        {
            Effort = effort,
            Bytes = mayBeRemoved && hasClosure ? bytes - AllocationSize.DelegateBytes : bytes,
            Arguments = [CalledMethod.NameOf(callee), reason],
            Certainty = mayBeRemoved && !hasClosure ? Certainty.JitMayRemove : Certainty.Always,
            IsSuggestion = true,
        });
    }

    /// <summary>A captured variable that each iteration of a loop has anew; null where there is none.</summary>
    private static ISymbol? OfIteration(IOperation function, SyntaxNode place, Captures captures, CancellationToken cancellationToken)
    {
        foreach (var variable in captures.Variables)
        {
            var scope = Captures.ScopeOf(variable, function, cancellationToken);
            var loop = scope is CommonForEachStatementSyntax ? (StatementSyntax)scope : LoopInvariance.InnermostAround(scope);
            if (loop is not null && EachIteration.Runs(place, loop))
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
    private static string? OfCall(SyntaxNode place, Captures captures) =>
        LoopInvariance.InnermostAround(place) is not null ? null
        : captures.Variables.Count > 0 ? captures.Variables[0].Name
        : captures.HasThis ? "this"
        : null;

    private static bool MayBeRemoved(IMethodSymbol callee, Compilation compilation) => DelegateCallees.RunsPerElement(callee)
        ? StackObjects.MayBeDelegates(compilation)
        : StackObjects.MayBeDelegatesFor(callee, compilation);

    /// <summary>Whether a callee makes objects beside the delegate: it is a type of threads and tasks, or an object is made that keeps the delegate.</summary>
    private static bool MakesMore(IMethodSymbol callee) => callee.MethodKind == MethodKind.Constructor || callee.ContainingType.IsUnder("System.Threading");
}
