using System.Text.RegularExpressions;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using static Microsoft.CodeAnalysis.CSharp.SyntaxFactory;

namespace Allocations.CodeFixes.Rewriting.Overloads;

/// <summary>
/// Repeats the documentation of a method for an overload beside it that takes one of its items. What is said of the parameter is put into the
/// singular where that is one word; where the rest mentions several items too, the overload refers to the method instead.
/// </summary>
internal static class DocumentationComments
{
    // An overload whose types cannot be written in a reference repeats the text as it is.
    private static readonly SymbolDisplayFormat Types =
        SymbolDisplayFormat.MinimallyQualifiedFormat.RemoveMiscellaneousOptions(SymbolDisplayMiscellaneousOptions.IncludeNullableReferenceTypeModifier);

    /// <summary>An empty line, the documentation with one parameter renamed, and the indentation; other comments stay with the method.</summary>
    public static SyntaxTriviaList Repeat(
        MethodDeclarationSyntax method, IMethodSymbol symbol, string parameter, string renamed, SyntaxTrivia endOfLine, SyntaxTrivia indentation)
    {
        var leading = new List<SyntaxTrivia> { endOfLine };
        foreach (var trivia in method.GetLeadingTrivia())
        {
            if (trivia.GetStructure() is not DocumentationCommentTriviaSyntax documentation)
                continue;
            leading.Add(indentation);
            var ofOne = parameter == renamed ? documentation : InSingular(documentation, parameter);
            if (parameter != renamed && SpeaksOfMany(ofOne, parameter) && ReferenceTo(symbol) is { } reference)
            {
                leading.Add(Comment("/// <inheritdoc cref=\"" + reference + "\"/>"));
                leading.Add(endOfLine);
                continue;
            }

            leading.Add(Trivia(Renamed(ofOne, parameter, renamed)));
            if (trivia.IsKind(SyntaxKind.MultiLineDocumentationCommentTrivia))
                leading.Add(endOfLine);
        }

        leading.Add(indentation);
        return TriviaList(leading);
    }

    private static DocumentationCommentTriviaSyntax Renamed(DocumentationCommentTriviaSyntax documentation, string parameter, string renamed) =>
        documentation.ReplaceNodes(
            documentation.DescendantNodes().OfType<XmlNameAttributeSyntax>().Where(name => name.Identifier.Identifier.ValueText == parameter),
            (_, name) => name.WithIdentifier(name.Identifier.WithIdentifier(Identifier(renamed).WithTriviaFrom(name.Identifier.Identifier))));

    /// <summary>The documentation with "the keys" of the parameter's own description as "the key".</summary>
    private static DocumentationCommentTriviaSyntax InSingular(DocumentationCommentTriviaSyntax documentation, string parameter)
    {
        var many = LastWord(parameter);
        var one = ItemNames.Singular(many);
        if (one.Length == 0)
            return documentation;
        var described = documentation.Content.OfType<XmlElementSyntax>()
            .Where(element => element.StartTag.Attributes.IndexOf(attribute => attribute is XmlNameAttributeSyntax name
                && name.Identifier.Identifier.ValueText == parameter) >= 0)
            .SelectMany(static element => element.DescendantTokens())
            .Where(static token => token.IsKind(SyntaxKind.XmlTextLiteralToken) && token.Parent is XmlTextSyntax);
        return documentation.ReplaceTokens(described, (_, token) =>
        {
            var text = Regex.Replace(
                token.Text,
                "(?<=^\\s*|\\b[Tt]he )" + many + "\\b",
                found => char.IsUpper(found.Value[0]) ? char.ToUpperInvariant(one[0]) + one.Substring(1) : one,
                RegexOptions.IgnoreCase | RegexOptions.CultureInvariant);
            return XmlTextLiteral(token.LeadingTrivia, text, text, token.TrailingTrivia);
        });
    }

    private static bool SpeaksOfMany(DocumentationCommentTriviaSyntax documentation, string parameter) =>
        ItemNames.Singular(LastWord(parameter)).Length > 0
        && documentation.DescendantTokens().Any(token => token.IsKind(SyntaxKind.XmlTextLiteralToken) && token.Parent is XmlTextSyntax
            && Regex.IsMatch(token.Text, "\\b" + LastWord(parameter) + "\\b", RegexOptions.IgnoreCase | RegexOptions.CultureInvariant));

    /// <summary>"prefixes" of "linePrefixes".</summary>
    private static string LastWord(string name)
    {
        var start = name.Length - 1;
        while (start > 0 && !char.IsUpper(name[start]))
            start--;
        return name.Substring(start).ToLowerInvariant();
    }

    private static string? ReferenceTo(IMethodSymbol method)
    {
        var parameters = string.Join(", ", method.Parameters.Select(static parameter => (parameter.RefKind switch
        {
            RefKind.None => "",
            RefKind.Ref => "ref ",
            RefKind.Out => "out ",
            _ => "in ",
        }) + parameter.Type.ToDisplayString(Types)));
        var reference = method.Name + (method.Arity == 0 ? "" : "{" + string.Join(", ", method.TypeParameters.Select(static parameter => parameter.Name)) + "}")
            + "(" + parameters.Replace('<', '{').Replace('>', '}') + ")";
        return method.ExplicitInterfaceImplementations.IsEmpty && parameters.IndexOf('(') < 0 && parameters.IndexOf('*') < 0 ? reference : null;
    }
}
