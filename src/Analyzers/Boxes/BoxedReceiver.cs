using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Boxes;

/// <summary>
/// Determines whether a call on a value boxes the value, because the method is one of <c>object</c>, <c>ValueType</c> or <c>Enum</c> that the
/// value's type does not override, or an interface's own body. Silent about type parameters: what they inherit is not known.
/// </summary>
internal static class BoxedReceiver
{
    /// <summary>Whether a call may box the value that it is made on, by the types alone: few calls are made on values.</summary>
    public static bool MayBe(IInvocationOperation call) => call.Instance is { Type.IsValueType: true } or IInstanceReferenceOperation;

    /// <summary>The type that a call boxes; null where it boxes nothing.</summary>
    /// <param name="call">The call.</param>
    /// <param name="optimized">Whether the JIT optimises.</param>
    public static ITypeSymbol? Of(IInvocationOperation call, bool optimized)
    {
        if (call is not { Instance: { Type: { } type } instance, TargetMethod: { IsStatic: false } method })
            return null;
        if (instance is IInstanceReferenceOperation && type.SpecialType is SpecialType.System_ValueType or SpecialType.System_Object)
            return StructOfBase(instance);
        return IsBoxed(type, method, optimized) && !IsComparedByJit(call, optimized) ? NullableTypes.Underlying(type) : null;
    }

    /// <summary>Whether calling a method on a value of a type boxes it.</summary>
    public static bool IsBoxed(ITypeSymbol type, IMethodSymbol method, bool optimized)
    {
        if (!type.IsValueType || type.TypeKind == TypeKind.TypeParameter || type.IsRefLikeType)
            return false;
        if (NullableTypes.IsNullable(type))
        {
            if (method.Name == nameof(GetType))
                return true;
            return method.Name is nameof(Equals) or nameof(GetHashCode) or nameof(ToString)
                && IsInherited(NullableTypes.Underlying(type), method.Name, optimized);
        }

        if (method.ContainingType.TypeKind == TypeKind.Interface)
            return type.FindImplementationForInterfaceMember(method) is not { ContainingType: { } implementing } || implementing.TypeKind == TypeKind.Interface;
        return method.ContainingType.SpecialType switch
        {
            SpecialType.System_Object or SpecialType.System_ValueType or SpecialType.System_Enum => IsInherited(type, method.Name, optimized),
            _ => false,
        };
    }

    /// <summary>Whether a type has no <c>ToString</c> of its own, so that concatenating it boxes it.</summary>
    public static bool InheritsToString(ITypeSymbol type) => IsInherited(type, nameof(ToString), optimized: true);

    private static bool IsInherited(ITypeSymbol type, string method, bool optimized)
    {
        if (type.TypeKind is not (TypeKind.Struct or TypeKind.Enum))
            return false;
        if (method == nameof(GetType) || (type.TypeKind == TypeKind.Enum && method == nameof(GetHashCode)))
            return !optimized;
        return !StructEquality.Overrides(type, method);
    }

    /// <summary><c>e.HasFlag(f)</c> on two values of one enum is a comparison of bits in optimised code, but on .NET Framework.</summary>
    private static bool IsComparedByJit(IInvocationOperation call, bool optimized) =>
        optimized && FlagOf(call) is not null && !CoreLibrary.MayBeOfNetFramework(call.SemanticModel!.Compilation);

    /// <summary>The flag that a call of <c>HasFlag</c> looks for in a value of the same enum; null for any other call.</summary>
    public static IOperation? FlagOf(IInvocationOperation call) =>
        call is { TargetMethod: { Name: nameof(Enum.HasFlag), ContainingType.SpecialType: SpecialType.System_Enum }, Arguments: { Length: 1 } arguments }
        && arguments[0].Value is IConversionOperation flag && SymbolEqualityComparer.Default.Equals(flag.Operand.Type, call.Instance?.Type)
            ? flag.Operand
            : null;

    /// <summary>The struct in which <c>base</c> stands, as in <c>base.ToString</c>; null for another instance, and in a class.</summary>
    public static ITypeSymbol? StructOfBase(IOperation? instance) =>
        instance is IInstanceReferenceOperation { Syntax: BaseExpressionSyntax place, SemanticModel: { } model }
        && model.GetEnclosingSymbol(place.SpanStart)?.ContainingType is { TypeKind: TypeKind.Struct } type
            ? type
            : null;
}
