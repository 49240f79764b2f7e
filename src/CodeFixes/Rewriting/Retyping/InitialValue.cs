using Allocations.CodeFixes.Rewriting.Members;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.CodeFixes.Rewriting.Retyping;

/// <summary>Answers whether nobody can read a member before it was written.</summary>
internal static class InitialValue
{
    /// <summary>
    /// Whether the declaration sets a value before any other code of the type runs, or every constructor of a class without base class does
    /// before it calls anything that could see the object.
    /// </summary>
    public static bool IsAlwaysSet(ISymbol member, MemberDeclaration declaration, CancellationToken cancellationToken)
    {
        var type = member.ContainingType;
        if (type.TypeKind != TypeKind.Class || type.DeclaringSyntaxReferences.Length != 1)
            return false;
        if (declaration.Initializer is { Value: var value } && !value.IsKind(SyntaxKind.NullLiteralExpression) && !value.IsKind(SyntaxKind.DefaultLiteralExpression))
            return !member.IsStatic || NothingStaticRunsBefore(declaration);
        return !member.IsStatic && type.BaseType?.SpecialType == SpecialType.System_Object && EveryConstructorSets(type, member, cancellationToken);
    }

    /// <summary>Static initialisers run in order; an earlier one that calls something might read the member.</summary>
    private static bool NothingStaticRunsBefore(MemberDeclaration declaration)
    {
        foreach (var other in ((TypeDeclarationSyntax)declaration.Declaration.Parent!).Members)
        {
            if (other == declaration.Declaration)
                return true;
            if (other.Modifiers.Any(SyntaxKind.StaticKeyword) && other is FieldDeclarationSyntax or PropertyDeclarationSyntax { Initializer: not null } && Calls(other))
                return false;
        }

        return false;
    }

    private static bool EveryConstructorSets(INamedTypeSymbol type, ISymbol member, CancellationToken cancellationToken)
    {
        var constructors = 0;
        foreach (var constructor in type.InstanceConstructors)
        {
            if (constructor.IsImplicitlyDeclared || constructor.DeclaringSyntaxReferences.Length != 1 || constructor.DeclaringSyntaxReferences[0].GetSyntax(cancellationToken) is not ConstructorDeclarationSyntax syntax)
                return false;
            if (syntax.Initializer?.IsKind(SyntaxKind.ThisConstructorInitializer) == true)
                continue;
            constructors++;
            if (syntax.ExpressionBody is { } arrow ? !Sets(arrow.Expression, member) : syntax.Body is null || !SetsFirst(syntax.Body, member))
                return false;
        }

        return constructors > 0;
    }

    private static bool SetsFirst(BlockSyntax body, ISymbol member)
    {
        foreach (var statement in body.Statements)
        {
            if (statement is ExpressionStatementSyntax { Expression: var expression } && Sets(expression, member))
                return true;
            if (statement is ReturnStatementSyntax || Calls(statement))
                return false;
        }

        return false;
    }

    private static bool Sets(ExpressionSyntax expression, ISymbol member) =>
        expression is AssignmentExpressionSyntax { Left: var left, Right: var right } assignment
        && assignment.IsKind(SyntaxKind.SimpleAssignmentExpression)
        && (left is MemberAccessExpressionSyntax { Expression: ThisExpressionSyntax, Name: var name } ? name : left) is IdentifierNameSyntax identifier
        && identifier.Identifier.ValueText == member.Name
        && !right.IsKind(SyntaxKind.NullLiteralExpression) && !Calls(right);

    private static bool Calls(SyntaxNode code)
    {
        foreach (var node in code.DescendantNodesAndSelf())
        {
            if (node is InvocationExpressionSyntax or BaseObjectCreationExpressionSyntax or ThisExpressionSyntax { Parent: not MemberAccessExpressionSyntax } or AnonymousFunctionExpressionSyntax or ReturnStatementSyntax)
                return true;
        }

        return false;
    }
}
