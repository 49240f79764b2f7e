using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Syntax;

/// <summary>Which conversions a question looks through.</summary>
internal enum Through
{
    /// <summary>Those that leave the type as it is.</summary>
    Identity,

    /// <summary>Those that the compiler adds and that run no operator.</summary>
    BuiltInImplicit,

    /// <summary>
    /// Those that the compiler adds, also by an operator of the framework, such as the one from an array to a span before C# 14. One of the project runs code
    /// and may make another object.
    /// </summary>
    Implicit,

    /// <summary>Those that run no operator, also casts.</summary>
    BuiltIn,

    /// <summary>All.</summary>
    Any,
}

/// <summary>Looks through conversions around a value, which most questions about the value do not care about. C# keeps no operation for parentheses.</summary>
internal static class Conversions
{
    /// <summary>The value inside its conversions.</summary>
    public static IOperation Inside(this IOperation value, Through through)
    {
        while (value is IConversionOperation conversion && Passes(conversion, through))
            value = conversion.Operand;
        return value;
    }

    /// <summary>The outermost conversion of a value, or the value itself: its parent is what uses the value.</summary>
    public static IOperation Around(this IOperation value, Through through)
    {
        while (value.Parent is IConversionOperation conversion && Passes(conversion, through))
            value = conversion;
        return value;
    }

    private static bool Passes(IConversionOperation conversion, Through through) => through switch
    {
        Through.Identity => conversion.GetConversion().IsIdentity,
        Through.BuiltInImplicit => conversion.IsImplicit && IsBuiltIn(conversion),
        Through.Implicit => conversion.IsImplicit && (IsBuiltIn(conversion) || IsOfFramework(conversion.OperatorMethod)),
        Through.BuiltIn => IsBuiltIn(conversion),
        _ => true,
    };

    private static bool IsOfFramework(IMethodSymbol? method)
    {
        var space = method is { DeclaringSyntaxReferences.IsEmpty: true, ContainingNamespace: var own } ? own : null;
        while (space is { ContainingNamespace.IsGlobalNamespace: false })
            space = space.ContainingNamespace;
        return space?.Name == nameof(System);
    }

    // What is chosen when the code runs may be an operator of the project, and so may what converts the elements of tuples.
    private static bool IsBuiltIn(IConversionOperation conversion) =>
        conversion.OperatorMethod is null && conversion.GetConversion() is { IsTupleConversion: false, IsTupleLiteralConversion: false }
        && (conversion.Operand.Type?.TypeKind != TypeKind.Dynamic || conversion.Type?.SpecialType == SpecialType.System_Object);
}
