using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Symbols;

/// <summary>
/// Determines which properties of the project only read and write a field of their own. One that names it as <c>field</c> may do more, in another
/// part of the type too.
/// </summary>
internal static class AutoProperties
{
    /// <summary>Whether a property is one that has no setter and cannot be another in a derived class, so that an object has one value of it.</summary>
    public static bool ContainFixed(IPropertySymbol property) =>
        property is { SetMethod: null, IsVirtual: false, IsOverride: false } && Contains(property.OriginalDefinition);

    /// <summary>Whether a property is one. What is abstract has no field, and others may do anything where it is read.</summary>
    public static bool Contains(IPropertySymbol property)
    {
        if (property.IsAbstract || property.IsExtern || property.DeclaringSyntaxReferences.Length != 1
            || property.DeclaringSyntaxReferences[0].GetSyntax() is not PropertyDeclarationSyntax { ExpressionBody: null,
                AccessorList: { } accessors } declaration
            || declaration.Modifiers.Any(SyntaxKind.PartialKeyword))
        {
            return false;
        }

        foreach (var accessor in accessors.Accessors)
        {
            if (accessor.Body is not null || accessor.ExpressionBody is not null || accessor.AttributeLists.Count > 0)
                return false;
        }

        foreach (var list in declaration.AttributeLists)
        {
            if (list.Target is not null)
                return false;
        }

        return true;
    }
}
