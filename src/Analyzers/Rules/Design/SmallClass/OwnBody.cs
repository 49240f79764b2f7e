using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Rules.Design.SmallClass;

/// <summary>Determines what the members of a class do: what those of a struct cannot or do differently, and what outweighs an object of the class.</summary>
internal static class OwnBody
{
    /// <summary>
    /// By syntax alone: whether no member captures <c>this</c>, calls a member of the base class or asks for the type of the object, and no field or property
    /// of an object has an initializer that a struct could not have.
    /// </summary>
    /// <param name="declaration">The declaration of the class.</param>
    /// <param name="maySetFields">Whether each constructor is declared, so that initializers of fields run in a struct as well.</param>
    public static bool FitsStruct(TypeDeclarationSyntax declaration, bool maySetFields)
    {
        foreach (var node in declaration.DescendantNodes())
        {
            switch (node)
            {
                case BaseExpressionSyntax or QueryExpressionSyntax or AnonymousFunctionExpressionSyntax or LocalFunctionStatementSyntax or YieldStatementSyntax
                    or AwaitExpressionSyntax or ConstructorInitializerSyntax { RawKind: (int)SyntaxKind.BaseConstructorInitializer }:
                case EqualsValueClauseSyntax { Parent: PropertyDeclarationSyntax property } when !maySetFields && !IsStatic(property):
                case EqualsValueClauseSyntax { Parent.Parent.Parent: FieldDeclarationSyntax field } when !maySetFields && !IsStatic(field):
                case IdentifierNameSyntax { Identifier.ValueText: nameof(GetType) or nameof(MemberwiseClone) or nameof(ReferenceEquals) }:
                case InvocationExpressionSyntax
                {
                    Expression: IdentifierNameSyntax { Identifier.ValueText: nameof(ToString) or nameof(Equals) or nameof(GetHashCode) },
                }:
                    return false;
                default:
                    break;
            }
        }

        return true;
    }

    /// <summary>
    /// Whether members make other objects or arrays, but for texts and exceptions: such a class does work, beside which an object of its own is nothing.
    /// </summary>
    public static bool MakesObjects(TypeDeclarationSyntax declaration, SemanticModel model, CancellationToken cancellationToken)
    {
        foreach (var node in declaration.DescendantNodes(static node =>
            node is not (ThrowExpressionSyntax or ThrowStatementSyntax or MethodDeclarationSyntax { Identifier.ValueText: nameof(ToString) })))
        {
            if (node is ArrayCreationExpressionSyntax or ImplicitArrayCreationExpressionSyntax or { RawKind: NewerCompilers.CollectionExpressionSyntax })
                return true;
            if (node is BaseObjectCreationExpressionSyntax && model.GetTypeInfo(node, cancellationToken).Type is { IsReferenceType: true } type
                && !SymbolEqualityComparer.Default.Equals(type, model.GetDeclaredSymbol(declaration, cancellationToken)))
            {
                return true;
            }
        }

        return false;
    }

    private static bool IsStatic(MemberDeclarationSyntax member) =>
        member.Modifiers.Any(SyntaxKind.StaticKeyword) || member.Modifiers.Any(SyntaxKind.ConstKeyword);
}
