using Allocations.Analyzers.Rules.Strings.ThrowAwayBytes;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.CodeFixes.Rules.Strings.ThrowAwayBytes;

/// <summary>
/// Hashes by the static method of an algorithm's type; what made the algorithm goes. The statements of a <c>using</c> block move one level out, unless
/// that could change what a name means, or a text over several lines.
/// </summary>
internal static class HashOnce
{
    public static Fix? Plan(FixRequest request, OneShotHash hash)
    {
        if (hash is not { Call.Syntax: InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax callee },
            Creation.Syntax: InvocationExpressionSyntax { Expression: var create } }
            || Comments.AreIn(callee))
        {
            return null;
        }

        // Where 'using static' made the name of the type needless, HashData is in reach as well.
        var edits = new SolutionEdits(request.Solution);
        edits.Write(callee, create is MemberAccessExpressionSyntax { Expression: var type } ? type + ".HashData" : "HashData");
        switch (hash.Owner)
        {
            case null:
                break;
            case LocalDeclarationStatementSyntax { Parent: BlockSyntax } declaration when !Comments.AreIn(declaration):
                edits.Remove(declaration, request.Model);
                break;
            case UsingStatementSyntax { Parent: BlockSyntax outer, Statement: BlockSyntax block } statement when CanMoveOut(statement, block, outer):
                if (!TryUnwrap(edits, statement, block))
                    return null;
                break;
            default:
                return null;
        }

        return new FixBuilder(edits, "Hash with '" + hash.Name + "'", "HashData").Build();
    }

    private static bool CanMoveOut(UsingStatementSyntax statement, BlockSyntax block, BlockSyntax outer)
    {
        if (block.Statements.Count == 0 || Comments.AreIn(statement.Declaration!)
            || Comments.AreIn(statement, TextSpan.FromBounds(
                statement.SpanStart, block.OpenBraceToken.Span.End)))
        {
            return false;
        }

        var declared = new HashSet<string>(StringComparer.Ordinal);
        foreach (var node in block.DescendantNodes())
        {
            if (node is VariableDeclaratorSyntax or SingleVariableDesignationSyntax or LocalFunctionStatementSyntax)
                declared.Add(node.ChildTokens().First(static token => token.IsKind(SyntaxKind.IdentifierToken)).ValueText);
            if (node is UsingStatementSyntax or LabeledStatementSyntax or LocalDeclarationStatementSyntax { UsingKeyword.RawKind: not 0 })
                return false;
        }

        // A name of the block that also stands outside of it would mean the local from now on.
        foreach (var token in outer.DescendantTokens())
        {
            if (token.IsKind(SyntaxKind.IdentifierToken) && !statement.Span.Contains(token.Span) && declared.Contains(token.ValueText))
                return false;
        }

        return true;
    }

    /// <summary>Takes away the lines of the statement and its braces, and one level of indentation; false where lines are shared.</summary>
    private static bool TryUnwrap(SolutionEdits edits, UsingStatementSyntax statement, BlockSyntax block)
    {
        var text = statement.SyntaxTree.GetText();
        var header = text.Lines.GetLineFromPosition(statement.SpanStart);
        var open = text.Lines.GetLineFromPosition(block.OpenBraceToken.SpanStart);
        var close = text.Lines.GetLineFromPosition(block.CloseBraceToken.SpanStart);
        var outer = Indentation.Of(statement, text);
        if (!Indentation.IsFirst(statement.SpanStart, text)
            || text.ToString(TextSpan.FromBounds(open.Start, open.End)).Trim() is var opening && !opening.EndsWith("{", StringComparison.Ordinal)
            || text.ToString(TextSpan.FromBounds(close.Start, close.End)).Trim() != "}")
        {
            return false;
        }

        edits.Change(statement.SyntaxTree, new TextChange(TextSpan.FromBounds(header.Start, open.EndIncludingLineBreak), ""));
        for (var i = open.LineNumber + 1; i < close.LineNumber; i++)
        {
            var line = text.Lines[i];
            var content = text.ToString(line.Span);
            if (content.Trim().Length == 0 || content.TrimStart()[0] == '#' || Indentation.IsInText(line.Start, block))
                continue;
            var indentation = content.Length - content.TrimStart().Length;
            var less = indentation > outer.Length && content.StartsWith(outer, StringComparison.Ordinal)
                ? content[outer.Length] == '\t' ? 1 : Math.Min(4, indentation - outer.Length)
                : 0;
            if (less == 0)
                return false;
            edits.Change(statement.SyntaxTree, new TextChange(new TextSpan(line.Start + outer.Length, less), ""));
        }

        edits.Change(statement.SyntaxTree, new TextChange(TextSpan.FromBounds(close.Start, close.EndIncludingLineBreak), ""));
        return true;
    }
}
