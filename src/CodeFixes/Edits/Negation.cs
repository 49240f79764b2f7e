using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Edits;

/// <summary>Writes the negation of a condition as people do.</summary>
internal static class Negation
{
    /// <summary>The text of a condition that holds where another does not.</summary>
    /// <param name="body">The other condition.</param>
    /// <param name="value">Its text at the new place, where other names may stand in it.</param>
    /// <param name="model">The model of the other condition.</param>
    /// <param name="cancellationToken">Cancels the questions to the model.</param>
    public static string Of(ExpressionSyntax body, string value, SemanticModel model, CancellationToken cancellationToken)
    {
        // A type that becomes a condition may have a negation of its own.
        if (model.GetTypeInfo(body, cancellationToken) is { Type: var type, ConvertedType.SpecialType: SpecialType.System_Boolean }
            && type?.SpecialType != SpecialType.System_Boolean)
        {
            return "!(bool)(" + value + ")";
        }

        switch (body)
        {
            case PrefixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.LogicalNotExpression } not
                when value.StartsWith("!", StringComparison.Ordinal) && model.GetTypeInfo(not.Operand, cancellationToken).Type?.SpecialType
                    == SpecialType.System_Boolean:
                return value.Substring(1).TrimStart();
            case BinaryExpressionSyntax { RawKind: (int)SyntaxKind.EqualsExpression or (int)SyntaxKind.NotEqualsExpression } comparison
                when IsOfLanguage(comparison, model, cancellationToken)
                    && SyntaxFactory.ParseExpression(value) is BinaryExpressionSyntax written:
                var token = SyntaxFactory.Token(comparison.IsKind(SyntaxKind.EqualsExpression)
                    ? SyntaxKind.ExclamationEqualsToken
                    : SyntaxKind.EqualsEqualsToken);
                return written.WithOperatorToken(token.WithTriviaFrom(written.OperatorToken)).ToFullString();
            case BinaryExpressionSyntax comparison when OppositeOf(comparison.Kind()) is { } opposite && IsWhole(comparison.Left, model, cancellationToken)
                && IsWhole(comparison.Right, model, cancellationToken)
                && SyntaxFactory.ParseExpression(value) is BinaryExpressionSyntax compared:
                return compared.WithOperatorToken(SyntaxFactory.Token(opposite).WithTriviaFrom(compared.OperatorToken)).ToFullString();
            case IsPatternExpressionSyntax test when SyntaxFactory.ParseExpression(value) is IsPatternExpressionSyntax written
                && OppositeOf(written.Pattern, test.SyntaxTree) is { } pattern:
                return written.WithPattern(pattern).ToFullString();
            default:
                return OperandSyntax.IsPrimary(body) ? "!" + value : "!(" + value + ")";
        }
    }

    private static SyntaxKind? OppositeOf(SyntaxKind comparison) => comparison switch
    {
        SyntaxKind.LessThanExpression => SyntaxKind.GreaterThanEqualsToken,
        SyntaxKind.LessThanOrEqualExpression => SyntaxKind.GreaterThanToken,
        SyntaxKind.GreaterThanExpression => SyntaxKind.LessThanEqualsToken,
        SyntaxKind.GreaterThanOrEqualExpression => SyntaxKind.LessThanToken,
        _ => null,
    };

    /// <summary>The pattern that fits where another does not; null where none is as plain.</summary>
    private static PatternSyntax? OppositeOf(PatternSyntax pattern, SyntaxTree tree) => pattern switch
    {
        UnaryPatternSyntax not => not.Pattern,
        RecursivePatternSyntax or ConstantPatternSyntax or DeclarationPatternSyntax
            when ((CSharpParseOptions)tree.Options).LanguageVersion >= LanguageVersion.CSharp9 =>
            SyntaxFactory.UnaryPattern(SyntaxFactory.Token(SyntaxKind.NotKeyword).WithTrailingTrivia(SyntaxFactory.Space), pattern),
        _ => null,
    };

    /// <summary>Whether a value is a whole number or a character; of others, neither comparison may hold.</summary>
    private static bool IsWhole(ExpressionSyntax value, SemanticModel model, CancellationToken cancellationToken) =>
        model.GetTypeInfo(value, cancellationToken).Type?.SpecialType
            is SpecialType.System_Char or (>= SpecialType.System_SByte and <= SpecialType.System_UInt64);

    /// <summary>Whether the language itself compares the values, so that <c>!=</c> is the opposite of <c>==</c>.</summary>
    private static bool IsOfLanguage(BinaryExpressionSyntax comparison, SemanticModel model, CancellationToken cancellationToken) =>
        (IsPlain(comparison.Left, model, cancellationToken) && IsPlain(comparison.Right, model, cancellationToken))
        || (model.GetOperation(comparison, cancellationToken) is IBinaryOperation
            {
                OperatorMethod: null, LeftOperand.Type: { } left, RightOperand.Type: { } right,
            }
            && left.TypeKind != TypeKind.Dynamic && right.TypeKind != TypeKind.Dynamic);

    /// <summary>Whether a value is of a type whose comparison with <c>!=</c> is the opposite of that with <c>==</c>.</summary>
    private static bool IsPlain(ExpressionSyntax value, SemanticModel model, CancellationToken cancellationToken) =>
        model.GetTypeInfo(value, cancellationToken).Type is { } type
            ? type.SpecialType is >= SpecialType.System_Boolean and <= SpecialType.System_String || type.TypeKind == TypeKind.Enum
            : value.IsKind(SyntaxKind.NullLiteralExpression);
}
