using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Symbols;

/// <summary>
/// Determines which fields keep their value while the code around a mention runs: constants and <c>readonly</c> fields, but not where a constructor or an
/// <c>init</c> accessor may still set them, nor those of a struct, whose variable can be replaced as a whole.
/// </summary>
internal static class SettledFields
{
    /// <summary>Whether it is so for a field where it is mentioned. Whether the object is the same is not asked.</summary>
    public static bool Contain(IFieldSymbol field, SyntaxNode mention) =>
        field.IsConst
        || (field.IsReadOnly && (field.IsStatic || field.ContainingType.TypeKind == TypeKind.Class) && !FieldsOfThreads.Contain(field)
            && !MaySet(References.FunctionOf(mention)));

    private static bool MaySet(SyntaxNode function) =>
        function is ConstructorDeclarationSyntax or AccessorDeclarationSyntax { Keyword.RawKind: (int)SyntaxKind.InitKeyword };
}
