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
    /// <param name="name">The name, unless the type has it for something else.</param>
    /// <param name="template">The source text.</param>
    /// <param name="place">The place.</param>
    /// <param name="model">The model of its file.</param>
    /// <param name="cancellationToken">Stops the search.</param>
    /// <param name="overload">The source text of the same method for another type, which may have the same name; null where there is none.</param>
    public static GeneratedMember? For(
        string name, string template, SyntaxNode place, SemanticModel model, CancellationToken cancellationToken, string? overload = null)
    {
        if (TypeAround(place) is not { } type)
            return null;
        for (var i = 1; ; i++)
        {
            var candidate = i == 1 ? name : name + i.ToString(System.Globalization.CultureInfo.InvariantCulture);
            var declaration = SyntaxFactory.ParseMemberDeclaration(template.Replace("$name$", candidate))!;
            var other = overload is null ? null : SyntaxFactory.ParseMemberDeclaration(overload.Replace("$name$", candidate));
            var (isKnown, others) = (false, 0);
            var symbols = model.LookupSymbols(place.SpanStart, name: candidate);
            foreach (var symbol in symbols)
            {
                isKnown |= IsSame(symbol, declaration, cancellationToken);
                others += other is not null && IsSame(symbol, other, cancellationToken) ? 1 : 0;
            }

            if (isKnown && symbols.Length == others + 1)
                return new GeneratedMember(candidate, null);
            if (symbols.Length == others && type.Identifier.ValueText != candidate)
                return new GeneratedMember(candidate, declaration);
        }
    }

    private static bool IsSame(ISymbol symbol, MemberDeclarationSyntax declaration, CancellationToken cancellationToken) =>
        symbol.DeclaringSyntaxReferences.Length == 1
        && UsualWords.AreSame(symbol.DeclaringSyntaxReferences[0].GetSyntax(cancellationToken), declaration);

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
