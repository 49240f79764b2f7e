using Allocations.Analyzers.Rules.Time.WidenedProduct;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.CodeFixes.Rules.Time.WidenedProduct;

/// <summary>ALLOC703. Makes the first multiplication one of <c>long</c>, so that all that follow are.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(WidenedProductCodeFix))]
public sealed class WidenedProductCodeFix() : AllocationCodeFix("ALLOC703")
{
    private protected override Task<IReadOnlyList<Fix>> PlanAsync(FixRequest request, CancellationToken cancellationToken) =>
        Task.FromResult<IReadOnlyList<Fix>>(Plan(request, cancellationToken) is { } fix ? [fix] : []);

    private static Fix? Plan(FixRequest request, CancellationToken cancellationToken)
    {
        if (request.Node is not BinaryExpressionSyntax product || FirstOf(product, request.Model, cancellationToken) is not { } first)
            return null;
        var edits = new SolutionEdits(request.Solution);
        var constant = first.Right is LiteralExpressionSyntax ? first.Right : first.Left;
        if (constant is LiteralExpressionSyntax literal)
        {
            // A digit is followed by the letter; another suffix says another type.
            if (literal.Token.Value is not int)
                return null;
            edits.Replace(literal, static node => SyntaxFactory.ParseExpression(node.Token.Text + "L").WithTriviaFrom(node));
        }
        else
        {
            var wide = SyntaxFactory.PredefinedType(SyntaxFactory.Token(SyntaxKind.LongKeyword));
            edits.Replace(
                first.Left, node => SyntaxFactory.CastExpression(wide, OperandSyntax.AsPrimary(node.WithoutTrivia())).WithTriviaFrom(node));
        }

        if (CallAround(product) is { } call && request.Model.GetSymbolInfo(call, cancellationToken).Symbol is { } called)
            edits.Mark(call, ExpectedSymbols.Mark([called]));
        return new FixBuilder(edits, "Multiply as 'long'", "Long").MayDiffer("a product that overflowed is computed in full").Build();
    }

    /// <summary>The multiplication that is done first; null where another one is done beside it.</summary>
    private static BinaryExpressionSyntax? FirstOf(BinaryExpressionSyntax product, SemanticModel model, CancellationToken cancellationToken)
    {
        for (var first = product; ; )
        {
            if (IsProduct(first.Right))
                return null;
            if (!IsProduct(first.Left))
                return first;
            first = (BinaryExpressionSyntax)Bare(first.Left);
        }

        bool IsProduct(ExpressionSyntax factor) =>
            Bare(factor) is BinaryExpressionSyntax inner && model.GetOperation(inner, cancellationToken) is { ConstantValue.HasValue: false } operation
                && Product.Is(operation);
    }

    private static ExpressionSyntax Bare(ExpressionSyntax expression) =>
        expression is ParenthesizedExpressionSyntax parenthesized ? Bare(parenthesized.Expression) : expression;

    private static SyntaxNode? CallAround(ExpressionSyntax product)
    {
        ExpressionSyntax whole = product;
        while (whole.Parent is ParenthesizedExpressionSyntax outer)
            whole = outer;
        return whole.Parent is ArgumentSyntax argument ? ExpectedSymbols.CallOf(argument) : null;
    }
}
