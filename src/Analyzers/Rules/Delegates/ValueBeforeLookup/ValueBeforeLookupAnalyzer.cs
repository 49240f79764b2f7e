using Allocations.Analyzers.Options;
using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Delegates.ValueBeforeLookup;

/// <summary>
/// ALLOC404: finds objects that are made for a lookup which drops them where the key has a value already: <c>GetOrAdd(key, new X())</c>, and
/// <c>TryAdd(key, new X())</c> before the element of that key is used.
/// </summary>
/// <remarks>
/// <para>
/// It looks at creations of objects and arrays that are arguments: see <see cref="EarlyValue"/>. Of a method that gives back what is found or else what it
/// is given, an overload must take a factory; it is found by its shape, see <see cref="FactoryOverloads"/>. The heat is asked last.
/// </para>
/// <para>
/// Not reported: lookups whose result is not used, and <c>TryAdd</c> whose element is not used next, which fill a table; lookups that are reached only
/// where another has found nothing; expression trees.
/// </para>
/// </remarks>
public sealed class ValueBeforeLookupAnalyzer() : AllocationAnalyzer(Descriptors.ValueBeforeLookup)
{
    private static readonly Rule Rule = Descriptors.ValueBeforeLookup;

    internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations) =>
        start.RegisterLateOperationAction(
            EarlyValue.MayBe, context => Analyze(context, allocations), OperationKind.ObjectCreation, OperationKind.ArrayCreation);

    private static void Analyze(OperationAnalysisContext context, AllocationContext allocations)
    {
        if (EarlyValue.Of(context.Operation, context.CancellationToken) is not { } value || ExpressionTrees.Holds(context.Operation))
            return;
        var effort = EffortOf(value);
        if (value.NeedsState)
            effort = allocations.ForAllTargets(effort, FrameworkApi.Spans, context.Operation.Syntax, context.CancellationToken);
        if (!allocations.IsReported(Rule, effort, context, out var heat))
            return;
        allocations.Report(context, new Finding(Rule, context.Operation.Syntax.GetLocation(), heat)
        {
            Bytes = BytesOf(context.Operation),
            Arguments =
            [
                value.Call.TargetMethod.Name,
                TypeNames.Of(context.Operation.Type!),
                value.Factory is null ? "it need not be made before the key was looked for" : "an overload takes a factory",
            ],
        });
    }

    private static Effort EffortOf(EarlyValue value) => value.Factory is null || value.NeedsState || !value.IsPlain ? Effort.Longer : Effort.Welcome;

    private static long? BytesOf(IOperation creation) => creation switch
    {
        IArrayCreationOperation { Type: IArrayTypeSymbol { Rank: 1, ElementType: var element }, DimensionSizes: { Length: 1 } sizes }
            when sizes[0].ConstantValue is { HasValue: true, Value: int length } => AllocationSize.OfArray(element, length),
        IObjectCreationOperation { Type: INamedTypeSymbol type } => AllocationSize.OfInstance(type),
        _ => null,
    };
}
