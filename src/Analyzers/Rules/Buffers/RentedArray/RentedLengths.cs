using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Rules.Buffers.RentedArray;

/// <summary>Determines whether the length of a rented array stands for the length that was asked for.</summary>
internal static class RentedLengths
{
    /// <summary>
    /// Whether <paramref name="length"/> is the count of a call that reads the array, the size of a copy, a result, or the bound of a loop that
    /// reads elements or fills them from elsewhere.
    /// </summary>
    public static bool StandsForRequested(MemberAccessExpressionSyntax length, string array, SemanticModel model, CancellationToken cancellationToken)
    {
        switch (length.Parent)
        {
            case ReturnStatementSyntax or ArrowExpressionClauseSyntax:
            case ArrayRankSpecifierSyntax:
                return true;
            case BinaryExpressionSyntax { Parent: ForStatementSyntax loop } bound when loop.Condition == bound:
                return !MayLeave(loop) && ReadsByIndex(loop, bound, array);
            case ArgumentSyntax { Parent: ArgumentListSyntax list } argument:
                return IsCountOfReading(list, argument, array, model, cancellationToken);
            default:
                return false;
        }
    }

    /// <summary>Whether a loop may end before its bound: where the items that count end, for all that is known.</summary>
    public static bool MayLeave(StatementSyntax loop) =>
        !MemberIndex.Own(FlowNode.Break, loop).IsEmpty || !MemberIndex.Own(FlowNode.Return, loop).IsEmpty || !MemberIndex.Own(FlowNode.Goto, loop).IsEmpty;

    private static bool ReadsByIndex(ForStatementSyntax loop, BinaryExpressionSyntax bound, string array)
    {
        if (bound.Left is not IdentifierNameSyntax index)
            return false;
        foreach (var node in loop.Statement.DescendantNodes())
        {
            if (node is ElementAccessExpressionSyntax { Expression: IdentifierNameSyntax name } element && name.Identifier.ValueText == array
                && element.ArgumentList.DescendantNodes().Any(inner => inner is IdentifierNameSyntax used
                    && used.Identifier.ValueText == index.Identifier.ValueText)
                && !(element.Parent is AssignmentExpressionSyntax { RawKind: (int)SyntaxKind.SimpleAssignmentExpression } assignment
                    && assignment.Left == element
                    && !assignment.Right.DescendantNodesAndSelf().Any(static value => value is ElementAccessExpressionSyntax)))
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>Whether the argument is the count of a call that gets the array as well and has an overload for read-only spans.</summary>
    private static bool IsCountOfReading(
        ArgumentListSyntax list, ArgumentSyntax argument, string array, SemanticModel model, CancellationToken cancellationToken)
    {
        if (list.Parent is not ExpressionSyntax call || model.GetSymbolInfo(call, cancellationToken).Symbol is not IMethodSymbol method
            || list.Arguments.Count > method.Parameters.Length)
        {
            return false;
        }

        var receiver = call is InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax access } && !method.IsStatic
            ? model.GetTypeInfo(access.Expression, cancellationToken).Type
            : null;
        var count = method.Parameters[list.Arguments.IndexOf(argument)];
        if (!SpanOverloads.IsCount(count))
            return false;
        for (var i = 0; i < list.Arguments.Count; i++)
        {
            if (list.Arguments[i].Expression is IdentifierNameSyntax name && name.Identifier.ValueText == array
                && method.Parameters[i].Type is IArrayTypeSymbol)
            {
                return SpanOverloads.Find(method, i, receiver, model.Compilation, model.Compilation.Assembly) is { IsReadOnly: true }
                    || method.Name is "WriteAsync" or "SendAsync" or "BeginWrite" or "BeginSend" or "TransformBlock" or "TransformFinalBlock" or "ComputeHash"
                    || RentedCallees.IsCountOfReading(method, method.Parameters[i], model.Compilation, cancellationToken);
            }
        }

        return false;
    }
}
