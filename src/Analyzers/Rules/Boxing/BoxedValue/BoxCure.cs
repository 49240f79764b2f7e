using Allocations.Analyzers.Boxes;
using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Boxing.BoxedValue;

/// <summary>
/// Determines whether the line of a box could do without it: by an overload for the value's own type or for any type, by an interpolation, or by a
/// method of the type itself. Where none of these exists, whoever takes the object needs one.
/// </summary>
internal static class BoxCure
{
    /// <summary>Whether a conversion to an object could be left out.</summary>
    public static bool Exists(IConversionOperation box) =>
        RemovedBox.IsConcatenated(box)
        || (box.Parent is IArgumentOperation { Parameter: { } parameter, Parent: IInvocationOperation call }
            && HasTypedOverload(call.TargetMethod, parameter.Ordinal, box.Operand.Type));

    /// <summary>Whether a call of a method that a value type inherits could be another: the type is declared here, or the values can be compared.</summary>
    public static bool Exists(IInvocationOperation call, ITypeSymbol boxed) =>
        call.TargetMethod.Name == nameof(Equals) || BoxedReceiver.FlagOf(call) is not null
        || (boxed.TypeKind == TypeKind.Struct && !boxed.OriginalDefinition.DeclaringSyntaxReferences.IsEmpty);

    /// <summary>Whether a call compares two values of one enum, of which each may be null, as <c>==</c> does with less.</summary>
    public static bool IsComparison(IInvocationOperation call, ITypeSymbol boxed) =>
        boxed.TypeKind == TypeKind.Enum && call is { TargetMethod.Name: nameof(Equals), Arguments: { Length: 1 } arguments }
        && arguments[0].Value.Inside(Through.BuiltInImplicit).Type is { } other
        && SymbolEqualityComparer.Default.Equals(NullableTypes.Underlying(other), boxed);

    /// <summary>
    /// Whether a box is an argument of a library that takes an object there and nothing else: to say so would only restate the library.
    /// </summary>
    public static bool IsTakenByLibrary(IConversionOperation box) =>
        !Exists(box) && BoxTarget.ValueOf(box).Parent is IArgumentOperation
        {
            ArgumentKind: ArgumentKind.Explicit,
            Parameter: { OriginalDefinition.Type.SpecialType: SpecialType.System_Object, ContainingSymbol: IMethodSymbol { ContainingType: { } type } method },
        }
        && method.OriginalDefinition.DeclaringSyntaxReferences.IsEmpty && !type.IsUnder("System.Collections")
        && type.SpecialType == SpecialType.None && type.Name != nameof(System.Text.StringBuilder);

    /// <summary>
    /// Whether a box is written to a property or indexer of a library that is declared as object, such as that of a <c>DataRow</c>: to say so
    /// would only restate the library. Which collection holds objects is the project's own choice.
    /// </summary>
    public static bool IsForced(IConversionOperation box) =>
        BoxTarget.ValueOf(box) is { Parent: ISimpleAssignmentOperation { Target: IPropertyReferenceOperation { Property: var property } } assignment } value
        && assignment.Value == value
        && property.OriginalDefinition is { Type.SpecialType: SpecialType.System_Object, DeclaringSyntaxReferences.IsEmpty: true, ContainingType: { } type }
        && !type.IsUnder("System.Collections");

    /// <summary>
    /// Whether a box is the result of a member whose signature other code relies on: it is visible, or a base type or an interface declares it. A constant
    /// and a flag have few values, whose boxes can be kept.
    /// </summary>
    public static bool IsPromised(IConversionOperation box) =>
        box.Operand is { ConstantValue.HasValue: false, Type.SpecialType: not SpecialType.System_Boolean }
        && BoxTarget.ValueOf(box).Parent is IReturnOperation { SemanticModel: { } model } result
        && model.GetEnclosingSymbol(result.Syntax.SpanStart) is IMethodSymbol
            { MethodKind: not (MethodKind.AnonymousFunction or MethodKind.LocalFunction) } member
        && (Accessibilities.IsVisibleOutside(member) || MemberFamily.IsDeclaredElsewhere(member));

    /// <summary>
    /// Whether a box is given to a member of the project that takes objects, gives nothing back, and has a signature that other code relies on, or to a
    /// delegate or a collection of objects that a caller hands in: what these keep of them is their design.
    /// </summary>
    public static bool IsTakenByDesign(IConversionOperation box) =>
        !Exists(box) && BoxTarget.ValueOf(box).Parent switch
        {
            IArgumentOperation { Parent: IInvocationOperation { Instance: IParameterReferenceOperation } call } argument
                when IsHandedIn(call, argument) => true,
            IArgumentOperation { ArgumentKind: ArgumentKind.Explicit,
                Parameter: { OriginalDefinition.Type: { } type, ContainingSymbol: IMethodSymbol { ReturnsVoid: true } method } } =>
                TakesAny(type) && IsOfDesign(method),
            ISimpleAssignmentOperation { Target: IPropertyReferenceOperation { Property: { OriginalDefinition.Type: { } type } property } } =>
                TakesAny(type) && IsOfDesign(property),
            _ => false,
        };

    /// <summary>Whether a type holds values of several types as references.</summary>
    private static bool TakesAny(ITypeSymbol type) => type.SpecialType == SpecialType.System_Object || type.TypeKind == TypeKind.Interface;

    /// <summary>Whether a parameter that is called takes any object: a delegate, or a collection without type arguments.</summary>
    private static bool IsHandedIn(IInvocationOperation call, IArgumentOperation argument) =>
        argument.Parameter?.Type.SpecialType == SpecialType.System_Object
        && (call.TargetMethod.MethodKind == MethodKind.DelegateInvoke
            || call.TargetMethod.ContainingType is { IsGenericType: false } type && type.IsUnder("System.Collections"));

    private static bool IsOfDesign(ISymbol member) =>
        !member.OriginalDefinition.DeclaringSyntaxReferences.IsEmpty && Accessibilities.IsVisibleOutside(member);

    /// <summary>
    /// Whether a box is put in a local or an <c>out</c> parameter, or in an item of an array in a local, that holds references too: nothing short of another
    /// design would give its value a place of its own type, as values alone have one beside a tag. Other parameters are not asked, because their callers may
    /// tell one place from another.
    /// </summary>
    public static bool IsMixed(IConversionOperation box)
    {
        var value = BoxTarget.ValueOf(box);
        if (BoxTarget.VariableOf(value) is { } local and (ILocalSymbol or IParameterSymbol { RefKind: RefKind.Out }))
        {
            foreach (var other in VariableOperations.ValuesOf(local, value))
            {
                if (MayBeReference(other))
                    return true;
            }

            return false;
        }

        if (value.Parent is not ISimpleAssignmentOperation
            {
                Target: IArrayElementReferenceOperation { ArrayReference: ILocalReferenceOperation array },
            } written
            || written.Value != value)
        {
            return false;
        }

        foreach (var mention in VariableOperations.Of(array.Local, value))
        {
            if (mention.Parent is IArrayElementReferenceOperation { Parent: ISimpleAssignmentOperation { Value: var other } assignment } element
                && assignment.Target == element && MayBeReference(other))
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>Whether what a variable is given may be something else than a value. Null is nothing.</summary>
    public static bool MayBeReference(IOperation value) => value switch
    {
        { ConstantValue: { HasValue: true, Value: null } } => false,
        IConversionOperation { OperatorMethod: null, Type.IsReferenceType: true, Operand: var operand } => MayBeReference(operand),
        IConditionalOperation { WhenFalse: { } other } choice => MayBeReference(choice.WhenTrue) || MayBeReference(other),
        _ => value.Type is not { IsReferenceType: false },
    };

    private static bool HasTypedOverload(IMethodSymbol method, int ordinal, ITypeSymbol? value)
    {
        if (value is null || method.ContainingType is not { } type)
            return false;
        foreach (var member in type.GetMembers(method.Name))
        {
            if (member is IMethodSymbol { IsStatic: var isStatic } overload && isStatic == method.IsStatic
                && overload.Parameters.Length == method.Parameters.Length
                && (overload.Parameters[ordinal].Type is ITypeParameterSymbol { TypeParameterKind: TypeParameterKind.Method }
                    || SymbolEqualityComparer.Default.Equals(overload.Parameters[ordinal].Type, value)))
            {
                return true;
            }
        }

        return false;
    }
}
