using Allocations.Analyzers.Semantics;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rewriting.Overloads;

/// <summary>How a body that takes an array can become one that takes a span of the same items.</summary>
/// <param name="GuardCount">
/// Leading statements that test arguments: they stay with the array, because a span cannot be null.
/// </param>
/// <param name="ArrayGuards">Which of them test the array itself and so hold for any one item.</param>
/// <param name="CanBeNull">Whether the rest of the body can be given a null array, which then has to fail as it did.</param>
/// <param name="Difference">How a null array behaves differently; null where it does not.</param>
internal sealed record SpanBody(int GuardCount, IReadOnlyList<bool> ArrayGuards, bool CanBeNull, string? Difference)
{
    /// <summary>Whether every guard is about the array.</summary>
    public bool HasOnlyArrayGuards => ArrayGuards.All(static isArray => isArray);

    /// <summary>The split of a body; null when the body keeps, writes or captures the array, or is asynchronous or an iterator.</summary>
    public static SpanBody? Of(IMethodSymbol method, MethodDeclarationSyntax declaration, SemanticModel model, CancellationToken cancellationToken)
    {
        const ParameterUse Reads = ParameterUse.Enumerated | ParameterUse.Indexed | ParameterUse.Measured | ParameterUse.PassedAsSpan;

        var uses = ParameterUses.OfParams(method, model.Compilation, cancellationToken);
        if ((uses & ParameterUse.Other) != 0 || (uses & Reads) == 0)
            return null;
        var array = method.Parameters[method.Parameters.Length - 1];
        var guards = new List<bool>();
        if ((uses & ParameterUse.NullTested) != 0)
        {
            if (declaration.Body is null)
                return null;
            foreach (var statement in declaration.Body.Statements)
            {
                var ofStatement = ParameterUses.Of(array, statement, model, cancellationToken);
                if (!IsGuard(statement, array, model, cancellationToken, out var isAboutArray))
                    break;
                guards.Add(isAboutArray);
                if ((ofStatement & ParameterUse.NullTested) != 0)
                    break;
            }

            if (guards.Count == 0 || !guards[guards.Count - 1])
                return null;
            for (var i = guards.Count; i < declaration.Body.Statements.Count; i++)
            {
                if ((ParameterUses.Of(array, declaration.Body.Statements[i], model, cancellationToken) & ParameterUse.NullTested) != 0)
                    return null;
            }

            return new SpanBody(guards.Count, guards, CanBeNull: false, null);
        }

        // A conversion of null to a span is an empty span: where nothing else is done with the array, that stays as it was.
        if ((uses & ~(ParameterUse.PassedAsSpan | ParameterUse.Named)) == 0)
            return new SpanBody(0, guards, CanBeNull: false, null);
        var body = (SyntaxNode?)declaration.Body ?? declaration.ExpressionBody!;
        var failsFirst = model.GetOperation(body, cancellationToken) is IBlockOperation block && NullFailure.ComesFirst(block.Operations, array);
        return new SpanBody(0, guards, CanBeNull: true, failsFirst ? null : "a null array fails before anything else is done");
    }

    /// <summary>An <c>if</c> that only throws or returns, or a call of <c>ThrowIfNull</c>; <paramref name="isAboutArray"/> when no array of one item is stopped by it.</summary>
    private static bool IsGuard(StatementSyntax statement, IParameterSymbol array, SemanticModel model, CancellationToken cancellationToken, out bool isAboutArray)
    {
        isAboutArray = false;
        if (statement is ExpressionStatementSyntax { Expression: InvocationExpressionSyntax } expression)
        {
            if (model.GetOperation(expression.Expression, cancellationToken) is not IInvocationOperation { TargetMethod: { IsStatic: true, Name: var name } } || !name.StartsWith("Throw", StringComparison.Ordinal))
                return false;
            isAboutArray = ParameterUses.Of(array, statement, model, cancellationToken) is ParameterUse.NullTested or (ParameterUse.NullTested | ParameterUse.Named);
            return true;
        }

        if (statement is not IfStatementSyntax { Else: null } conditional || conditional.Condition.DescendantNodesAndSelf().Any(static node => node is DeclarationExpressionSyntax or SingleVariableDesignationSyntax))
            return false;
        var only = conditional.Statement is BlockSyntax { Statements: { Count: 1 } statements } ? statements[0] : conditional.Statement;
        if (only is not (ThrowStatementSyntax or ReturnStatementSyntax))
            return false;
        isAboutArray = StopsNoItem(conditional.Condition, array, model, cancellationToken);
        return isAboutArray || ParameterUses.Of(array, statement, model, cancellationToken) == ParameterUse.None;
    }

    /// <summary>Whether a condition is false for every array of one item: it asks for null or an empty array and nothing else.</summary>
    private static bool StopsNoItem(ExpressionSyntax condition, IParameterSymbol array, SemanticModel model, CancellationToken cancellationToken)
    {
        switch (condition)
        {
            case ParenthesizedExpressionSyntax parenthesized:
                return StopsNoItem(parenthesized.Expression, array, model, cancellationToken);
            case BinaryExpressionSyntax { RawKind: (int)SyntaxKind.LogicalOrExpression } either:
                return StopsNoItem(either.Left, array, model, cancellationToken) && StopsNoItem(either.Right, array, model, cancellationToken);
            case IsPatternExpressionSyntax { Pattern: ConstantPatternSyntax }:
                return ParameterUses.Of(array, condition, model, cancellationToken) == ParameterUse.NullTested;
            case BinaryExpressionSyntax { RawKind: (int)SyntaxKind.EqualsExpression } equality:
                return ParameterUses.Of(array, condition, model, cancellationToken) == ParameterUse.NullTested
                    || (IsLength(equality.Left, array, model, cancellationToken) && model.GetConstantValue(equality.Right, cancellationToken) is { HasValue: true, Value: 0 });
            case BinaryExpressionSyntax { RawKind: (int)SyntaxKind.LessThanExpression or (int)SyntaxKind.LessThanOrEqualExpression } comparison:
                var most = comparison.IsKind(SyntaxKind.LessThanExpression) ? 1 : 0;
                return IsLength(comparison.Left, array, model, cancellationToken) && model.GetConstantValue(comparison.Right, cancellationToken) is { HasValue: true, Value: int limit } && limit <= most;
            default:
                return false;
        }
    }

    private static bool IsLength(ExpressionSyntax expression, IParameterSymbol array, SemanticModel model, CancellationToken cancellationToken) =>
        expression is MemberAccessExpressionSyntax && ParameterUses.Of(array, expression, model, cancellationToken) == ParameterUse.Measured;
}
