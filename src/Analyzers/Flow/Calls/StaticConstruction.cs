using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Flow.Calls;

/// <summary>
/// Determines whether evaluating an operation may be what runs a static constructor of the project: to read a static field of such a type does, if nothing
/// has done so before. Without a constructor that is written, no code can rely on when the initializers of a type run.
/// </summary>
internal static class StaticConstruction
{
    /// <summary>Whether a static field or property in an operation belongs to a type with a static constructor other than the type around.</summary>
    public static bool MayBegin(IOperation operation)
    {
        foreach (var part in operation.DescendantsAndSelf())
        {
            if (part is IMemberReferenceOperation { Instance: null, Member: { IsStatic: true, ContainingType: { } type } member }
                && member is not IFieldSymbol { IsConst: true } && IsConstructed(type) && !IsWithin(part, type))
            {
                return true;
            }
        }

        return false;
    }

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
