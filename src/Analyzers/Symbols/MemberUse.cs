using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Symbols;

/// <summary>What may be a use of a field or property: an expression that ends in its name, or the initialiser of its declaration.</summary>
/// <param name="Name">The name.</param>
/// <param name="Syntax">The expression or initialiser, whose operation tells which member is meant.</param>
internal readonly record struct MemberUse(string Name, SyntaxNode Syntax)
{
    /// <summary>The use that a node may be; null for any other node.</summary>
    public static MemberUse? Of(SyntaxNode? node) => node switch
    {
        IdentifierNameSyntax name => new(name.Identifier.ValueText, References.Whole(name)),
        VariableDeclaratorSyntax { Initializer: { } initializer, Parent.Parent: BaseFieldDeclarationSyntax } field =>
            new(field.Identifier.ValueText, initializer),
        PropertyDeclarationSyntax { Initializer: { } initializer } property => new(property.Identifier.ValueText, initializer),
        _ => null,
    };

    /// <summary>Whether an operation refers to a member or initialises it.</summary>
    public static bool IsOf(ISymbol member, IOperation operation)
    {
        switch (operation)
        {
            case IMemberReferenceOperation reference:
                return SymbolEqualityComparer.Default.Equals(reference.Member.OriginalDefinition, member);
            case IFieldInitializerOperation initializer:
                foreach (var field in initializer.InitializedFields)
                {
                    if (SymbolEqualityComparer.Default.Equals(field.OriginalDefinition, member))
                        return true;
                }

                return false;
            case IPropertyInitializerOperation initializer:
                foreach (var property in initializer.InitializedProperties)
                {
                    if (SymbolEqualityComparer.Default.Equals(property.OriginalDefinition, member))
                        return true;
                }

                return false;
            default:
                return false;
        }
    }
}
