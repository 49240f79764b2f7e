using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Memory;

/// <summary>What a body does with an array that it is given.</summary>
[Flags]
internal enum ParameterUse
{
    /// <summary>Nothing.</summary>
    None = 0,

    /// <summary>Walked by <c>foreach</c>.</summary>
    Enumerated = 1,

    /// <summary>Elements are read by index.</summary>
    Indexed = 2,

    /// <summary><c>Length</c> is read.</summary>
    Measured = 4,

    /// <summary>Passed to a parameter of type <c>ReadOnlySpan</c>.</summary>
    PassedAsSpan = 8,

    /// <summary>Compared with null.</summary>
    NullTested = 16,

    /// <summary>Named by <c>nameof</c>.</summary>
    Named = 32,

    /// <summary>Anything else: written, stored, returned, captured, or passed to code that may do so.</summary>
    Other = 64,
}

/// <summary>
/// Determines what a body does with an array parameter. It binds the body, so the model must be that of the body's file. A use that is not
/// understood counts as <see cref="ParameterUse.Other"/>.
/// </summary>
internal static class ParameterUses
{
    /// <summary>
    /// All uses that a method makes of its <c>params</c> array, taken together. An abstract method has none; an iterator or asynchronous
    /// method keeps the array.
    /// </summary>
    public static ParameterUse OfParams(IMethodSymbol method, Compilation compilation, CancellationToken cancellationToken) =>
        ParamsSignatures.ParamsOf(method.PartialImplementationPart ?? method) is { } items ? OfItems(items, compilation, cancellationToken) : ParameterUse.None;

    /// <summary>The same for any parameter with items.</summary>
    public static ParameterUse OfItems(IParameterSymbol items, Compilation compilation, CancellationToken cancellationToken)
    {
        if (items.ContainingSymbol is not IMethodSymbol method || MethodBody.Of(method, cancellationToken) is not { } body)
            return ParameterUse.None;
        return method.IsAsync || IsIterator(body) ? ParameterUse.Other : Of(items, body, SourceModels.Of(compilation, body.SyntaxTree), cancellationToken);
    }

    /// <summary>All uses of <paramref name="parameter"/> in <paramref name="body"/>, which may be in any file of the compilation.</summary>
    public static ParameterUse Of(IParameterSymbol parameter, SyntaxNode body, Compilation compilation, CancellationToken cancellationToken) =>
        Of(parameter, body, SourceModels.Of(compilation, body.SyntaxTree), cancellationToken);

    /// <summary>All uses of <paramref name="parameter"/> in <paramref name="body"/>, taken together.</summary>
    public static ParameterUse Of(IParameterSymbol parameter, SyntaxNode body, SemanticModel model, CancellationToken cancellationToken)
    {
        var uses = ParameterUse.None;
        foreach (var name in MemberIndex.Names(parameter.Name, body))
        {
            if (model.GetOperation(name, cancellationToken) is IParameterReferenceOperation reference)
            {
                if (SymbolEqualityComparer.Default.Equals(reference.Parameter, parameter))
                    uses |= IsInNestedFunction(name, body) ? ParameterUse.Other : Classify(reference);
            }
            else if (SymbolEqualityComparer.Default.Equals(model.GetSymbolInfo(name, cancellationToken).Symbol, parameter))
            {
                uses |= ParameterUse.Other;
            }
        }

        return uses;
    }

    /// <summary>What one reference to an array does with it.</summary>
    public static ParameterUse Classify(IOperation reference)
    {
        var value = reference;
        while (value.Parent is IConversionOperation { IsImplicit: true } conversion)
        {
            if (SpanTypes.IsReadOnlySpan(conversion.Type))
                return conversion.Parent is IArgumentOperation { Parameter.RefKind: RefKind.None } ? ParameterUse.PassedAsSpan : ParameterUse.Other;
            value = conversion;
        }

        return value.Parent switch
        {
            IForEachLoopOperation loop when loop.Collection == value && !loop.IsAsynchronous => ParameterUse.Enumerated,
            IPropertyReferenceOperation { Property: { Name: nameof(Array.Length), ContainingType.SpecialType: SpecialType.System_Array } } =>
                ParameterUse.Measured,
            IArrayElementReferenceOperation element when element.ArrayReference == value && IsPlainIndex(element) && IsRead(element) => ParameterUse.Indexed,
            INameOfOperation => ParameterUse.Named,
            IBinaryOperation { OperatorKind: BinaryOperatorKind.Equals or BinaryOperatorKind.NotEquals, OperatorMethod: null } comparison =>
                IsNull(comparison.LeftOperand) || IsNull(comparison.RightOperand) ? ParameterUse.NullTested : ParameterUse.Other,
            IIsPatternOperation { Pattern: var pattern } => IsNullPattern(pattern) ? ParameterUse.NullTested : ParameterUse.Other,
            IArgumentOperation { Parent: IInvocationOperation { TargetMethod: { Name: "ThrowIfNull", ContainingType.Name: nameof(ArgumentNullException) } } } =>
                ParameterUse.NullTested,
            _ => ParameterUse.Other,
        };
    }

    private static bool IsIterator(SyntaxNode body) => !MemberIndex.Own(FlowNode.Yield, body).IsEmpty;

    private static bool IsInNestedFunction(SyntaxNode node, SyntaxNode body)
    {
        for (var outer = node.Parent; outer is not null && outer != body; outer = outer.Parent)
        {
            if (outer is AnonymousFunctionExpressionSyntax or LocalFunctionStatementSyntax or QueryExpressionSyntax)
                return true;
        }

        return false;
    }

    // Arrays take wider indexes than spans, and a range of an array is a copy.
    private static bool IsPlainIndex(IArrayElementReferenceOperation element) =>
        element.Indices.Length == 1
        && element.Indices[0].Type is { } index
        && (index.SpecialType is SpecialType.System_Int32 or SpecialType.System_Int16 or SpecialType.System_Byte || index.Name == "Index");

    /// <summary>Whether a variable in the array is only read: neither assigned, nor referenced, nor changed by a call on it.</summary>
    private static bool IsRead(IOperation variable) => !(variable.Syntax.Parent is RefExpressionSyntax) && variable.Parent switch
    {
        IAssignmentOperation assignment => assignment.Target != variable,
        IIncrementOrDecrementOperation or IAddressOfOperation => false,
        ITupleOperation { Parent: IDeconstructionAssignmentOperation deconstruction } tuple => deconstruction.Target != tuple,
        ITupleOperation { Parent: ITupleOperation } => false,
        IArgumentOperation { Parameter.RefKind: not (RefKind.None or RefKind.In) } => false,
        IFieldReferenceOperation field when field.Instance == variable => variable.Type?.IsReferenceType == true || IsRead(field),
        IInvocationOperation call when call.Instance == variable => IsUnchangedBy(call.TargetMethod, variable.Type),
        IMemberReferenceOperation member when member.Instance == variable =>
            IsUnchangedBy((member as IPropertyReferenceOperation)?.Property.GetMethod, variable.Type),
        _ => true,
    };

    private static bool IsUnchangedBy(IMethodSymbol? method, ITypeSymbol? receiver) =>
        receiver is not null
        && (receiver.IsReferenceType || receiver.IsReadOnly || receiver.TypeKind == TypeKind.Enum || receiver.SpecialType is not SpecialType.None
            || method?.IsReadOnly == true);

    private static bool IsNull(IOperation operand)
    {
        operand = operand.Inside(Through.Implicit);
        return operand.ConstantValue is { HasValue: true, Value: null };
    }

    private static bool IsNullPattern(IPatternOperation pattern) => pattern switch
    {
        INegatedPatternOperation negated => IsNullPattern(negated.Pattern),
        IConstantPatternOperation constant => IsNull(constant.Value),
        _ => false,
    };
}
