using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Symbols;

/// <summary>
/// Determines whether a call may run an override or an implementation, by the static type of what it is called on: no object is of two classes of which
/// neither derives from the other.
/// </summary>
internal static class Receivers
{
    /// <summary>
    /// Whether an object of a static type may run a method that overrides or implements what is called on it. A type that is not known may be any.
    /// </summary>
    public static bool MayRun(ITypeSymbol receiver, IMethodSymbol method, Compilation compilation) => receiver switch
    {
        ITypeParameterSymbol parameter => MayRun(parameter, method, compilation),
        INamedTypeSymbol { TypeKind: TypeKind.Class or TypeKind.Struct or TypeKind.Interface } named =>
            MayBeBoth(method.ContainingType.OriginalDefinition, named.OriginalDefinition, compilation),
        _ => true,
    };

    private static bool MayRun(ITypeParameterSymbol parameter, IMethodSymbol method, Compilation compilation)
    {
        foreach (var constraint in parameter.ConstraintTypes)
        {
            if (constraint is not ITypeParameterSymbol && !MayRun(constraint, method, compilation))
                return false;
        }

        return true;
    }

    /// <summary>Whether an object may be of both types. A class that is neither the other nor has it as an interface may have one below it that does.</summary>
    private static bool MayBeBoth(INamedTypeSymbol type, INamedTypeSymbol receiver, Compilation compilation)
    {
        if (type.IsOrHas(receiver) || receiver.IsOrHas(type) || type.TypeKind == TypeKind.Interface)
            return true;
        if (receiver.TypeKind != TypeKind.Interface || type.TypeKind == TypeKind.Struct || type.IsSealed)
            return false;
        foreach (var derived in Overrides.TypesUnder(type, compilation))
        {
            if (derived.IsOrHas(receiver))
                return true;
        }

        return Accessibilities.IsVisibleOutside(type);
    }
}
