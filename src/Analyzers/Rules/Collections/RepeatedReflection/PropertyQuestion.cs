using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Collections.RepeatedReflection;

/// <summary>
/// Finds properties that ask reflection anew on each get about what never changes: a type that is written there, or what a field or property holds from the
/// construction of the object on. Whoever reads a property takes it for kept.
/// </summary>
internal static class PropertyQuestion
{
    /// <summary>What a call asks about whose answer is all that a property gives; null for another call.</summary>
    public static string? Of(IInvocationOperation call)
    {
        if (!IsGivenByProperty(call))
            return null;
        var subject = KeyedQuestion.SubjectOf(call);
        if (subject is null && call.Arguments.Length > 0)
            subject = call.Arguments[0].Value.Inside(Through.BuiltInImplicit);
        return subject switch
        {
            ITypeOfOperation { TypeOperand: var type } => TypeNames.Of(type),
            IFieldReferenceOperation { Field: { IsReadOnly: true } field, Instance: null or IInstanceReferenceOperation } => field.Name,
            IPropertyReferenceOperation { Property: { SetMethod: null or { IsInitOnly: true } } property, Instance: null or IInstanceReferenceOperation }
                when AutoProperties.Contains(property) => property.Name,
            _ => null,
        };
    }

    private static bool IsGivenByProperty(IInvocationOperation call)
    {
        var given = call.Syntax;
        while (given.Parent is CastExpressionSyntax or ParenthesizedExpressionSyntax)
            given = given.Parent;
        return given.Parent switch
        {
            ArrowExpressionClauseSyntax { Parent: PropertyDeclarationSyntax property } => IsOwn(property),
            ArrowExpressionClauseSyntax { Parent: AccessorDeclarationSyntax { Parent.Parent: PropertyDeclarationSyntax property } } => IsOwn(property),
            ReturnStatementSyntax
            {
                Parent: BlockSyntax { Statements.Count: 1, Parent: AccessorDeclarationSyntax { Parent.Parent: PropertyDeclarationSyntax property } },
            } => IsOwn(property),
            _ => false,
        };
    }

    /// <summary>Whether a property is no override, which only forwards what others define.</summary>
    private static bool IsOwn(PropertyDeclarationSyntax property) => !property.Modifiers.Any(SyntaxKind.OverrideKeyword);
}
