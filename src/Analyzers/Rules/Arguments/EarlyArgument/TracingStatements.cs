using System.Collections.Immutable;
using System.Runtime.CompilerServices;
using Allocations.Analyzers.Flow;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Arguments.EarlyArgument;

/// <summary>
/// The statements of a block that leave a trace other than in variables. Of a test that leaves the block, its condition counts. Each block is read once.
/// </summary>
internal sealed class TracingStatements
{
    private static readonly ConditionalWeakTable<BlockSyntax, TracingStatements> OfBlocks = new();

    private readonly ImmutableArray<int> _starts;

    private TracingStatements(BlockSyntax block, SemanticModel model, CancellationToken cancellationToken)
    {
        var starts = ImmutableArray.CreateBuilder<int>();
        foreach (var statement in block.Statements)
        {
            var runs = LeavingTests.Is(statement) ? ((IfStatementSyntax)statement).Condition : (SyntaxNode)statement;
            if (!IsQuiet(runs, model, cancellationToken))
                starts.Add(statement.SpanStart);
        }

        _starts = starts.ToImmutable();
    }

    /// <summary>
    /// Whether such a statement stands in a block before one of its parts, and after a statement of the block or of one around it.
    /// </summary>
    public static bool AreBetween(
        StatementSyntax one, SyntaxNode other, BlockSyntax block, SemanticModel model, CancellationToken cancellationToken) =>
        StatementStarts.AnyBetween(OfBlocks.GetValue(block, key => new TracingStatements(key, model, cancellationToken))._starts, one, other);

    /// <summary>Whether a statement or condition leaves no trace but in variables.</summary>
    public static bool IsQuiet(SyntaxNode node, SemanticModel model, CancellationToken cancellationToken)
    {
        if (model.GetOperation(node, cancellationToken) is not { } operation)
            return false;
        foreach (var part in operation.DescendantsAndSelf())
        {
            if (part is IInvocationOperation call ? !QuietOperations.AllowCall(call, OwnedLocals.None) : !QuietOperations.Allow(part, OwnedLocals.None))
                return false;
        }

        return true;
    }
}
