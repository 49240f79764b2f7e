using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Allocations.CodeFixes.Edits;

/// <summary>Finds names for what a fix declares.</summary>
internal static class FreeName
{
    /// <summary>The name, or the name with a number, that means nothing in a function nor around it.</summary>
    public static string For(string name, SyntaxNode function, SemanticModel model) => For(name, function, model, earlier: 0);

    /// <summary>The same where <paramref name="earlier"/> other fixes take one such name each, so that all of them can be applied at once.</summary>
    public static string For(string name, SyntaxNode function, SemanticModel model, int earlier) => For(name, function, model, earlier, leaving: []);

    /// <summary>The same where some mentions of a name go away with the fix.</summary>
    public static string For(string name, SyntaxNode function, SemanticModel model, IEnumerable<SyntaxToken> leaving) =>
        For(name, function, model, earlier: 0, [.. leaving]);

    private static string For(string name, SyntaxNode function, SemanticModel model, int earlier, HashSet<SyntaxToken> leaving)
    {
        var taken = new HashSet<string>(StringComparer.Ordinal);
        foreach (var token in function.DescendantTokens())
        {
            if (token.IsKind(SyntaxKind.IdentifierToken) && !leaving.Contains(token))
                taken.Add(token.ValueText);
        }

        var free = name;
        for (var i = 2; taken.Contains(free) || !model.LookupSymbols(function.SpanStart, name: free).IsEmpty || earlier-- > 0; i++)
            free = name + i.ToString(System.Globalization.CultureInfo.InvariantCulture);
        return free;
    }
}
