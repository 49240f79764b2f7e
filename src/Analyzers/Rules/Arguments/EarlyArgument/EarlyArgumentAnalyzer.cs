using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Arguments.EarlyArgument;

/// <summary>
/// ALLOC106: finds texts, arrays and exceptions that are made for each call of a method which reads them on rare paths alone, such as the message of a check
/// that seldom fails. Also what stands in a local that some path makes and does not read.
/// </summary>
/// <remarks>
/// <para>
/// It looks at texts and creations that are arguments: see <see cref="EarlyArgument"/>. What the method does with the parameter is read once from its body,
/// or told by an attribute of its condition: see <see cref="RareParameters"/>. The heat is that of the call. A local must be made where no code can tell
/// when it is, or be the same if it is made later: see <see cref="EarlyLocal"/>, <see cref="UnseenCreation"/> and <see cref="LaterValue"/>.
/// </para>
/// <para>
/// Not reported: constants; texts that a handler makes, which may leave them out; methods that an override can replace; calls that a test guards, or whose
/// condition is a constant; conditional calls, such as <c>Debug.Assert</c>; arguments of <c>params</c>; locals of functions with labels; expression trees.
/// </para>
/// </remarks>
public sealed class EarlyArgumentAnalyzer() : AllocationAnalyzer(Descriptors.EarlyArgument)
{
    internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations) =>
        start.RegisterLateOperationAction(
            static operation => EarlyArgument.MayBe(operation) || EarlyLocal.MayBe(operation),
            context => Analyze(context, allocations),
            OperationKind.InterpolatedString,
            OperationKind.Binary,
            OperationKind.Invocation,
            OperationKind.ArrayCreation,
            OperationKind.ObjectCreation);

    private static void Analyze(OperationAnalysisContext context, AllocationContext allocations)
    {
        if (FindingOf(context.Operation, allocations, context) is not ({ } subject, var when, { } paths, var effort)
            || !allocations.IsReported(Descriptors.EarlyArgument, effort, context, out var heat) || ExpressionTrees.Holds(context.Operation))
        {
            return;
        }

        allocations.Report(context, new Finding(Descriptors.EarlyArgument, context.Operation.Syntax.GetLocation(), heat)
        {
            Bytes = BytesOf(context.Operation),
            Arguments = [KindOf(context.Operation) + " " + subject, when, paths],
        });
    }

    private static (string? Subject, string When, string? Paths, Effort Effort) FindingOf(
        IOperation operation, AllocationContext allocations, OperationAnalysisContext context)
    {
        if (EarlyLocal.MayBe(operation))
        {
            return EarlyLocal.Of(operation, context.CancellationToken) is { } early && !IsOfLoop(operation, allocations, context)
                ? ("in '" + early.Local.Name + "'", "on each path", PathsOf(early.Reason), EffortOf(early, allocations, context))
                : default;
        }

        if (EarlyArgument.Of(operation) is not { Argument.Parameter: { } parameter, Call.TargetMethod.Name: var method }
            || RareParameters.PathsOf(parameter, allocations.Heat, context.Compilation, context.CancellationToken) is not { } paths)
        {
            return default;
        }

        var effort = InputLoops.Follow(operation.Syntax) ? Effort.MuchLonger : Effort.Longer;
        return ("for '" + parameter.Name + "'", "in each call", "'" + method + "' reads it only " + paths, effort);
    }

    /// <summary>Whether one object before a loop can replace those of its iterations.</summary>
    private static bool IsOfLoop(IOperation creation, AllocationContext allocations, OperationAnalysisContext context) =>
        creation.Around(Through.BuiltInImplicit).Parent?.Parent is IVariableDeclaratorOperation declarator
        && LoopAllocation.OfLocal(declarator, creation.SemanticModel!, context.CancellationToken) is { Keeper: null }
        && allocations.Yields(Descriptors.EarlyArgument, Descriptors.LoopInvariantAllocation, creation.Syntax.SyntaxTree, context.CancellationToken);

    private static string PathsOf(EarlyReason reason) => reason switch
    {
        EarlyReason.OneBranch => "only one branch of the test below needs it",
        EarlyReason.Guard => "a test below leaves before it is needed",
        _ => "a branch of the test below replaces it first",
    };

    /// <summary>How often the other paths are taken is not known, but what is needed only to fail or to log is seldom needed.</summary>
    private static Effort EffortOf(EarlyLocal early, AllocationContext allocations, OperationAnalysisContext context)
    {
        var model = context.Operation.SemanticModel!;
        if (early.Reason != EarlyReason.OneBranch || allocations.Heat.ColdWithin(early.Declaration, model, context.CancellationToken) is not null)
            return Effort.MuchLonger;
        foreach (var mention in VariableOperations.Of(early.Local, context.Operation))
        {
            if (mention is not IVariableDeclaratorOperation && allocations.Heat.ColdWithin(mention.Syntax, model, context.CancellationToken) is null)
                return Effort.MuchLonger;
        }

        return Effort.Longer;
    }

    private static string KindOf(IOperation creation) => creation switch
    {
        IObjectCreationOperation when creation.Type!.IsException() => "exception",
        { Type.SpecialType: SpecialType.System_String } => "text",
        { Type: IArrayTypeSymbol } => "array",
        _ => "object",
    };

    private static long? BytesOf(IOperation creation) =>
        creation is IArrayCreationOperation { Type: IArrayTypeSymbol { Rank: 1, ElementType: var element } } array
        && (array.Initializer?.ElementValues.Length ?? array.DimensionSizes[0].ConstantValue.Value as int?) is { } length
            ? AllocationSize.OfArray(element, length)
            : null;
}
