using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Rules.Collections.AllocatedEnumerator;

/// <summary>
/// Finds the methods of the project that make a new enumerator for each loop over a collection of the project: iterators, and those that return a new object
/// of a class or the boxed enumerator of a collection inside.
/// </summary>
internal static class OwnEnumerators
{
    /// <summary>Whether a collection is of a type that the project declares, so that it may have such a method.</summary>
    public static bool MayHave(ITypeSymbol? collection) =>
        collection is INamedTypeSymbol { TypeKind: TypeKind.Class or TypeKind.Struct, OriginalDefinition.DeclaringSyntaxReferences.IsEmpty: false };

    /// <summary>
    /// The method that a loop calls for its enumerator, where that makes an object each time which could as well be a struct; null where it gives one that is
    /// kept, or where another type may override it, or another project declares it.
    /// </summary>
    public static IMethodSymbol? Of(IMethodSymbol? method, SemanticModel model, CancellationToken cancellationToken)
    {
        if (method is not { IsStatic: false, Parameters.IsEmpty: true, ReturnType.IsReferenceType: true }
            || method.ContainingType.TypeKind is not (TypeKind.Class or TypeKind.Struct) || method.IsVirtual || method.IsAbstract || method.IsOverride
            || method.OriginalDefinition.DeclaringSyntaxReferences is not { Length: 1 } references
            || !model.Compilation.ContainsSyntaxTree(references[0].SyntaxTree))
        {
            return null;
        }

        return references[0].GetSyntax(cancellationToken) is MethodDeclarationSyntax declaration && IsMade(declaration, method.ContainingType) ? method : null;
    }

    private static bool IsMade(MethodDeclarationSyntax declaration, INamedTypeSymbol type)
    {
        if (declaration.ExpressionBody is { Expression: var expression })
            return IsMade(expression, type);
        if (declaration.Body is not { } body)
            return false;
        return !MemberIndex.Own(FlowNode.Yield, declaration).IsEmpty
            || (body.Statements.Count == 1 && body.Statements[0] is ReturnStatementSyntax { Expression: { } returned } && IsMade(returned, type));
    }

    /// <summary>Whether a value is a new object, or the enumerator of a collection that the object holds, which is a struct by itself.</summary>
    private static bool IsMade(ExpressionSyntax value, INamedTypeSymbol type) => value.Plain() switch
    {
        BaseObjectCreationExpressionSyntax => true,
        InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax
        {
            Name.Identifier.ValueText: WellKnownMemberNames.GetEnumeratorMethodName, Expression: var held,
        } } =>
            MemberNamedBy(held) is { } name && HasStructEnumerator(type, name),
        _ => false,
    };

    private static string? MemberNamedBy(ExpressionSyntax held) => held switch
    {
        IdentifierNameSyntax name => name.Identifier.ValueText,
        MemberAccessExpressionSyntax { Expression: ThisExpressionSyntax, Name: IdentifierNameSyntax name } => name.Identifier.ValueText,
        _ => null,
    };

    private static bool HasStructEnumerator(INamedTypeSymbol type, string member)
    {
        foreach (var found in type.GetMembers(member))
        {
            if ((found as IFieldSymbol)?.Type is INamedTypeSymbol { TypeKind: TypeKind.Class or TypeKind.Struct } held
                && ConcreteCollections.ElementOf(held) is not null)
            {
                return true;
            }
        }

        return false;
    }
}
