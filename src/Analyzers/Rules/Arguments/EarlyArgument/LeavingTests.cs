using System.Collections.Immutable;
using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Rules.Arguments.EarlyArgument;

/// <summary>The statements of a block that test something and leave it then. Each block is read once.</summary>
internal sealed class LeavingTests
{
    private static readonly ConditionalWeakTable<BlockSyntax, LeavingTests> OfBlocks = new();

    private readonly ImmutableArray<int> _starts;

    private LeavingTests(BlockSyntax block)
    {
        var starts = ImmutableArray.CreateBuilder<int>();
        foreach (var statement in block.Statements)
        {
            if (Is(statement))
                starts.Add(statement.SpanStart);
        }

        _starts = starts.ToImmutable();
    }

    /// <summary>Whether such a test stands between two statements of a block.</summary>
    public static bool AreBetween(StatementSyntax one, StatementSyntax other, BlockSyntax block) =>
        StatementStarts.AnyBetween(OfBlocks.GetValue(block, static key => new LeavingTests(key))._starts, one, other);

    /// <summary>Whether a statement is such a test.</summary>
    public static bool Is(StatementSyntax statement) => statement is IfStatementSyntax { Else: null, Statement: var guarded } && Leaves(guarded);

    private static bool Leaves(StatementSyntax guarded) =>
        (guarded is BlockSyntax { Statements: { Count: > 0 } statements } ? statements[statements.Count - 1] : guarded)
            is ReturnStatementSyntax or ContinueStatementSyntax or BreakStatementSyntax;
}
