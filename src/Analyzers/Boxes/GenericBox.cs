using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Boxes;

/// <summary>Determines whether an argument of type object is a value that generic code has typed, so that its specialisation is lost.</summary>
internal static class GenericBox
{
    /// <summary>Whether ALLOC205 reports an argument.</summary>
    public static bool IsArgument(IArgumentOperation argument) =>
        argument is { ArgumentKind: ArgumentKind.Explicit, Value: IConversionOperation { Operand.Type: { } type } conversion,
            Parameter: { RefKind: RefKind.None, Type.SpecialType: SpecialType.System_Object } }
        && argument.Parent is IInvocationOperation call
        && IsBoxedForGenericCode(conversion, type, call.TargetMethod)
        && !IsNullGuard(call.TargetMethod)
        && !NullComparison.Is(call)
        && !Reflection.Takes(call.TargetMethod);

    /// <summary>
    /// Whether the conversion boxes a value that generic code has typed: a type parameter that may be a value type, or a value type that the
    /// callee turns into a type parameter.
    /// </summary>
    private static bool IsBoxedForGenericCode(IConversionOperation conversion, ITypeSymbol type, IMethodSymbol callee)
    {
        if (conversion.Operand.ConstantValue.HasValue || !conversion.GetConversion().IsBoxing)
            return false;
        if (type is ITypeParameterSymbol parameter)
            return !parameter.IsReferenceType;
        foreach (var argument in callee.TypeArguments)
        {
            if (argument is ITypeParameterSymbol { IsReferenceType: false })
                return true;
        }

        return false;
    }

    private static bool IsNullGuard(IMethodSymbol callee) =>
        callee is { Name: "GetHashCode", ContainingType.Name: "RuntimeHelpers" }
        || callee.Name is "ReferenceEquals" or "ThrowIfNull" or "KeepAlive" or "IsNull" or "NotNull";
}
