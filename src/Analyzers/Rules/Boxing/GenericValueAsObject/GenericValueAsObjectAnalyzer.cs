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
/// ALLOC205: finds arguments of generic code that are boxed because the callee takes an object: values of a type parameter, and values on
/// their way to a type parameter, as in <c>number.ChangeType&lt;T&gt;()</c>.
/// </summary>
/// <remarks>
/// <para>
/// It looks at arguments, the receivers of extension methods included, whose value is converted to <c>object</c>. The tests are, in this
/// order: whether the conversion boxes and the callee needs the object, whether the place is what is left after branches for single value
/// types, and the heat. Where the type parameter may be a class, the finding is a suggestion without bytes. What <c>object.Equals</c> compares is one
/// finding, and what a library's method takes in no other way is one in hot code only. Last come the types that fill a type parameter: where no value type
/// is known to, a finding needs a place that is declared hot.
/// </para>
/// <para>
/// Not reported: type parameters that are never value types; comparisons with null, type tests, null guards and <c>ReferenceEquals</c>;
/// casts such as <c>(T)(object)x</c>, which the JIT folds; branches for classes; reflection; expression trees; assignments, which ALLOC202 judges by the member
/// that they write.
/// </para>
/// </remarks>
public sealed class GenericValueAsObjectAnalyzer() : AllocationAnalyzer(Descriptors.GenericValueAsObject)
{
    internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations) =>
        start.RegisterLateOperationAction(
            static argument => GenericBox.IsArgument((IArgumentOperation)argument),
            context => Analyze(context, allocations),
            OperationKind.Argument);

    private static void Analyze(OperationAnalysisContext context, AllocationContext allocations)
    {
        var argument = (IArgumentOperation)context.Operation;
        if (!GenericBox.IsArgument(argument)
            || (((IConversionOperation)argument.Value).Operand.Type is ITypeParameterSymbol parameter
                && (TypedBranch.IsRest(argument, parameter) || TypedBranch.IsReferenceType(argument, parameter)))
            || ExpressionTrees.Holds(argument)
            || IsSecondOfEquals(argument)
            || !allocations.IsReported(Descriptors.GenericValueAsObject, context, out var heat))
        {
            return;
        }

        var effort = EffortOf(argument, heat);
        if (!allocations.IsReported(Descriptors.GenericValueAsObject, effort, argument.Syntax.SyntaxTree, heat, context.CancellationToken))
            return;

        var type = ((IConversionOperation)argument.Value).Operand.Type!;
        if ((type is ITypeParameterSymbol { IsValueType: false }
                && !allocations.IsReported(Descriptors.GenericValueAsObject, Effort.MuchLonger, argument.Syntax.SyntaxTree, heat, context.CancellationToken))
            || !allocations.IsReported(Descriptors.GenericValueAsObject, Effort.Unproven, argument.Syntax.SyntaxTree, heat, context.CancellationToken)
            && !ValueTypeArguments.In(context.Compilation).MayBe(type, context.CancellationToken))
        {
            return;
        }

        allocations.Report(context, new Finding(Descriptors.GenericValueAsObject, argument.Syntax.GetLocation(), heat)
        {
            Arguments = [TypeNames.Of(type), ((IInvocationOperation)argument.Parent!).TargetMethod.Name],
            Bytes = type.IsValueType ? AllocationSize.OfBox(type) : null,
            Certainty = type.IsValueType ? Certainty.Always : Certainty.Sometimes,
            Effort = effort,

            // Whether a type parameter without constraint is ever a value type is for its callers to say.
            IsSuggestion = !type.IsValueType,
        });
    }

    /// <summary>What a library takes in no other way needs another design, and so does what one call makes once, outside loops.</summary>
    private static Effort EffortOf(IArgumentOperation argument, PlaceHeat heat) =>
        (heat.Level < HeatLevel.Hot ? IsForced(argument) : heat.LoopDepth == 0) ? Effort.Elsewhere : Effort.None;

    /// <summary>Whether <c>object.Equals</c> compares two such values, and this is not the first: one comparer does without both boxes.</summary>
    private static bool IsSecondOfEquals(IArgumentOperation argument)
    {
        if (argument.Parent is not IInvocationOperation { TargetMethod: { IsStatic: true, Name: nameof(Equals) }, Arguments: { Length: 2 } arguments })
            return false;
        foreach (var other in arguments)
        {
            if (other != argument && other.Syntax.SpanStart < argument.Syntax.SpanStart && GenericBox.IsArgument(other))
                return true;
        }

        return false;
    }

    /// <summary>Whether a method of a library takes an object and has no overload that takes anything else: to say so would only restate the library.</summary>
    private static bool IsForced(IArgumentOperation argument)
    {
        var called = ((IInvocationOperation)argument.Parent!).TargetMethod.OriginalDefinition;
        if (argument.Parameter is not { Ordinal: var ordinal } || called.Name == nameof(Equals) || !called.DeclaringSyntaxReferences.IsEmpty
            || called.ContainingType is not { } type || called.Parameters[ordinal].Type.SpecialType != SpecialType.System_Object)
        {
            return false;
        }

        foreach (var member in type.GetMembers(called.Name))
        {
            if (member is IMethodSymbol other && other.Parameters.Length == called.Parameters.Length
                && other.Parameters[ordinal].Type.SpecialType != SpecialType.System_Object)
            {
                return false;
            }
        }

        return true;
    }
}
