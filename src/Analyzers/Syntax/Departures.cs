using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Syntax;

/// <summary>Determines whether control can leave a list of statements on another way than by its end.</summary>
internal static class Departures
{
    /// <summary>Whether a statement does nothing but return.</summary>
    public static bool OnlyReturns(StatementSyntax statement) =>
        statement is ReturnStatementSyntax || (statement is BlockSyntax { Statements: { Count: 1 } statements } && statements[0] is ReturnStatementSyntax);

    /// <summary>Whether all that follows a statement of a list, from it on, ends in a <c>throw</c>, and nothing leaves before.</summary>
    public static bool EndInThrow(SyntaxList<StatementSyntax> statements, StatementSyntax first) =>
        statements[statements.Count - 1] is ThrowStatementSyntax && !MayLeave(statements, first);

    /// <summary>Whether a statement from <paramref name="first"/> on returns, yields or jumps. Functions that are only declared do not count.</summary>
    public static bool MayLeave(SyntaxList<StatementSyntax> statements, StatementSyntax first) => MayLeave(first, statements[statements.Count - 1].Span.End);

    /// <summary>Whether a statement of a list returns, yields or jumps, or one after it that begins before a position.</summary>
    public static bool MayLeave(StatementSyntax first, int end)
    {
        var list = first.Parent!;
        return Has(FlowNode.Return) || Has(FlowNode.Break) || Has(FlowNode.Continue) || Has(FlowNode.Goto) || Has(FlowNode.Yield);

        bool Has(FlowNode kind)
        {
            foreach (var node in MemberIndex.Own(kind, list, first.SpanStart))
                return node.SpanStart < end;
            return false;
        }
    }
}
