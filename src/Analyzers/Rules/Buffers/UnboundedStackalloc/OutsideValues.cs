using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Rules.Buffers.UnboundedStackalloc;

/// <summary>
/// Determines whether a number comes from outside the project, so that no code of the project can be relied on to bound it: from a parameter that callers
/// outside give, or from what the framework reads.
/// </summary>
internal static class OutsideValues
{
    private const int MostLocals = 8;

    /// <summary>Whether such a value has a part in an expression, through the initialisers of locals.</summary>
    public static bool Decide(ExpressionSyntax expression, SemanticModel model, CancellationToken cancellationToken) =>
        Decide(expression, model, MostLocals, cancellationToken);

    /// <summary>What a local begins with; null where it has no initialiser, and for anything else.</summary>
    public static ExpressionSyntax? InitialValueOf(ISymbol? symbol, CancellationToken cancellationToken) =>
        symbol is ILocalSymbol { DeclaringSyntaxReferences: { Length: 1 } declared }
            ? (declared[0].GetSyntax(cancellationToken) as VariableDeclaratorSyntax)?.Initializer?.Value
            : null;

    private static bool Decide(ExpressionSyntax expression, SemanticModel model, int locals, CancellationToken cancellationToken)
    {
        foreach (var node in expression.DescendantNodesAndSelf())
        {
            if (node is SimpleNameSyntax name && model.GetSymbolInfo(name, cancellationToken).Symbol is { } symbol
                && IsGiven(symbol, name, model, locals, cancellationToken))
            {
                return true;
            }
        }

        return false;
    }

    private static bool IsGiven(ISymbol symbol, SimpleNameSyntax name, SemanticModel model, int locals, CancellationToken cancellationToken) => symbol switch
    {
        IParameterSymbol { ContainingSymbol: IMethodSymbol { MethodKind: not (MethodKind.AnonymousFunction or MethodKind.LocalFunction) } method } =>
            Accessibilities.IsVisibleOutside(method),

        // What a method of the framework makes of its arguments is as large as they are.
        IMethodSymbol { DeclaringSyntaxReferences.IsEmpty: true } =>
            name.FirstAncestorOrSelf<InvocationExpressionSyntax>() is { ArgumentList.Arguments.Count: 0 },
        _ => locals > 0 && InitialValueOf(symbol, cancellationToken) is { } value && Decide(value, model, locals - 1, cancellationToken),
    };
}
