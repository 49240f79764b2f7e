using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.CodeFixes.Edits;

/// <summary>
/// Brings a namespace into scope: with the other directives of the file or of its namespace, in their order, and outside any <c>#if</c>.
/// </summary>
internal static class UsingDirectives
{
    /// <summary>
    /// Plans <c>using System;</c>, for <c>MemoryExtensions</c> and the span types, where the place of the fix does not see that namespace yet.
    /// </summary>
    public static void AddSystem(SolutionEdits edits, FixRequest request)
    {
        if (!SeesSystem(request) && request.Root is CompilationUnitSyntax root)
            edits.Replace(root, unit => Add(unit, nameof(System), LineBreaks.Of(root.SyntaxTree)));
    }

    /// <summary>
    /// Whether the file has directives of its own at all: where it has none, its style is to write names in full or to import them elsewhere.
    /// </summary>
    public static bool AreIn(CompilationUnitSyntax unit) => ListWithDirectives(unit) is not null;

    /// <summary>The tree with a directive for a namespace; unchanged where there is no place for it.</summary>
    public static CompilationUnitSyntax Add(CompilationUnitSyntax unit, string name, string endOfLine)
    {
        var newLine = SyntaxFactory.EndOfLine(endOfLine);
        var directive = SyntaxFactory.UsingDirective(SyntaxFactory.ParseName(name).WithLeadingTrivia(SyntaxFactory.Space)).WithTrailingTrivia(newLine);
        if (ListWithDirectives(unit) is BaseNamespaceDeclarationSyntax space)
            return unit.ReplaceNode(space, space.WithUsings(Inserted(space.Usings, directive, name)));
        if (unit.Usings.Count > 0)
            return unit.WithUsings(Inserted(unit.Usings, directive, name));
        if (unit.Externs.Count > 0 || unit.AttributeLists.Count > 0 || unit.Members.Count == 0)
            return unit;

        // A header stays above the directive.
        var member = unit.Members[0];
        var leading = member.GetLeadingTrivia();
        return unit
            .ReplaceNode(member, member.WithLeadingTrivia(newLine))
            .WithUsings(SyntaxFactory.SingletonList(directive.WithLeadingTrivia(leading)));
    }

    private static bool SeesSystem(FixRequest request)
    {
        foreach (var symbol in request.Model.LookupNamespacesAndTypes(request.Node.SpanStart, name: nameof(MemoryExtensions)))
        {
            if (symbol.ContainingNamespace is { Name: nameof(System), ContainingNamespace.IsGlobalNamespace: true })
                return true;
        }

        return false;
    }

    /// <summary>The file, or the one namespace in it, whose directives are those that count; null where neither has any.</summary>
    private static SyntaxNode? ListWithDirectives(CompilationUnitSyntax unit)
    {
        if (unit.Usings.Any(static directive => directive.GlobalKeyword.RawKind == 0))
            return unit;
        return unit.Members.Count == 1 && unit.Members[0] is BaseNamespaceDeclarationSyntax { Usings.Count: > 0 } space ? space
            : unit.Usings.Count > 0 ? unit
            : null;
    }

    private static SyntaxList<UsingDirectiveSyntax> Inserted(SyntaxList<UsingDirectiveSyntax> usings, UsingDirectiveSyntax directive, string name)
    {
        var place = PlaceOf(name, usings);
        if (place == 0)
        {
            // A header stays above the first directive, and an empty line between groups stays between them.
            var first = usings[0];
            return usings.Replace(
                first,
                first.WithLeadingTrivia(first.GetLeadingTrivia().Reverse().TakeWhile(static trivia => trivia.IsKind(SyntaxKind.WhitespaceTrivia)).Reverse()))
                .Insert(0, directive.WithLeadingTrivia(first.GetLeadingTrivia()));
        }

        var before = usings[place - 1];
        if (!before.GetTrailingTrivia().Any(SyntaxKind.EndOfLineTrivia))
            usings = usings.Replace(before, before.WithTrailingTrivia(before.GetTrailingTrivia().AddRange(directive.GetTrailingTrivia())));
        return usings.Insert(place, directive.WithLeadingTrivia(SyntaxFactory.Whitespace(Indentation.Before(before))));
    }

    /// <summary>
    /// Where a namespace belongs in the order that a list has: before the first that comes after it, and where no directive of the preprocessor is open.
    /// </summary>
    private static int PlaceOf(string name, SyntaxList<UsingDirectiveSyntax> usings)
    {
        var systemFirst = true;
        for (var i = 1; i < usings.Count; i++)
            systemFirst &= !IsSystem(NameOf(usings[i])) || IsSystem(NameOf(usings[i - 1])) || usings[i - 1].GlobalKeyword.RawKind != 0;
        var wanted = usings.Count;
        for (var i = usings.Count - 1; i >= 0 && usings[i].GlobalKeyword.RawKind == 0; i--)
        {
            if (usings[i].Alias is not null || usings[i].StaticKeyword.RawKind != 0 || IsBefore(name, NameOf(usings[i]), systemFirst))
                wanted = i;
        }

        var place = -1;
        var open = 0;
        for (var i = 0; i <= usings.Count && (i <= wanted || place < 0); i++)
        {
            if (open == 0 && (i > 0 || !usings[0].GetLeadingTrivia().Any(SyntaxKind.IfDirectiveTrivia)))
                place = i;
            if (i == usings.Count)
                break;
            foreach (var trivia in usings[i].GetLeadingTrivia())
                open += trivia.IsKind(SyntaxKind.IfDirectiveTrivia) ? 1 : trivia.IsKind(SyntaxKind.EndIfDirectiveTrivia) ? -1 : 0;
        }

        return Math.Max(0, place);
    }

    private static bool IsBefore(string name, string other, bool systemFirst) =>
        systemFirst && IsSystem(name) != IsSystem(other) ? IsSystem(name) : string.Compare(name, other, StringComparison.OrdinalIgnoreCase) < 0;

    private static bool IsSystem(string name) => name == nameof(System) || name.StartsWith("System.", StringComparison.Ordinal);

    private static string NameOf(UsingDirectiveSyntax directive) => directive.Name?.ToString() ?? "";
}
