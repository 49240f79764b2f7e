using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Syntax;

/// <summary>Determines whether a statement always leaves its block, so that what follows runs only on the other branch.</summary>
internal static class Exits
{
    /// <summary>Whether control never reaches the end of <paramref name="statement"/>.</summary>
    public static bool Always(StatementSyntax statement) => statement switch
    {
        ReturnStatementSyntax or ThrowStatementSyntax or BreakStatementSyntax or ContinueStatementSyntax or GotoStatementSyntax => true,
        YieldStatementSyntax { ReturnOrBreakKeyword.ValueText: "break" } => true,
        BlockSyntax block => block.Statements.Count > 0 && Always(block.Statements[block.Statements.Count - 1]),
        IfStatementSyntax { Else: { } other } conditional => Always(conditional.Statement) && Always(other.Statement),
        ExpressionStatementSyntax { Expression: InvocationExpressionSyntax call } =>
            NameOf(call) is { } name
            && (name.StartsWith("Throw", StringComparison.Ordinal) && !name.StartsWith("ThrowIf", StringComparison.Ordinal) || name is "FailFast" or "Exit"),
        _ => false,
    };

    /// <summary>Whether control leaves a statement elsewhere than at its end, if nothing in it throws.</summary>
    public static bool WhereNothingFails(StatementSyntax statement) => statement switch
    {
        BlockSyntax block => block.Statements.Count > 0 && WhereNothingFails(block.Statements[block.Statements.Count - 1]),
        TryStatementSyntax attempt => WhereNothingFails(attempt.Block),
        UsingStatementSyntax holder => WhereNothingFails(holder.Statement),
        LockStatementSyntax holder => WhereNothingFails(holder.Statement),
        IfStatementSyntax { Else: { } other } conditional => WhereNothingFails(conditional.Statement) && WhereNothingFails(other.Statement),
        _ => Always(statement),
    };

    /// <summary>Whether a loop body may leave its loop early.</summary>
    public static bool Breaks(StatementSyntax body)
    {
        foreach (var node in body.DescendantNodesAndSelf())
        {
            if (node is BreakStatementSyntax or GotoStatementSyntax
                || (node is ContinueStatementSyntax going && Loops.TargetOf(going) is { } loop && loop.SpanStart < body.SpanStart && loop != body.Parent))
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>The name of a called method.</summary>
    public static string? NameOf(InvocationExpressionSyntax call) => call.Expression switch
    {
        SimpleNameSyntax name => name.Identifier.ValueText,
        MemberAccessExpressionSyntax access => access.Name.Identifier.ValueText,
        _ => null,
    };
}
