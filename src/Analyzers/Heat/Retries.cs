using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Heat;

/// <summary>
/// Determines which loops only try a call again until it succeeds, as <c>while (!TryWrite(value, ref position)) Flush();</c> does where a buffer is full. What
/// they repeat normally runs once: the call is handed the same each time, and between two tries the loop only makes room for it or waits. So does
/// <c>for (i = 0; i &lt; 3; i++)</c> that only counts the tries: it ends at once when one has succeeded, and nothing in it takes the next of something.
/// </summary>
internal static class Retries
{
    /// <summary>The most tries that a number limits.</summary>
    private const int MostTries = 16;

    /// <summary>Whether a loop is one of them.</summary>
    public static bool Are(StatementSyntax loop, SemanticModel model, CancellationToken cancellationToken)
    {
        if (loop is ForStatementSyntax counted)
            return CountsTries(counted, model, cancellationToken);
        var condition = loop switch
        {
            WhileStatementSyntax repeated => repeated.Condition,
            DoStatementSyntax repeated => repeated.Condition,
            _ => null,
        };
        return condition is not null && FailedCall(condition) is { } call && CalledName.Of(call) is { Identifier.ValueText: var name }
            && name.Length > 3 && name.StartsWith("Try", StringComparison.Ordinal) && char.IsUpper(name[3])
            && Loops.BodyOf(loop) is { } body
            && IsHandedTheSame(call, body, out var hasInput, model, cancellationToken) && (hasInput ? OnlyCalls(body) : OnlyWaits(body));
    }

    /// <summary>
    /// Whether a <c>for</c> does nothing with its counter but compare it with a small number, and its own statements leave it under a condition. A loop that
    /// reads something, goes on in a list, or counts something else has another item each time.
    /// </summary>
    private static bool CountsTries(ForStatementSyntax loop, SemanticModel model, CancellationToken cancellationToken) =>
        loop is
        {
            Declaration.Variables: { Count: 1 } variables,
            Condition: BinaryExpressionSyntax
            {
                RawKind: (int)SyntaxKind.LessThanExpression or (int)SyntaxKind.LessThanOrEqualExpression,
                Left: IdentifierNameSyntax { Identifier.ValueText: var compared },
                Right: var most,
            },
            Statement: BlockSyntax body,
        }
        && variables[0].Identifier.ValueText == compared
        && MemberIndex.Names(compared, body).IsEmpty
        && LeavesUnderCondition(body)
        && !GoesOn(body)
        && model.GetConstantValue(most, cancellationToken).Value is int and <= MostTries;

    /// <summary>Whether a branch of a statement in a block leaves the loop around it when all before has gone well.</summary>
    private static bool LeavesUnderCondition(BlockSyntax block) => block.Statements.Any(static statement => statement switch
    {
        IfStatementSyntax choice => Succeeds(choice.Statement) || (choice.Else is { Statement: { } other } && Succeeds(other)),
        TryStatementSyntax { Block: var tried } => LeavesUnderCondition(tried) || Succeeds(tried),
        _ => false,
    });

    private static bool Succeeds(StatementSyntax branch) => branch switch
    {
        BlockSyntax { Statements: { Count: > 0 } statements } => Succeeds(statements[statements.Count - 1]),
        _ => branch is BreakStatementSyntax or ReturnStatementSyntax,
    };

    /// <summary>Whether a body takes the next of something, keeps something of each iteration, or writes a variable that depends on what it was.</summary>
    private static bool GoesOn(BlockSyntax body)
    {
        foreach (var node in body.DescendantNodes())
        {
            switch (node)
            {
                case PostfixUnaryExpressionSyntax { RawKind: not (int)SyntaxKind.SuppressNullableWarningExpression }:
                case PrefixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.PreIncrementExpression or (int)SyntaxKind.PreDecrementExpression }:
                case AssignmentExpressionSyntax assignment when !assignment.IsKind(SyntaxKind.SimpleAssignmentExpression) || IsOfItself(assignment):
                case InvocationExpressionSyntax call when CalledName.Of(call) is { Identifier.ValueText: var name } && (IsNext(name) || Keeps(name)):
                    return true;
            }
        }

        return false;
    }

    private static bool Keeps(string method) =>
        method.StartsWith("Add", StringComparison.Ordinal) || method.StartsWith("Append", StringComparison.Ordinal)
        || method.StartsWith("Write", StringComparison.Ordinal) || method is "Push" or "Enqueue" or "Insert";

    private static bool IsOfItself(AssignmentExpressionSyntax assignment) =>
        assignment.Left is IdentifierNameSyntax { Identifier.ValueText: var written } && !MemberIndex.Names(written, assignment.Right).IsEmpty;

    /// <summary>The call whose failure a condition is: <c>!call</c>, <c>call == false</c>, <c>call is false</c>, also awaited.</summary>
    private static InvocationExpressionSyntax? FailedCall(ExpressionSyntax condition) => condition switch
    {
        ParenthesizedExpressionSyntax inner => FailedCall(inner.Expression),
        PrefixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.LogicalNotExpression, Operand: var tried } => Call(tried),
        BinaryExpressionSyntax { RawKind: (int)SyntaxKind.EqualsExpression, Right.RawKind: (int)SyntaxKind.FalseLiteralExpression, Left: var tried } =>
            Call(tried),
        IsPatternExpressionSyntax { Pattern: ConstantPatternSyntax { Expression.RawKind: (int)SyntaxKind.FalseLiteralExpression }, Expression: var tried } =>
            Call(tried),
        _ => null,
    };

    private static InvocationExpressionSyntax? Call(ExpressionSyntax tried) => tried switch
    {
        ParenthesizedExpressionSyntax inner => Call(inner.Expression),
        AwaitExpressionSyntax waiting => Call(waiting.Expression),
        _ => tried as InvocationExpressionSyntax,
    };

    /// <summary>
    /// Whether nothing in the loop writes what the call is asked of or handed, other than by reference, and nothing there is taken from a reader or a queue.
    /// An object that the body has to do with may tell something else afterwards; an array or a text is the same.
    /// </summary>
    /// <param name="call">The call.</param>
    /// <param name="body">The body of the loop.</param>
    /// <param name="hasInput">Whether the call is handed a variable.</param>
    /// <param name="model">The model of the file.</param>
    /// <param name="cancellationToken">Ends the question.</param>
    private static bool IsHandedTheSame(
        InvocationExpressionSyntax call, StatementSyntax body, out bool hasInput, SemanticModel model, CancellationToken cancellationToken)
    {
        hasInput = false;
        if (CalledName.Of(call)!.Parent is MemberAccessExpressionSyntax { Expression: var receiver } && IsAnyWritten(receiver))
            return false;
        foreach (var argument in call.ArgumentList.Arguments)
        {
            if (!argument.RefKindKeyword.IsKind(SyntaxKind.None) && !argument.RefKindKeyword.IsKind(SyntaxKind.InKeyword))
                continue;
            foreach (var name in NamesIn(argument.Expression))
            {
                if (name.Parent is InvocationExpressionSyntax
                    || (name.Parent is MemberAccessExpressionSyntax access && access.Name == name && access.Parent is InvocationExpressionSyntax))
                {
                    if (IsNext(name.Identifier.ValueText))
                        return false;
                }
                else if (model.GetSymbolInfo(name, cancellationToken).Symbol is { Kind: SymbolKind.Local or SymbolKind.Parameter or SymbolKind.Field } variable)
                {
                    if (IsWritten(name, call) || IsWritten(name, body) || (!MemberIndex.Names(name.Identifier.ValueText, body).IsEmpty && !IsPlain(variable)))
                        return false;
                    hasInput |= variable is not IFieldSymbol { IsConst: true };
                }
            }
        }

        return true;

        bool IsAnyWritten(ExpressionSyntax part) => NamesIn(part).Any(name => IsWritten(name, body));
    }

    private static IEnumerable<IdentifierNameSyntax> NamesIn(ExpressionSyntax part) => part.DescendantNodesAndSelf().OfType<IdentifierNameSyntax>();

    private static bool IsWritten(IdentifierNameSyntax name, SyntaxNode scope)
    {
        foreach (var mention in MemberIndex.Names(name.Identifier.ValueText, scope))
        {
            if (NameIndex.WriteOf(mention) is not null)
                return true;
        }

        return false;
    }

    /// <summary>Whether a variable holds a number, a text, an array or memory, which a call of the body does not advance.</summary>
    private static bool IsPlain(ISymbol variable) =>
        variable switch { ILocalSymbol local => local.Type, IParameterSymbol parameter => parameter.Type, _ => ((IFieldSymbol)variable).Type }
            is { IsValueType: true } or { SpecialType: SpecialType.System_String } or IArrayTypeSymbol or IPointerTypeSymbol;

    private static bool IsNext(string method) => LoopLengths.Takes(method) || method.StartsWith("Next", StringComparison.Ordinal);

    /// <summary>Whether a statement does no more than call something, store the result, or leave under a condition, and takes nothing from a queue.</summary>
    private static bool OnlyCalls(StatementSyntax statement) => statement switch
    {
        BlockSyntax block => block.Statements.All(OnlyCalls),
        IfStatementSyntax choice => OnlyCalls(choice.Statement) && (choice.Else is null || OnlyCalls(choice.Else.Statement)) && !Takes(choice.Condition),
        ExpressionStatementSyntax { Expression: var expression } => !Takes(expression),
        _ => statement is EmptyStatementSyntax || Exits.Always(statement),
    };

    private static bool Takes(ExpressionSyntax expression) => expression.DescendantNodesAndSelf().Any(static node =>
        node is AnonymousFunctionExpressionSyntax
        || (node is InvocationExpressionSyntax call && CalledName.Of(call) is { } name && IsNext(name.Identifier.ValueText)
            && !IsWaitFor(name.Identifier.ValueText)));

    private static bool OnlyWaits(StatementSyntax statement) => statement switch
    {
        BlockSyntax block => block.Statements.All(OnlyWaits),
        IfStatementSyntax { Else: null } choice => OnlyWaits(choice.Statement),
        ExpressionStatementSyntax { Expression: AwaitExpressionSyntax { Expression: var awaited } } =>
            Call(awaited) is not { } call || CalledName.Of(call) is not { } name || !IsNext(name.Identifier.ValueText) || IsWaitFor(name.Identifier.ValueText),
        ExpressionStatementSyntax { Expression: InvocationExpressionSyntax call } =>
            CalledName.Of(call)?.Identifier.ValueText is { } name
            && (IsWaitFor(name) || name is "ThrowIfCancellationRequested" || name.StartsWith("Sleep", StringComparison.Ordinal)
                || name.StartsWith("Spin", StringComparison.Ordinal) || name.StartsWith("Yield", StringComparison.Ordinal)),
        _ => statement is EmptyStatementSyntax || Exits.Always(statement),
    };

    private static bool IsWaitFor(string name) => name.StartsWith("Wait", StringComparison.Ordinal);
}
