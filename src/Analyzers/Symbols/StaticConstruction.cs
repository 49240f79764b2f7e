using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Symbols;

/// <summary>
/// Determines whether evaluating an operation may be what runs a static constructor of the project: to name a static member of such a type does, and to make
/// an object of it, if nothing has done so before. Without a constructor that is written, no code can rely on when the initializers of a type run.
/// </summary>
internal static class StaticConstruction
{
    /// <summary>Whether an operation uses a type with a static constructor, other than the type around, in a way that may be the first.</summary>
    public static bool MayBegin(IOperation operation)
    {
        foreach (var part in operation.DescendantsAndSelf())
        {
            if (Begun(part) is { } type && IsConstructed(type) && !IsWithin(part, type))
                return true;
        }

        return false;
    }

    /// <summary>The type whose static constructor runs before an operation at the latest; null where there is none. Methods of a value count as well.</summary>
    private static INamedTypeSymbol? Begun(IOperation part) => part switch
    {
        IFieldReferenceOperation { Field: { IsStatic: true, IsConst: false } field } => field.ContainingType,
        IPropertyReferenceOperation { Property: { ContainingType: var type } property } => property.IsStatic || type.IsValueType ? type : null,
        IInvocationOperation { TargetMethod: { ContainingType: { } type } method } => method.IsStatic || type.IsValueType ? type : null,
        IMemberReferenceOperation { Member: { IsStatic: true, ContainingType: var type } } and not IFieldReferenceOperation => type,
        IObjectCreationOperation { Type: INamedTypeSymbol type } => type,
        _ => null,
    };

    /// <summary>Whether a type has a static constructor that is written, and not only initializers.</summary>
    public static bool IsConstructed(INamedTypeSymbol type)
    {
        foreach (var constructor in type.StaticConstructors)
        {
            if (!constructor.IsImplicitlyDeclared)
                return true;
        }

        return false;
    }

    // The static constructor has run, or runs, where code of the type does. A nested type is another.
    private static bool IsWithin(IOperation part, INamedTypeSymbol type) =>
        SymbolEqualityComparer.Default.Equals(part.SemanticModel?.GetEnclosingSymbol(part.Syntax.SpanStart)?.ContainingType, type);
}
