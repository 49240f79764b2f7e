using System.Text;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Formatting;
using Microsoft.CodeAnalysis.Simplification;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.CodeFixes.Edits.Layout;

/// <summary>
/// A rewrite as it will stand in the files. Names are shortened and what was built of parts is formatted, in the layout of the file; then every
/// gap between two tokens that the rewrite left alone gets its old text again, whatever the formatter made of it, and what is new is indented
/// and broken into lines as its neighbours are. The result is text: a host finds nothing in it to format once more.
/// </summary>
internal static class WrittenFix
{
    /// <summary>
    /// The solution with each changed document as it will be written, and whether more than its layout differs from the rewrite: words that the options ask
    /// for, or the lines of an argument, whose text a callee may be told.
    /// </summary>
    /// <param name="original">The solution before the rewrite.</param>
    /// <param name="changed">The solution as the rewrite made it.</param>
    /// <param name="place">What was rewritten: how the code around it is indented tells how the new code is.</param>
    /// <param name="isRestated">Whether that may differ; else words are those of the rewrite, and arguments keep their lines.</param>
    /// <param name="cancellationToken">Stops the work.</param>
    public static async Task<(Solution Solution, bool Differs)> OfAsync(
        Solution original, Solution changed, SyntaxNode place, bool isRestated, CancellationToken cancellationToken)
    {
        var differs = false;
        foreach (var id in changed.GetChanges(original).GetProjectChanges().SelectMany(static project => project.GetChangedDocuments()))
        {
            var before = original.GetDocument(id)!;
            if (await before.GetSyntaxRootAsync(cancellationToken).ConfigureAwait(false) is not { } root)
                continue;
            var layout = FileLayout.At(root.SyntaxTree == place.SyntaxTree ? place : root, before);
            var (text, isOther) = await TextOfAsync(before, root, changed.GetDocument(id)!, layout, isRestated, cancellationToken).ConfigureAwait(false);
            changed = changed.WithDocumentText(id, text);
            differs |= isOther;
        }

        return (changed, differs);
    }

    private static async Task<(SourceText Text, bool Differs)> TextOfAsync(
        Document before, SyntaxNode rootBefore, Document after, FileLayout layout, bool isRestated, CancellationToken cancellationToken)
    {
        var rewritten = (await after.GetSyntaxRootAsync(cancellationToken).ConfigureAwait(false))!;
        var stated = isRestated
            ? await StatedStyle.ApplyAsync(after, root => NewTokens(rootBefore, root), cancellationToken).ConfigureAwait(false)
            : after;
        var differs = stated != after;
        after = stated;
        if ((await after.GetSyntaxRootAsync(cancellationToken).ConfigureAwait(false))!.ContainsAnnotations)
            after = await FormattedAsync(after, layout, cancellationToken).ConfigureAwait(false);
        var formatted = (await after.GetSyntaxRootAsync(cancellationToken).ConfigureAwait(false))!;
        var source = await before.GetTextAsync(cancellationToken).ConfigureAwait(false);
        var gaps = new KeptGaps(rootBefore, rewritten, formatted, source, layout) { KeepsArguments = !isRestated };
        var text = gaps.Text();
        var wanted = formatted.ToFullString();
        if (text != wanted && !HasSameTokens(text, formatted, cancellationToken))
            text = wanted;
        return (source.WithChanges(LineEdits.Of(source, new TextChange(new TextSpan(0, source.Length), text))), differs || gaps.MovesArguments);
    }

    /// <summary>
    /// The document with names shortened and formatted: what a rewrite builds of parts has no spaces of its own yet, and its text would be read
    /// otherwise. Without a layout the options of the document tell how.
    /// </summary>
    public static async Task<Document> FormattedAsync(Document document, FileLayout? layout, CancellationToken cancellationToken)
    {
        var options = layout?.Apply(await document.GetOptionsAsync(cancellationToken).ConfigureAwait(false));
        document = await Simplifier.ReduceAsync(document, Simplifier.Annotation, cancellationToken: cancellationToken).ConfigureAwait(false);
        document = await Formatter.FormatAsync(document, Formatter.Annotation, options, cancellationToken).ConfigureAwait(false);
        return await Formatter.FormatAsync(document, SyntaxAnnotation.ElasticAnnotation, options, cancellationToken).ConfigureAwait(false);
    }

    private static List<SyntaxToken> NewTokens(SyntaxNode before, SyntaxNode after)
    {
        SyntaxToken[] tokens = [.. after.DescendantTokens()];
        var inBefore = CommonSequence.Of([.. before.DescendantTokens()], tokens, SameToken.Instance.Equals);

        // What is added may begin like what follows it: then it is what comes first that is new.
        for (var end = tokens.Length - 1; end > 0; end--)
        {
            if (inBefore[end] >= 0)
                continue;
            var first = end;
            while (first > 0 && inBefore[first - 1] < 0)
                first--;
            for (var last = end; first > 0 && inBefore[first - 1] >= 0 && SameToken.Instance.Equals(tokens[first - 1], tokens[last]); first--, last--)
                (inBefore[last], inBefore[first - 1]) = (inBefore[first - 1], -1);
            end = first;
        }

        return [.. tokens.Where((_, i) => inBefore[i] < 0)];
    }

    private static bool HasSameTokens(string text, SyntaxNode root, CancellationToken cancellationToken)
    {
        var parsed = CSharpSyntaxTree.ParseText(
            text, (CSharpParseOptions)root.SyntaxTree.Options, cancellationToken: cancellationToken).GetRoot(cancellationToken);
        return parsed.DescendantTokens().SequenceEqual(root.DescendantTokens(), SameToken.Instance);
    }

    /// <summary>The text of a formatted tree in which each gap that the rewrite did not touch is the old one.</summary>
    private sealed class KeptGaps(SyntaxNode before, SyntaxNode rewritten, SyntaxNode formatted, SourceText source, FileLayout layout)
    {
        // In a file with several kinds of line breaks, those that a fix brought along cannot be told apart.
        private readonly string? _lineBreak = LineBreaks.Only(source);
        private readonly SyntaxToken[] _before = [.. before.DescendantTokens()];
        private readonly SyntaxToken[] _rewritten = [.. rewritten.DescendantTokens()];
        private readonly SyntaxToken[] _formatted = [.. formatted.DescendantTokens()];

        /// <summary>Whether what stands between two tokens of an argument stays, wherever the argument goes.</summary>
        public bool KeepsArguments { get; init; }

        /// <summary>Whether what stood between two tokens of an argument is another text now.</summary>
        public bool MovesArguments { get; private set; }

        public string Text()
        {
            var inBefore = CommonSequence.Of(_before, _rewritten, SameToken.Instance.Equals);
            var inRewritten = formatted == rewritten ? null : CommonSequence.Of(_rewritten, _formatted, SameToken.Instance.Equals);
            var text = new StringBuilder();
            for (var i = 0; i < _formatted.Length; i++)
            {
                var j = inRewritten is null ? i : inRewritten[i];
                var last = i == 0 ? -1 : inRewritten is null ? i - 1 : inRewritten[i - 1];
                var k = j < 0 ? -1 : inBefore[j];
                var isUntouched = k >= 0 && last == j - 1 && (j == 0 ? k == 0 : inBefore[j - 1] == k - 1);
                var gap = Gap(_formatted, i);
                if (isUntouched && Gap(_before, k) is var old
                    && (gap == old || (KeepsArguments && IsInArgument(_formatted[i]))
                        || (Gap(_rewritten, j) == old && (Depth(_before[k]) == Depth(_formatted[i]) || IsInsideStatement(_formatted[i], old)))))
                {
                    text.Append(old);
                }
                else
                {
                    MovesArguments |= isUntouched && IsInArgument(_formatted[i]);
                    AppendNew(text, i, Margins(i, inBefore, inRewritten));
                    if (k >= 0 && Margin(Gap(_before, k)) is { } margin && Margin(Gap(_rewritten, j)) == margin && Depth(_before[k]) == Depth(_formatted[i]))
                        SetMargin(text, margin);
                }

                text.Append(_formatted[i].Text);
            }

            return text.ToString();
        }

        private static string Gap(SyntaxToken[] tokens, int i) =>
            (i == 0 ? "" : tokens[i - 1].TrailingTrivia.ToFullString()) + tokens[i].LeadingTrivia.ToFullString();

        /// <summary>The blanks before a token that begins a line; null where it does not.</summary>
        private static string? Margin(string gap) =>
            gap.LastIndexOf('\n') is var end and >= 0 && gap.Substring(end + 1) is var margin && margin.All(static c => c is ' ' or '\t') ? margin : null;

        /// <summary>Gives the line that has just begun other blanks.</summary>
        private static void SetMargin(StringBuilder text, string margin)
        {
            var end = text.Length;
            while (end > 0 && text[end - 1] is ' ' or '\t')
                end--;
            if (end > 0 && text[end - 1] == '\n')
                text.Remove(end, text.Length - end).Append(margin);
        }

        private static bool IsInArgument(SyntaxToken token) =>
            token.Parent!.AncestorsAndSelf().Any(node => node is ArgumentSyntax && node.SpanStart < token.SpanStart);

        /// <summary>Whether a gap without a line break stands between tokens of one statement, which moves as a whole.</summary>
        private static bool IsInsideStatement(SyntaxToken token, string gap) =>
            gap.IndexOf('\n') < 0 && token.Parent is ExpressionSyntax or ArgumentListSyntax or ArgumentSyntax;

        /// <summary>How deep a token is nested in what may be indented.</summary>
        private static int Depth(SyntaxToken token) =>
            token.Parent!
                .AncestorsAndSelf()
                .Count(static node => node is StatementSyntax or MemberDeclarationSyntax or SwitchSectionSyntax or AccessorDeclarationSyntax
                    or InitializerExpressionSyntax);

        /// <summary>
        /// The blanks that the formatter put before the statement of a new line, and those that the statements beside it have, which is where it belongs
        /// whatever the options say; null where they are the same or no such statement stays.
        /// </summary>
        private (string Formatted, string Beside)? Margins(int i, int[] inBefore, int[]? inRewritten)
        {
            if (Gap(_formatted, i).IndexOf('\n') < 0)
                return null;
            for (var node = _formatted[i].Parent; node is not null; node = node.Parent)
            {
                if (node is not StatementSyntax statement)
                    continue;
                var own = IndexOf(statement);
                if (Margin(Gap(_formatted, own)) is not { } formatted)
                    continue;

                // In a statement that stays where it is, the formatter has seen to what is new.
                if (MarginBefore(own) is not null)
                    return null;
                var statements = node.Parent switch
                {
                    BlockSyntax block => block.Statements,
                    SwitchSectionSyntax section => section.Statements,
                    _ => default,
                };
                var at = statements.IndexOf(statement);

                // A statement is put before the one that needs it.
                foreach (var other in statements.Skip(at + 1).Concat(statements.Take(at).Reverse()))
                {
                    if (MarginBefore(IndexOf(other)) is { } margin)
                        return layout.Indented(formatted) is var indented && indented == margin ? null : (indented, margin);
                }
            }

            return null;

            string? MarginBefore(int first)
            {
                var j = inRewritten is null ? first : inRewritten[first];
                var k = j < 0 ? -1 : inBefore[j];
                return k >= 0 && Depth(_before[k]) == Depth(_formatted[first]) ? Margin(Gap(_before, k)) : null;
            }
        }

        private int IndexOf(SyntaxNode node)
        {
            var (first, last) = (0, _formatted.Length - 1);
            while (first < last)
            {
                var middle = (first + last) / 2;
                if (_formatted[middle].SpanStart < node.SpanStart)
                    first = middle + 1;
                else
                    last = middle;
            }

            return first;
        }

        private void AppendNew(StringBuilder text, int i, (string Formatted, string Beside)? margins)
        {
            foreach (var trivia in i == 0 ? _formatted[i].LeadingTrivia : _formatted[i - 1].TrailingTrivia.Concat(_formatted[i].LeadingTrivia))
            {
                var isFirst = text.Length == 0 || text[text.Length - 1] == '\n';
                text.Append(trivia.Kind() switch
                {
                    SyntaxKind.EndOfLineTrivia => _lineBreak ?? trivia.ToString(),
                    SyntaxKind.WhitespaceTrivia when isFirst => Indented(trivia.ToString()),
                    _ => trivia.ToFullString(),
                });
            }

            string Indented(string blanks)
            {
                var indented = layout.Indented(blanks);
                return margins is var (formatted, beside) && indented.StartsWith(formatted, StringComparison.Ordinal)
                    ? beside + indented.Substring(formatted.Length)
                    : indented;
            }
        }
    }
}
