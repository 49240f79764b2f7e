using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Arguments.EarlyArgument;

/// <summary>
/// ALLOC106: finds texts, arrays and exceptions that are made for each call of a method which reads them on rare paths alone, such as the message of a check
/// that seldom fails.
/// </summary>
/// <remarks>
/// <para>
/// It looks at texts and creations that are arguments: see <see cref="EarlyArgument"/>. What the method does with the parameter is read once from its body,
/// or told by an attribute of its condition: see <see cref="RareParameters"/>. The heat is that of the call.
/// </para>
/// <para>
/// Not reported: constants; texts that a handler makes, which may leave them out; methods that an override can replace; calls that a test guards, or whose
/// condition is a constant; conditional calls, such as <c>Debug.Assert</c>; arguments of <c>params</c>; expression trees.
/// </para>
/// </remarks>
public sealed class EarlyArgumentAnalyzer() : AllocationAnalyzer(Descriptors.EarlyArgument)
{
    internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations) =>
        start.RegisterLateOperationAction(
            EarlyArgument.MayBe,
            context => Analyze(context, allocations),
            OperationKind.InterpolatedString,
            OperationKind.Binary,
            OperationKind.Invocation,
            OperationKind.ArrayCreation,
            OperationKind.ObjectCreation);

    private static void Analyze(OperationAnalysisContext context, AllocationContext allocations)
    {
        if (EarlyArgument.Of(context.Operation) is not { Argument.Parameter: { } parameter } value
            || RareParameters.PathsOf(parameter, allocations.Heat, context.Compilation, context.CancellationToken) is not { } paths
            || !allocations.IsReported(Descriptors.EarlyArgument, Effort.Longer, context, out var heat) || ExpressionTrees.Holds(context.Operation))
        {
            return;
        }

        allocations.Report(context, new Finding(Descriptors.EarlyArgument, context.Operation.Syntax.GetLocation(), heat)
        {
            Bytes = BytesOf(context.Operation),
            Arguments = [KindOf(context.Operation), parameter.Name, value.Call.TargetMethod.Name, paths],
        });
    }

    private static string KindOf(IOperation creation) => creation switch
    {
        IObjectCreationOperation => "exception",
        { Type.SpecialType: SpecialType.System_String } => "text",
        { Type: IArrayTypeSymbol } => "array",
        _ => "object",
    };

    private static long? BytesOf(IOperation creation) =>
        creation is IArrayCreationOperation { Type: IArrayTypeSymbol { Rank: 1, ElementType: var element }, Initializer.ElementValues.Length: var length }
            ? AllocationSize.OfArray(element, length)
            : null;
}
