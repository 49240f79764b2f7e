using Allocations.CodeFixes.Edits;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.CodeFixes.Rules.Boxing.NumberInObjectField;

/// <summary>Declares the slot in place of an object.</summary>
internal static class SlotDeclaration
{
    /// <summary>The field as a slot. It orders its own reads and writes, so <c>volatile</c> goes.</summary>
    public static FieldDeclarationSyntax OfField(FieldDeclarationSyntax field, SlotNames names, SlotValue? initial)
    {
        var variable = field.Declaration.Variables[0];
        var type = SyntaxFactory.ParseTypeName(names.Slot).WithTriviaFrom(field.Declaration.Type);
        var declaration = field.Declaration.WithType(type).WithVariables(SyntaxFactory.SingletonSeparatedList(WithInitial(variable, names, initial)));
        var modifiers = SyntaxFactory.TokenList(field.Modifiers.Where(static modifier => !modifier.IsKind(SyntaxKind.VolatileKeyword)));
        return field.WithDeclaration(declaration).WithModifiers(modifiers).WithLeadingTrivia(field.GetLeadingTrivia());
    }

    /// <summary>Plans the field behind a property, and the property as a view of it.</summary>
    public static void AddProperty(SolutionEdits edits, PropertyDeclarationSyntax property, SlotNames names, SlotValue? initial, bool isUsedAround)
    {
        var type = (TypeDeclarationSyntax)property.Parent!;
        var index = type.Members.IndexOf(property);
        edits.Replace(type, rewritten =>
        {
            var view = (PropertyDeclarationSyntax)rewritten.Members[index];
            var modifiers = SyntaxFactory.TokenList(view.Modifiers.Where(static modifier => modifier.IsKind(SyntaxKind.StaticKeyword)));
            var access = SyntaxFactory.Token(isUsedAround ? SyntaxKind.InternalKeyword : SyntaxKind.PrivateKeyword).WithTrailingTrivia(SyntaxFactory.Space);
            var variable = SyntaxFactory.VariableDeclarator(SyntaxFactory.Identifier(names.Field), null, view.Initializer?.WithoutTrailingTrivia());
            if (variable.Initializer is not null)
                variable = WithInitial(variable.WithIdentifier(variable.Identifier.WithTrailingTrivia(SyntaxFactory.Space)), names, initial);
            var field = SyntaxFactory.FieldDeclaration(
                    SyntaxFactory.VariableDeclaration(
                        SyntaxFactory.ParseTypeName(names.Slot).WithTrailingTrivia(SyntaxFactory.Space), SyntaxFactory.SingletonSeparatedList(variable)))
                .WithModifiers(modifiers.Insert(0, access))
                .WithLeadingTrivia(SlotPlace.BlankLinesOf(view).Add(SyntaxFactory.Whitespace(Indentation.Before(view))))
                .WithTrailingTrivia(SyntaxFactory.EndOfLine(LineBreaks.Of(property.SyntaxTree)));
            return rewritten.WithMembers(rewritten.Members.Replace(view, AsView(view, names)).Insert(index, field));
        });
    }

    private static PropertyDeclarationSyntax AsView(PropertyDeclarationSyntax property, SlotNames names)
    {
        var space = SyntaxFactory.TriviaList(SyntaxFactory.Space);
        var accessors = property.AccessorList!.Accessors.Select(accessor => accessor
            .WithKeyword(accessor.Keyword.WithTrailingTrivia(space))
            .WithExpressionBody(SyntaxFactory.ArrowExpressionClause(
                SyntaxFactory.Token(SyntaxKind.EqualsGreaterThanToken).WithTrailingTrivia(space),
                SyntaxFactory.ParseExpression(names.Field + (accessor.IsKind(SyntaxKind.GetAccessorDeclaration) ? ".ToObject()" : ".Set(value)")))));
        var view = property.WithAccessorList(property.AccessorList.WithAccessors(SyntaxFactory.List(accessors)));
        if (view.Initializer is null)
            return view;
        return view.WithInitializer(null).WithSemicolonToken(default).WithTrailingTrivia(property.GetTrailingTrivia());
    }

    private static VariableDeclaratorSyntax WithInitial(VariableDeclaratorSyntax variable, SlotNames names, SlotValue? initial)
    {
        if (variable.Initializer is not { } clause || initial is null)
            return variable;
        if (clause.Value.IsKind(SyntaxKind.NullLiteralExpression))
            return variable.WithInitializer(null).WithIdentifier(variable.Identifier.WithTrailingTrivia());
        var slot = SlotSyntax.Call(SyntaxFactory.IdentifierName(names.Slot), "Of", initial.TypeArgument, initial.Reduce(clause.Value));
        return variable.WithInitializer(clause.WithValue(slot));
    }
}
