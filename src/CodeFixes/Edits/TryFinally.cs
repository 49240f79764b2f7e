using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.CodeFixes.Edits;

/// <summary>Puts statements of a block into a <c>try</c> whose <c>finally</c> does one thing.</summary>
internal static class TryFinally
{
    /// <summary>
    /// The block with the statements from <paramref name="first"/> to before <paramref name="end"/> in a <c>try</c>. A comment above the first
    /// one goes with it. The lines are laid out as around <paramref name="place"/>, a node of the file.
    /// </summary>
    public static BlockSyntax Wrap(BlockSyntax block, int first, int end, StatementSyntax last, SyntaxNode place)
    {
        var newLine = SyntaxFactory.EndOfLine(LineBreaks.Of(place.SyntaxTree));
        var level = SyntaxFactory.Whitespace(Indentation.UnitAt(place));
        var inner = block.Statements.Skip(first).Take(end - first).ToList();
        var indentation = SyntaxFactory.TriviaList(inner[0].GetLeadingTrivia().Where(static trivia => trivia.IsKind(SyntaxKind.WhitespaceTrivia)).Take(1));
        var deeper = SyntaxFactory.TriviaList(SyntaxFactory.Whitespace(indentation.ToString() + level));
        var attempt = SyntaxFactory.TryStatement(
            SyntaxFactory.Token(indentation, SyntaxKind.TryKeyword, SyntaxFactory.TriviaList(newLine)),
            Braced(SyntaxFactory.List(inner.Select(statement => Deeper(statement, level))), indentation, newLine),
            default,
            SyntaxFactory.FinallyClause(
                SyntaxFactory.Token(indentation, SyntaxKind.FinallyKeyword, SyntaxFactory.TriviaList(newLine)),
                Braced(SyntaxFactory.SingletonList(last.WithLeadingTrivia(deeper).WithTrailingTrivia(newLine)), indentation, newLine)));
        return block.WithStatements(SyntaxFactory.List([.. block.Statements.Take(first), attempt, .. block.Statements.Skip(end)]));
    }

    private static BlockSyntax Braced(SyntaxList<StatementSyntax> statements, SyntaxTriviaList indentation, SyntaxTrivia newLine) => SyntaxFactory.Block(
        SyntaxFactory.Token(indentation, SyntaxKind.OpenBraceToken, SyntaxFactory.TriviaList(newLine)),
        statements,
        SyntaxFactory.Token(indentation, SyntaxKind.CloseBraceToken, SyntaxFactory.TriviaList(newLine)));

    /// <summary>A statement, each line of which starts one level further right. Text of several lines keeps its content.</summary>
    private static StatementSyntax Deeper(StatementSyntax statement, SyntaxTrivia level) => statement.ReplaceTokens(
        statement.DescendantTokens(), (original, rewritten) =>
        {
            if (original.GetPreviousToken().TrailingTrivia.Any(SyntaxKind.EndOfLineTrivia))
            {
                var leading = new List<SyntaxTrivia>();
                var atStart = true;
                foreach (var trivia in rewritten.LeadingTrivia)
                {
                    if (atStart && !trivia.IsKind(SyntaxKind.EndOfLineTrivia) && !trivia.IsDirective)
                        leading.Add(level);
                    leading.Add(trivia);
                    atStart = trivia.IsKind(SyntaxKind.EndOfLineTrivia) || trivia.IsDirective;
                }

                if (atStart)
                    leading.Add(level);
                return rewritten.WithLeadingTrivia(leading);
            }

            return rewritten;
        });
}
