using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rewriting.Spans;

/// <summary>Determines whether a length may be written twice: it has no effect and cannot change in between.</summary>
internal static class RepeatableLength
{
    public static bool Is(ExpressionSyntax length, SemanticModel model, CancellationToken cancellationToken) =>
        IsOfVariables(length, model, cancellationToken) && !RunsOperator(length, model, cancellationToken);

    private static bool IsOfVariables(ExpressionSyntax length, SemanticModel model, CancellationToken cancellationToken) => length switch
    {
        LiteralExpressionSyntax or SizeOfExpressionSyntax => true,
        ParenthesizedExpressionSyntax inner => IsOfVariables(inner.Expression, model, cancellationToken),
        CastExpressionSyntax cast when model.GetTypeInfo(cast.Type, cancellationToken).Type is { SpecialType: not SpecialType.None } =>
            IsOfVariables(cast.Expression, model, cancellationToken),
        BinaryExpressionSyntax binary => binary.Kind() is SyntaxKind.AddExpression or SyntaxKind.SubtractExpression or SyntaxKind.MultiplyExpression
                or SyntaxKind.DivideExpression or SyntaxKind.LeftShiftExpression or SyntaxKind.RightShiftExpression
            && IsOfVariables(binary.Left, model, cancellationToken) && IsOfVariables(binary.Right, model, cancellationToken),
        IdentifierNameSyntax name => IsVariable(name, model, cancellationToken),
        MemberAccessExpressionSyntax { Name.Identifier.ValueText: "Length", Expression: IdentifierNameSyntax source } =>
            HasFixedLength(source, model, cancellationToken),
        _ => model.GetConstantValue(length, cancellationToken).HasValue,
    };

    /// <summary>Whether a type's own operator or conversion computes the length: it may have an effect.</summary>
    private static bool RunsOperator(ExpressionSyntax length, SemanticModel model, CancellationToken cancellationToken) =>
        model.GetConversion(length, cancellationToken).IsUserDefined
        || model.GetOperation(length, cancellationToken)?.DescendantsAndSelf().Any(
            static part => part is IBinaryOperation { OperatorMethod: not null }
                || (part is IConversionOperation conversion && ConversionOperators.RunIn(conversion))) == true;

    /// <summary>Whether a length of type <c>int</c> is not known to be zero or more.</summary>
    public static bool MayBeNegative(ExpressionSyntax length, SemanticModel model, CancellationToken cancellationToken) =>
        length is not MemberAccessExpressionSyntax { Name.Identifier.ValueText: "Length" }
        && model.GetTypeInfo(length, cancellationToken).Type?.SpecialType is not (SpecialType.System_Byte or SpecialType.System_UInt16
            or SpecialType.System_Char);

    // A captured variable may be written by another thread, as a field may.
    private static bool IsVariable(IdentifierNameSyntax name, SemanticModel model, CancellationToken cancellationToken) =>
        model.GetSymbolInfo(name, cancellationToken).Symbol switch
        {
            ILocalSymbol { RefKind: RefKind.None } local => local.IsConst || !References.IsCaptured(name, local, cancellationToken),
            IParameterSymbol { RefKind: RefKind.None } parameter => !References.IsCaptured(name, parameter, cancellationToken),
            IFieldSymbol { IsConst: true } => true,
            _ => false,
        };

    private static bool HasFixedLength(IdentifierNameSyntax source, SemanticModel model, CancellationToken cancellationToken) =>
        model.GetTypeInfo(source, cancellationToken).Type is { } type
        && (type.SpecialType == SpecialType.System_String || type is IArrayTypeSymbol || SpanTypes.IsSpan(type))
        && IsVariable(source, model, cancellationToken);
}
