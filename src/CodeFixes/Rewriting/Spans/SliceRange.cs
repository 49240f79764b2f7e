using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.CodeFixes.Rewriting.Spans;

/// <summary>Determines whether an offset and a count are known to lie within an array.</summary>
/// <param name="model">The model of the tree.</param>
/// <param name="length">The length of the array where it is constant.</param>
/// <param name="array">The name of the array.</param>
/// <param name="cancellationToken">Stops the work.</param>
/// <param name="size">The length as the array was made with it, where that means the same wherever the array is used; or null.</param>
internal sealed class SliceRange(SemanticModel model, int? length, string array, CancellationToken cancellationToken, ExpressionSyntax? size = null)
{
    /// <summary>Whether the part is certain to be in range and holds at least so many elements. A null start is 0, a null count is the rest.</summary>
    public bool IsKnown(ExpressionSyntax? start, ExpressionSyntax? count, int least)
    {
        if (IsWhole(start, count))
            return length is null ? least == 0 : length >= least;
        if (length is not { } all || (start is null ? 0 : Constant(start)) is not { } from || from < 0 || from > all)
            return false;
        return (count is null ? all - from : Constant(count)) is { } elements && elements >= least && elements <= all - from;
    }

    /// <summary>Whether the part is the whole array.</summary>
    public bool IsWhole(ExpressionSyntax? start, ExpressionSyntax? count) =>
        (start is null || Constant(start) == 0) && (count is null || IsLength(count) || (length is { } all && Constant(count) == all));

    private bool IsLength(ExpressionSyntax count) =>
        (count is MemberAccessExpressionSyntax { Name.Identifier.ValueText: "Length", Expression: IdentifierNameSyntax name }
            && name.Identifier.ValueText == array)
        || (size is not null && SyntaxFactory.AreEquivalent(count, size));

    private int? Constant(ExpressionSyntax expression) =>
        model.GetConstantValue(expression, cancellationToken) is { HasValue: true, Value: int value } ? value : null;
}
