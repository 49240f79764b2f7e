using System.Text;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.CodeFixes.Rewriting.Interpolations;

/// <summary>Writes an interpolated string of literal text and holes. Holes must fit on one line, which every language version accepts.</summary>
internal sealed class InterpolatedText
{
    private readonly StringBuilder _text = new();

    /// <summary>Adds text as it is, with what a string must escape escaped.</summary>
    public void AddLiteral(string text)
    {
        var quoted = SymbolDisplay.FormatLiteral(text, quote: true);
        var start = _text.Length;
        _text.Append(quoted, 1, quoted.Length - 2);
        _text.Replace("{", "{{", start, _text.Length - start);
        _text.Replace("}", "}}", start, _text.Length - start);
    }

    /// <summary>
    /// Adds a hole; false where the expression or the format cannot be written in one. The parentheses that <c>global::</c> needs there would be
    /// taken away again as superfluous.
    /// </summary>
    public bool TryAddHole(ExpressionSyntax expression, string? alignment = null, string? format = null)
    {
        var bare = expression.WithoutTrivia();
        if (bare.DescendantTrivia().Any(static trivia => !trivia.IsKind(SyntaxKind.WhitespaceTrivia))
            || bare.DescendantTokens().Any(static token => token.IsKind(SyntaxKind.InterpolatedStringStartToken)
                || token.IsKind(SyntaxKind.InterpolatedVerbatimStringStartToken) || token.IsKind(SyntaxKind.ColonColonToken) || token.ValueText.Contains('\n'))
            || bare.DescendantNodesAndSelf().Any(static node => node is AwaitExpressionSyntax or AnonymousFunctionExpressionSyntax
                or DeclarationExpressionSyntax)
            || (format is not null && format.IndexOfAny(['{', '}', '"', '\\', '\r', '\n']) >= 0))
        {
            return false;
        }

        _text.Append('{').Append(NeedsParentheses(bare) ? "(" + bare + ")" : bare.ToString());
        if (alignment is not null)
            _text.Append(',').Append(alignment);
        if (format is not null)
            _text.Append(':').Append(format);
        _text.Append('}');
        return true;
    }

    public ExpressionSyntax ToExpression() => SyntaxFactory.ParseExpression("$\"" + _text + "\"");

    // Before a colon that nothing encloses a hole's format would begin.
    private static bool NeedsParentheses(ExpressionSyntax expression) =>
        expression is ConditionalExpressionSyntax or AssignmentExpressionSyntax
        || (expression is not (ParenthesizedExpressionSyntax or LiteralExpressionSyntax)
            && expression.DescendantTokens().Any(static token => token.IsKind(SyntaxKind.ColonToken)));
}
