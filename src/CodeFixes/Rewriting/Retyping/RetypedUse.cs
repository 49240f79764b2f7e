using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rewriting.Retyping;

/// <summary>Small questions about one use of a variable of type object that may become a variable of a value type.</summary>
internal static class RetypedUse
{
    /// <summary>Whether a value is null in the source: the literal, also converted.</summary>
    public static bool IsNullLiteral(IOperation value) => value switch
    {
        ILiteralOperation { ConstantValue: { HasValue: true, Value: null } } => true,
        IDefaultValueOperation { Syntax.RawKind: (int)SyntaxKind.DefaultLiteralExpression } => true,
        IConversionOperation { IsImplicit: true } conversion => IsNullLiteral(conversion.Operand),
        _ => false,
    };

    /// <summary>The type that a pattern tests for; null with <paramref name="isNullTest"/> for a test for null, null without for any other pattern.</summary>
    public static ITypeSymbol? TestedType(IPatternOperation pattern, out bool isNullTest)
    {
        isNullTest = false;
        switch (pattern)
        {
            case INegatedPatternOperation negated:
                return TestedType(negated.Pattern, out isNullTest);
            case IConstantPatternOperation constant:
                isNullTest = IsNullLiteral(constant.Value);
                return null;
            case IDeclarationPatternOperation { MatchesNull: false } declaration:
                return declaration.MatchedType;
            case ITypePatternOperation type:
                return type.MatchedType;
            default:
                return null;
        }
    }

    /// <summary>Whether an interpolation hole prints a number and a box of it alike: in a string, not in a custom handler.</summary>
    public static bool IsInPlainText(IInterpolationOperation hole) =>
        hole.Parent is IInterpolatedStringOperation { Type.SpecialType: SpecialType.System_String } text
        && text.Parent is not IConversionOperation { Type.SpecialType: not (SpecialType.System_String or SpecialType.System_Object) };

    /// <summary>Whether a method of <c>object</c> answers for a number as it does for its box.</summary>
    public static bool IsObjectMethod(IMethodSymbol method) =>
        method.ContainingType is { SpecialType: SpecialType.System_Object } && method.Name is "ToString" or "GetHashCode" or "Equals" && !method.IsStatic;

    /// <summary>Whether a type is a number, character, truth value or enumeration of the language.</summary>
    public static bool IsSimple(ITypeSymbol type) =>
        type.TypeKind == TypeKind.Enum || type.SpecialType is >= SpecialType.System_Boolean and <= SpecialType.System_Double;

    /// <summary>Whether a type has an operator or conversion that an expression would mean in place of that for objects, texts or null.</summary>
    public static bool HasOperators(ITypeSymbol type) => !IsSimple(type) && type.GetMembers().Any(static member => member switch
    {
        IMethodSymbol { MethodKind: MethodKind.Conversion, ReturnType.SpecialType: var result } => result == SpecialType.System_String,
        IMethodSymbol { MethodKind: MethodKind.UserDefinedOperator, Parameters: var operands } => operands.Any(static operand =>
            NullableTypes.IsNullable(operand.Type) || operand.Type.SpecialType is SpecialType.System_String or SpecialType.System_Object),
        _ => false,
    });

    /// <summary>Whether a variable of a type is read and written whole by every processor of 64 bits.</summary>
    public static bool IsAtomic(ITypeSymbol type) =>
        IsSimple(type) && type.SpecialType != SpecialType.System_Decimal;

    /// <summary>Whether a method of the type may change the value that it is called on.</summary>
    public static bool IsMutable(ITypeSymbol type) => !IsSimple(type) && !type.IsReadOnly;

    /// <summary>The call of <c>Interlocked</c> or <c>Volatile</c> that a value is an argument of, as location, value or comparand.</summary>
    public static (IInvocationOperation Invocation, InterlockedCall Call)? CallOf(IOperation value)
    {
        value = value.Around(Through.Implicit);
        return value.Parent is IArgumentOperation { Parent: IInvocationOperation invocation } && InterlockedCall.TryGet(invocation) is { } call
            ? (invocation, call)
            : null;
    }
}
