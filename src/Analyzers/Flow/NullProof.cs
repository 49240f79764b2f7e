using Allocations.Analyzers.Options;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Flow;

/// <summary>
/// Determines whether an expression is sure not to be null where it stands. A test, a dereference or a value that cannot be null proves it
/// whatever callers pass; of variables, only locals and parameters are followed, because a field or property may change between the test and
/// the use. With <see cref="NullEvidence.Annotations"/> a <see cref="NullContract"/> proves it too.
/// </summary>
internal readonly struct NullProof(SemanticModel model, NullEvidence evidence, CancellationToken cancellationToken)
{
    /// <summary>Whether an expression cannot be null where it stands.</summary>
    public bool IsNeverNull(ExpressionSyntax expression)
    {
        expression = expression.Plain();
        return IsNonNullValue(expression, model, cancellationToken)
            || (expression is IdentifierNameSyntax name
                && model.GetSymbolInfo(name, cancellationToken).Symbol is ILocalSymbol { RefKind: RefKind.None } or IParameterSymbol { RefKind: RefKind.None }
                && new VariableNullProof(name, model, cancellationToken).Holds())
            || (evidence == NullEvidence.Annotations && new NullContract(model, cancellationToken).Promises(expression));
    }

    /// <summary>Whether callers can be relied on not to pass null for a parameter that the model's tree declares.</summary>
    public bool IsNeverNull(IParameterSymbol parameter) =>
        evidence == NullEvidence.Annotations && new NullContract(model, cancellationToken).Promises(parameter);

    /// <summary>Whether the value of an expression cannot be null wherever it stands.</summary>
    public static bool IsNonNullValue(ExpressionSyntax expression, SemanticModel model, CancellationToken cancellationToken)
    {
        expression = expression.Plain();
        if (model.GetConstantValue(expression, cancellationToken) is { HasValue: true, Value: var constant })
            return constant is not null;
        switch (expression)
        {
            case InterpolatedStringExpressionSyntax or ArrayCreationExpressionSyntax or ImplicitArrayCreationExpressionSyntax:
                return true;
            case BaseObjectCreationExpressionSyntax:
                return !model.GetConversion(expression, cancellationToken).IsUserDefined;
            case BinaryExpressionSyntax { RawKind: (int)SyntaxKind.AddExpression }:
                return IsJoined(expression, model, cancellationToken);
            case BinaryExpressionSyntax { RawKind: (int)SyntaxKind.CoalesceExpression } coalesce:
                return IsNonNullValue(coalesce.Right, model, cancellationToken) && KeepsItsType(coalesce, model, cancellationToken)
                    && !model.GetConversion(coalesce, cancellationToken).IsUserDefined;
            case ElementAccessExpressionSyntax access:
                return model.GetTypeInfo(access.Expression, cancellationToken).Type?.SpecialType == SpecialType.System_String;
            case MemberAccessExpressionSyntax { Name.Identifier.ValueText: nameof(string.Empty) }:
                return model.GetSymbolInfo(expression, cancellationToken).Symbol is IFieldSymbol { ContainingType.SpecialType: SpecialType.System_String };
            case InvocationExpressionSyntax:
                return model.GetSymbolInfo(expression, cancellationToken).Symbol is IMethodSymbol method
                    && (MakesText(method) || IsOfBuilder(method));
            default:
                return false;
        }
    }

    /// <summary>Whether the language itself makes a string of what <c>+</c> or <c>+=</c> joins, which it makes of null as well.</summary>
    public static bool IsJoined(ExpressionSyntax sum, SemanticModel model, CancellationToken cancellationToken) =>
        model.GetSymbolInfo(sum, cancellationToken).Symbol is IMethodSymbol { MethodKind: MethodKind.BuiltinOperator,
            ContainingType.SpecialType: SpecialType.System_String };

    /// <summary>Whether no conversion makes another value of the left one, which may be null.</summary>
    private static bool KeepsItsType(BinaryExpressionSyntax coalesce, SemanticModel model, CancellationToken cancellationToken) =>
        SymbolEqualityComparer.Default.Equals(
            model.GetTypeInfo(coalesce.Left, cancellationToken).Type, model.GetTypeInfo(coalesce, cancellationToken).Type);

    private static bool MakesText(IMethodSymbol method) => method.ReturnType.SpecialType == SpecialType.System_String
        && method.ContainingType?.SpecialType switch
        {
            SpecialType.System_String => method.Name is not ("IsInterned" or "ToString" or "Intern"),
            >= SpecialType.System_Boolean and <= SpecialType.System_Double => method.Name == nameof(ToString),
            _ => false,
        };

    // A builder gives its text, or itself to the next call of a chain.
    private static bool IsOfBuilder(IMethodSymbol method) =>
        method is { IsStatic: false, ReducedFrom: null, ReturnType.IsReferenceType: true } && method.ContainingType.IsStringBuilder();
}
