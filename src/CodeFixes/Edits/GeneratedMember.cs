using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.CodeFixes.Edits;

/// <summary>
/// A private static method that a fix needs beside the code that it edits. It is added once to a type: where the type already has the same
/// method from an earlier fix, that one is used, and equal additions of several fixes are merged.
/// </summary>
/// <param name="Name">The name to call.</param>
/// <param name="Declaration">The method, without the indentation of its type; null where the type has it.</param>
internal sealed record GeneratedMember(string Name, MemberDeclarationSyntax? Declaration)
{
    /// <summary>
    /// The method to call from a place for a source text, in which <c>$name$</c> stands for its name; null where no class or struct is around.
    /// </summary>
    public static GeneratedMember? For(string name, string template, SyntaxNode place, SemanticModel model, CancellationToken cancellationToken)
    {
        if (TypeAround(place) is not { } type)
            return null;
        for (var i = 1; ; i++)
        {
            var candidate = i == 1 ? name : name + i.ToString(System.Globalization.CultureInfo.InvariantCulture);
            var declaration = SyntaxFactory.ParseMemberDeclaration(template.Replace("$name$", candidate))!;
            var symbols = model.LookupSymbols(place.SpanStart, name: candidate);
            if (symbols.IsEmpty && type.Identifier.ValueText != candidate)
                return new GeneratedMember(candidate, declaration);
            if (symbols.Length == 1 && symbols[0].DeclaringSyntaxReferences.Length == 1
                && UsualWords.AreSame(symbols[0].DeclaringSyntaxReferences[0].GetSyntax(cancellationToken), declaration))
            {
                return new GeneratedMember(candidate, null);
            }
        }
    }

    /// <summary>The class, struct or record around a place; null in an interface and outside types.</summary>
    public static TypeDeclarationSyntax? TypeAround(SyntaxNode place) =>
        place.FirstAncestorOrSelf<TypeDeclarationSyntax>() is { } type and not InterfaceDeclarationSyntax ? type : null;

    /// <summary>
    /// The type with the method after its last member that has code, and so before the fields and types that some keep at the end; indented and
    /// broken into lines as the type is. The place is the same for each finding in the type, so that equal additions can be merged.
    /// </summary>
    /// <param name="type">The type after other edits.</param>
    /// <param name="original">The type as it is in its file.</param>
    public TypeDeclarationSyntax AddTo(TypeDeclarationSyntax type, TypeDeclarationSyntax original)
    {
        if (Declaration is null || type.CloseBraceToken.IsMissing)
            return type;
        var endOfLine = LineBreaks.Of(original.SyntaxTree);
        var members = type.Members;
        var place = members.LastIndexOf(static member => member is BaseMethodDeclarationSyntax or BasePropertyDeclarationSyntax) + 1;
        place = place == 0 ? members.Count : place;
        var newLine = SyntaxFactory.EndOfLine(endOfLine);
        var text = endOfLine + Indentation.Lines(Declaration.ToFullString(), Indentation.OfMembers(type), Indentation.UnitAt(original), endOfLine);
        var isFollowed = place < members.Count && !members[place].GetLeadingTrivia().FirstOrDefault().IsKind(SyntaxKind.EndOfLineTrivia);
        var member = SyntaxFactory.ParseMemberDeclaration(text)!.WithTrailingTrivia(isFollowed
            ? SyntaxFactory.TriviaList(newLine, newLine)
            : SyntaxFactory.TriviaList(newLine));
        if (place > 0 && !members[place - 1].GetTrailingTrivia().Any(SyntaxKind.EndOfLineTrivia))
            members = members.Replace(members[place - 1], members[place - 1].WithTrailingTrivia(newLine));
        return (TypeDeclarationSyntax)type.WithMembers(members.Insert(place, member));
    }
}
