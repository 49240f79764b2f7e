using System.Runtime.CompilerServices;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Rules.Delegates;

/// <summary>
/// Determines whether a closure keeps the delegate of a lambda, as the compiler has it where a loop or another lambda lies between the lambda and the scope of
/// its closure, and one of the blocks between them declares a variable. Where no block declares any, the compiler sees no scope between them, and makes the
/// delegate each time.
/// </summary>
internal static class KeptDelegates
{
    // Many lambdas may stand in one long block.
    private static readonly ConditionalWeakTable<BlockSyntax, StrongBox<bool>> OfBlocks = new();

    public static bool AreKept(SyntaxNode lambda, SyntaxNode scope)
    {
        var isRepeated = false;
        var declares = false;
        for (var node = lambda.Parent; node is not null && node != scope && !IsBodyOf(scope, node); node = node.Parent)
        {
            isRepeated |= Loops.IsLoop(node) || node is AnonymousFunctionExpressionSyntax;
            declares = declares || MayDeclare(node);
        }

        return isRepeated && declares;
    }

    /// <summary>Whether a block is the body of a function, whose parameters and locals are of one scope.</summary>
    private static bool IsBodyOf(SyntaxNode scope, SyntaxNode node) =>
        node is BlockSyntax && node.Parent == scope
        && scope is MemberDeclarationSyntax or AccessorDeclarationSyntax or AnonymousFunctionExpressionSyntax or LocalFunctionStatementSyntax;

    /// <summary>Whether a node may declare variables for what is in it, those that the compiler needs itself included.</summary>
    private static bool MayDeclare(SyntaxNode node) => node switch
    {
        BlockSyntax block => Declares(block),
        ForStatementSyntax loop => loop.Declaration is not null || loop.Initializers.Any(HasDesignation)
            || (loop.Condition is { } until && HasDesignation(until)),
        WhileStatementSyntax loop => HasDesignation(loop.Condition) || HasOwnDesignation(loop.Statement),
        DoStatementSyntax loop => HasOwnDesignation(loop.Statement),
        IfStatementSyntax branches => HasOwnDesignation(branches.Statement),
        ElseClauseSyntax otherwise => HasOwnDesignation(otherwise.Statement),
        ExpressionSyntax => node is AnonymousFunctionExpressionSyntax or QueryExpressionSyntax or SwitchExpressionSyntax,
        TryStatementSyntax => false,
        StatementSyntax => node is not (ExpressionStatementSyntax or ReturnStatementSyntax or LocalDeclarationStatementSyntax),
        CatchClauseSyntax or SwitchSectionSyntax => true,
        _ => false,
    };

    private static bool Declares(BlockSyntax block)
    {
        if (!OfBlocks.TryGetValue(block, out var known))
            known = OfBlocks.GetValue(block, static key => new StrongBox<bool>(key.Statements.Any(DeclaresForBlock)));
        return known.Value;
    }

    private static bool DeclaresForBlock(StatementSyntax statement) =>
        statement is LocalDeclarationStatementSyntax or LocalFunctionStatementSyntax or LabeledStatementSyntax || HasOwnDesignation(statement);

    /// <summary>Whether an expression of a statement declares a variable for the block around it, statements in it aside.</summary>
    private static bool HasOwnDesignation(StatementSyntax statement) => statement is not (BlockSyntax or WhileStatementSyntax) && HasDesignation(statement);

    private static bool HasDesignation(SyntaxNode place)
    {
        foreach (var node in place.DescendantNodes(node => node == place || node is not (StatementSyntax or AnonymousFunctionExpressionSyntax)))
        {
            if (node is VariableDesignationSyntax)
                return true;
        }

        return false;
    }
}
