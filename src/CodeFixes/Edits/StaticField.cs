using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.CodeFixes.Edits;

/// <summary>
/// A <c>private static readonly</c> field for a value that is made once. Static initialisers of a type run in the order of its text: the field
/// stands before every other one, so that it is set before any other code of the type runs.
/// </summary>
internal static class StaticField
{
    /// <summary>
    /// The type around a place that can have the field; null where another part of it has static initialisers, because the order of parts is not
    /// defined, and in an interface.
    /// </summary>
    public static TypeDeclarationSyntax? OwnerAt(SyntaxNode place, SemanticModel model, CancellationToken cancellationToken) =>
        GeneratedMember.TypeAround(place) is { Members.Count: > 0, OpenBraceToken.IsMissing: false } owner
        && model.GetDeclaredSymbol(owner, cancellationToken) is { } type
        && type.DeclaringSyntaxReferences.All(part => part.GetSyntax(cancellationToken) is TypeDeclarationSyntax other
            && (other == owner || !HasStaticInitializer(other)))
            ? owner
            : null;

    private static bool HasStaticInitializer(TypeDeclarationSyntax part)
    {
        foreach (var member in part.Members)
        {
            if (member.Modifiers.Any(SyntaxKind.StaticKeyword) && member is PropertyDeclarationSyntax { Initializer: not null } or BaseFieldDeclarationSyntax)
                return true;
        }

        return false;
    }

    /// <summary>The type with the field: after constants, which need no initialiser, and before everything else.</summary>
    public static TypeDeclarationSyntax AddTo(TypeDeclarationSyntax type, FieldDeclarationSyntax field, string endOfLine)
    {
        var newLine = SyntaxFactory.EndOfLine(endOfLine);
        var members = type.Members;
        var place = 0;
        while (place < members.Count && members[place].Modifiers.Any(SyntaxKind.ConstKeyword) && !members[place].ContainsDirectives)
            place++;
        var next = place < members.Count ? members[place] : null;
        if (next is BaseFieldDeclarationSyntax && LengthOfRegion(next.GetLeadingTrivia()) is > 0 and var outside)
            return (TypeDeclarationSyntax)type.WithMembers(InRegion(members, next, outside, field, newLine));
        var before = place > 0 ? members[place - 1].GetLastToken() : type.OpenBraceToken;
        if (next is not null && !before.TrailingTrivia.Any(SyntaxKind.EndOfLineTrivia) && !next.GetLeadingTrivia().Any(SyntaxKind.EndOfLineTrivia))
        {
            var beside = field.WithLeadingTrivia().WithTrailingTrivia(SyntaxFactory.Space);
            return (TypeDeclarationSyntax)type.WithMembers(members.Insert(place, beside));
        }

        var isGrouped = next is FieldDeclarationSyntax && !next.GetLeadingTrivia().Any(Comments.Is);
        var blank = place > 0 && next?.GetLeadingTrivia().FirstOrDefault().IsKind(SyntaxKind.EndOfLineTrivia) == true && isGrouped;
        var margin = SyntaxFactory.Whitespace(Indentation.Before(next is null ? members[place - 1] : next));
        field = field
            .WithLeadingTrivia(place > 0 && !isGrouped || blank ? SyntaxFactory.TriviaList(newLine, margin) : SyntaxFactory.TriviaList(margin))
            .WithTrailingTrivia(isGrouped || place > 0 ? SyntaxFactory.TriviaList(newLine) : SyntaxFactory.TriviaList(newLine, newLine));
        if (blank)
            members = members.Replace(next!, next!.WithLeadingTrivia(next!.GetLeadingTrivia().RemoveAt(0)));
        return (TypeDeclarationSyntax)type.WithMembers(members.Insert(place, field));
    }

    /// <summary>How many pieces of trivia come before those of the first field in a <c>#region</c>; 0 where there is none, or other directives are.</summary>
    private static int LengthOfRegion(SyntaxTriviaList trivia)
    {
        var length = 0;
        for (var i = 0; i < trivia.Count; i++)
        {
            if (trivia[i].IsKind(SyntaxKind.RegionDirectiveTrivia))
                length = i + 1;
            else if (trivia[i].IsDirective)
                return 0;
        }

        return length;
    }

    /// <summary>The members with the field as the first in the region that begins with <paramref name="next"/>.</summary>
    private static SyntaxList<MemberDeclarationSyntax> InRegion(
        SyntaxList<MemberDeclarationSyntax> members, MemberDeclarationSyntax next, int outside, FieldDeclarationSyntax field, SyntaxTrivia newLine)
    {
        var trivia = next.GetLeadingTrivia();
        var own = trivia.Skip(outside).SkipWhile(static piece => piece.IsKind(SyntaxKind.EndOfLineTrivia)).ToList();
        var opening = trivia.Take(trivia.Count - own.Count);
        var margin = SyntaxFactory.Whitespace(Indentation.Before(next));
        field = field
            .WithLeadingTrivia(opening.Append(margin))
            .WithTrailingTrivia(own.Exists(Comments.Is) ? SyntaxFactory.TriviaList(newLine, newLine) : SyntaxFactory.TriviaList(newLine));
        var place = members.IndexOf(next);
        return members.Replace(next, next.WithLeadingTrivia(own)).Insert(place, field);
    }
}
