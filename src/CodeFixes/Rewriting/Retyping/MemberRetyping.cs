using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.CodeFixes.Rewriting.Retyping;

/// <summary>
/// Plans to declare a private member of type object with the one value type that it holds: the type of the declaration changes, casts that
/// box and unbox go, and whatever may behave differently becomes the reason in the title.
/// </summary>
internal static class MemberRetyping
{
    /// <summary>The rewrite; null when some use needs an object or cannot be seen.</summary>
    public static async Task<Fix?> PlanAsync(Document document, SemanticModel model, ISymbol member, string key, CancellationToken cancellationToken)
    {
        if (MemberDeclaration.TryGet(member, cancellationToken) is not { } declaration
            || await Mentions.OfMemberAsync(document.Project, member, cancellationToken).ConfigureAwait(false) is not { } mentions
            || mentions.Any(static mention => mention.Operation is null))
        {
            return null;
        }

        var initializer = declaration.Initializer is { } clause ? model.GetOperation(clause.Value, cancellationToken) : null;
        if (initializer is { Parent: Microsoft.CodeAnalysis.Operations.IConversionOperation { IsImplicit: true } converted })
            initializer = converted;
        if ((initializer is null && declaration.Initializer is not null)
            || RetypedVariables.TryJudge(member, mentions, initializer, document, cancellationToken) is not { } uses
            || (uses.IsNullable && (uses.CallsMethods || uses.ExchangeTests.Count > 0))
            || (uses.CallsMethods && !RetypedUse.IsSimple(uses.ValueType))
            || (uses.TakesText && RetypedUse.IsMutable(uses.ValueType))
            || (uses.ValueType is ITypeParameterSymbol parameter && !SymbolEqualityComparer.Default.Equals(parameter.ContainingSymbol, member.ContainingType)))
        {
            return null;
        }

        var type = uses.ValueType.WithNullableAnnotation(NullableAnnotation.NotAnnotated).ToMinimalDisplayString(model, declaration.Type.SpanStart)
            + (uses.IsNullable ? "?" : "");
        var edits = new NodeEdits();
        edits.Replace(document, declaration.Type, old => SyntaxFactory.ParseTypeName(type).WithTriviaFrom(old));
        AddEdits(edits, uses, type);
        return await edits.ApplyAsync(document.Project.Solution, cancellationToken).ConfigureAwait(false) is not { } changed
            ? null
            : new Fix($"Declare '{member.Name}' as '{type}'", key, changed)
            {
                DeclaredName = member.Name,
                Difference = RetypingSafety.Difference(member, declaration, uses, model, cancellationToken),
            };
    }

    private static void AddEdits(NodeEdits edits, RetypedVariables uses, string type)
    {
        foreach (var (document, local) in uses.LocalTypes)
            edits.Replace(document, local, old => SyntaxFactory.ParseTypeName(type).WithTriviaFrom(old));
        foreach (var (mention, cast, stays) in uses.Unboxings)
        {
            if (!stays)
                edits.Replace(mention.Document, cast, node => Unboxed((CastExpressionSyntax)node, uses.IsNullable));
        }

        foreach (var (document, outer, inner) in uses.Dropped)
            edits.Replace(document, outer, node => Dropped(node).WithTriviaFrom(node));
        foreach (var (document, name) in uses.TypeArguments)
            edits.Replace(document, name, static node => SyntaxFactory.IdentifierName(((GenericNameSyntax)node).Identifier).WithTriviaFrom(node));
        if (uses.ValueType.SpecialType is SpecialType.System_Double or SpecialType.System_Single)
        {
            foreach (var (document, comparison) in uses.ExchangeTests)
                edits.Replace(document, comparison, node => ComparedByBits((BinaryExpressionSyntax)node, uses.ValueType.SpecialType));
        }
    }

    private static ExpressionSyntax Unboxed(CastExpressionSyntax cast, bool isNullable) =>
        (isNullable
            ? SyntaxFactory.MemberAccessExpression(
                SyntaxKind.SimpleMemberAccessExpression, cast.Expression.WithoutTrivia(), SyntaxFactory.IdentifierName("Value"))
            : cast.Expression).WithTriviaFrom(cast);

    /// <summary>What a cast or an <c>as</c> is applied to.</summary>
    private static ExpressionSyntax Dropped(SyntaxNode node) => node switch
    {
        CastExpressionSyntax cast => Parenthesized(cast.Expression),
        BinaryExpressionSyntax conversion => conversion.Left,
        _ => (ExpressionSyntax)node,
    };

    private static ExpressionSyntax Parenthesized(ExpressionSyntax operand) =>
        operand is ParenthesizedExpressionSyntax { Expression: var inner } ? inner : operand;

    /// <summary>NaN differs from itself as a number, and the exchange compares bits: the test must too, or the loop never ends.</summary>
    private static BinaryExpressionSyntax ComparedByBits(BinaryExpressionSyntax comparison, SpecialType type) =>
        comparison.WithLeft(Bits(comparison.Left, type)).WithRight(Bits(comparison.Right, type));

    private static ExpressionSyntax Bits(ExpressionSyntax number, SpecialType type) =>
        GlobalNames.Simplifiable(SyntaxFactory.ParseExpression(
            "global::System.BitConverter." + (type == SpecialType.System_Double ? "DoubleToInt64Bits" : "SingleToInt32Bits") + "("
            + number.WithoutTrivia().ToFullString() + ")")).WithTriviaFrom(number);
}
