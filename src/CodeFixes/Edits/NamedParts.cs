using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.CodeFixes.Edits;

/// <summary>Keeps the names of parts of tuples and anonymous objects, which are those of what stands there.</summary>
internal static class NamedParts
{
    /// <summary>What to write before a text that takes the place of a mention: the name of the part that it is, where that follows from the mention.</summary>
    public static string NameOf(SyntaxNode mention, string text)
    {
        if (mention is not IdentifierNameSyntax name || text == name.Identifier.Text
            || text.EndsWith("." + name.Identifier.Text, StringComparison.Ordinal))
            return "";
        return mention.Parent switch
        {
            ArgumentSyntax { NameColon: null, Parent: TupleExpressionSyntax } => name.Identifier.Text + ": ",
            AnonymousObjectMemberDeclaratorSyntax { NameEquals: null } => name.Identifier.Text + " = ",
            _ => "",
        };
    }
}
