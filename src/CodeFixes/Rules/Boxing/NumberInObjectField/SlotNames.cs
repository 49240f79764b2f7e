using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.CodeFixes.Rules.Boxing.NumberInObjectField;

/// <summary>The names that a rewrite to a slot uses.</summary>
/// <param name="Member">The member that is rewritten.</param>
/// <param name="Slot">The generated struct.</param>
/// <param name="Field">The field that holds the slot: the member itself, or a new one behind a property.</param>
internal sealed record SlotNames(ISymbol Member, string Slot, string Field)
{
    /// <summary>Whether the member stays as a property that makes the object on demand, so that uses of an object need no edit.</summary>
    public bool KeepsView => Member is IPropertySymbol;

    /// <summary>The expression that denotes the slot, for one that denotes the member.</summary>
    public ExpressionSyntax Of(SyntaxNode mention)
    {
        var expression = SlotSyntax.Bare((ExpressionSyntax)mention);
        if (!KeepsView)
            return expression;
        var field = SyntaxFactory.IdentifierName(Field);
        return expression switch
        {
            MemberAccessExpressionSyntax access when access.Name.Identifier.ValueText == Member.Name => access.WithName(field.WithTriviaFrom(access.Name)),
            MemberBindingExpressionSyntax binding when binding.Name.Identifier.ValueText == Member.Name => binding.WithName(field.WithTriviaFrom(binding.Name)),
            IdentifierNameSyntax name when name.Identifier.ValueText == Member.Name => field.WithTriviaFrom(name),
            _ => expression,
        };
    }
}
