using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Arguments.EarlyArgument;

/// <summary>What decides that a local is made on more paths than read it.</summary>
internal enum EarlyReason
{
    /// <summary>One branch alone mentions it.</summary>
    OneBranch,

    /// <summary>A test before its first mention leaves.</summary>
    Guard,

    /// <summary>A branch replaces it first.</summary>
    Replaced,
}

/// <summary>An object, array or text in a local that some path makes and does not read.</summary>
/// <param name="Declaration">The declaration of the local.</param>
/// <param name="Local">The local.</param>
/// <param name="Reason">Why a path does not read it.</param>
/// <param name="Need">The first statement that needs it, before which it could be declared; the test where a branch replaces it.</param>
/// <param name="MayFail">Whether making it may fail.</param>
internal sealed record EarlyLocal(LocalDeclarationStatementSyntax Declaration, ILocalSymbol Local, EarlyReason Reason, StatementSyntax Need, bool MayFail)
{
    /// <summary>Whether an operation may be such a value. Cheap enough for every text and creation.</summary>
    public static bool MayBe(IOperation operation) =>
        operation is { Type.IsReferenceType: true, ConstantValue.HasValue: false }
        && operation.Around(Through.BuiltInImplicit).Parent is IVariableInitializerOperation
        {
            Parent: IVariableDeclaratorOperation { Symbol.RefKind: RefKind.None },
        };

    /// <summary>The local that an operation is made for; null where every path reads it, or where it matters when it is made.</summary>
    public static EarlyLocal? Of(IOperation creation, CancellationToken cancellationToken)
    {
        if (!MayBe(creation) || creation.Around(Through.BuiltInImplicit).Parent is not { Parent: IVariableDeclaratorOperation { Symbol: var local } declarator }
            || declarator.Syntax.Parent is not VariableDeclarationSyntax
            {
                Variables.Count: 1, Parent: LocalDeclarationStatementSyntax { UsingKeyword.RawKind: 0, Parent: BlockSyntax block } declaration,
            }
            || (UnseenCreation.Is(creation) is var isUnseen && !isUnseen && !LaterValue.MayBe(creation)))
        {
            return null;
        }

        var mentions = VariableOperations.Of(local, creation);
        if (mentions.Count < 2 || !MemberIndex.Own(FlowNode.Label, References.FunctionOf(declaration)).IsEmpty)
            return null;
        if (FirstIn(block, mentions) is not { } first)
            return null;
        var found = first is IfStatementSyntax test ? OfTest(test, mentions) : null;
        if (found is null && LeavingTests.AreBetween(declaration, first, block) && !Replaces(first, mentions))
            found = (EarlyReason.Guard, first);
        return found is { Reason: var reason, Need: var need }
            && UnseenCreation.IsSameAt(need, creation) && (isUnseen || LaterValue.IsSameAt(need, creation, declaration, cancellationToken))
            ? new EarlyLocal(declaration, local, reason, need, MayFail: creation is IInvocationOperation)
            : null;
    }

    /// <summary>Why a path through a test does not read a local that the test is the first to mention.</summary>
    private static (EarlyReason Reason, StatementSyntax Need)? OfTest(IfStatementSyntax test, IReadOnlyList<IOperation> mentions)
    {
        if (Count(test.Condition, mentions) > 0)
            return null;
        var isReplaced = false;
        for (var part = test; ;)
        {
            if (AreAllIn(part.Statement, mentions))
                return OfBranch(part.Statement, mentions);
            isReplaced |= Replaces(FirstIn(part.Statement, mentions), mentions);
            switch (part.Else?.Statement)
            {
                case IfStatementSyntax next when Count(next.Condition, mentions) == 0:
                    part = next;
                    continue;
                case { } last when AreAllIn(last, mentions):
                    return OfBranch(last, mentions);
                case { } last:
                    isReplaced |= Replaces(FirstIn(last, mentions), mentions);
                    break;
                default:
                    break;
            }

            return isReplaced ? (EarlyReason.Replaced, test) : null;
        }
    }

    private static (EarlyReason Reason, StatementSyntax Need)? OfBranch(StatementSyntax branch, IReadOnlyList<IOperation> mentions) =>
        FirstIn(branch, mentions) is { } need && !Replaces(need, mentions) ? (EarlyReason.OneBranch, need) : null;

    /// <summary>
    /// The statement of a block that mentions the local first; the branch itself where it is no block, and null where it has no mention but the declaration.
    /// </summary>
    private static StatementSyntax? FirstIn(StatementSyntax branch, IReadOnlyList<IOperation> mentions)
    {
        var first = default(SyntaxNode);
        foreach (var mention in mentions)
        {
            if (mention is not IVariableDeclaratorOperation && branch.Span.Contains(mention.Syntax.Span)
                && (first is null || mention.Syntax.SpanStart < first.SpanStart))
            {
                first = mention.Syntax;
            }
        }

        while (branch is BlockSyntax && first is not null && first.Parent != branch)
            first = first.Parent;
        return branch is BlockSyntax ? first as StatementSyntax : first is null ? null : branch;
    }

    private static bool Replaces(StatementSyntax? statement, IReadOnlyList<IOperation> mentions) =>
        statement is ExpressionStatementSyntax
        {
            Expression: AssignmentExpressionSyntax { RawKind: (int)SyntaxKind.SimpleAssignmentExpression, Left: IdentifierNameSyntax left, Right: var right },
        }
        && Count(left, mentions) == 1 && Count(right, mentions) == 0;

    /// <summary>Whether a node holds all mentions but the declarator.</summary>
    private static bool AreAllIn(SyntaxNode node, IReadOnlyList<IOperation> mentions) => Count(node, mentions) == mentions.Count - 1;

    private static int Count(SyntaxNode node, IReadOnlyList<IOperation> mentions)
    {
        var count = 0;
        foreach (var mention in mentions)
        {
            if (mention is not IVariableDeclaratorOperation && node.Span.Contains(mention.Syntax.Span))
                count++;
        }

        return count;
    }
}
