using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Boxes;

/// <summary>
/// Determines which boxing conversions never reach the heap: those that optimised code leaves out whatever the runtime, and the operands of a
/// concatenation, on which the compiler calls <c>ToString</c> itself.
/// </summary>
internal static class RemovedBox
{
    /// <summary>Whether nothing is allocated for a boxing conversion.</summary>
    public static bool IsRemoved(IConversionOperation box, bool optimized) =>
        NullValue.Is(box.Operand)
        || IsTestOfTypeParameter(box)
        || (IsConcatenated(box) ? !IsBoxedByConcatenation(box) : optimized && IsRemovedByJit(box))
        || IsOfClass(box)
        || ExpressionTrees.Holds(box);

    /// <summary>Whether a type parameter is a class where it becomes an object, by a test around the place.</summary>
    private static bool IsOfClass(IConversionOperation box) =>
        box.Operand.Type is ITypeParameterSymbol { IsValueType: false } parameter && TypedBranch.IsReferenceType(box, parameter);

    /// <summary><c>value as I</c> on a type parameter: only a struct that implements the interface is boxed, and such tests are made for classes.</summary>
    private static bool IsTestOfTypeParameter(IConversionOperation box) =>
        box is { IsTryCast: true, Operand.Type: ITypeParameterSymbol { IsValueType: false } };

    /// <summary>Whether a conversion is an operand of a string <c>+</c> or <c>+=</c>.</summary>
    public static bool IsConcatenated(IConversionOperation box) =>
        box.Parent is IBinaryOperation { OperatorKind: BinaryOperatorKind.Add, Type.SpecialType: SpecialType.System_String }
            or ICompoundAssignmentOperation { Type.SpecialType: SpecialType.System_String };

    /// <summary>An enum, or a struct that inherits <c>ToString</c>: the call that the compiler makes boxes it after all.</summary>
    private static bool IsBoxedByConcatenation(IConversionOperation box) => BoxedReceiver.InheritsToString(NullableTypes.Underlying(box.Operand.Type!));

    private static bool IsRemovedByJit(IConversionOperation box) => box.Parent switch
    {
        ISimpleAssignmentOperation { Target: IDiscardOperation } => true,
        IBinaryOperation { OperatorKind: BinaryOperatorKind.Equals or BinaryOperatorKind.NotEquals } comparison =>
            NullValue.Is(comparison.LeftOperand) || NullValue.Is(comparison.RightOperand),
        IIsTypeOperation => true,
        IIsPatternOperation test => test.Value == box && KeepsNoBox(test.Pattern),
        IConversionOperation { OperatorMethod: null, Type: { } type } => IsUnboxed(box, type),
        IInvocationOperation call when call.Instance == box => IsCalledDirectly(box, call.TargetMethod),
        IPropertyReferenceOperation { Property: { } property } reference when reference.Instance == box =>
            (property.GetMethod ?? property.SetMethod) is { } accessor && IsCalledDirectly(box, accessor),
        IArgumentOperation { Parent: IInvocationOperation call } => Reflection.Takes(call.TargetMethod) || IsOnlyTested(call, box),
        _ => false,
    };

    /// <summary>
    /// Whether a box is unboxed as soon as it is made. As a type parameter that is a class or an interface it stays a box; between a value type and
    /// its nullable the JIT of .NET 9 was the first to see through it.
    /// </summary>
    private static bool IsUnboxed(IConversionOperation box, ITypeSymbol type)
    {
        if (type is ITypeParameterSymbol parameter)
            return box.Operand.Type!.TypeKind == TypeKind.TypeParameter || !TypedBranch.IsReferenceType(box, parameter);
        if (type.IsValueType)
            return NullableTypes.IsNullable(type) == NullableTypes.IsNullable(box.Operand.Type!);
        return type.TypeKind == TypeKind.Class
            && type.SpecialType is not (SpecialType.System_Object or SpecialType.System_ValueType or SpecialType.System_Enum);
    }

    /// <summary>
    /// Whether only the JIT of .NET 9 and later leaves a box out, in loops too: one that is made for a nullable, or of one, and unboxed at once.
    /// </summary>
    public static bool IsRemovedLater(IConversionOperation box) =>
        box.Parent is IConversionOperation { OperatorMethod: null, Type: { IsValueType: true, TypeKind: not TypeKind.TypeParameter } };

    /// <summary>A call on a box just made is a call on the value, unless the value's type inherits the method.</summary>
    private static bool IsCalledDirectly(IConversionOperation box, IMethodSymbol method) =>
        !NullableTypes.IsNullable(box.Operand.Type!) && !method.IsExtensionMethod && !method.IsStatic
        && !BoxedReceiver.IsBoxed(box.Operand.Type!, method, optimized: true)
        && method.ContainingType.TypeKind is TypeKind.Interface or TypeKind.Class && !IsExtensionBlock(method);

    /// <summary>A member that C# 14 declares in an extension block; its receiver is an argument.</summary>
    private static bool IsExtensionBlock(IMethodSymbol method) => method.ContainingType.Name.Length == 0 || !method.ContainingType.CanBeReferencedByName;

    private static bool KeepsNoBox(IPatternOperation pattern) => pattern switch
    {
        IDeclarationPatternOperation { DeclaredSymbol: ILocalSymbol, MatchedType: { } type } =>
            !BoxConversion.IsBox(type, type) && (type.IsValueType || IsOrdinaryClass(type)),
        IRecursivePatternOperation { DeclaredSymbol: ILocalSymbol, MatchedType: { } type } => type.IsValueType || IsOrdinaryClass(type),
        INegatedPatternOperation negated => KeepsNoBox(negated.Pattern),
        IBinaryPatternOperation both => KeepsNoBox(both.LeftPattern) && KeepsNoBox(both.RightPattern),
        _ => true,
    };

    private static bool IsOrdinaryClass(ITypeSymbol type) =>
        type.TypeKind == TypeKind.Class && type.SpecialType is not (SpecialType.System_Object or SpecialType.System_ValueType or SpecialType.System_Enum);

    private static bool IsOnlyTested(IInvocationOperation call, IConversionOperation box) => call.TargetMethod switch
    {
        { Name: nameof(ReferenceEquals), ContainingType.SpecialType: SpecialType.System_Object } => true,
        { Name: "ThrowIfNull", ContainingType: { Name: nameof(ArgumentNullException), ContainingNamespace.Name: nameof(System) } } => true,
        { Name: nameof(Enum.HasFlag), ContainingType.SpecialType: SpecialType.System_Enum } =>
            SymbolEqualityComparer.Default.Equals(call.Instance?.Type, box.Operand.Type),
        _ => NullComparison.Is(call),
    };
}
