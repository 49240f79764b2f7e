using Allocations.Analyzers.Boxes;
using Allocations.Analyzers.Heat;
using Allocations.Analyzers.Options;
using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Boxing.GenericValueAsObject;

/// <summary>
/// ALLOC205. In generic code, an argument of type <c>object</c>, or the receiver of an extension method on <c>object</c>, that is a value of
/// a type parameter, or a value type on its way to a type parameter (<c>number.ChangeType&lt;T&gt;()</c>): the call boxes it. Silent: type
/// parameters that are never value types, what is left after branches for single value types, comparisons with null, type tests, casts such as
/// <c>(T)(object)x</c> that the JIT folds, null guards, <c>ReferenceEquals</c>, reflection, expression trees, and assignments, which ALLOC202
/// judges by the member that they write.
/// </summary>
public sealed class GenericValueAsObjectAnalyzer() : AllocationAnalyzer(Descriptors.GenericValueAsObject)
{
    internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations) =>
        start.RegisterOperationAction(context => Analyze(context, allocations), OperationKind.Argument);

    private static void Analyze(OperationAnalysisContext context, AllocationContext allocations)
    {
        var argument = (IArgumentOperation)context.Operation;
        if (!GenericBox.IsArgument(argument)
            || (((IConversionOperation)argument.Value).Operand.Type is ITypeParameterSymbol parameter && TypedBranch.IsRest(argument, parameter))
            || ExpressionTrees.Holds(argument)
            || !allocations.IsReported(Descriptors.GenericValueAsObject, context, out var heat))
        {
            return;
        }

        var type = ((IConversionOperation)argument.Value).Operand.Type!;
        allocations.Report(context, new Finding(Descriptors.GenericValueAsObject, argument.Syntax.GetLocation(), heat)
        {
            Arguments = [TypeNames.Of(type), ((IInvocationOperation)argument.Parent!).TargetMethod.Name],
            Bytes = type.IsValueType ? AllocationSize.OfBox(type) : null,
            Certainty = type.IsValueType ? Certainty.Always : Certainty.Sometimes,

            // Whether a type parameter without constraint is ever a value type is for its callers to say.
            WarnsFrom = type.IsValueType ? HeatLevel.Hot : null,
        });
    }
}
