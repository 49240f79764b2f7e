using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Memory;

/// <summary>Determines what one mention of an array does with it, by the operation that it is an operand of.</summary>
internal sealed class ArrayUseClassifier(MemoryViews views, SemanticModel model, CancellationToken cancellationToken)
{
    /// <summary>A classifier for a question that shares its views with no other.</summary>
    public ArrayUseClassifier(SemanticModel model, CancellationToken cancellationToken)
        : this(new MemoryViews(model, cancellationToken), model, cancellationToken)
    {
    }

    /// <summary>What a mention does, with what the methods in source do that get the array.</summary>
    public ArrayUse Classify(IOperation reference)
    {
        var use = ClassifyAlone(reference);
        if (use.Loan is not { } loan)
            return use;
        var summaries = ParameterSummaries.Of(model.Compilation);
        if (loan.HasSpanOverload)
            return use with { Keeper = summaries.KeeperOf(loan, cancellationToken) };
        var uses = summaries.UsesOf(loan.Parameter, cancellationToken);
        return (uses & ParameterUse.NeedsArray) == 0
            ? use with { Kind = ArrayUseKind.Borrowed, UsesOfCallee = uses, Keeper = summaries.KeeperOf(loan, cancellationToken) }
            : use with { UsesOfCallee = uses };
    }

    /// <summary>The same where it stands: a method in source is not looked into, and is an <see cref="ArrayUseKind.ArrayArgument"/>.</summary>
    public ArrayUse ClassifyAlone(IOperation reference)
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
            IInvocationOperation copy when copy.Instance == value && CopiesTo(copy, value.Type) =>
                new ArrayUse(reference, ArrayUseKind.ArrayMethod) { Callee = copy.TargetMethod, IsCopied = true },
            IBinaryOperation { OperatorKind: BinaryOperatorKind.Equals or BinaryOperatorKind.NotEquals } comparison
                when NullValue.Is(comparison.LeftOperand) || NullValue.Is(comparison.RightOperand) =>
                new ArrayUse(reference, ArrayUseKind.NullTest),
            IIsPatternOperation { Pattern: IConstantPatternOperation or INegatedPatternOperation { Pattern: IConstantPatternOperation } } =>
                new ArrayUse(reference, ArrayUseKind.NullTest),
            // `a?.Length` tests for null, which a span cannot be, and then does what follows.
            IConditionalAccessOperation { WhenNotNull: IPropertyReferenceOperation { Instance: IConditionalAccessInstanceOperation,
                Property: { Name: "Length", ContainingType.SpecialType: SpecialType.System_Array } } } access when access.Operation == value =>
                new ArrayUse(reference, ArrayUseKind.NullTest),
            { Kind: NewerCompilers.Spread } => new ArrayUse(reference, ArrayUseKind.Enumerated),
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
        {
            var callee = CalledMethod.Of((conversion.Parent as IArgumentOperation)?.Parent);
            return new ArrayUse(reference, views.Leaves(conversion) ? ArrayUseKind.Escapes : ArrayUseKind.Span) { Callee = callee };
        }

        return conversion.Parent switch
        {
            IArgumentOperation argument when SequenceTypes.IsOfItems(conversion.Type, conversion.Operand.Type)
                && OfArgument(reference, argument) is { Kind: ArrayUseKind.SpanArgument } use => use,
            IArgumentOperation { Parent: IInvocationOperation { TargetMethod: var method } } argument => OfConvertedArgument(reference, argument, method),
            IBinaryOperation { OperatorKind: BinaryOperatorKind.Equals or BinaryOperatorKind.NotEquals } comparison
                when NullValue.Is(comparison.LeftOperand) || NullValue.Is(comparison.RightOperand) =>
                new ArrayUse(reference, ArrayUseKind.NullTest),
            _ => new ArrayUse(reference, ArrayUseKind.Escapes),
        };
    }

    /// <summary>The array as <c>Array</c> or <c>object</c>: only few methods are known to give it back unchanged.</summary>
    private static ArrayUse OfConvertedArgument(IOperation reference, IArgumentOperation argument, IMethodSymbol method)
    {
        var kind = method switch
        {
            { ContainingType.SpecialType: SpecialType.System_Array, Name: "Clear" or "Reverse" } => ArrayUseKind.ArrayMethod,
            { ContainingType.SpecialType: SpecialType.System_Array, Name: "Copy" or "ConstrainedCopy" }
                when argument.Parameter?.Type.SpecialType == SpecialType.System_Array && CopiesSameElements(argument) =>
                ArrayUseKind.ArrayMethod,
            { ContainingType: { Name: "Buffer", ContainingNamespace: { Name: "System", ContainingNamespace.IsGlobalNamespace: true } }, Name: "BlockCopy" }
                when CopiesSameElements(argument) =>
                ArrayUseKind.ArrayMethod,
            { ContainingType.SpecialType: SpecialType.System_Array, Name: "CopyTo" }
                when argument.Parent is IInvocationOperation { Instance: { Type: IArrayTypeSymbol { IsSZArray: true } copied } } copy
                    && CopiesTo(copy, copied) =>
                ArrayUseKind.ArrayArgument,
            { ContainingType: { Name: "ArgumentNullException", ContainingNamespace.Name: "System" }, Name: "ThrowIfNull" } => ArrayUseKind.NullTest,
            _ => ArrayUseKind.Escapes,
        };
        return new ArrayUse(reference, kind)
        {
            Callee = method,
            IsQueried = ReusableCollections.OnlyReads(argument, method) || (method.Name == "LongCount" && method.ContainingType.IsEnumerable()),
            IsCopied = method.Name.EndsWith("Copy", StringComparison.Ordinal) && argument.Parameter?.Ordinal == 0,
        };
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

    /// <summary><c>a.CopyTo(b, i)</c>, where both arrays have the same element type.</summary>
    private static bool CopiesTo(IInvocationOperation copy, ITypeSymbol? array) =>
        copy is { TargetMethod: { Name: "CopyTo", ContainingType.SpecialType: SpecialType.System_Array, Parameters: { Length: 2 } parameters },
            Arguments: { Length: 2 } arguments }
        && parameters[1].Type.SpecialType == SpecialType.System_Int32
        && SymbolEqualityComparer.Default.Equals(
            arguments[arguments[0].Parameter?.Ordinal ?? 0].Value.Inside(Through.BuiltInImplicit).Type, array);

    private ArrayUse OfArgument(IOperation reference, IArgumentOperation argument)
    {
        if (argument is not { Parameter: { RefKind: RefKind.None } parameter, ArgumentKind: ArgumentKind.Explicit, Parent: { } owner }
            || CalledMethod.Of(owner) is not { } method)
        {
            return new ArrayUse(reference, ArrayUseKind.Escapes);
        }

        if (method is { Name: "CopyTo", ContainingType: { Name: "MemoryExtensions", ContainingNamespace.Name: "System" } } && parameter.Ordinal == 0)
            return new ArrayUse(reference, ArrayUseKind.ArrayMethod) { Callee = method, IsCopied = true };
        if (MakesSpan(method))
            return new ArrayUse(reference, views.Leaves(owner) ? ArrayUseKind.Escapes : ArrayUseKind.Span) { Callee = method };
        if (method is { ContainingType.SpecialType: SpecialType.System_Array, Parameters.Length: 1, Name: "Reverse" or "Sort" or "Clear" }
                or { ContainingType.SpecialType: SpecialType.System_Array, Parameters.Length: 2, Name: "Fill" }
                or { ContainingType.SpecialType: SpecialType.System_String, Parameters.Length: 4, Name: "CopyTo" }
            || IsOrderOfPart(method))
        {
            return new ArrayUse(reference, ArrayUseKind.ArrayMethod) { Callee = method };
        }

        if (owner.Type is { IsRefLikeType: true } && views.Leaves(owner))
            return new ArrayUse(reference, ArrayUseKind.Escapes) { Callee = method };

        var overload = SpanOverloads.Find(owner, method, parameter.Ordinal, model);
        var use = new ArrayUse(reference, overload is null ? ArrayUseKind.ArrayArgument : ArrayUseKind.SpanArgument) { Callee = method, Overload = overload };
        if (!method.DeclaringSyntaxReferences.IsEmpty)
        {
            // A type argument may be any type that derives from the one that declares the method.
            var open = UnknownOverrides.At(owner) is { } type && Accessibilities.IsVisibleOutside(type is ITypeParameterSymbol ? method.ContainingType : type)
                ? type
                : null;
            return use with { Loan = new Loan(parameter, open, overload is not null) };
        }

        // A method of the framework that has an overload for spans does not keep the array, unless something else overrides it.
        if (overload is null)
        {
            var caller = SpanOverloads.CallerOf(owner, model);
            return method.ContainingType.IsOfFramework() && SpanOverloads.FindTry(method, parameter.Ordinal, model.Compilation, caller) is { } tried
                ? use with { Kind = ArrayUseKind.Borrowed, Try = tried, Keeper = UnknownOverrides.At(owner) }
                : use;
        }

        return use with { Keeper = method.ContainingType.IsOfFramework() ? UnknownOverrides.At(owner) : method.ContainingType };
    }

    /// <summary><c>Array.Reverse</c> or <c>Array.Sort</c> of an array, a start and a length.</summary>
    private static bool IsOrderOfPart(IMethodSymbol method) =>
        method is { ContainingType.SpecialType: SpecialType.System_Array, Name: "Reverse" or "Sort", Parameters: { Length: 3 } parameters }
        && parameters[1].Type.SpecialType == SpecialType.System_Int32 && parameters[2].Type.SpecialType == SpecialType.System_Int32;

    /// <summary><c>AsSpan</c> and the constructors of the span types.</summary>
    private static bool MakesSpan(IMethodSymbol method) =>
        method is { Name: "AsSpan", ContainingType: { Name: "MemoryExtensions", ContainingNamespace.Name: "System" } }
        || (method.MethodKind == MethodKind.Constructor && SpanTypes.IsSpan(method.ContainingType));
}
