using System.Text;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.CodeFixes.Edits;

/// <summary>Tells how far a line is indented and by what, so that what a fix adds is indented alike.</summary>
internal static class Indentation
{
    /// <summary>One level of indentation where no code tells.</summary>
    public const string Default = "    ";

    /// <summary>The blanks at the beginning of the line on which a node begins.</summary>
    public static string Of(SyntaxNode node) => Of(node, node.SyntaxTree.GetText());

    /// <summary>The blanks at the beginning of the line on which a node begins.</summary>
    public static string Of(SyntaxNode node, SourceText source) => At(node.SpanStart, source);

    /// <summary>The blanks before a node that begins a line; the tree may have edits that its text has not.</summary>
    public static string Before(SyntaxNode node) => Before(node.GetLeadingTrivia());

    /// <summary>The blanks before a token that begins a line.</summary>
    public static string Before(SyntaxTriviaList leading) =>
        leading.LastOrDefault() is var last && last.IsKind(SyntaxKind.WhitespaceTrivia) ? last.ToString() : "";

    /// <summary>One level of indentation as the code around a place has it.</summary>
    public static string UnitAt(SyntaxNode place) => FoundAt(place) ?? Default;

    /// <summary>The indentation of a member of a type, which may have none yet.</summary>
    public static string OfMembers(TypeDeclarationSyntax type) =>
        type.Members.LastOrDefault() is { } last && Before(last) is { Length: > 0 } found ? found : Before(type) + UnitAt(type);

    /// <summary>
    /// The lines of a member that are indented by four spaces for each level, indented further and by another unit; empty lines stay empty, and so do those
    /// that begin inside a text.
    /// </summary>
    public static string Lines(string member, string indentation, string unit, string lineBreak)
    {
        var source = SourceText.From(member);
        var root = SyntaxFactory.ParseMemberDeclaration(member);
        var text = new StringBuilder();
        foreach (var line in source.Lines)
        {
            var isInText = root is not null && line.LineNumber > 0 && IsInText(line.Start, root);
            if (line.LineNumber > 0)
                text.Append(isInText ? source.ToString(TextSpan.FromBounds(source.Lines[line.LineNumber - 1].End, line.Start)) : lineBreak);
            text.Append(isInText ? line.ToString() : Line(line.ToString(), indentation, unit));
        }

        return text.ToString();
    }

    /// <summary>
    /// Whether a position is inside a text or a comment of several lines, where a blank more or less is another text. The code in a hole is not.
    /// </summary>
    public static bool IsInText(int position, SyntaxNode root)
    {
        var token = root.FindToken(position);
        if (token.SpanStart < position && position < token.Span.End)
            return true;
        if (root.FindTrivia(position) is { RawKind: not 0 } trivia && trivia.SpanStart < position)
            return true;
        for (var node = token.Parent; node is not null; node = node.Parent)
        {
            if (node is InterpolationSyntax hole && hole.OpenBraceToken.Span.End <= position)
                return false;
            if (node is InterpolatedStringExpressionSyntax && node.SpanStart < position)
                return true;
        }

        return false;
    }

    /// <summary>
    /// The text of a node that moves from its line to one with another indentation: its further lines move as far, but those that are part of a text stay.
    /// </summary>
    public static string Moved(SyntaxNode node, string indentation)
    {
        var text = node.ToString();
        if (text.IndexOf('\n') < 0 || node.DescendantTokens().Any(static token => token.Text.IndexOf('\n') >= 0))
            return text;
        var from = Of(node);
        var lines = text.Split('\n');
        for (var i = 1; i < lines.Length; i++)
        {
            if (lines[i].StartsWith(from, StringComparison.Ordinal) && lines[i].Trim().Length > 0)
                lines[i] = indentation + lines[i].Substring(from.Length);
        }

        return string.Join("\n", lines);
    }

    /// <summary>The same where the code tells; null where it has no line inside braces.</summary>
    public static string? FoundAt(SyntaxNode place)
    {
        var source = place.SyntaxTree.GetText();
        for (var node = place; node.Parent is { } outer; node = outer)
        {
            if (Between(outer, node, source) is { } unit)
                return unit;
        }

        foreach (var node in place.SyntaxTree.GetRoot().DescendantNodes(static node => node is not ExpressionSyntax))
        {
            if (node.Parent is { } outer && Between(outer, node, source) is { } unit)
                return unit;
        }

        // A line that begins with a tab tells that much.
        return place.SyntaxTree
            .GetRoot()
            .DescendantTrivia()
            .Any(trivia => trivia.IsKind(SyntaxKind.WhitespaceTrivia) && source[trivia.SpanStart] == '\t'
                && source.Lines.GetLineFromPosition(trivia.SpanStart).Start == trivia.SpanStart)
            ? "\t"
            : null;
    }

    /// <summary>By how much a statement or member is indented inside the braces around it; null where it does not begin a line.</summary>
    private static string? Between(SyntaxNode outer, SyntaxNode inner, SourceText source)
    {
        if (inner is not (StatementSyntax or MemberDeclarationSyntax or AccessorDeclarationSyntax) or LabeledStatementSyntax)
            return null;
        var brace = outer switch
        {
            BlockSyntax block => block.OpenBraceToken,
            BaseTypeDeclarationSyntax type => type.OpenBraceToken,
            NamespaceDeclarationSyntax space => space.OpenBraceToken,
            AccessorListSyntax accessors => accessors.OpenBraceToken,
            _ => default,
        };
        if (brace.RawKind == 0 || brace.IsMissing || !IsFirst(inner.SpanStart, source))
            return null;

        // A brace at the end of a line belongs to what began on an earlier one.
        var begin = IsFirst(brace.SpanStart, source) || outer is not BlockSyntax
            || outer.Parent is not (StatementSyntax or MemberDeclarationSyntax or ElseClauseSyntax)
            ? brace.SpanStart
            : outer.Parent.SpanStart;
        var around = At(begin, source);
        var inside = At(inner.SpanStart, source);
        if (inside.Length <= around.Length || !inside.StartsWith(around, StringComparison.Ordinal))
            return null;
        var unit = inside.Substring(around.Length);
        return unit.All(static c => c == ' ') || unit == "\t" ? unit : null;
    }

    /// <summary>Whether nothing but blanks stands before a place on its line.</summary>
    public static bool IsFirst(int position, SourceText source)
    {
        var line = source.Lines.GetLineFromPosition(position);
        return line.Start + At(position, source).Length == position;
    }

    private static string At(int position, SourceText source)
    {
        var line = source.Lines.GetLineFromPosition(position);
        var end = line.Start;
        while (end < line.End && source[end] is ' ' or '\t')
            end++;
        return source.ToString(TextSpan.FromBounds(line.Start, end));
    }

    private static string Line(string line, string indentation, string unit)
    {
        if (line.Length == 0)
            return line;
        var levels = (line.Length - line.TrimStart(' ').Length) / Default.Length;
        return indentation + string.Concat(Enumerable.Repeat(unit, levels)) + line.Substring(levels * Default.Length);
    }
}
