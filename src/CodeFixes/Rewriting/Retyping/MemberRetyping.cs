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
            || RetypedVariables.TryJudge(member, mentions, initializer, cancellationToken) is not { } uses
            || (uses.IsNullable && (uses.CallsMethods || uses.ExchangeTests.Count > 0))
            || (uses.CallsMethods && !RetypedUse.IsSimple(uses.ValueType))
            || (uses.TakesText && RetypedUse.IsMutable(uses.ValueType))
            || (uses.ValueType is ITypeParameterSymbol parameter && !SymbolEqualityComparer.Default.Equals(parameter.ContainingSymbol, member.ContainingType)))
        {
            return null;
        }

        var type = uses.ValueType.WithNullableAnnotation(NullableAnnotation.NotAnnotated).ToMinimalDisplayString(model, declaration.Type.SpanStart)
            + (uses.IsNullable ? "?" : "");
        var edits = new SolutionEdits(document.Project.Solution);
        edits.Replace(declaration.Type, old => SyntaxFactory.ParseTypeName(type).WithTriviaFrom(old));
        AddEdits(edits, uses, type);
        return new FixBuilder(edits, $"Declare '{member.Name}' as '{type}'", key)
            .MayDiffer(RetypingSafety.Difference(member, declaration, uses, model, cancellationToken))
            .Declares(member.Name)
            .Build();
    }

    private static void AddEdits(SolutionEdits edits, RetypedVariables uses, string type)
    {
        foreach (var local in uses.LocalTypes)
            edits.Replace(local, old => SyntaxFactory.ParseTypeName(type).WithTriviaFrom(old));
        foreach (var (_, cast, stays) in uses.Unboxings)
        {
            if (!stays)
                edits.Replace(cast, node => Unboxed(node, uses.IsNullable));
        }

        foreach (var outer in uses.Dropped)
            edits.Replace(outer, node => Dropped(node).WithTriviaFrom(node));
        foreach (var name in uses.TypeArguments)
            edits.Replace(name, static node => SyntaxFactory.IdentifierName(node.Identifier).WithTriviaFrom(node));
        if (uses.ValueType.SpecialType is SpecialType.System_Double or SpecialType.System_Single)
        {
            foreach (var comparison in uses.ExchangeTests)
                edits.Replace(comparison, node => ComparedByBits(node, uses.ValueType.SpecialType));
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
