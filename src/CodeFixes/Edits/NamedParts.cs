using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.CodeFixes.Edits;

/// <summary>Keeps the names of parts of tuples and anonymous objects, which are those of what stands there.</summary>
internal static class NamedParts
{
    /// <summary>What to write before a text that takes the place of a mention: the name of the part that it is, where that follows from the mention.</summary>
    public static string NameOf(SyntaxNode mention, string text) => mention.Parent switch
    {
        ArgumentSyntax { NameColon: null, Parent: TupleExpressionSyntax } when Lost(mention, text) is { } name => name + ": ",
        _ => NameInObject(mention, text),
    };

    /// <summary>The same for the part of an anonymous object alone: whoever reads a tuple knows its parts by their places when the code runs.</summary>
    public static string NameInObject(SyntaxNode mention, string text) =>
        mention.Parent is AnonymousObjectMemberDeclaratorSyntax { NameEquals: null } && Lost(mention, text) is { } name ? name + " = " : "";

    /// <summary>The name that follows from a mention and not from the text; null for none.</summary>
    private static string? Lost(SyntaxNode mention, string text) =>
        SyntaxFacts.TryGetInferredMemberName(mention) is { } name && SyntaxFacts.TryGetInferredMemberName(SyntaxFactory.ParseExpression(text)) != name
            ? SyntaxFacts.GetKeywordKind(name) == SyntaxKind.None ? name : "@" + name
            : null;
}
