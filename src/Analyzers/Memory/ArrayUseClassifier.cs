using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Memory;

/// <summary>Determines what one mention of an array does with it, by the operation that it is an operand of.</summary>
internal sealed class ArrayUseClassifier(MemoryViews views, BorrowedParameters borrowed, SemanticModel model)
{
    public ArrayUse Classify(IOperation reference)
    {
        var value = reference.Around(Through.Identity);
        if (MemoryViews.IsPinned(value))
            return new ArrayUse(reference, ArrayUseKind.Pinned);

        return value.Parent switch
        {
            INameOfOperation => new ArrayUse(reference, ArrayUseKind.Named),
            IArrayElementReferenceOperation element when element.ArrayReference == value => new ArrayUse(reference, OfElement(element)),
            IPropertyReferenceOperation { Property: { Name: "Length", ContainingType.SpecialType: SpecialType.System_Array } } =>
                new ArrayUse(reference, ArrayUseKind.Length),
            IConversionOperation conversion => OfConversion(reference, conversion),
            IArgumentOperation argument => OfArgument(reference, argument),
            IBinaryOperation { OperatorKind: BinaryOperatorKind.Equals or BinaryOperatorKind.NotEquals } comparison
                when IsNull(comparison.LeftOperand) || IsNull(comparison.RightOperand) =>
                new ArrayUse(reference, ArrayUseKind.NullTest),
            IIsPatternOperation { Pattern: IConstantPatternOperation or INegatedPatternOperation { Pattern: IConstantPatternOperation } } =>
                new ArrayUse(reference, ArrayUseKind.NullTest),
            ISimpleAssignmentOperation assignment when assignment.Target == value => new ArrayUse(reference, ArrayUseKind.Reassigned),
            _ => new ArrayUse(reference, ArrayUseKind.Escapes),
        };
    }

    private static ArrayUseKind OfElement(IArrayElementReferenceOperation element)
    {
        if (element.Indices.Length != 1)
            return ArrayUseKind.Escapes;
        if (element.Type is IArrayTypeSymbol && element.Indices[0].Type is { Name: "Range" })
            return ArrayUseKind.Range;
        return MemoryViews.ElementLeaves(element) ? ArrayUseKind.Escapes : ArrayUseKind.Element;
    }

    private ArrayUse OfConversion(IOperation reference, IConversionOperation conversion)
    {
        if (conversion.Parent is IForEachLoopOperation loop && loop.Collection == conversion && conversion.IsImplicit)
            return new ArrayUse(reference, ArrayUseKind.Enumerated);
        if (SpanTypes.IsSpan(conversion.Type))
            return new ArrayUse(
                reference,
                views.Leaves(conversion) ? ArrayUseKind.Escapes : ArrayUseKind.Span) { Callee = (conversion.Parent as IArgumentOperation)?.Parent switch
            {
                IInvocationOperation call => call.TargetMethod,
                IObjectCreationOperation creation => creation.Constructor,
                _ => null,
            } };
        return conversion.Parent switch
        {
            IArgumentOperation { Parent: IInvocationOperation { TargetMethod: var method } } argument => OfConvertedArgument(reference, argument, method),
            IBinaryOperation { OperatorKind: BinaryOperatorKind.Equals or BinaryOperatorKind.NotEquals } comparison
                when IsNull(comparison.LeftOperand) || IsNull(comparison.RightOperand) =>
                new ArrayUse(reference, ArrayUseKind.NullTest),
            _ => new ArrayUse(reference, ArrayUseKind.Escapes),
        };
    }

    /// <summary>The array as <c>Array</c> or <c>object</c>: only few methods are known to give it back unchanged.</summary>
    private static ArrayUse OfConvertedArgument(IOperation reference, IArgumentOperation argument, IMethodSymbol method)
    {
        var kind = method switch
        {
            { ContainingType.SpecialType: SpecialType.System_Array, Name: "Clear" } => ArrayUseKind.ArrayMethod,
            { ContainingType.SpecialType: SpecialType.System_Array, Name: "Copy" or "ConstrainedCopy" }
                when argument.Parameter?.Type.SpecialType == SpecialType.System_Array && CopiesSameElements(argument) =>
                ArrayUseKind.ArrayMethod,
            { ContainingType: { Name: "Buffer", ContainingNamespace: { Name: "System", ContainingNamespace.IsGlobalNamespace: true } }, Name: "BlockCopy" }
                when CopiesSameElements(argument) =>
                ArrayUseKind.ArrayMethod,
            { ContainingType: { Name: "ArgumentNullException", ContainingNamespace.Name: "System" }, Name: "ThrowIfNull" } => ArrayUseKind.NullTest,
            _ => ArrayUseKind.Escapes,
        };
        return new ArrayUse(reference, kind) { Callee = method };
    }

    /// <summary>Whether both arrays of a copy have the same element type, so that no element is converted or checked.</summary>
    private static bool CopiesSameElements(IArgumentOperation argument)
    {
        var element = default(ITypeSymbol);
        foreach (var other in ((IInvocationOperation)argument.Parent!).Arguments)
        {
            if (other.Parameter?.Type.SpecialType != SpecialType.System_Array)
                continue;
            if ((other.Value is IConversionOperation { Operand: var operand } ? operand : other.Value).Type is not IArrayTypeSymbol { IsSZArray: true } array
                || (element is not null && !SymbolEqualityComparer.Default.Equals(element, array.ElementType)))
            {
                return false;
            }

            element = array.ElementType;
        }

        return element is not null;
    }

    private ArrayUse OfArgument(IOperation reference, IArgumentOperation argument)
    {
        var (method, receiver) = argument.Parent switch
        {
            IInvocationOperation call => (call.TargetMethod, call.Instance?.Type),
            IObjectCreationOperation creation => (creation.Constructor, null),
            _ => (null, null),
        };
        if (method is null || argument.Parameter is not { RefKind: RefKind.None } parameter || argument.ArgumentKind != ArgumentKind.Explicit
            || argument.Parent is not { } owner)
        {
            return new ArrayUse(reference, ArrayUseKind.Escapes);
        }

        if (MakesSpan(method))
            return new ArrayUse(reference, views.Leaves(owner) ? ArrayUseKind.Escapes : ArrayUseKind.Span) { Callee = method };
        if (method is { ContainingType.SpecialType: SpecialType.System_Array, Parameters.Length: 1, Name: "Reverse" or "Sort" or "Clear" }
            or { ContainingType.SpecialType: SpecialType.System_Array, Parameters.Length: 2, Name: "Fill" })
        {
            return new ArrayUse(reference, ArrayUseKind.ArrayMethod) { Callee = method };
        }

        if (owner.Type is { IsRefLikeType: true } && views.Leaves(owner))
            return new ArrayUse(reference, ArrayUseKind.Escapes) { Callee = method };

        var within = (ISymbol?)model.GetEnclosingSymbol(owner.Syntax.SpanStart)?.ContainingType ?? model.Compilation.Assembly;
        if (SpanOverloads.Find(method, parameter.Ordinal, receiver, model.Compilation, within) is { } overload)
            return new ArrayUse(reference, ArrayUseKind.SpanArgument) { Callee = method, Overload = overload, Keeper = KeeperAt(owner, method, parameter) };
        return borrowed.IsBorrowed(parameter)
            ? new ArrayUse(reference, ArrayUseKind.Borrowed) { Callee = method, Keeper = KeeperAt(owner, method, parameter) }
            : new ArrayUse(reference, ArrayUseKind.ArrayArgument) { Callee = method };
    }

    /// <summary>
    /// The type whose code may keep the array. A method of the framework that has an overload for spans does not, unless something else overrides it; one
    /// of the compilation must be seen not to.
    /// </summary>
    private ITypeSymbol? KeeperAt(IOperation call, IMethodSymbol method, IParameterSymbol parameter)
    {
        if (method.DeclaringSyntaxReferences.IsEmpty)
            return method.ContainingType.IsUnder("System") ? UnknownOverrides.At(call) : method.ContainingType;
        if (!borrowed.IsBorrowed(parameter))
            return method.ContainingType;
        return UnknownOverrides.At(call) is { } open && UnknownOverrides.MayExist(open) ? open : borrowed.KeeperOf(parameter);
    }

    /// <summary><c>AsSpan</c> and the constructors of the span types.</summary>
    private static bool MakesSpan(IMethodSymbol method) =>
        method is { Name: "AsSpan", ContainingType: { Name: "MemoryExtensions", ContainingNamespace.Name: "System" } }
        || (method.MethodKind == MethodKind.Constructor && SpanTypes.IsSpan(method.ContainingType));

    private static bool IsNull(IOperation operand) =>
        (operand is IConversionOperation { Operand: var inner } ? inner : operand).ConstantValue is { HasValue: true, Value: null };
}
