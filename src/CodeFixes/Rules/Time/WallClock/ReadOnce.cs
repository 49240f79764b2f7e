using Allocations.Analyzers.Rules.Time.WallClock;
using Allocations.CodeFixes.Edits;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.CodeFixes.Rules.Time.WallClock;

/// <summary>
/// Moves the readings of a loop in front of it: a local that is declared with one moves as it is, other readings of the same clock become
/// one new local.
/// </summary>
internal static class ReadOnce
{
    /// <summary>The solution after the move; null where no statement can stand in front of the loop.</summary>
    public static async Task<Solution?> BeforeAsync(
        FixRequest request, IPropertyReferenceOperation read, StatementSyntax loop, CancellationToken cancellationToken)
    {
        if (loop.Parent is not (BlockSyntax or SwitchSectionSyntax or GlobalStatementSyntax))
            return null;
        var text = await request.Document.GetTextAsync(cancellationToken).ConfigureAwait(false);
        var changes = new List<TextChange>();
        if (ClockHoist.DeclarationOf(read, loop) is { } declaration)
        {
            changes.Add(Inserted(loop, declaration.ToString(), text));
            changes.Add(new TextChange(WithItsLine(declaration.Span, text), ""));
        }
        else
        {
            var name = FreeName(read.Property.Name, loop);
            changes.Add(Inserted(loop, $"var {name} = {read.Syntax};", text));
            foreach (var node in loop.DescendantNodes())
            {
                if (SameRead(node, read, request.Model, cancellationToken) is { } other && ClockHoist.LoopOf(other) == loop
                    && ClockHoist.DeclarationOf(other, loop) is null)
                {
                    changes.Add(new TextChange(other.Syntax.Span, name));
                }
            }
        }

        return request.Document.WithText(text.WithChanges(changes)).Project.Solution;
    }

    private static IPropertyReferenceOperation? SameRead(
        SyntaxNode node, IPropertyReferenceOperation read, SemanticModel model, CancellationToken cancellationToken) =>
        node.RawKind == read.Syntax.RawKind && !(node.Parent is MemberAccessExpressionSyntax access && access.Name == node)
        && model.GetOperation(node, cancellationToken) is IPropertyReferenceOperation other
        && SymbolEqualityComparer.Default.Equals(other.Property, read.Property) ? other : null;

    /// <summary>A statement on a line of its own above the loop and its comments; on the loop's line where something else begins that line.</summary>
    private static TextChange Inserted(StatementSyntax loop, string statement, SourceText text)
    {
        var line = text.Lines.GetLineFromPosition(loop.SpanStart);
        var indentation = text.ToString(TextSpan.FromBounds(line.Start, loop.SpanStart));
        if (indentation.Trim().Length > 0)
            return new TextChange(new TextSpan(loop.SpanStart, 0), statement + " ");
        var position = line.Start;
        foreach (var trivia in loop.GetLeadingTrivia())
        {
            if (trivia.IsDirective || trivia.HasStructure)
                position = line.Start;
            else if (!trivia.IsKind(SyntaxKind.WhitespaceTrivia) && !trivia.IsKind(SyntaxKind.EndOfLineTrivia))
                position = Math.Min(position, text.Lines.GetLineFromPosition(trivia.SpanStart).Start);
        }

        var ending = text.ToString(TextSpan.FromBounds(line.End, line.EndIncludingLineBreak));
        return new TextChange(new TextSpan(position, 0), indentation + statement + (ending.Length > 0 ? ending : "\n"));
    }

    /// <summary>The span and its line where nothing else is on it; else the span and the space after it.</summary>
    private static TextSpan WithItsLine(TextSpan span, SourceText text)
    {
        var first = text.Lines.GetLineFromPosition(span.Start);
        var last = text.Lines.GetLineFromPosition(span.End);
        var before = text.ToString(TextSpan.FromBounds(first.Start, span.Start));
        var after = text.ToString(TextSpan.FromBounds(span.End, last.End));
        if (before.Trim().Length == 0 && after.Trim().Length == 0)
            return TextSpan.FromBounds(first.Start, last.EndIncludingLineBreak);
        return TextSpan.FromBounds(span.Start, span.End + (after.Length - after.TrimStart(' ').Length));
    }

    private static string FreeName(string property, StatementSyntax loop)
    {
        var name = char.ToLowerInvariant(property[0]) + property.Substring(1);
        var member = loop.FirstAncestorOrSelf<MemberDeclarationSyntax>(static node => node is not GlobalStatementSyntax)
            ?? (SyntaxNode)loop.SyntaxTree.GetRoot();
        var free = name;
        for (var number = 2; IsTaken(member, free); number++)
            free = name + number.ToString(System.Globalization.CultureInfo.InvariantCulture);
        return free;
    }

    private static bool IsTaken(SyntaxNode member, string name)
    {
        foreach (var token in member.DescendantTokens())
        {
            if (token.IsKind(SyntaxKind.IdentifierToken) && token.ValueText == name)
                return true;
        }

        return false;
    }
}
