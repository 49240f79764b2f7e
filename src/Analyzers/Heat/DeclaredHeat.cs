using System.Collections.Immutable;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Heat;

/// <summary>
/// Determines what <c>[HotPath]</c> and <c>[ColdPath]</c> of namespace <c>Allocations</c> say. They are matched by full name, so that each
/// project can hold its own copy.
/// </summary>
internal static class DeclaredHeat
{
    /// <summary>What the attributes of a member, or of the property or event that an accessor belongs to, declare.</summary>
    public static PlaceHeat? OfMember(ISymbol member) =>
        ByAttributes(member.GetAttributes(), member.Name)
            ?? (member is IMethodSymbol { AssociatedSymbol: { } owner } ? ByAttributes(owner.GetAttributes(), owner.Name) : null);

    /// <summary>What the types around a member, the nearest first, or else the assembly declare.</summary>
    public static PlaceHeat? OfContainer(ISymbol member)
    {
        for (var type = member as INamedTypeSymbol ?? member.ContainingType; type is not null; type = type.ContainingType)
        {
            if (ByAttributes(type.GetAttributes(), type.Name) is { } declared)
                return declared;
        }

        return member.ContainingAssembly is { } assembly ? ByAttributes(assembly.GetAttributes(), "the assembly") : null;
    }

    /// <summary>What attributes declare; null where neither is present.</summary>
    public static PlaceHeat? ByAttributes(ImmutableArray<AttributeData> attributes, string owner)
    {
        foreach (var attribute in attributes)
        {
            if (attribute.AttributeClass is { Name: "HotPathAttribute" or "ColdPathAttribute" } type && type.IsIn("Allocations"))
                return type.Name[0] == 'H' ? PlaceHeat.DeclaredHot("[HotPath] on " + owner) : PlaceHeat.Cold("[ColdPath]");
        }

        return null;
    }
}
