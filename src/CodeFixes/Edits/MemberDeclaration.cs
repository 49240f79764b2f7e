using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.CodeFixes.Edits;

/// <summary>The declaration of a field or auto-property whose storage a rewrite may change.</summary>
/// <param name="Declaration">The whole member.</param>
/// <param name="Type">Its type.</param>
/// <param name="Initializer">Its initial value, if there is one.</param>
internal sealed record MemberDeclaration(MemberDeclarationSyntax Declaration, TypeSyntax Type, EqualsValueClauseSyntax? Initializer)
{
    private static readonly HashSet<string> LayoutAttributes = new(StringComparer.Ordinal)
    {
        "Serializable", "SerializableAttribute", "StructLayout", "StructLayoutAttribute", "DataContract", "DataContractAttribute", "JsonSerializable",
        "JsonSerializableAttribute",
    };

    public SyntaxTokenList Modifiers => Declaration.Modifiers;

    /// <summary>
    /// The declaration; null for one that shares its type with others, overrides or implements something, carries attributes, or stands in a
    /// type whose fields are read by their layout.
    /// </summary>
    public static MemberDeclaration? TryGet(ISymbol member, CancellationToken cancellationToken)
    {
        if (member.DeclaringSyntaxReferences.Length != 1 || member.IsVirtual || member.IsOverride || member.IsAbstract || member.IsImplicitlyDeclared
            || ImplementsInterface(member) || HasKnownLayout(member.ContainingType))
        {
            return null;
        }

        var syntax = member.DeclaringSyntaxReferences[0].GetSyntax(cancellationToken);
        return syntax switch
        {
            VariableDeclaratorSyntax { Parent: VariableDeclarationSyntax { Variables.Count: 1,
                Parent: FieldDeclarationSyntax { AttributeLists.Count: 0 } field } declaration } variable =>
                new MemberDeclaration(field, declaration.Type, variable.Initializer),
            PropertyDeclarationSyntax { AttributeLists.Count: 0, ExplicitInterfaceSpecifier: null, AccessorList.Accessors: var accessors } property
                when accessors.All(static accessor => accessor is { Body: null, ExpressionBody: null }) =>
                new MemberDeclaration(property, property.Type, property.Initializer),
            _ => null,
        };
    }

    private static bool ImplementsInterface(ISymbol member)
    {
        if (member is IFieldSymbol)
            return false;
        foreach (var contract in member.ContainingType.AllInterfaces)
        {
            foreach (var promised in contract.GetMembers(member.Name))
            {
                if (SymbolEqualityComparer.Default.Equals(member.ContainingType.FindImplementationForInterfaceMember(promised), member))
                    return true;
            }
        }

        return false;
    }

    /// <summary>Whether a type stands for data whose fields are read by their layout or name.</summary>
    public static bool HasKnownLayout(INamedTypeSymbol type)
    {
        foreach (var attribute in type.GetAttributes())
        {
            if (attribute.AttributeClass is { } known && LayoutAttributes.Contains(known.Name))
                return true;
        }

        return type.IsSerializable;
    }
}
