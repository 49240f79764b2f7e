using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Heat;

/// <summary>Answers which parts of the syntax run repeatedly, and which lambdas do.</summary>
internal static class Loops
{
    /// <summary>
    /// Whether <paramref name="child"/> is the part of <paramref name="parent"/> that a loop repeats. What a header evaluates once, such as
    /// the sequence of a <c>foreach</c> or the initialiser of a <c>for</c>, is not in the loop.
    /// </summary>
    public static bool RunsRepeatedly(SyntaxNode child, SyntaxNode parent) => parent switch
    {
        ForStatementSyntax loop => child == loop.Statement || child == loop.Condition || IsIncrementor(child, loop),
        CommonForEachStatementSyntax loop => child == loop.Statement,
        WhileStatementSyntax loop => child == loop.Statement || child == loop.Condition,
        DoStatementSyntax => true,
        FromClauseSyntax clause => clause.Parent is QueryBodySyntax && child == clause.Expression,
        WhereClauseSyntax or LetClauseSyntax or SelectClauseSyntax or GroupClauseSyntax or OrderingSyntax => true,
        JoinClauseSyntax join => child == join.LeftExpression || child == join.RightExpression,
        _ => false,
    };

    /// <summary>Whether a node is a loop statement.</summary>
    public static bool IsLoop(SyntaxNode node) =>
        node is ForStatementSyntax or CommonForEachStatementSyntax or WhileStatementSyntax or DoStatementSyntax;

    /// <summary>
    /// The heat of a lambda that its callee runs once for each element of a sequence; null where nothing is known about when it runs.
    /// </summary>
    public static PlaceHeat? OfLambda(AnonymousFunctionExpressionSyntax lambda, SemanticModel model, CancellationToken cancellationToken) =>
        OfDelegate(lambda, model, cancellationToken);

    /// <inheritdoc cref="OfLambda"/>
    public static PlaceHeat? OfDelegate(ExpressionSyntax function, SemanticModel model, CancellationToken cancellationToken)
    {
        if (function.Parent is not ArgumentSyntax { Parent.Parent: InvocationExpressionSyntax invocation }
            || model.GetSymbolInfo(invocation, cancellationToken).Symbol is not IMethodSymbol method
            || !RunsItsDelegatePerElement(method))
        {
            return null;
        }

        return PlaceHeat.Hot((function is AnonymousFunctionExpressionSyntax ? "in a lambda that '" : "by '") + method.Name + (function is AnonymousFunctionExpressionSyntax ? "' runs for each element" : "' for each element"));
    }

    /// <summary>Whether a lambda is invoked where it stands, so that its body has the heat of that place.</summary>
    public static bool RunsInPlace(AnonymousFunctionExpressionSyntax lambda) =>
        lambda.Parent is ParenthesizedExpressionSyntax { Parent: CastExpressionSyntax { Parent: ParenthesizedExpressionSyntax { Parent: InvocationExpressionSyntax } } };

    private static bool IsIncrementor(SyntaxNode child, ForStatementSyntax loop)
    {
        foreach (var incrementor in loop.Incrementors)
        {
            if (incrementor == child)
                return true;
        }

        return false;
    }

    private static bool RunsItsDelegatePerElement(IMethodSymbol method)
    {
        var type = method.ContainingType;
        return type is not null && type.ContainingNamespace?.ToDisplayString() switch
        {
            "System.Linq" => type.Name is "Enumerable" or "ParallelEnumerable" or "AsyncEnumerable",
            "System.Threading.Tasks" => type.Name == "Parallel" && method.Name is "For" or "ForEach" or "ForAsync" or "ForEachAsync",
            "System.Collections.Generic" => type.Name is "List" or "HashSet" or "SortedSet",
            "System.Collections.Immutable" => true,
            "System" => type.SpecialType == SpecialType.System_Array || type.Name is "MemoryExtensions",
            _ => false,
        };
    }
}
