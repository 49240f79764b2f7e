using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.CodeFixes.Rewriting;

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
            if (symbols.Length == 1 && symbols[0].DeclaringSyntaxReferences.Length == 1 && SyntaxFactory.AreEquivalent(symbols[0].DeclaringSyntaxReferences[0].GetSyntax(cancellationToken), declaration))
                return new GeneratedMember(candidate, null);
        }
    }

    /// <summary>The class, struct or record around a place; null in an interface and outside types.</summary>
    public static TypeDeclarationSyntax? TypeAround(SyntaxNode place) =>
        place.FirstAncestorOrSelf<TypeDeclarationSyntax>() is { } type and not InterfaceDeclarationSyntax ? type : null;

    /// <summary>The type with the method as its last member, indented and broken into lines as the type is.</summary>
    public TypeDeclarationSyntax AddTo(TypeDeclarationSyntax type, string endOfLine)
    {
        if (Declaration is null)
            return type;
        var outer = IndentationOf(type);
        var inner = type.Members.Count > 0 && IndentationOf(type.Members[type.Members.Count - 1]) is { Length: > 0 } ofMember ? ofMember : outer + "    ";
        var unit = inner.StartsWith(outer, StringComparison.Ordinal) && inner.Length > outer.Length ? inner.Substring(outer.Length) : "    ";
        var text = string.Join(endOfLine, Declaration.ToFullString().Replace("\r\n", "\n").Split('\n').Select(line => Indented(line, inner, unit)));
        var member = SyntaxFactory.ParseMemberDeclaration(endOfLine + text + endOfLine)!;
        if (type.CloseBraceToken.IsMissing)
            return type;
        var members = type.Members;
        if (members.LastOrDefault() is { } last && !last.GetTrailingTrivia().Any(SyntaxKind.EndOfLineTrivia))
            members = members.Replace(last, last.WithTrailingTrivia(SyntaxFactory.EndOfLine(endOfLine)));
        return (TypeDeclarationSyntax)type.WithMembers(members.Add(member));
    }

    private static string Indented(string line, string indentation, string unit)
    {
        if (line.Length == 0)
            return line;
        var spaces = line.Length - line.TrimStart(' ').Length;
        return indentation + string.Concat(Enumerable.Repeat(unit, spaces / 4)) + line.Substring(spaces);
    }

    private static string IndentationOf(SyntaxNode node)
    {
        var trivia = node.GetLeadingTrivia();
        return trivia.Count > 0 && trivia[trivia.Count - 1].IsKind(SyntaxKind.WhitespaceTrivia) ? trivia[trivia.Count - 1].ToString() : "";
    }
}
