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
            && !MaySet(field, References.FunctionOf(mention)));

    // A constructor may begin a function that suspends, and set the field while that waits.
    private static bool MaySet(IFieldSymbol field, SyntaxNode function) =>
        function is ConstructorDeclarationSyntax or AccessorDeclarationSyntax { Keyword.RawKind: (int)SyntaxKind.InitKeyword }
        || (References.Suspends(function) && IsSetByConstructor(field));

    /// <summary>Whether a constructor that is written sets a field, so that it may call something before.</summary>
    private static bool IsSetByConstructor(IFieldSymbol field)
    {
        foreach (var constructor in field.IsStatic ? field.ContainingType.StaticConstructors : field.ContainingType.InstanceConstructors)
        {
            foreach (var reference in constructor.DeclaringSyntaxReferences)
            {
                if (reference.GetSyntax() is ConstructorDeclarationSyntax declaration && !MemberIndex.Names(field.Name, declaration).IsEmpty
                    && CallsOwn(declaration))
                {
                    return true;
                }
            }
        }

        return false;
    }

    /// <summary>Whether a constructor calls something with the object, or by a name alone.</summary>
    private static bool CallsOwn(ConstructorDeclarationSyntax constructor)
    {
        foreach (var node in constructor.DescendantNodes())
        {
            if (node is InvocationExpressionSyntax { Expression: SimpleNameSyntax or MemberAccessExpressionSyntax { Expression: ThisExpressionSyntax } }
                or ArgumentSyntax { Expression: ThisExpressionSyntax } or AssignmentExpressionSyntax { Right: ThisExpressionSyntax })
            {
                return true;
            }
        }

        return false;
    }
}
