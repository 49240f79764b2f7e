using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rewriting.Boxes;

/// <summary>
/// Makes a method generic in the parameter that takes an interface. Unsafe: inside the method, a struct that changes itself is copied where its
/// box was shared. Every mention of the method is bound again.
/// </summary>
internal static class GenericParameter
{
    /// <summary>The fix for a boxed argument; null where the method cannot be changed alone.</summary>
    public static async Task<Fix?> PlanAsync(FixRequest request, IConversionOperation box, CancellationToken cancellationToken)
    {
        if (box.Parent is not IArgumentOperation { Parameter: { } parameter, Parent: IInvocationOperation { TargetMethod: { } called } }
            || called.OriginalDefinition is not { IsGenericMethod: false, IsExtensionMethod: false, MethodKind: MethodKind.Ordinary, DeclaringSyntaxReferences.Length: 1, PartialDefinitionPart: null, PartialImplementationPart: null } method
            || method.ContainingType.AllInterfaces.SelectMany(type => type.GetMembers(method.Name)).Any(member => SymbolEqualityComparer.Default.Equals(method.ContainingType.FindImplementationForInterfaceMember(member), method))
            || await method.DeclaringSyntaxReferences[0].GetSyntaxAsync(cancellationToken).ConfigureAwait(false) is not MethodDeclarationSyntax { TypeParameterList: null } declaration
            || request.Solution.GetDocument(declaration.SyntaxTree) is not { } document
            || await document.GetSemanticModelAsync(cancellationToken).ConfigureAwait(false) is not { } model
            || declaration.ParameterList.Parameters[parameter.Ordinal] is not { Type: { } interfaceType, Default: null, Modifiers.Count: 0 } written || interfaceType is NullableTypeSyntax)
        {
            return null;
        }

        var name = FreeName.For("T", declaration, model);
        var constraint = SyntaxFactory.TypeParameterConstraintClause(SyntaxFactory.IdentifierName(name))
            .WithConstraints(SyntaxFactory.SingletonSeparatedList<TypeParameterConstraintSyntax>(SyntaxFactory.TypeConstraint(interfaceType.WithoutTrivia())))
            .NormalizeWhitespace();
        var closing = declaration.ParameterList.CloseParenToken;
        var changed = declaration
            .ReplaceNode(interfaceType, SyntaxFactory.IdentifierName(name).WithTriviaFrom(interfaceType));
        changed = changed
            .WithTypeParameterList(SyntaxFactory.TypeParameterList(SyntaxFactory.SingletonSeparatedList(SyntaxFactory.TypeParameter(name))))
            .WithParameterList(changed.ParameterList.WithCloseParenToken(closing.WithTrailingTrivia(SyntaxFactory.Space)))
            .WithConstraintClauses(SyntaxFactory.SingletonList(constraint.WithTrailingTrivia(closing.TrailingTrivia)));
        var root = await declaration.SyntaxTree.GetRootAsync(cancellationToken).ConfigureAwait(false);
        return new Fix("Make '" + method.Name + "' generic", "Generic", document.WithSyntaxRoot(root.ReplaceNode(declaration, changed)).Project.Solution)
        {
            Difference = "inside, a struct that changes itself is copied where its box was shared",
            DeclaredName = method.Name,
        };
    }
}
