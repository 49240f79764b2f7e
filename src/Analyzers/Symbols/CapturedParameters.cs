using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Symbols;

/// <summary>
/// Determines whether a type keeps parameters of its primary constructor in fields that it does not list: those that its members
/// read outside the initializers of fields and properties. By names alone, so that a type that hides such a name counts as well.
/// </summary>
internal static class CapturedParameters
{
    public static bool Any(INamedTypeSymbol type)
    {
        foreach (var reference in type.DeclaringSyntaxReferences)
        {
            if (reference.GetSyntax() is TypeDeclarationSyntax { RawKind: not ((int)SyntaxKind.RecordDeclaration
                or (int)SyntaxKind.RecordStructDeclaration) } declaration
                && ParametersOf(declaration) is { Parameters.Count: > 0 } parameters
                && AreReadIn(type, parameters))
            {
                return true;
            }
        }

        return false;
    }

    private static bool AreReadIn(INamedTypeSymbol type, ParameterListSyntax parameters)
    {
        foreach (var part in type.DeclaringSyntaxReferences)
        {
            if (part.GetSyntax() is TypeDeclarationSyntax written && Reads(written, parameters))
                return true;
        }

        return false;
    }

    /// <summary>The parameters of a primary constructor; older hosts know none for a class or struct.</summary>
    public static ParameterListSyntax? ParametersOf(TypeDeclarationSyntax declaration)
    {
        foreach (var child in declaration.ChildNodes())
        {
            if (child is ParameterListSyntax parameters)
                return parameters;
        }

        return null;
    }

    private static bool Reads(TypeDeclarationSyntax declaration, ParameterListSyntax parameters)
    {
        foreach (var member in declaration.Members)
        {
            foreach (var node in member.DescendantNodes(static node => node is not EqualsValueClauseSyntax { Parent: PropertyDeclarationSyntax
                or VariableDeclaratorSyntax { Parent.Parent: FieldDeclarationSyntax } }))
            {
                if (node is IdentifierNameSyntax { Parent: not (MemberAccessExpressionSyntax or NameColonSyntax) } name && IsOneOf(name, parameters)
                    || node is IdentifierNameSyntax { Parent: MemberAccessExpressionSyntax { Expression: { } receiver } } read && receiver == read
                        && IsOneOf(read, parameters))
                {
                    return true;
                }
            }
        }

        return false;
    }

    private static bool IsOneOf(IdentifierNameSyntax name, ParameterListSyntax parameters)
    {
        foreach (var parameter in parameters.Parameters)
        {
            if (parameter.Identifier.ValueText == name.Identifier.ValueText)
                return true;
        }

        return false;
    }
}
